//! The tutorial, in Spanish.

use crate::en::tutorial::TutorialText;
use crate::catalog::translation;

translation! {
    TutorialText;
    Name: "Combate guiado";
    StepOf: "Paso {0} de {1}";
    Skip: "Saltar este paso";
    Leave: "Salir del combate guiado";
    Finish: "Hecho";
    Aware: "Quién actúa primero depende de quién es consciente de quién. Los enemigos no han visto a nadie: toca «Enemigos: conscientes de los aliados» para cambiarlo.";
    Forecast: "La línea de al lado anuncia cómo empezará el combate. Empieza el combate.";
    Rolls: "Ahora solo tiran quienes actúan en el asalto de sorpresa. Tira por todos o escribe los totales de tus dados.";
    Ready: "Prepara una acción: toca a quien actúa, abre «Preparar una acción», escribe la acción y su desencadenante, y confirma.";
    Trigger: "Termina el turno con el botón grande. Cuando se produzca el desencadenante, usa la acción preparada donde la ofrece el orden: ocurre justo antes de él, y desde entonces su dueño actúa en ese puesto.";
    Delay: "Ahora retrasa un turno: «Retrasar». Quien retrasa solo pierde su puesto, si actúa antes de que vuelva a llegar su iniciativa.";
    ActNow: "El orden muestra dónde puede volver a entrar. Haz que actúe: su iniciativa será la de ese momento.";
    Why: "Toca una iniciativa del orden o un estado como «sorprendido»: verás el motivo y su regla.";
    TableEnd: "Eso es todo. El botón grande termina los turnos y dice quién sigue; con Z puedes deshacer hasta el principio. Sigue jugando, o empieza el tuyo.";
    TowStart: "En un turno cada cual tiene una fase principal, de mayor a menor iniciativa, y los más rápidos pueden responder. Empieza el combate.";
    TowRolls: "Escribe estos totales para seguir el combate guiado: arquera 15, maga 10, orco 5, goblin 3.";
    Charges: "Primero van las cargas. Nadie carga: pulsa «Nadie carga», junto al botón grande.";
    ToArcher: "El botón grande pasa en nombre de todos y dice qué viene después. Púlsalo hasta la fase principal de la arquera y luego pulsa «Actúa Arquera»: los más lentos pasan y la arquera tiene la prioridad. Z deshace una pulsación de más.";
    Shoot: "Declara el disparo: pulsa «Disparar · 3 PA», luego el objetivo «@Orco» y «Declarar Disparar → Orco». Deja una flecha, que necesita tiempo para volar.";
    Arrow: "El disparo está en la pila. Solo pueden responder quienes sean tan rápidos como la arquera, y no hay nadie: pulsa «Pasar → se resuelve Disparar». Después elige «Éxito»: la flecha va a la pila pospuesta.";
    Lightning: "Pulsa el botón grande hasta la fase principal de la maga y luego «Actúa Maga». Declara «Relámpago en cadena · 4 PA, 2 potencia» contra «@Goblin». Cuesta PA y potencia.";
    Chain: "Pasa con el botón grande hasta que se resuelva. Solo entonces eliges adónde salta: abre «Otros objetivos, elegidos ahora», elige «Orco» y pulsa «Resolver → Relámpago en cadena».";
    Axe: "Sigue hasta la fase principal del orco y pulsa «Actúa Orco». Declara «Hacha · 2 PA» contra «@Maga». Si la fase ya ha pasado, Z vuelve a ella.";
    Respond: "La maga es más rápida que el orco y le queda 1 PA. Pulsa «Pasar → Maga puede responder» y declara «Esquivar · 1 PA».";
    Newest: "La esquiva está encima del hacha, así que se resuelve primero: pulsa «Nadie responde → Esquivar como se declaró».";
    Fumble: "Ahora el hacha: pulsa «Nadie responde → se resuelve Hacha». Di que la tirada es una «Pifia»; lo que ocurre se puede escribir en «Consecuencias de la pifia».";
    Consequences: "Una pifia deja sus consecuencias encima de la pila, con la iniciativa del orco. No necesitan tirada. Pasa hasta que también se resuelvan.";
    TowTrigger: "Algunos efectos se disparan solos. Abre «Efectos disparados», escribe una trampa como efecto, elige al goblin y «al empezar su fase principal», y pulsa «Añadir el efecto».";
    ToTrap: "Sigue hasta la fase principal del goblin. La trampa va a la pila antes de que nadie actúe.";
    Trap: "Todos pueden responderle como a cualquier acción. Pasa hasta que se resuelva.";
    Lands: "En la fase final, las acciones pospuestas pasan a la pila principal. Pulsa el botón grande hasta que llegue la flecha.";
    Hit: "Nadie es tan rápido como la arquera, así que nadie esquiva la flecha. Pasa y resuélvela.";
    TowEnd: "Eso es todo: la acción declarada espera, los más rápidos responden y lo más nuevo se resuelve primero.";
    Unaware: "Los bandidos están al acecho: el primer botón dice que los aliados no son conscientes de los enemigos, así que quedan sorprendidos. La línea de al lado dice qué supone. Empieza el combate.";
    TwoDice: "Quien está sorprendido tira dos veces la iniciativa y se queda con la menor. Tira por todos o escribe los totales de tus dados.";
    Strike: "Alguien recibe un golpe: abre «Daño», escribe 7, toca a un bandido y pulsa el botón que lo nombra.";
    Prone: "Ahora un estado: toca a un bandido, abre «Estado», elige «derribado» y pulsa el botón de abajo.";
    Reaction: "Termina el turno con el botón grande, que dice quién sigue. Cuando se produzca el desencadenante, usa la acción preparada donde la ofrece el orden: gasta la reacción, y su dueño conserva su puesto.";
    WhyProne: "Toca una iniciativa del orden, o «derribado»: verás el motivo y su regla.";
}
