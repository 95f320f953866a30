//! The numeric fields of a combatant, in French.

use crate::catalog::translation;
use crate::en::numeric_fields::NumericFieldText;

translation! {
    NumericFieldText;
    Dexterity: "Valeur de Dextérité";
    DexterityShort: "Dex";
    Initiative: "Modificateur d’initiative";
    InitiativeShort: "Initiative";
    Stealth: "Modificateur de Discrétion";
    PassivePerception: "Perception passive";
    PassivePerceptionShort: "PP";
    HitPoints: "Points de vie";
    HitPointsShort: "PV";
    ArmorClass: "Classe d’armure";
    ArmorClassShort: "CA";
    ActionPoints: "PA par tour TOW";
    LegendaryActions: "Actions légendaires";
    LegendaryResistance: "Résistance légendaire";
    TieBreak: "Nombre de départage";
    Level: "Niveau";
    LevelShort: "niveau";
}
