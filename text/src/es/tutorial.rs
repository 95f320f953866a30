//! The tutorial, in Spanish.

use crate::en::tutorial::TutorialText;
use crate::catalog::translation;

translation! {
    TutorialText;
    Name: "Combate guiado";
    StepOf: "Paso {0} de {1}";
    Skip: "Saltar este paso";
    Leave: "Dejar la guía";
    Finish: "Hecho";
    Aware: "Quién actúa primero depende de quién es consciente de quién. Los enemigos no han visto a nadie: toca «Enemigos: conscientes de los aliados» para cambiarlo.";
    Forecast: "La línea de al lado anuncia cómo empezará el combate. Empieza el combate.";
    Rolls: "Ahora solo tiran quienes actúan en el asalto de sorpresa. Tira por todos o escribe los totales de tus dados.";
    Ready: "Prepara una acción: abre «Preparar una acción», escribe la acción y su desencadenante, y confirma.";
    Trigger: "Termina el turno con el botón grande. Cuando se produzca el desencadenante, usa la acción preparada donde la ofrece el orden: ocurre justo antes de él, y desde entonces su dueño actúa en ese puesto.";
    Delay: "Ahora retrasa un turno: «Retrasar». Quien retrasa solo pierde su puesto, si actúa antes de que vuelva a llegar su iniciativa.";
    ActNow: "El orden muestra dónde puede volver a entrar. Haz que actúe: su iniciativa será la de ese momento.";
    Why: "Toca una iniciativa del orden o un estado como «sorprendido»: verás el motivo y su regla.";
    TableEnd: "Eso es todo. El botón grande termina los turnos y dice quién sigue; con Z puedes deshacer hasta el principio. Sigue jugando, o empieza el tuyo.";
    TowStart: "En un turno cada cual tiene una fase principal, primero la iniciativa más alta, y los más rápidos pueden responder. Empieza el combate.";
    TowRolls: "Escribe estos totales para seguir la guía: arquera 15, maga 10, orco 5, trasgo 3.";
    Charges: "Primero van las cargas. Nadie carga: pulsa «Nadie carga», junto al botón grande.";
    ToArcher: "El botón grande pasa por todos y dice qué viene después. Púlsalo hasta la fase principal de la arquera y luego pulsa la flecha de su fila: se pasa hasta que la arquera tenga la prioridad.";
    Shoot: "Declara el disparo: elige la acción guardada, añade el orco como objetivo y pulsa Intro. Deja una flecha, que necesita tiempo para volar.";
    Arrow: "El disparo está en la pila. Solo pueden responder los más rápidos, y nadie es más rápido que la arquera. Pasa hasta que se resuelva y elige «Éxito»: la flecha va a la pila pospuesta. Si la tirada falla, deshazla.";
    ToMage: "Sigue hasta que la maga tenga la prioridad en su fase principal.";
    Lightning: "Declara el relámpago en cadena contra el trasgo. Cuesta PA y potencia.";
    Chain: "Pasa hasta que se resuelva. Entonces eliges adónde salta: añade otro objetivo, o desvíalo si el primero ya no está. Después resuélvelo.";
    Lands: "En la fase final, las acciones pospuestas pasan a la pila principal. Pasa hasta que llegue la flecha.";
    Hit: "Nadie es más rápido que la arquera, así que nadie esquiva la flecha. Pasa y resuélvela.";
    TowEnd: "Eso es todo: la acción declarada espera, los más rápidos responden y lo más nuevo se resuelve primero.";
}
