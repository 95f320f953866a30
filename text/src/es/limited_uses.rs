//! Limited uses, in Spanish.

use crate::en::limited_uses::LimitedUseText;
use crate::catalog::translation;

translation! {
    LimitedUseText;
    Heading: "Usos limitados";
    Hint: "Aliento de fuego 5-6, Intermitencia 3/día";
    Fault: "«{0}» no dice cuándo vuelve: escribe «Aliento de fuego 5-6» o «Intermitencia 3/día».";
    Many: "Usa cada nombre una sola vez, y 20 como máximo.";
    WithRecharge: "{0} (recarga {1})";
    WithDay: "{0} ({1}/día)";
    Left: "{0}: quedan {1} de {2}";
    SpendOne: "{0}, {1} de {2}: disponible, gastarlo";
    SpendToo: "Gastar {0}";
    GiveBack: "{0}, {1} de {2}: gastado, devolverlo";
    RechargesOn: "se recarga con {0}";
    SpentRecharges: "gastado, se recarga con {0}";
    LeftUntilRest: "{0} de {1} hasta un descanso";
    LeftToday: "{0} de {1} hoy";
    Asks: "{0} tira para recargar {1}: d6, {2}";
    Face: "Resultado del d6";
    RollDie: "Tirar d6";
    Enter: "Anotar {0}";
    IsBack: "Vuelve";
    StillSpent: "Sigue gastado";
    Spends: "{0} usa {1}";
    GetsBack: "{0} recupera {1}";
    RollsFor: "{0} tira para recargar {1}";
    Stays: "{0}: {1} sigue gastado";
    LogSpent: "{0} usa {1}.";
    LogCarried: "{0}: {1}, usos ya gastados: {2}.";
    LogRestored: "{0}: vuelve {1}.";
    LogDue: "{0}: un d6 decide si vuelve {1}.";
    LogBack: "{0} saca {2}: vuelve {1}.";
    LogNotBack: "{0} saca {2}: {1} sigue gastado.";
    LogStays: "{0}: {1} sigue gastado.";
    WhyRecharge: "{0}: {1} vuelve si sale {2} en un d6 al principio de su turno, aunque se salte, o tras un descanso.";
    WhyDay: "{0}: {1}, {2} al día. Los usos vuelven tras un descanso largo.";
    Unknown: "{0} no tiene ese uso limitado.";
    NoneLeft: "A {0} no le quedan usos.";
    NotSpent: "A {0} le quedan todos los usos.";
    NotDue: "{0} tira para recargar al principio de su turno.";
    FaceOutOfRange: "Un d6 marca de 1 a 6, no {0}.";
}
