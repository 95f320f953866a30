//! Phases and priority as plain data, ready to show.

use serde::{Deserialize, Serialize};

use super::{
    Charge, Gathering, NotOffered, Passing, Phase, Point, Rank, Trigger, TriggerId, foresight,
};
use crate::combatant::CombatantId;
use crate::decide::Engine;
use crate::encounter::{Encounter, Participant};
use crate::sorted::SortedSet;
use crate::stack::{Frame, FrameId, FrameKind};

/// A Khasndian instant, which a TOW-turn lasts, in milliseconds (TOW-27).
const INSTANT: u64 = 4_167;

/// Phases and priority as the game master sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PriorityView {
    /// How long the fight has lasted when this TOW-turn begins, in milliseconds (TOW-27).
    pub elapsed: u64,
    /// The phases of this TOW-turn from first to last.
    pub phases: Vec<PhaseView>,
    /// What comes when this phase ends.
    pub next: Option<NextPhase>,
    /// Who holds priority.
    pub holder: Option<CombatantId>,
    /// What follows if the holder passes now, as far as the [`Engine`] can tell.
    pub pass: Option<PassConsequence>,
    /// The main stack from bottom to top.
    pub stack: Vec<StackEntry>,
    /// The postponed stack from bottom to top.
    pub postponed: Vec<Frame>,
    /// Everybody in the encounter, the slowest first, then those without initiative.
    pub actors: Vec<ActorView>,
    /// The charges declared in this TOW-turn.
    pub charges: Vec<Charge>,
    /// The triggered effects that are registered.
    pub triggers: Vec<(TriggerId, Trigger)>,
    /// Those of them whose moment has come, and that wait for the next offer of priority (TOW-71).
    #[serde(default)]
    pub arisen: Vec<TriggerId>,
}

/// A phase in the strip.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PhaseView {
    /// The phase.
    pub phase: Phase,
    /// Whether it is over, in progress, or yet to come.
    pub state: PhaseState,
}

/// How far a phase is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PhaseState {
    /// It is over, or did not take place.
    Over,
    /// It is in progress.
    Now,
    /// It is yet to come.
    Ahead,
}

/// What comes when a phase ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum NextPhase {
    /// A phase of this TOW-turn.
    Phase(Phase),
    /// The final phase goes on, with what is still postponed (TOW-51).
    FinalAgain,
    /// The next TOW-turn.
    NextTurn,
}

/// What follows if the holder of priority passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PassConsequence {
    /// This actor receives priority (TOW-4).
    HandTo(CombatantId),
    /// Priority is extinguished, and this action is resolved (TOW-12); it may be a triggered effect that
    /// is put on the stack only by the pass, where all others pass by themselves (TOW-71).
    Resolve(FrameId),
    /// Priority is extinguished, and the phase ends (TOW-14).
    EndPhase(NextPhase),
}

/// An action on the main stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StackEntry {
    /// The action.
    pub frame: Frame,
    /// The initiative of its actor, by which it is answered (TOW-18).
    pub rank: Rank,
    /// Who may answer it while it is on top, the slowest first.
    pub may_answer: Vec<CombatantId>,
    /// Who has passed on it; none below the top.
    pub passed: Vec<CombatantId>,
}

/// An actor as priority sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ActorView {
    /// Who.
    pub id: CombatantId,
    /// Its points of action.
    pub points: u16,
    /// How many it is granted each TOW-turn.
    pub granted: u16,
    /// Its limited resources.
    pub limits: Vec<LimitView>,
    /// Where it stands with priority.
    pub priority: PriorityStatus,
    /// How it passes by itself, if it does.
    pub passing: Option<Passing>,
    /// What it concentrates on, if it does.
    pub concentration: Option<Gathering>,
}

/// A limited resource of an actor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LimitView {
    /// Its name.
    pub name: String,
    /// How much there is each TOW-turn.
    pub limit: u16,
    /// How much is left.
    pub left: u16,
}

/// Where an actor stands with priority.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PriorityStatus {
    /// It holds priority.
    Holds,
    /// It has passed since the top of the stack changed.
    Passed,
    /// Priority may come to it.
    Ahead,
    /// Priority is not offered to it.
    NotOffered(NotOffered),
}

impl PriorityView {
    /// The view of an encounter, in a ruleset that has phases.
    pub(crate) fn of(engine: Engine, encounter: &Encounter) -> Option<Self> {
        encounter.rules().progress.phases()?;
        let cycle = encounter.cycle();
        let order = encounter.order();
        let reach = encounter.reach(encounter.stack().top());
        let passed: SortedSet<_> = cycle.passed().iter().copied().collect();
        let ranked = order.slots().iter().enumerate().rev();
        let ranked: Vec<_> = ranked.map(|(at, slot)| (slot.who, Some(at))).collect();
        let placed: SortedSet<_> = ranked.iter().map(|&(who, _)| who).collect();
        let present = encounter.present().map(|one| (one.id, None));
        let unranked = present.filter(|(who, _)| !placed.contains(who));
        let actor = |(who, position)| {
            let not_offered = NotOffered::at(encounter, who, position, reach);
            let priority = status(encounter, who, not_offered, passed.contains(&who));
            Some(ActorView::of(encounter.participant(who)?, priority))
        };
        let turns_over = encounter.round().0.saturating_sub(1);
        Some(Self {
            elapsed: u64::from(turns_over).saturating_mul(INSTANT),
            phases: foresight::strip(encounter),
            next: foresight::next_phase(encounter),
            holder: encounter.holder(),
            pass: foresight::pass_consequence(engine, encounter),
            stack: stack(encounter),
            postponed: encounter.stack().postponed().to_vec(),
            actors: ranked
                .iter()
                .copied()
                .chain(unranked)
                .filter_map(actor)
                .collect(),
            charges: cycle.charges().to_vec(),
            triggers: cycle.triggers().to_vec(),
            arisen: cycle.arisen.clone(),
        })
    }

    /// An actor by its id.
    pub fn actor(&self, id: CombatantId) -> Option<&ActorView> {
        self.actors.iter().find(|one| one.id == id)
    }
}

impl Encounter {
    /// Whose main phase it is.
    pub fn main_phase_of(&self) -> Option<CombatantId> {
        match self.cycle().phase() {
            Some(Phase::Main(who)) => Some(who),
            _ => None,
        }
    }

    /// Who holds priority.
    pub fn holder(&self) -> Option<CombatantId> {
        match self.cycle().point() {
            Point::Offer(who) => Some(*who),
            Point::Proposal(proposal) => Some(proposal.who),
            _ => None,
        }
    }
}

fn stack(encounter: &Encounter) -> Vec<StackEntry> {
    let frames = encounter.stack().frames();
    let slots = encounter.order().slots();
    frames
        .iter()
        .enumerate()
        .filter(|(_, frame)| matches!(frame.kind, FrameKind::Action(_)))
        .map(|(index, frame)| {
            let reach = encounter.reach(Some(frame)).min(slots.len());
            let may_answer = slots[..reach].iter().rev().map(|slot| slot.who);
            let on_top = index + 1 == frames.len();
            StackEntry {
                frame: frame.clone(),
                rank: encounter.rank_of(frame),
                may_answer: may_answer
                    .filter(|&who| encounter.is_in_combat(who))
                    .collect(),
                passed: if on_top {
                    encounter.cycle().passed().to_vec()
                } else {
                    Vec::new()
                },
            }
        })
        .collect()
}

impl ActorView {
    fn of(one: &Participant, priority: PriorityStatus) -> Self {
        let profile = &one.profile.actor;
        Self {
            id: one.id,
            points: one.acting.points,
            granted: profile.points,
            limits: profile
                .limits
                .iter()
                .map(|(name, &limit)| LimitView {
                    name: name.clone(),
                    limit,
                    left: one.left_of(name),
                })
                .collect(),
            priority,
            passing: one.acting.passing,
            concentration: one.acting.concentration.as_deref().cloned(),
        }
    }
}

fn status(
    encounter: &Encounter,
    who: CombatantId,
    not_offered: Option<NotOffered>,
    has_passed: bool,
) -> PriorityStatus {
    if encounter.holder() == Some(who) {
        return PriorityStatus::Holds;
    }
    match (not_offered, encounter.cycle().point()) {
        (Some(reason), _) => PriorityStatus::NotOffered(reason),
        (None, Point::Idle | Point::Attempts(_) | Point::Charges(_)) => {
            PriorityStatus::NotOffered(NotOffered::NotCirculating)
        }
        _ if has_passed => PriorityStatus::Passed,
        _ => PriorityStatus::Ahead,
    }
}
