//! The players' screen, in Spanish.

use crate::en::players::PlayersText;
use crate::catalog::translation;

translation! {
    PlayersText;
    FullScreen: "Pantalla completa";
    Sound: "Tic en el turno de un PJ";
    Order: "Orden";
    NoFight: "No hay ningún combate abierto.";
    NoFightHint: "Abre uno en otra ventana de este navegador y aparecerá aquí.";
    NotBegun: "El combate aún no ha empezado.";
    RollInitiative: "¡Tirad iniciativa!";
    Over: "El combate ha terminado.";
    Deciding: "Decide quien dirige.";
    ActsNow: "actúa ahora";
    MainPhase: "fase principal";
    FightsForLife: "lucha por su vida";
    Then: "Después";
    Stack: "Pila";
    Unhurt: "ileso";
    Wounded: "herido";
    NearlyDown: "malherido";
    Down: "caído";
    Delays: "retrasa";
    Ready: "acción preparada";
    Surprised: "sorprendido";
    Concentrates: "se concentra";
    HaveActed: "Han actuado";
    YetToAct: "Faltan por actuar";
    HaveNoTurn: "Sin turno en este asalto";

    WhatItShows: "Qué ven los jugadores";
    PartyHealth: "Salud de los aliados";
    OtherHealth: "Salud de los demás";
    PartyConditions: "Estados de los aliados";
    OtherConditions: "Estados de los demás";
    InNumbers: "en números";
    InWords: "en palabras";
    NotShown: "sin mostrar";
    KeepOff: "Ocultar a los jugadores";
    Message: "Mensaje para los jugadores";
    Show: "Mostrar";
    TakeAway: "Quitar el mensaje";
}
