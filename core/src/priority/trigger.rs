//! Triggered effects: registered on an actor, put on a stack when their moment comes.

use serde::{Deserialize, Serialize};

use crate::actor::Cost;
use crate::combatant::CombatantId;

/// The id of a triggered effect, given by the encounter, from 1.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct TriggerId(pub u32);

/// A kind of phase.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
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
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum When {
    /// A phase of this kind starts.
    PhaseStarts(PhaseKind),
    /// The main phase of its owner starts (TOW-42).
    OwnMain,
    /// An action of this actor has been declared (TOW-71).
    Declared(CombatantId),
    /// An action of this actor has been resolved (TOW-71).
    Resolved(CombatantId),
    /// The game master says so (TOW-71).
    Told,
}

/// How often an effect is triggered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Repeats {
    /// Each time its moment comes.
    #[default]
    Always,
    /// Once.
    Once,
}

/// A triggered effect as it is registered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Trigger {
    /// Who controls it.
    pub owner: CombatantId,
    /// What it is, in the game master's words.
    pub name: String,
    /// Its moment.
    pub when: When,
    /// What it costs; with points of action it waits in the postponed stack (TOW-36).
    #[serde(default, skip_serializing_if = "Cost::is_free")]
    pub cost: Cost,
    /// How often it is triggered.
    #[serde(default)]
    pub repeats: Repeats,
}
