//! Commands of an encounter with phases and priority.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::priority::{
    AttemptResult, AutoPassStop, AutoPassUntil, Declaration, Resolution, Trigger, TriggerId,
};

/// A request of the game master to an encounter with phases and priority.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PriorityCommand {
    /// Declares an action of the actor that has priority (TOW-54).
    Declare {
        /// The actor.
        who: CombatantId,
        /// The action and all decisions about it.
        declaration: Box<Declaration>,
    },
    /// Finds the declared action legal.
    Allow,
    /// Finds the declared action illegal, which cancels it (TOW-56).
    Disallow,
    /// Passes for the actor that has priority (TOW-3).
    Pass,
    /// Passes for everyone who gets priority, until the phase ends or the top of the stack waits for
    /// its resolution. Charges that are still to be declared are skipped first. A new item on the
    /// stack ends it: the actors may respond to that.
    PassAll {
        /// The actor that decides once it has priority, if any.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        until: Option<CombatantId>,
    },
    /// Sets an actor to auto-pass from now on.
    PassUntil {
        /// The actor.
        who: CombatantId,
        /// The end of the auto-pass.
        until: AutoPassUntil,
        /// The event that ends the auto-pass early.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        stop: AutoPassStop,
    },
    /// Ends the auto-pass of an actor.
    RevokePass {
        /// The actor.
        who: CombatantId,
    },
    /// Resolves the top of the main stack, with the results from the table.
    Settle(Box<Resolution>),
    /// Makes or skips an attempt to stabilize or to regain self-control (TOW-32, TOW-33).
    Attempt {
        /// The actor.
        who: CombatantId,
        /// The result of the attempt.
        result: AttemptResult,
    },
    /// Declares a charge (TOW-35).
    DeclareCharge {
        /// The actor that charges.
        who: CombatantId,
        /// The target of the charge, if stated.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        target: Option<CombatantId>,
    },
    /// Declares no charge for an actor.
    SkipCharge {
        /// The actor.
        who: CombatantId,
    },
    /// Declares no charge for all actors still to be asked.
    SkipCharges,
    /// Registers a triggered effect.
    RegisterTrigger(Box<Trigger>),
    /// Removes a triggered effect.
    RemoveTrigger {
        /// The id of the effect.
        trigger: TriggerId,
    },
    /// Triggers a triggered effect (TOW-71).
    FireTrigger {
        /// The id of the effect.
        trigger: TriggerId,
    },
    /// Corrects the AP that an actor has left. A loss counts as paid.
    ChangePoints {
        /// The actor.
        who: CombatantId,
        /// The difference.
        by: i16,
    },
    /// Ends the concentration of an actor by choice.
    GiveUpConcentration {
        /// The actor.
        who: CombatantId,
    },
}
