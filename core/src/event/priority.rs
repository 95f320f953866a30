//! Events of an encounter with phases and priority.

use serde::{Deserialize, Serialize};

use crate::actor::Cost;
use crate::combatant::CombatantId;
use crate::frame_id::FrameId;
use crate::priority::{
    Attempt, AttemptResult, AutoPass, AutoPassEnd, Declaration, Phase, ResolutionView, Trigger,
    TriggerId,
};
use crate::stack::Frame;

/// A fact of an encounter with phases and priority.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PriorityEvent {
    /// A phase started.
    PhaseStarted(Phase),
    /// A main phase was skipped, because its actor is out of combat (TOW-22).
    MainPhaseSkipped {
        /// The actor.
        who: CombatantId,
    },
    /// These attempts to stabilize or to regain self-control were called, in this order.
    AttemptsCalled(Vec<Attempt>),
    /// An attempt was made or skipped.
    Attempted {
        /// The attempt.
        attempt: Attempt,
        /// The result of the attempt.
        result: AttemptResult,
    },
    /// The limits of the TOW turn were restored (TOW-34).
    LimitsRestored,
    /// These actors were asked about charges, in this order (TOW-35).
    ChargesCalled(Vec<CombatantId>),
    /// A charge was declared. It does not use the stack (TOW-77).
    ChargeDeclared {
        /// The actor that charges.
        who: CombatantId,
        /// The target of the charge, if it was stated.
        target: Option<CombatantId>,
    },
    /// These actors declared no charge.
    ChargesSkipped(Vec<CombatantId>),
    /// Action points were granted (TOW-40).
    PointsGranted {
        /// The actor that received them.
        who: CombatantId,
        /// The number of points.
        points: u16,
    },
    /// All action points were discarded (TOW-49).
    PointsDiscarded,
    /// A cost was paid (TOW-57).
    Paid {
        /// The actor that paid.
        who: CombatantId,
        /// The cost.
        cost: Cost,
    },
    /// Priority started to circulate (TOW-17).
    Circulated,
    /// An actor received priority.
    Offered {
        /// The actor.
        who: CombatantId,
    },
    /// An actor passed.
    Passed {
        /// The actor.
        who: CombatantId,
    },
    /// These actors received priority one after the other and auto-passed.
    PassedByThemselves(Vec<CombatantId>),
    /// Everyone passed (TOW-11).
    #[serde(rename = "extinguished")]
    EveryonePassed,
    /// An actor was set to auto-pass.
    PassingSet {
        /// The actor.
        who: CombatantId,
        /// The auto-pass setting.
        passing: AutoPass,
    },
    /// The auto-pass of some actors ended.
    PassingEnded {
        /// The actors.
        who: Vec<CombatantId>,
        /// The reason.
        why: AutoPassEnd,
    },
    /// A declared action was submitted to the game master, who decides whether it is legal
    /// (TOW-55).
    Proposed {
        /// The actor that declared it.
        who: CombatantId,
        /// The action.
        declaration: Box<Declaration>,
    },
    /// A declared action was found legal.
    Allowed {
        /// The actor that declared it.
        who: CombatantId,
    },
    /// A declared action was found illegal and canceled (TOW-56, TOW-61).
    Disallowed {
        /// The actor that declared it.
        who: CombatantId,
    },
    /// An automatic action resolved at once (TOW-78).
    DoneAtOnce {
        /// The actor that took it.
        who: CombatantId,
        /// The action.
        declaration: Box<Declaration>,
    },
    /// An action was put on the postponed stack (TOW-23).
    Postponed(Frame),
    /// A postponed action moved to the main stack.
    Moved {
        /// Its frame.
        frame: FrameId,
    },
    /// A postponed action was canceled, because its cost cannot be paid (TOW-75).
    Cancelled {
        /// Its frame.
        frame: FrameId,
        /// The part of the cost that is missing.
        missing: Cost,
    },
    /// An action resolved. The events that follow remove it from the stack (TOW-70).
    Settled {
        /// Its frame.
        frame: FrameId,
        /// The resolution of the action.
        settlement: Box<ResolutionView>,
    },
    /// A triggered effect was registered.
    TriggerRegistered {
        /// The id of the new effect.
        id: TriggerId,
        /// The effect.
        trigger: Box<Trigger>,
    },
    /// A triggered effect was removed.
    TriggerRemoved {
        /// The id of the effect.
        id: TriggerId,
    },
    /// Triggered effects were triggered. They wait for the next offer of priority (TOW-71).
    TriggersArose(Vec<TriggerId>),
    /// The waiting triggered effects were put on a stack.
    TriggersTaken,
    /// A triggered effect was canceled, because its cost could not be paid (TOW-58).
    TriggerCancelled {
        /// The id of the effect.
        id: TriggerId,
        /// The part of the cost that is missing.
        missing: Cost,
    },
    /// An actor started to concentrate on an action that it cannot pay for at once (TOW-59).
    ConcentrationBegun {
        /// The actor.
        who: CombatantId,
        /// The action.
        declaration: Box<Declaration>,
    },
    /// An actor added action points to its concentration.
    Gathered {
        /// The actor.
        who: CombatantId,
        /// The number of points.
        points: u16,
    },
    /// An actor's concentration ended.
    ConcentrationEnded {
        /// The actor.
        who: CombatantId,
        /// The reason.
        why: crate::priority::ConcentrationEnd,
    },
    /// The TOW turn ended, with both stacks empty (TOW-52).
    CycleEnded,
}
