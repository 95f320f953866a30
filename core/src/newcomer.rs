//! Combatants that join together.

use serde::{Deserialize, Serialize};

use crate::combatant::Combatant;
use crate::effect::TurnEffect;
use crate::optional_field::is_default;
use crate::rules::{Condition, Rules};

/// A combatant that joins, with details beside its profile.
///
/// ```
/// use asalto_core::{Combatant, Side};
/// use asalto_core::newcomer::Newcomer;
/// let goblin = Newcomer {
///     hit_dice: Some("2d6".to_owned()),
///     ..Newcomer::from(Combatant::new("Goblin", Side::FOES))
/// };
/// assert_eq!(goblin.position, "");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Newcomer {
    /// The profile.
    pub profile: Combatant,
    /// The dice that roll its hit points as it joins, e.g. `2d8+2`. Without them the hit points of
    /// the profile stay.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub hit_dice: Option<String>,
    /// The position, in the game master's words.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub position: String,
    /// The name of its lair, which gets a separate place in the order (D5E-71).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub lair: Option<String>,
    /// The hit points that it has lost already, e.g. in an earlier combat.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub lost: i32,
    /// The conditions that it has already, without an end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub conditions: Vec<Condition>,
    /// What it does in each of its turns from the start, such as regenerating, where the ruleset has turns (D5E-82,
    /// D35-95).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub each_turn: Vec<InnateEffect>,
    /// Its level of exhaustion, where the ruleset has them (D24-21).
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub exhaustion: u8,
    /// The limited uses that it has spent already (D5E-83).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub spent: Vec<SpentUse>,
    /// How often it has taken Action Surge since its last rest (D5E-80).
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub surges: u8,
    /// The initiative result that was rolled for it, if combat has begun. Identical creatures of one group share that of
    /// the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub total: Option<i32>,
}

/// An effect without an end that a creature brings, with what it does in each of the creature's turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InnateEffect {
    /// The condition by which the table knows it, e.g. “Regeneration”.
    pub condition: Condition,
    /// The effect in each turn.
    pub each: TurnEffect,
}

impl InnateEffect {
    /// Returns whether it counts under these rules. Phases have no turns.
    #[must_use]
    pub fn counts(&self, rules: &Rules) -> bool {
        rules.progress.phases().is_none()
    }
}

/// A limited use that a newcomer has spent in an earlier combat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SpentUse {
    /// The name of the limited use.
    pub name: String,
    /// How many uses are spent, from 1 to all of them.
    pub times: u8,
}

impl From<Combatant> for Newcomer {
    fn from(profile: Combatant) -> Self {
        Self {
            profile,
            hit_dice: None,
            position: String::new(),
            lair: None,
            lost: 0,
            conditions: Vec::new(),
            each_turn: Vec::new(),
            exhaustion: 0,
            spent: Vec::new(),
            surges: 0,
            total: None,
        }
    }
}
