//! Saving throws.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;

/// A kind of saving throw. Each ruleset knows some of them, or none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SaveKind {
    /// Strength, in D&D 5e.
    Strength,
    /// Dexterity, in D&D 5e.
    Dexterity,
    /// Constitution, in D&D 5e.
    Constitution,
    /// Intelligence, in D&D 5e.
    Intelligence,
    /// Wisdom, in D&D 5e.
    Wisdom,
    /// Charisma, in D&D 5e.
    Charisma,
    /// Fortitude, in D&D 3.0 and 3.5.
    Fortitude,
    /// Reflex, in D&D 3.0 and 3.5.
    Reflex,
    /// Will, in D&D 3.0 and 3.5.
    Will,
}

impl SaveKind {
    /// The saves of D&D 3.0 and 3.5.
    pub const THIRD_EDITION: [Self; 3] = [Self::Fortitude, Self::Reflex, Self::Will];

    /// The saves of D&D 5e, one for each ability.
    pub const FIFTH_EDITION: [Self; 6] = [
        Self::Strength,
        Self::Dexterity,
        Self::Constitution,
        Self::Intelligence,
        Self::Wisdom,
        Self::Charisma,
    ];
}

/// A saving throw of a combatant, even of one that can't act (D30-13).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SavingThrow {
    /// The combatant.
    pub who: CombatantId,
    /// The kind of save, in the game master's words.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub name: String,
    /// Its kind, if it is one of the ruleset. Some kinds fail without a roll under a condition (AMB-D5E-39).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub kind: Option<SaveKind>,
    /// The modifier of the d20 roll.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub modifier: i16,
    /// The DC, if it is entered.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub difficulty: Option<i32>,
    /// The result of a roll with real dice, from -999 to 999.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub typed: Option<i32>,
}
