//! The numeric fields of a combatant, in English.

use crate::catalog::messages;

messages! {
    /// A name of a numeric field: in full for a form, or short for a list or a column.
    NumericFieldText;
    Dexterity: "Dexterity score";
    DexterityShort: "Dex";
    Initiative: "Initiative modifier";
    InitiativeShort: "Initiative";
    Stealth: "Stealth modifier";
    PassivePerception: "Passive Perception";
    PassivePerceptionShort: "PP";
    HitPoints: "Hit points";
    HitPointsShort: "HP";
    ArmorClass: "Armor class";
    ArmorClassShort: "AC";
    ActionPoints: "AP each TOW turn";
    LegendaryActions: "Legendary actions";
    LegendaryResistance: "Legendary resistance";
    TieBreak: "Tie-break number";
    Level: "Level";
    LevelShort: "level";
}
