//! The numeric fields of a combatant, in Spanish.

use crate::catalog::translation;
use crate::en::numeric_fields::NumericFieldText;

translation! {
    NumericFieldText;
    Dexterity: "Puntuación de Destreza";
    DexterityShort: "Des";
    Initiative: "Modificador de iniciativa";
    InitiativeShort: "Iniciativa";
    Stealth: "Modificador de Sigilo";
    PassivePerception: "Percepción pasiva";
    PassivePerceptionShort: "PP";
    HitPoints: "Puntos de golpe";
    HitPointsShort: "PG";
    ArmorClass: "Clase de armadura";
    ArmorClassShort: "CA";
    ActionPoints: "PA por turno";
    LegendaryActions: "Acciones legendarias";
    LegendaryResistance: "Resistencia legendaria";
    TieBreak: "Número de desempate";
    Level: "Nivel";
    LevelShort: "nivel";
}
