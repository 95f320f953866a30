//! Events of an encounter with phases and priority.

use serde::{Deserialize, Serialize};

use super::{
    Attempt, AttemptResult, Declaration, Passing, PassingEnd, Phase, Settlement, Trigger, TriggerId,
};
use crate::actor::Cost;
use crate::combatant::CombatantId;
use crate::stack::{Frame, FrameId};

/// What has happened in an encounter with phases and priority.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum PriorityEvent {
    /// A phase started.
    PhaseStarted(Phase),
    /// A main phase did not take place, because its actor is out of combat (TOW-22).
    MainPhaseSkipped {
        /// Whose.
        who: CombatantId,
    },
    /// These may attempt to stabilise or to regain self-control, in this order.
    AttemptsCalled(Vec<Attempt>),
    /// An attempt was made, or not.
    Attempted {
        /// Which.
        attempt: Attempt,
        /// What came of it.
        result: AttemptResult,
    },
    /// The limits of the TOW-turn were restored (TOW-34).
    LimitsRestored,
    /// These may declare charges, in this order (TOW-35).
    ChargesCalled(Vec<CombatantId>),
    /// A charge was declared, which is no object on a stack (TOW-77).
    ChargeDeclared {
        /// Who charges.
        who: CombatantId,
        /// At whom.
        target: Option<CombatantId>,
    },
    /// These declared no charge.
    ChargesSkipped(Vec<CombatantId>),
    /// Points of action were granted (TOW-40).
    PointsGranted {
        /// To whom.
        who: CombatantId,
        /// How many.
        points: u16,
    },
    /// All points of action were discarded (TOW-49).
    PointsDiscarded,
    /// A cost was paid (TOW-57).
    Paid {
        /// By whom.
        who: CombatantId,
        /// The cost.
        cost: Cost,
    },
    /// A circulation of priority started (TOW-17).
    Circulated,
    /// An actor received priority.
    Offered {
        /// Who.
        who: CombatantId,
    },
    /// An actor passed.
    Passed {
        /// Who.
        who: CombatantId,
    },
    /// These received priority one after the other and passed by their settings.
    PassedByThemselves(Vec<CombatantId>),
    /// Priority was extinguished (TOW-11).
    Extinguished,
    /// An actor was set to pass by itself.
    PassingSet {
        /// Who.
        who: CombatantId,
        /// How.
        passing: Passing,
    },
    /// Some do not pass by themselves any more.
    PassingEnded {
        /// Who.
        who: Vec<CombatantId>,
        /// Why.
        why: PassingEnd,
    },
    /// The game master is asked whether an action is legal (TOW-55).
    Proposed {
        /// Who declared it.
        who: CombatantId,
        /// The action.
        declaration: Box<Declaration>,
    },
    /// A proposed action is found legal.
    Allowed {
        /// Who declared it.
        who: CombatantId,
    },
    /// A proposed action is found illegal and cancelled (TOW-56, TOW-61).
    Disallowed {
        /// Who declared it.
        who: CombatantId,
    },
    /// An automatic action was carried out at once (TOW-78).
    DoneAtOnce {
        /// By whom.
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
    /// A postponed action was cancelled, because its cost cannot be paid (TOW-75).
    Cancelled {
        /// Its frame.
        frame: FrameId,
        /// What is missing.
        missing: Cost,
    },
    /// An action was settled; it is removed by what follows (TOW-70).
    Settled {
        /// Its frame.
        frame: FrameId,
        /// How.
        settlement: Box<Settlement>,
    },
    /// A triggered effect was registered.
    TriggerRegistered {
        /// The id it was given.
        id: TriggerId,
        /// The effect.
        trigger: Box<Trigger>,
    },
    /// A triggered effect was taken away.
    TriggerRemoved {
        /// Which.
        id: TriggerId,
    },
    /// The moment of triggered effects has come; they wait for the next offer (TOW-71).
    TriggersArose(Vec<TriggerId>),
    /// Those that waited are put on a stack now.
    TriggersTaken,
    /// A triggered effect could not be paid and did not take place (TOW-58).
    TriggerCancelled {
        /// Which.
        id: TriggerId,
        /// What is missing.
        missing: Cost,
    },
    /// An actor concentrates on an action that it cannot pay at once (TOW-59).
    ConcentrationBegun {
        /// Who.
        who: CombatantId,
        /// On what.
        declaration: Box<Declaration>,
    },
    /// Points of action went into a concentration.
    Gathered {
        /// Whose.
        who: CombatantId,
        /// How many.
        points: u16,
    },
    /// A concentration ended.
    ConcentrationEnded {
        /// Whose.
        who: CombatantId,
        /// Why.
        why: super::ConcentrationEnd,
    },
    /// The TOW-turn ended, with both stacks empty (TOW-52).
    CycleEnded,
}
