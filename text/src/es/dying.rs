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
    DyingRoll: "¿Se estabiliza {0}?";
    PercentRule: "d%: con 10 o menos, estable. Si no, PG {0} → {1}.";
    Percent: "Resultado del d%";
    RollPercent: "Tirar d%";
    BecomesStable: "Estable";
    LosesOne: "Pierde 1 PG";
    HealCheck: "Prueba de Sanar (CD 15)";
    BelowNow: "ahora {0}";
    BelowDead: "muerte a {0}";
    BelowLadder: "{0}: {1} PG, muerte a {2}";
    LogRollDue: "{0} se está muriendo: d% para estabilizarse.";
    LogRollStable: "{0}: d%, 10 o menos.";
    LogRollLoses: "{0}: d%, más de 10.";
    LogDyingAgain: "{0} deja de estar estable y se está muriendo otra vez.";
    WhyDyingBelow: "{0} se está muriendo: en cada turno, d%; con 10 o menos queda estable y, si no, pierde 1 PG; muere a −10. Cualquier curación o una prueba de Sanar (CD 15) estabiliza a {0}.";
    WhyStableBelow: "{0} está inconsciente pero estable y no pierde más PG.";
    NoRollDue: "{0} tira para estabilizarse cuando llega su próximo turno.";
    NoDeathSaves: "Aquí no hay salvaciones contra muerte: quien se muere se estabiliza o pierde 1 PG.";
    PercentOutOfRange: "Un d% marca de 1 a 100, no {0}.";
}
