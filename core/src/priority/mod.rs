//! Tales of War: the TOW turn with its phases, the priority that circulates in each phase, and the
//! actions that are declared, postponed, triggered and resolved (source 003).

mod action;
mod trigger;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::actor::Amounts;
use crate::combatant::CombatantId;
use crate::frame_id::FrameId;
use crate::rules::Condition;

pub use action::{
    ActionOrigin, ActionRoll, ActionVerdict, Declaration, DeclarationKind, InitiativeRank,
    PartDropReason, PartFinding, PartIssue, PartOutcome, PartResult, Redirection, Resolution,
    ResolutionView, Responders, RollNeed, RollSource, StackAction, TargetStack, TargetedPart,
};
pub use trigger::{PhaseKind, Trigger, TriggerId, TriggerMoment, TriggerRepeat};

/// A phase of a TOW turn (TOW-28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// The adjustment phase, after initiative was rolled.
    Adjustment,
    /// The main phase of an actor (TOW-39).
    Main(CombatantId),
    /// The final phase.
    Final,
}

impl Phase {
    /// Returns the kind of the phase.
    pub fn kind(self) -> PhaseKind {
        match self {
            Self::Adjustment => PhaseKind::Adjustment,
            Self::Main(_) => PhaseKind::Main,
            Self::Final => PhaseKind::Final,
        }
    }
}

/// An attempt that an actor may make at the start of the adjustment phase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Attempt {
    /// The actor that may make it.
    pub who: CombatantId,
    /// The kind of attempt.
    pub at: AttemptKind,
}

/// The goal of an attempt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AttemptKind {
    /// To stabilize (TOW-32).
    #[serde(rename = "stabilise")]
    Stabilize,
    /// To regain self-control against a psychological effect (TOW-33).
    SelfControl(Condition),
}

/// The result of an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AttemptResult {
    /// It succeeded.
    Succeeded,
    /// It failed.
    Failed,
    /// It was not made.
    Declined,
}

/// The time limit of an auto-pass setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AutoPassUntil {
    /// The top of the main stack changes.
    TopChanges,
    /// The actor's own main phase starts.
    OwnMain,
    /// The TOW turn ends.
    TurnEnds,
}

/// The event that ends an auto-pass setting early.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AutoPassStop {
    /// A new item on the main stack that the actor may respond to.
    #[default]
    AtNewObject,
    /// Nothing.
    Never,
}

/// An auto-pass setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AutoPass {
    /// The time limit.
    pub until: AutoPassUntil,
    /// The event that ends it early.
    pub stop: AutoPassStop,
}

/// The reason why an actor no longer auto-passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AutoPassEnd {
    /// The time limit has passed.
    Over,
    /// A new stack item that the actor may respond to was put on the main stack.
    NewObject(FrameId),
    /// The setting was revoked.
    Revoked,
    /// The log was undone to an earlier moment.
    Undone,
}

/// The reason why a concentration ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ConcentrationEnd {
    /// The cost is met, and the action is put on the stack.
    Met,
    /// The actor gave it up.
    GivenUp,
    /// The actor is out of combat.
    OutOfAction,
}

/// An action that an actor saves AP for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PointSaving {
    /// The action.
    pub declaration: Declaration,
    /// The AP saved so far.
    pub gathered: u16,
}

/// The state of an actor in a TOW turn.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ActorState {
    /// The AP left.
    pub points: u16,
    /// The limited resources it has spent since they were restored.
    pub spent: Amounts,
    /// The auto-pass setting, if any.
    pub passing: Option<AutoPass>,
    /// The action it concentrates on, if any.
    pub concentration: Option<Arc<PointSaving>>,
}

/// A charge that was declared in this TOW turn (TOW-77).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Charge {
    /// The charging actor.
    pub who: CombatantId,
    /// The target, if any.
    pub target: Option<CombatantId>,
}

/// The current step of a phase.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PhaseStep {
    /// No TOW turn is in progress.
    #[default]
    Idle,
    /// These attempts are still open.
    Attempts(Vec<Attempt>),
    /// These actors have not yet declared or declined a charge.
    Charges(Vec<CombatantId>),
    /// This actor has priority.
    Offer(CombatantId),
    /// The game master is asked whether this action is legal.
    Proposal(Arc<Proposal>),
    /// Everyone passed: the top of the stack is resolved, or the phase ends.
    #[serde(rename = "extinguished")]
    EveryonePassed,
}

/// A declared action that the game master is asked about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Proposal {
    /// The actor that declared it.
    pub who: CombatantId,
    /// The action.
    pub declaration: Declaration,
}

/// The TOW turn in progress, and the state that outlasts it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PriorityState {
    pub(crate) phase: Option<Phase>,
    pub(crate) point: PhaseStep,
    /// The actors that have passed in this circulation since the top of the stack changed, slowest
    /// first.
    pub(crate) passed: Vec<CombatantId>,
    pub(crate) charges: Vec<Charge>,
    pub(crate) triggers: Vec<(TriggerId, Trigger)>,
    pub(crate) last_trigger: TriggerId,
    /// The triggered effects that wait for the next actor to receive priority.
    pub(crate) arisen: Vec<TriggerId>,
    /// The actors that have had their main phase in this TOW turn.
    #[serde(default)]
    pub(crate) mains: Vec<CombatantId>,
}

impl PriorityState {
    /// Returns the phase in progress.
    pub fn phase(&self) -> Option<Phase> {
        self.phase
    }

    /// Returns the current step of the phase.
    pub fn point(&self) -> &PhaseStep {
        &self.point
    }

    /// Returns the actors that have passed in this circulation since the top of the stack changed,
    /// slowest first.
    pub fn passed(&self) -> &[CombatantId] {
        &self.passed
    }

    /// Returns the charges declared in this TOW turn.
    pub fn charges(&self) -> &[Charge] {
        &self.charges
    }

    /// Returns the registered triggered effects.
    pub fn triggers(&self) -> &[(TriggerId, Trigger)] {
        &self.triggers
    }

    pub(crate) fn next_trigger(&self) -> TriggerId {
        TriggerId(self.last_trigger.0.saturating_add(1))
    }
}
