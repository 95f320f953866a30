//! The events of phases and priority that players see.

use super::allow_list::allow_list;
use crate::actor::Cost;
use crate::combatant::CombatantId;
use crate::event::PriorityEvent;
use crate::frame_id::FrameId;
use crate::priority::{
    Attempt, AttemptResult, AutoPass, AutoPassEnd, ConcentrationEnd, Declaration, Phase,
    ResolutionView, Trigger, TriggerId,
};
use crate::stack::Frame;

allow_list! {
/// An event with phases and priority as the players see it.
pub enum PlayerPriorityEvent of PriorityEvent {
    /// A phase started.
    PhaseStarted(phase: Phase),
    /// A main phase did not take place, because its actor is out of combat (TOW-22).
    MainPhaseSkipped {
        /// The actor.
        who: CombatantId,
    },
    /// The actors that may attempt to stabilize or to regain self-control, in this order.
    AttemptsCalled(attempts: Vec<Attempt>),
    /// An attempt was made or declined.
    Attempted {
        /// The attempt.
        attempt: Attempt,
        /// The result of the attempt.
        result: AttemptResult,
    },
    /// The limits of the TOW turn were restored (TOW-34).
    LimitsRestored,
    /// The actors that may declare charges, in this order (TOW-35).
    ChargesCalled(actors: Vec<CombatantId>),
    /// A charge was declared (TOW-77).
    ChargeDeclared {
        /// The charging actor.
        who: CombatantId,
        /// The target, if any.
        target: Option<CombatantId>,
    },
    /// The actors that declared no charge.
    ChargesSkipped(actors: Vec<CombatantId>),
    /// AP were granted to an actor that is not hidden (TOW-40).
    PointsGranted {
        /// The actor.
        who: CombatantId,
        /// The number of AP.
        points: u16,
    },
    /// All AP were discarded (TOW-49).
    PointsDiscarded,
    /// An actor that is not hidden paid a cost (TOW-57).
    Paid {
        /// The actor.
        who: CombatantId,
        /// The cost.
        cost: Cost,
    },
    /// A circulation of priority started (TOW-17).
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
    /// The actors received priority in this order and auto-passed.
    PassedByThemselves(actors: Vec<CombatantId>),
    /// Everyone passed (TOW-11).
    #[serde(rename = "extinguished")]
    EveryonePassed,
    /// An actor that is not hidden was set to auto-pass.
    PassingSet {
        /// The actor.
        who: CombatantId,
        /// The auto-pass setting.
        passing: AutoPass,
    },
    /// Actors that are not hidden no longer auto-pass.
    PassingEnded {
        /// The actors.
        who: Vec<CombatantId>,
        /// The reason.
        why: AutoPassEnd,
    },
    /// The game master is asked whether an action is legal (TOW-55). A hidden actor's action is
    /// left out until it is on a stack.
    Proposed {
        /// The actor that declared it.
        who: CombatantId,
        /// The action.
        declaration: Box<Declaration>,
    },
    /// The game master found a proposed action legal.
    Allowed {
        /// The actor that declared it.
        who: CombatantId,
    },
    /// The game master found a proposed action illegal, which cancels it (TOW-56, TOW-61).
    Disallowed {
        /// The actor that declared it.
        who: CombatantId,
    },
    /// An automatic action was carried out at once (TOW-78).
    DoneAtOnce {
        /// The actor.
        who: CombatantId,
        /// The action.
        declaration: Box<Declaration>,
    },
    /// An action was put on the postponed stack (TOW-23).
    Postponed(frame: Frame),
    /// A postponed action moved to the main stack.
    Moved {
        /// Its frame.
        frame: FrameId,
    },
    /// A postponed action was canceled, because its cost can't be paid (TOW-75).
    Cancelled {
        /// Its frame.
        frame: FrameId,
        /// The missing cost. Empty for a hidden actor.
        missing: Cost,
    },
    /// An action resolved. Later events remove it (TOW-70).
    Settled {
        /// Its frame.
        frame: FrameId,
        /// The resolution. For a hidden actor: without its roll.
        settlement: Box<ResolutionView>,
    },
    /// A triggered effect was registered. For a hidden actor: without its name, its moment and its
    /// cost.
    TriggerRegistered {
        /// The id of the effect.
        id: TriggerId,
        /// The effect.
        trigger: Box<Trigger>,
    },
    /// A triggered effect was removed.
    TriggerRemoved {
        /// The triggered effect.
        id: TriggerId,
    },
    /// Triggered effects of actors that are not hidden wait for the next actor to receive priority
    /// (TOW-71).
    TriggersArose(triggers: Vec<TriggerId>),
    /// The waiting triggered effects are put on a stack.
    TriggersTaken,
    /// A triggered effect of an actor that is not hidden was canceled, because its cost can't be
    /// paid (TOW-58).
    TriggerCancelled {
        /// The triggered effect.
        id: TriggerId,
        /// The missing cost.
        missing: Cost,
    },
    /// An actor that is not hidden concentrates on an action it can't pay at once (TOW-59).
    ConcentrationBegun {
        /// The actor.
        who: CombatantId,
        /// The action.
        declaration: Box<Declaration>,
    },
    /// An actor that is not hidden saved AP for its concentration.
    Gathered {
        /// The actor.
        who: CombatantId,
        /// The number of AP.
        points: u16,
    },
    /// An actor that is not hidden ended its concentration.
    ConcentrationEnded {
        /// The actor.
        who: CombatantId,
        /// The reason.
        why: ConcentrationEnd,
    },
    /// The TOW turn ended with both stacks empty (TOW-52).
    CycleEnded,
}
}
