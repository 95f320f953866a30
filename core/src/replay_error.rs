//! Errors of replaying a log.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::frame_id::FrameId;

/// An event that does not fit the encounter: the log was cut, reordered or edited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ReplayError {
    /// The event names a combatant that is not present.
    Combatant(CombatantId),
    /// The event adds a combatant with the wrong id.
    CombatantOrder(CombatantId),
    /// The event names a frame that is not on top of the stack.
    Frame(FrameId),
    /// The event names a place that is not in the order.
    Place(CombatantId),
    /// The event belongs to another stage of an encounter.
    Stage,
}

impl fmt::Display for ReplayError {
    /// Writes a sentence for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Combatant(who) => write!(f, "combatant {who} is not present"),
            Self::CombatantOrder(who) => write!(f, "{who} is not the id of the next combatant"),
            Self::Frame(frame) => write!(f, "frame {} is not on top of the stack", frame.0),
            Self::Place(who) => write!(f, "combatant {who} has no such place in the order"),
            Self::Stage => f.write_str("the event belongs to another stage of the encounter"),
        }
    }
}

impl std::error::Error for ReplayError {}
