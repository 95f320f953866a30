//! Death saves and dying, in Spanish.

use crate::en::dying::DyingText;
use crate::catalog::translation;

translation! {
    DyingText;
    DeathSaveOf: "Salvación contra muerte: {0}";
    Number: "Resultado del d20";
    Roll: "Tirar la salvación";
    Typed: "Anotar {0}";
    Success: "Éxito";
    Failure: "Fallo";
    Successes: "Éxitos";
    Failures: "Fallos";
    SuccessPip: "Éxito {0} de 3";
    FailurePip: "Fallo {0} de 3";
    Stabilize: "Estabilizar";
    KnockOut: "Noquear en vez de matar";
    Critical: "Golpe crítico: dos fallos";
    LogDue: "A {0} le toca una salvación contra muerte.";
    LogSuccess: "{0}: salvación contra muerte, éxito.";
    LogFailure: "{0}: salvación contra muerte, fallo.";
    LogTwoFailures: "{0}: salvación contra muerte, 1 natural, dos fallos.";
    LogRecovery: "{0}: salvación contra muerte, 20 natural. {0} vuelve en sí con 1 punto de golpe.";
    LogDying: "{0} se está muriendo: éxitos {1}, fallos {2}.";
    LogStable: "{0} se estabiliza.";
    LogDead: "{0} muere.";
    LogUp: "{0} ya no se está muriendo.";
    LogNotHealed: "{0} ha muerto: la curación no tiene efecto.";
    WhyDying: "{0} está inconsciente y se está muriendo con 0 puntos de golpe: éxitos {1}, fallos {2}.";
    WhyStable: "{0} está inconsciente pero estable con 0 puntos de golpe y no hace salvaciones contra muerte.";
    WhyDead: "{0} ha muerto.";
    NotDying: "{0} no se está muriendo.";
    NothingToSave: "{0} ha muerto y no hace tiradas de salvación.";
    NoDeathSaveDue: "{0} hace su salvación contra muerte cuando llega su turno.";
    DeathSavesOutOfRange: "Como mucho hay 3 éxitos y 3 fallos.";
    FaceOutOfRange: "Un d20 marca de 1 a 20, no {0}.";
}
