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
}
