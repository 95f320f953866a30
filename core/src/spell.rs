//! Spells by name, level and source.

use serde::{Deserialize, Serialize};

/// The source of a spell's power.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum MagicSource {
    /// A spell of a wizard, a sorcerer or a bard.
    #[default]
    Arcane,
    /// A spell of a cleric, a druid, a paladin or a ranger.
    Divine,
}

/// A spell of a combatant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Spell {
    /// The name, in the game master's words.
    pub name: String,
    /// The level, 0 for a cantrip.
    pub level: u8,
    /// The source of its power.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub magic: MagicSource,
}
