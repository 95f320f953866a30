//! D&D 5e (2024), in Spanish.

use crate::en::dnd2024::Dnd2024Text;
use crate::catalog::translation;

translation! {
    Dnd2024Text;
    BetterOfTwo: "iniciativa con ventaja";
    WorseOfTwo: "iniciativa con desventaja";
    OneDie: "ventaja y desventaja se anulan";
    Score: "valor de iniciativa";
    WhyAdvantage: "{0} tiró iniciativa con ventaja: {1}.";
    WhyDisadvantage: "{0} tiró iniciativa con desventaja: {1}.";
    WhyOneDie: "{0} tiró iniciativa con un solo dado: la ventaja y la desventaja se anulan ({1}).";
    OtherDie: "El otro d20: {0}.";
    WhyScore: "{0} usó su valor de iniciativa en vez de tirar: {1} más su modificador.";
    ScoreSources: "Incluye: {0}.";
    OwnAdvantage: "ventaja propia";
    OwnDisadvantage: "desventaja propia";
    Surprised: "sorpresa";
    Invisible: "invisible";
    Incapacitated: "incapacitado";
    Poisoned: "envenenado";
    Frightened: "asustado";
    WhySurprised: "{0} no percibió ninguna amenaza: tira iniciativa con desventaja.";
    WhyExhausted: "{0} tiene cansancio {1}: penalizador de −{2} a las pruebas con d20. El nivel 6 es la muerte.";
    Exhaustion: "Cansancio";
    ExhaustionLevel: "cansancio {0}";
    OneLess: "Quitar un nivel";
    OneMore: "Añadir un nivel";
    ExpendSlot: "Gastar un espacio de conjuro";
    SlotExpended: "espacio de conjuro gastado";
    LogScored: "{0} usa su valor de iniciativa: {1}.";
    LogSlot: "{0} gasta un espacio de conjuro.";
    LogExhaustion: "{0}: cansancio {1}.";
    RejectSlot: "{0} ya ha gastado un espacio de conjuro este turno.";
    Alert: "Alerta";
    FeralInstinct: "Instinto salvaje";
    WhySwapped: "{0} actúa en {1}: ha cambiado la iniciativa con {2} (Alerta).";
    LogSwapped: "{0} toma la iniciativa de {2}: {1}.";
    AskSwap: "{0} está alerta. Cambiar la iniciativa con:";
    SwapWith: "{0} ({1})";
    NoSwap: "Sin cambio";
    RejectNoSwap: "Con estas reglas nadie cambia la iniciativa.";
    RejectNotAlert: "{0} no tiene la dote Alerta.";
    RejectNotAnAlly: "{0} solo cambia con un aliado, y {1} no lo es.";
    RejectIncapacitated: "{0} no puede actuar: no hay cambio de iniciativa.";
    RejectSwapped: "{0} ya ha cambiado la iniciativa.";
    RejectTooLate: "La iniciativa se cambia justo después de tirar, antes de que nadie actúe.";
}
