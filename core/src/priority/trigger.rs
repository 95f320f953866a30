//! Triggered effects: registered on an actor, put on a stack when their moment comes.

use serde::{Deserialize, Serialize};

use crate::actor::Cost;
use crate::combatant::CombatantId;

/// The id of a triggered effect, given by the encounter, from 1.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct TriggerId(pub u32);

/// A kind of phase.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PhaseKind {
    /// The adjustment phase.
    Adjustment,
    /// Any main phase.
    Main,
    /// The final phase.
    Final,
}

/// The moment of a triggered effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TriggerMoment {
    /// A phase of this kind starts.
    PhaseStarts(PhaseKind),
    /// The main phase of its owner starts (TOW-42).
    OwnMain,
    /// An action of this actor has been declared (TOW-71).
    Declared(CombatantId),
    /// An action of this actor has been resolved (TOW-71).
    Resolved(CombatantId),
    /// The game master triggers it (TOW-71).
    #[serde(rename = "told")]
    Manual,
}

/// The number of times an effect is triggered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TriggerRepeat {
    /// Each time its moment comes.
    #[default]
    Always,
    /// Once.
    Once,
}

/// A registered triggered effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Trigger {
    /// The actor that controls it.
    pub owner: CombatantId,
    /// The effect, in the game master's words.
    pub name: String,
    /// The moment that triggers it.
    pub when: TriggerMoment,
    /// The cost. With a cost in AP it waits on the postponed stack (TOW-36).
    #[serde(default, skip_serializing_if = "Cost::is_free")]
    pub cost: Cost,
    /// The number of times it is triggered.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub repeats: TriggerRepeat,
}
