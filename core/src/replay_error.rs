//! Errors of replaying a log.

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
