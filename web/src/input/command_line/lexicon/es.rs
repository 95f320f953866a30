//! The words of commands in Spanish.

mod conditions;
mod lines;

use asalto_core::Side;
use asalto_core::share::DamageShare;
use asalto_import::damage_words;

use super::table::{Lexicon, Senses};
use crate::input::command_line::sense::{Act, Attr, Sense};
use crate::input::{number_words, plurals};
use conditions::CONDITIONS;
use lines::LINES;

pub(super) const WORDS: Lexicon = Lexicon {
    senses: SENSES,
    conditions: CONDITIONS,
    damage: damage_words::SPANISH,
    numbers: number_words::SPANISH,
    plurals: plurals::SPANISH,
    lines: LINES,
};

const SENSES: Senses = &[
    (
        Sense::Act(Act::Swap),
        "cambia la iniciativa con|cambia iniciativa con|cambiar iniciativa con|intercambia con|cambia con|cambiar con|cambia de turno con|cambia de sitio con|cambia de puesto con|intercambia la iniciativa con|intercambia iniciativa con|intercambia|intercambiar|cambia el turno con|cambiar la iniciativa de",
    ),
    (
        Sense::Act(Act::Recharge),
        "recarga|recargar|se recarga|recargado|recargada|se ha recargado",
    ),
    (
        Sense::Act(Act::Summoned),
        "convocado por|convocada por|es convocado por|es convocada por|invocado por|invocada por|lo convoca|la convoca",
    ),
    (
        Sense::Act(Act::Surge),
        "accion subita|usa accion subita|oleada de accion|usa oleada de accion",
    ),
    (
        Sense::Act(Act::Counter),
        "contrarrestado|contrarrestada|contrarresta|contrarrestar|queda contrarrestado|es contrarrestado",
    ),
    (
        Sense::Act(Act::HasteAction),
        "accion de acelerar|accion de la aceleracion|accion de aceleracion",
    ),
    (
        Sense::Act(Act::Inspiration),
        "inspiracion|inspiracion heroica",
    ),
    (
        Sense::Act(Act::Harm),
        "daño|dano|danos|hieren|infligen|pegan|golpean|disparan|atacan|queman|lastiman|acuchillan|meten|arañan|aranan|araña|arana|hiere|herir|hace|hacer|hacen|inflige|infligir|pega|pegale|pegar|golpea|golpear|golpe a|dispara|disparar|ataca|atacar|quema|quemar\
        |recibe|reciben|recibir|sufre|sufren|sufrir|encaja|encajan|pierde|pierden|perder|lastima|lastimar|de dano|puntos de dano|punto de dano|muerde|muerden|morder|pego|golpeado|golpeada|es golpeado|es golpeada|herido|herida|acuchilla|acuchillar|come|comen|se lleva|se llevan|mete|meter|metele",
    ),
    (
        Sense::Act(Act::Suffer),
        "recibe|reciben|recibir|sufre|sufren|sufrir|encaja|encajan|pierde|pierden|perder|come|comen|se lleva|se llevan|golpeado|golpeada|es golpeado|es golpeada|herido|herida",
    ),
    (
        Sense::Act(Act::Harm),
        "critico|critica|golpe critico|critico a|hace un critico a|hace critico a|de critico|impacto critico",
    ),
    (
        Sense::Act(Act::Critical),
        "critico|critica|golpe critico|critico a|hace un critico a|hace critico a|de critico|impacto critico",
    ),
    (
        Sense::Act(Act::Harm),
        "atacado|atacada|golpeado|golpeada|es atacado|es atacada",
    ),
    (
        Sense::Act(Act::Suffer),
        "atacado|atacada|golpeado|golpeada|es atacado|es atacada",
    ),
    (Sense::Act(Act::Cast), "lanza|lanzar|conjura|conjurar"),
    (
        Sense::Act(Act::Attack),
        "ado|ataque de oportunidad|hace un ataque de oportunidad",
    ),
    (
        Sense::Act(Act::Pass),
        "pasa|paso|pasar|pasan|yo paso|pasa prioridad|pasa la prioridad|saltar turno|saltar el turno|salta turno|salta el turno|salta su turno",
    ),
    (
        Sense::Attr(Attr::ActionPoints),
        "pa|puntos de accion|punto de accion",
    ),
    (
        Sense::Act(Act::Harm),
        "le entran|le entra|les entran|le caen|meto|le meto|les meto|le mete|pego|le pego|les pego|hago|le hago|les hago|doy|le doy|golpeo|le clavo|le casco",
    ),
    (Sense::Act(Act::Cure), "curo|le curo|me curo"),
    (Sense::Act(Act::Kill), "mato|me cargo"),
    (
        Sense::Act(Act::Surprise),
        "desprevenida|desprevenidas|pillado desprevenido|pillada desprevenida",
    ),
    (Sense::Filler, "yo"),
    (
        Sense::Act(Act::Fail),
        "falla|fallan|fallar|fallo|fallida|fallada|fracasa|fracasar",
    ),
    (
        Sense::Act(Act::Succeed),
        "supera|superada|superado|exito|acierta|pasada|lograda",
    ),
    (Sense::Act(Act::Lose), "pierde|pierden|perder"),
    (
        Sense::Act(Act::Nonlethal),
        "no letal|no letales|de dano no letal|dano no letal",
    ),
    (
        Sense::Act(Act::Fire),
        "desencadena|desencadenar|activa|activar|dispara la accion preparada|dispara su accion preparada|accion preparada|la accion preparada|accion preparada de|la accion preparada de|usa su accion preparada|usa la accion preparada|suelta su accion preparada|activa la accion preparada|activa la accion preparada de|activa su accion preparada|desencadena la accion preparada|desencadena la accion preparada de|salta la accion preparada de|se activa|ejecuta la accion preparada de",
    ),
    (
        Sense::Act(Act::Cure),
        "cura|curar|curan|sanan|restauran|regeneran|palabra curativa|palabra de curacion|curale|curacion|sana|sanar|sanale|recupera|recuperan|recuperar|se cura|se curan|gana|ganan|ganar|regenera|regenerar|se recupera|curado|curada|curan a|restaura|restaurar|sube",
    ),
    (
        Sense::Act(Act::Give),
        "da|dale|dales|dar|pon|ponle|poner|ponles|pone|queda|quedan|deja a|dejar|fija|fijar|tiene|tienen|aplica|aplicar|obtiene|se queda|gana|ganan|ganar|cambia|cambiar|consigue|establece",
    ),
    (
        Sense::Act(Act::Take),
        "resta|restar|restale|quita|quitar|quitale|quitales|saca|sacar|sacale",
    ),
    (
        Sense::Act(Act::Remove),
        "quita|quitar|elimina|eliminar|borra|borrar|saca|sacar|retira|retirar",
    ),
    (
        Sense::Act(Act::End),
        "sin|no|fin|termina|terminar|acaba|acabar|ya no|ya no esta|ya no estan|no esta|no estan|deja de|deja de estar|dejan de estar|dejan de|limpia|limpiar|fuera|cancela|cancelar|finaliza|finalizar|se le pasa|se le quita|libera|liberar|liberan|libre de|se libra de|terminan",
    ),
    (
        Sense::Act(Act::Kill),
        "mata|matar|matan|rematan|liquidan|asesinan|acaban con|mata a|elimina al|muerto|muerta|muertos|muertas|esta muerto|esta muerta|estan muertos|muere|mueren|ha muerto|han muerto|acaba con|acabar con|remata|remata a|rematar|liquida|liquidar|elimina a|murio|cae muerto|cae muerta|asesina|asesinar",
    ),
    (
        Sense::Act(Act::Revive),
        "revivir|revive|reviven|resucita|resucitar|resucitan|vuelve a la vida|devuelve la vida|devuelve a la vida|reanima|reanimar|esta vivo|esta viva",
    ),
    (
        Sense::Act(Act::MassiveSave),
        "salvacion por dano masivo|salvacion de dano masivo|salvacion contra dano masivo|dano masivo|masivo",
    ),
    (
        Sense::Act(Act::DeathSave),
        "salvacion contra muerte|salvacion contra la muerte|salvacion de muerte|tirada de muerte|tirada de salvacion contra muerte|salvaciones contra muerte|tirada contra muerte|tirada contra la muerte|tirada de estabilizacion|estabilizacion",
    ),
    (
        Sense::Act(Act::Stabilize),
        "estabiliza|estabilizar|estabilizan|estable|esta estable|se estabiliza|estabilizado|estabilizada",
    ),
    (
        Sense::Act(Act::Reroll),
        "repetir|repite|volver a tirar|vuelve a tirar|nueva tirada de|nueva|retirar iniciativa|otra vez",
    ),
    (
        Sense::Act(Act::Move),
        "mover|mueve|coloca|colocar|pasa a actuar|actua",
    ),
    (
        Sense::Act(Act::Delay),
        "retrasar|retrasa|retrasan|se retrasa|espera|esperar|retraso|retrasa su turno|demora|demorar",
    ),
    (
        Sense::Act(Act::Ready),
        "preparar|prepara|prepara una accion|se prepara para",
    ),
    (
        Sense::Act(Act::Next),
        "siguiente|siguiente turno|pasar turno|pasa turno|pasa el turno|pasar el turno|pasar|pasa|terminar turno|terminar el turno|termina turno|termina el turno|acabar turno|acaba turno|acaba el turno|fin de turno|fin del turno|hecho|listo|ya esta|continuar|sigue|proximo turno|proximo|termina su turno|acaba su turno|adelante|saltar turno|saltar el turno|salta turno|salta el turno|salta su turno",
    ),
    (
        Sense::Act(Act::Previous),
        "anterior|turno anterior|volver al turno anterior|vuelve al turno anterior|volver al anterior|atras|volver atras|vuelve atras|volver|retroceder|retrocede|un turno atras|retroceder un turno|turno previo",
    ),
    (Sense::Act(Act::Undo), "deshacer|deshaz|deshace"),
    (Sense::Act(Act::Redo), "rehacer|rehaz"),
    (
        Sense::Act(Act::Hide),
        "esconder|esconde|ocultar|se esconden|se ocultan|oculta|se esconde|se oculta",
    ),
    (
        Sense::Act(Act::Reveal),
        "mostrar|muestra|revelar|revela|descubrir|descubre|enseña|ensena|ensenar|hacer visible|desocultar",
    ),
    (
        Sense::Act(Act::Rename),
        "renombrar|renombra|llama|llamar|se llama|ahora se llama|ahora es|cambia el nombre de|cambiar el nombre de|pasa a llamarse|rebautiza|rebautizar",
    ),
    (
        Sense::Act(Act::Note),
        "nota|notas|apunta|apuntar|anota|anotar|comentario",
    ),
    (
        Sense::Act(Act::Add),
        "anadir|anade|agrega|agregar|incorpora|invoca|invocar",
    ),
    (
        Sense::Act(Act::Arrive),
        "entra|entran|llega|llegan|aparece|aparecen|se unen al combate|se une al combate|vienen|viene|se suman|se suma|irrumpen|irrumpe",
    ),
    (
        Sense::Act(Act::ChangeSides),
        "cambia de bando|cambian de bando|cambiar de bando|cambia de lado|cambian de lado|se cambia de bando|se pasa al otro bando|se pasan al otro bando|se pasa al bando de|se pasa a|cambia al bando de",
    ),
    (
        Sense::Act(Act::Join),
        "une|unir|se une|se unen|unete|junta|juntar|se junta|se juntan|agrupa|agrupar|reune|vuelve con|actua con|actuan con|entra en|entran en|entra en el grupo de",
    ),
    (
        Sense::Act(Act::Flee),
        "huye|huyen|huir|escapa|escapan|se escapa|se escapan|escapar|se va|se van|abandona|abandonan|abandona el combate|sale|salen|sale del combate|salen del combate|se retira|se retiran|se marcha|se larga|deja el combate|se da a la fuga",
    ),
    (
        Sense::Act(Act::Escape),
        "escapa|escapan|se escapa|se escapan|escapar|escaparse",
    ),
    (
        Sense::Act(Act::BreakFree),
        "se libera|se liberan|liberarse|se suelta|se sueltan|soltarse|se zafa|se zafan|zafarse|se libra|liberado|liberada|liberados|soltado|soltada|suelto",
    ),
    (
        Sense::Act(Act::End),
        "se libera|se liberan|liberarse|liberado|liberada|liberados",
    ),
    (
        Sense::Act(Act::Release),
        "suelta|soltar|dejan ir|sueltan|suelte|suelto a|libera|liberar|liberan|deja ir|dejar ir|deja ir a",
    ),
    (
        Sense::Act(Act::Split),
        "separa|separar|se separa|se separan|divide|dividir|desagrupa|desagrupar|aparta|apartar|deja el grupo|dejan el grupo",
    ),
    (
        Sense::Act(Act::Surprise),
        "sorprende|sorprender|sorprenden|sorprendido|sorprendida|sorprendidos|sorprendidas|esta sorprendido|estan sorprendidos|desprevenidos|desprevenido|por sorpresa|sorpresa",
    ),
    (
        Sense::Act(Act::Drop),
        "tumba|tumbar|tumban|derriban|abaten|cae|caen|caer|derriba|derribar|abate|abatir|abatido|abatida|caido|caida|tira a",
    ),
    (
        Sense::Act(Act::Stand),
        "levanta|levantar|levantate|ponte en pie|ponte de pie|se levanta|se levantan|en pie|se pone en pie|de pie",
    ),
    (
        Sense::Act(Act::Use),
        "gasta|gastar|gastan|gastada|gastado|usa|usar|usan|usada|usado|consume|consumir|consumida|ha usado|ha gastado|utiliza|utilizar|utilizada|ya uso|uso|gasto|emplea|sin",
    ),
    (
        Sense::Act(Act::Concentrate),
        "se concentra en|concentrado en|concentrada en|concentrarse en|concentracion en|mantiene",
    ),
    (
        Sense::Act(Act::Legendary),
        "legendaria|accion legendaria|usa accion legendaria|usa una accion legendaria|usa legendaria|gasta accion legendaria",
    ),
    (Sense::Act(Act::Roll), "tira|tirar|lanza|lanzar|tirada"),
    (
        Sense::Act(Act::Find),
        "busca|buscar|donde esta|donde estan|ir a|ve a|encuentra|encontrar|localiza|localizar|selecciona|seleccionar",
    ),
    (
        Sense::Act(Act::Help),
        "ayuda|comandos|ordenes|que puedo escribir|ayudame",
    ),
    (
        Sense::Attr(Attr::Hp),
        "pg|pgs|pv|puntos de golpe|punto de golpe|puntos de vida|vida|salud|puntos|punto",
    ),
    (Sense::Attr(Attr::Max), "max|maximo|maximos|maxima|pg max"),
    (
        Sense::Attr(Attr::Full),
        "a tope|al maximo|al completo|completo|del todo|toda la vida|todos los pg|por completo|lleno|llena|entero|entera",
    ),
    (
        Sense::Attr(Attr::Temp),
        "temporales|temporal|temp|pg temporales|puntos de golpe temporales|puntos temporales|pgt",
    ),
    (Sense::Attr(Attr::Ac), "ca|clase de armadura|armadura"),
    (Sense::Attr(Attr::Init), "iniciativa|inic|ini|init"),
    (
        Sense::Attr(Attr::Exhaustion),
        "cansancio|agotamiento|nivel de cansancio|niveles de cansancio|de cansancio",
    ),
    (
        Sense::Attr(Attr::Conditions),
        "todo a|todo al|todo a la|estados|estado|todos los estados|condiciones|efectos|todo estado|condicion|todas las condiciones|todos los efectos",
    ),
    (
        Sense::Attr(Attr::Concentration),
        "tirada de concentracion|prueba de concentracion|salvacion de concentracion|concentracion|concentrado|concentrada|concentrarse",
    ),
    (
        Sense::Attr(Attr::Action),
        "accion|accion estandar|accion principal",
    ),
    (Sense::Attr(Attr::Reaction), "reaccion"),
    (Sense::Attr(Attr::Immediate), "accion inmediata|inmediata"),
    (Sense::Attr(Attr::Swift), "accion rapida"),
    (
        Sense::Attr(Attr::Bonus),
        "accion adicional|accion bonus|adicional|accion extra",
    ),
    (Sense::Attr(Attr::Dc), "cd"),
    (
        Sense::By,
        "por|de parte de|por culpa de|a manos de|causado por|causada por|por obra de",
    ),
    (
        Sense::At,
        "=|esta a|estan a|esta en|se queda en|se queda a|se quedan en|queda en|queda a|baja a|cae a|baja hasta|sube a|pasa a|pasa a tener|se queda con|queda con",
    ),
    (Sense::Is, "es|son|esta|estan"),
    (Sense::This, "este|actual"),
    (
        Sense::Filler,
        "el|la|lo|los|las|le|les|un|una|unos|unas|es|son|esta|estan|estar|por|su|sus|con|cada|uno|ultima|ultimas|ultimo|ultimos|ahora|en|mas|nivel|niveles|se|ya|que|para|valor|comando|comandos|accion|acciones|ordenes|favor|tambien|cosas|pasos|otra|ambos|ambas|sea|haya",
    ),
    (Sense::To, "a|al|sobre|contra|para"),
    (Sense::From, "de|del|desde"),
    (Sense::And, "y|e|mas|+"),
    (
        Sense::All,
        "todos|todas|todo|todo el mundo|toda|cada uno de",
    ),
    (Sense::Other, "demas|otros|otras|resto|resto de"),
    (Sense::Except, "menos|excepto|salvo|pero no|quitando"),
    (
        Sense::Side(Side::PARTY),
        "aliados|grupo|compania|heroes|personajes|jugadores|pjs|pj|aventureros",
    ),
    (
        Sense::Side(Side::FOES),
        "enemigos|monstruos|malos|adversarios|contrarios|criaturas",
    ),
    (
        Sense::Share(DamageShare::Half),
        "mitad|media|medio|½|1/2|la mitad|mitad de dano|a la mitad|salvado|salvada|salvados|salvadas",
    ),
    (
        Sense::Share(DamageShare::Double),
        "doble|x2|×2|el doble|doble de dano|al doble",
    ),
    (Sense::Until, "hasta|hasta que"),
    (Sense::For, "durante|por|para"),
    (Sense::Unit(1), "asalto|asaltos|ronda|rondas|turnos|turno"),
    (Sense::Unit(10), "minuto|minutos|min"),
    (Sense::Unit(600), "hora|horas|h"),
    (
        Sense::Start,
        "inicio|comienzo|principio|empiece|comience|empieza",
    ),
    (Sense::End, "fin|final|acabe|termine|finalice|acaba|termina"),
    (Sense::Turn, "turno|turnos"),
    (Sense::Next, "proximo|proxima|siguiente"),
    (
        Sense::SaveEnds,
        "salve|salvacion|ts|tirada de salvacion|supere la salvacion|supere una salvacion|salvar|superar salvacion|superar una salvacion|salvacion termina|salvacion acaba|se salve|salve acaba|pase la salvacion|salvacion superada",
    ),
    (
        Sense::Removed,
        "quites|que lo quites|lo quite|nuevo aviso|que se quite|se quite",
    ),
    (Sense::Own, "su|suyo|propio"),
    (Sense::Before, "antes de|antes que|delante de"),
    (Sense::After, "despues de|tras|detras de|despues que"),
    (
        Sense::Combat,
        "combate|pelea|batalla|encuentro|el combate|la pelea|la batalla|del combate|el encuentro",
    ),
    (Sense::When, "cuando|si|en cuanto|como"),
];
