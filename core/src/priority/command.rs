//! Commands of an encounter with phases and priority.

use serde::{Deserialize, Serialize};

use super::{AttemptResult, Declaration, Resolution, Stop, Trigger, TriggerId, Until};
use crate::combatant::CombatantId;

/// What a game master asks of an encounter with phases and priority.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum PriorityCommand {
    /// The actor that holds priority declares an action (TOW-54).
    Declare {
        /// Who.
        who: CombatantId,
        /// The action and all decisions about it.
        declaration: Box<Declaration>,
    },
    /// The game master finds the declared action legal.
    Allow,
    /// The game master finds the declared action illegal: it is cancelled (TOW-56).
    Disallow,
    /// The actor that holds priority passes (TOW-3).
    Pass,
    /// An actor passes by itself from now on.
    PassUntil {
        /// Who.
        who: CombatantId,
        /// Until when.
        until: Until,
        /// What stops it before.
        #[serde(default)]
        stop: Stop,
    },
    /// An actor does not pass by itself any more.
    RevokePass {
        /// Who.
        who: CombatantId,
    },
    /// The top of the main stack is resolved, with what the table finds.
    Settle(Box<Resolution>),
    /// An attempt to stabilise or to regain self-control is made, or not (TOW-32, TOW-33).
    Attempt {
        /// Who.
        who: CombatantId,
        /// What came of it.
        result: AttemptResult,
    },
    /// An actor declares a charge (TOW-35).
    DeclareCharge {
        /// Who.
        who: CombatantId,
        /// At whom.
        #[serde(default)]
        target: Option<CombatantId>,
    },
    /// An actor declares no charge.
    SkipCharge {
        /// Who.
        who: CombatantId,
    },
    /// Nobody declares a charge any more.
    SkipCharges,
    /// A triggered effect is registered.
    RegisterTrigger(Box<Trigger>),
    /// A triggered effect is taken away.
    RemoveTrigger {
        /// Which.
        trigger: TriggerId,
    },
    /// The moment of a triggered effect has come (TOW-71).
    FireTrigger {
        /// Which.
        trigger: TriggerId,
    },
    /// An actor gives up its concentration.
    GiveUpConcentration {
        /// Who.
        who: CombatantId,
    },
}
