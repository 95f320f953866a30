//! Spells by name, level and source.

use serde::{Deserialize, Serialize};

use crate::optional_field::is_default;

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

/// The time that the casting of a spell takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CastingTime {
    /// The action that it takes.
    #[default]
    Action,
    /// One round: a full-round action, and then until just before the caster's next turn (D35-93).
    Round,
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
    /// The time that its casting takes.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub time: CastingTime,
}
