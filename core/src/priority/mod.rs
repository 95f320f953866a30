//! Tales of War: the TOW-turn with its phases, the priority that circulates in each of them, and
//! what is declared, postponed, triggered and resolved (source 003).

mod action;
mod apply;
mod circulation;
mod command;
mod event;
mod foresight;
mod reason;
mod rejection;
mod trigger;
mod view;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::actor::Amounts;
use crate::combatant::CombatantId;
use crate::rules::Condition;
use crate::stack::FrameId;

pub use action::{
    Act, ActionRoll, Answerable, Declaration, Finding, Nature, Now, Origin, Outcome, Part,
    PartDropped, PartResult, Placing, Rank, Redirect, Resolution, RollNeed, RollSource, Settlement,
    Verdict,
};
pub use command::PriorityCommand;
pub use event::PriorityEvent;
pub use reason::NotOffered;
pub use rejection::PriorityRejection;
pub use trigger::{PhaseKind, Repeats, Trigger, TriggerId, When};
pub use view::{
    ActorView, LimitView, NextPhase, PassConsequence, PhaseState, PhaseView, PriorityStatus,
    PriorityView, StackEntry,
};

/// A phase of a TOW-turn (TOW-28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// The adjustment phase, in which initiative has been rolled.
    Adjustment,
    /// The main phase of an actor (TOW-39).
    Main(CombatantId),
    /// The final phase.
    Final,
}

impl Phase {
    /// What kind of phase it is.
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
#[serde(rename_all = "camelCase")]
pub struct Attempt {
    /// Who may make it.
    pub who: CombatantId,
    /// At what.
    pub at: AttemptKind,
}

/// What is attempted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum AttemptKind {
    /// To stabilise (TOW-32).
    Stabilise,
    /// To regain self-control against an effect on the mind (TOW-33).
    SelfControl(Condition),
}

/// What came of an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum AttemptResult {
    /// It succeeded.
    Succeeded,
    /// It failed.
    Failed,
    /// It was not made.
    Declined,
}

/// Until when an actor passes by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Until {
    /// Until the top of the main stack changes.
    TopChanges,
    /// Until its own main phase.
    OwnMain,
    /// Until the end of the TOW-turn.
    TurnEnds,
}

/// What stops an actor from passing by itself before its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Stop {
    /// Any new object on the main stack that it could answer.
    #[default]
    AtNewObject,
    /// Nothing.
    Never,
}

/// How an actor passes by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Passing {
    /// Until when.
    pub until: Until,
    /// What stops it before.
    pub stop: Stop,
}

/// Why an actor does not pass by itself any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PassingEnd {
    /// Its time has come.
    Over,
    /// A new object that it could answer was put on the main stack.
    NewObject(FrameId),
    /// It was revoked.
    Revoked,
    /// The table went back in the log.
    Undone,
}

/// Why a concentration ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ConcentrationEnd {
    /// The cost is met: the action is put on the stack.
    Met,
    /// It was given up.
    GivenUp,
    /// The actor was put out of action.
    OutOfAction,
}

/// An action that an actor gathers points for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Gathering {
    /// The action.
    pub declaration: Declaration,
    /// How many points it has gathered.
    pub gathered: u16,
}

/// What a TOW-turn has made of an actor.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Acting {
    /// Its points of action (PA).
    pub points: u16,
    /// What it has spent of its limited resources since they were restored.
    pub spent: Amounts,
    /// How it passes by itself, if it does.
    pub passing: Option<Passing>,
    /// What it concentrates on, if it does.
    pub concentration: Option<Arc<Gathering>>,
}

/// A charge that was declared in this TOW-turn (TOW-77).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Charge {
    /// Who charges.
    pub who: CombatantId,
    /// At whom.
    pub target: Option<CombatantId>,
}

/// What the phase is at.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Point {
    /// No TOW-turn is in progress.
    #[default]
    Idle,
    /// These attempts are yet to be made.
    Attempts(Vec<Attempt>),
    /// These have yet to say whether they charge.
    Charges(Vec<CombatantId>),
    /// An actor holds priority.
    Offer(CombatantId),
    /// The game master is asked whether this action is legal.
    Proposal(Arc<Proposal>),
    /// Nobody holds priority: the top of the stack is resolved, or the phase ends.
    Extinguished,
}

/// A declared action that the game master is asked about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Proposal {
    /// Who declared it.
    pub who: CombatantId,
    /// The action.
    pub declaration: Declaration,
}

/// The TOW-turn that is in progress, and what outlasts it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Cycle {
    pub(crate) phase: Option<Phase>,
    pub(crate) point: Point,
    /// Who has passed in this circulation since the top of the stack changed, slowest first.
    pub(crate) passed: Vec<CombatantId>,
    pub(crate) charges: Vec<Charge>,
    pub(crate) triggers: Vec<(TriggerId, Trigger)>,
    pub(crate) last_trigger: TriggerId,
    /// Triggered effects that wait for the next offer.
    pub(crate) arisen: Vec<TriggerId>,
    /// Those who have had their main phase in this TOW-turn.
    #[serde(default)]
    pub(crate) mains: Vec<CombatantId>,
}

impl Cycle {
    /// The phase in progress.
    pub fn phase(&self) -> Option<Phase> {
        self.phase
    }

    /// What the phase is at.
    pub fn point(&self) -> &Point {
        &self.point
    }

    /// Who has passed in this circulation since the top of the stack changed, slowest first.
    pub fn passed(&self) -> &[CombatantId] {
        &self.passed
    }

    /// The charges declared in this TOW-turn.
    pub fn charges(&self) -> &[Charge] {
        &self.charges
    }

    /// The triggered effects that are registered.
    pub fn triggers(&self) -> &[(TriggerId, Trigger)] {
        &self.triggers
    }

    pub(crate) fn next_trigger(&self) -> TriggerId {
        TriggerId(self.last_trigger.0.saturating_add(1))
    }
}
