//! The log of Tales of War, in Spanish.

use crate::en::tales_of_war_log::TalesOfWarLogText;
use crate::catalog::translation;

translation! {
    TalesOfWarLogText;
    PhaseStarted: "{0}.";
    MainPhaseSkipped: "La fase principal de {0} no tiene lugar: fuera de combate.";
    AttemptSucceeded: "{0} logra {1}.";
    AttemptFailed: "{0} no logra {1}.";
    AttemptDeclined: "{0} no intenta {1}.";
    LimitsRestored: "Se restauran los límites del turno.";
    ChargesSkipped: "No cargan: {0}.";
    OneChargeSkipped: "No carga: {0}.";
    PointsGranted: "{0} recibe {1} PA.";
    PointsDiscarded: "Se descartan los PA sobrantes.";
    Paid: "{0} paga {1}.";
    Passed: "{0} pasa.";
    SomeAutoPassed: "Pasan automáticamente: {0}.";
    OneAutoPassed: "Pasa automáticamente: {0}.";
    EveryonePassed: "Pasan todos: la prioridad se extingue.";
    AutoPassSet: "{0} {1}.";
    AutoPassOver: "Fin del pase automático: {0}.";
    AutoPassNewObject: "Hay algo nuevo, {1}: fin del pase automático de {0}.";
    AutoPassRevoked: "Pase automático detenido: {0}.";
    AutoPassUndone: "Al deshacer, fin del pase automático: {0}.";
    Proposed: "{0} declara {1}.";
    Allowed: "La acción de {0} es legal.";
    Disallowed: "La acción de {0} es ilegal y se cancela.";
    DoneAtOnce: "{0} actúa al momento: {1}.";
    Pushed: "A la pila: {1}, de {0}.";
    Postponed: "A la pila pospuesta: {1}, de {0}.";
    Moved: "De la pila pospuesta a la principal: {0}.";
    Cancelled: "{0} se cancela: {1}.";
    Resolved: "{0}: {1}{2}.";
    Roll: " (tirada {0} contra {1})";
    RollFaces: " (dados {0}, total {1} contra {2})";
    TriggerRegistered: "Efecto disparado de {0}: {1}.";
    TriggerRemoved: "Se quita el efecto disparado: {0}.";
    TriggerUnpaid: "{0} se cancela: {1}.";
    TriggersArose: "A la espera de que se ofrezca la prioridad: {0}.";
    ConcentrationBegun: "{0} se concentra en {1}.";
    PointsGathered: "{0} reúne {1} PA.";
    ConcentrationMet: "{0} ha reunido todo el coste.";
    ConcentrationGivenUp: "{0} abandona la concentración.";
    ConcentrationBroken: "{0} queda fuera de combate y deja de concentrarse.";
    CycleEnded: "El turno termina con ambas pilas vacías.";
}
