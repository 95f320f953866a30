//! Phases and priority as plain data, ready to show.

use serde::{Deserialize, Serialize};

use super::detail::Detail;
use super::upcoming_phases::{self, NextPhase, PassConsequence, PhaseView};
use crate::actor::Cost;
use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Participant};
use crate::priority::{
    AutoPass, Charge, InitiativeRank, Phase, PhaseStep, PointSaving, Trigger, TriggerId,
};
use crate::sorted::SortedSet;
use crate::stack::{Frame, FrameKind};
use crate::steps::priority::costs;
use crate::why::NoPriorityReason;

/// A Khasndian instant, the length of a TOW turn, in milliseconds (TOW-27).
const INSTANT: u64 = 4_167;

/// Phases and priority as the game master sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PriorityView {
    /// The time from the start of combat to the start of this TOW turn, in milliseconds (TOW-27).
    pub elapsed: u64,
    /// The phases of this TOW turn from first to last.
    pub phases: Vec<PhaseView>,
    /// The phase or turn after this phase.
    pub next: Option<NextPhase>,
    /// The actor that has priority.
    pub holder: Option<CombatantId>,
    /// The consequence if the actor that has priority passes now. A plain
    /// view has none.
    pub pass: Option<PassConsequence>,
    /// The consequence if everyone passes and nobody charges. None if no one is asked, or if a
    /// triggered effect comes in between.
    #[serde(default)]
    pub all_pass: Option<PassConsequence>,
    /// The actors that lose AP if everyone passes, with the AP. Empty unless the last main phase ends then (TOW-47).
    #[serde(default)]
    pub expiring: Vec<(CombatantId, u16)>,
    /// The main stack from bottom to top.
    pub stack: Vec<StackEntry>,
    /// The postponed stack from bottom to top.
    pub postponed: Vec<Frame>,
    /// All actors, slowest first, then those without initiative.
    pub actors: Vec<ActorView>,
    /// The charges declared in this TOW turn.
    pub charges: Vec<Charge>,
    /// The registered triggered effects.
    pub triggers: Vec<(TriggerId, Trigger)>,
    /// The triggered effects that wait for the next actor to receive priority (TOW-71).
    #[serde(default)]
    pub arisen: Vec<TriggerId>,
}

/// An action on the main stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StackEntry {
    /// The action.
    pub frame: Frame,
    /// The initiative of its actor, which limits responses (TOW-18).
    pub rank: InitiativeRank,
    /// The actors that may respond while it is on top, slowest first.
    pub may_answer: Vec<CombatantId>,
    /// The actors that have passed on it. None below the top.
    pub passed: Vec<CombatantId>,
}

/// An actor with its priority status.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ActorView {
    /// The id of the actor.
    pub id: CombatantId,
    /// The AP left.
    pub points: u16,
    /// The AP granted each TOW turn.
    pub granted: u16,
    /// The limited resources.
    pub limits: Vec<ResourceView>,
    /// The priority status.
    pub priority: PriorityStatus,
    /// The auto-pass setting, if any.
    pub passing: Option<AutoPass>,
    /// The action it concentrates on, if any.
    pub concentration: Option<PointSaving>,
}

/// A limited resource of an actor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ResourceView {
    /// The name of the resource.
    pub name: String,
    /// The amount for each TOW turn.
    pub limit: u16,
    /// The amount left.
    pub left: u16,
}

/// The priority status of an actor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PriorityStatus {
    /// It has priority.
    Holds,
    /// It has passed since the top of the stack changed.
    Passed,
    /// It may still receive priority.
    Ahead,
    /// It does not receive priority.
    NotOffered(NoPriorityReason),
}

impl Encounter {
    /// Returns whether an actor can pay a cost at once. Nobody else pays.
    pub fn can_pay(&self, who: CombatantId, cost: &Cost) -> bool {
        let one = self.participant(who);
        one.is_some_and(|one| costs::missing(one, cost).is_none())
    }
}

impl PriorityView {
    /// Returns the view of an encounter, in a ruleset that has phases.
    pub(crate) fn of(detail: Detail, encounter: &Encounter) -> Option<Self> {
        encounter.rules().progress.phases()?;
        let priority = encounter.priority();
        let order = encounter.order();
        let reach = encounter.reach(encounter.stack().top());
        let passed: SortedSet<_> = priority.passed().iter().copied().collect();
        let ranked = order.places().iter().enumerate().rev();
        let ranked: Vec<_> = ranked.map(|(at, place)| (place.who, Some(at))).collect();
        let placed: SortedSet<_> = ranked.iter().map(|&(who, _)| who).collect();
        let present = encounter.present().map(|one| (one.id, None));
        let unranked = present.filter(|(who, _)| !placed.contains(who));
        let actor = |(who, position)| {
            let not_offered = NoPriorityReason::at(encounter, who, position, reach);
            let priority = status(encounter, who, not_offered, passed.contains(&who));
            Some(ActorView::of(encounter.participant(who)?, priority))
        };
        let actors: Vec<_> = ranked
            .iter()
            .copied()
            .chain(unranked)
            .filter_map(actor)
            .collect();
        let all_pass = upcoming_phases::all_pass_consequence(encounter);
        let turns_over = encounter.round().0.saturating_sub(1);
        Some(Self {
            elapsed: u64::from(turns_over).saturating_mul(INSTANT),
            phases: upcoming_phases::phases(encounter),
            next: upcoming_phases::next_phase(encounter),
            holder: encounter.holder(),
            pass: upcoming_phases::pass_consequence(detail, encounter),
            all_pass,
            expiring: expiring(all_pass, &actors),
            stack: stack(encounter),
            postponed: encounter.stack().postponed().to_vec(),
            actors,
            charges: priority.charges().to_vec(),
            triggers: priority.triggers().to_vec(),
            arisen: priority.arisen.clone(),
        })
    }

    /// Returns an actor by its id.
    pub fn actor(&self, id: CombatantId) -> Option<&ActorView> {
        self.actors.iter().find(|one| one.id == id)
    }
}

impl Encounter {
    /// Returns the actor whose main phase it is.
    pub fn main_phase_of(&self) -> Option<CombatantId> {
        match self.priority().phase() {
            Some(Phase::Main(who)) => Some(who),
            _ => None,
        }
    }

    /// Returns the actor that has priority.
    pub fn holder(&self) -> Option<CombatantId> {
        match self.priority().point() {
            PhaseStep::Offer(who) => Some(*who),
            PhaseStep::Proposal(proposal) => Some(proposal.who),
            _ => None,
        }
    }
}

/// Returns the actors that could still spend AP, with those AP, if everyone passes in the last main phase (TOW-47).
fn expiring(all_pass: Option<PassConsequence>, actors: &[ActorView]) -> Vec<(CombatantId, u16)> {
    if all_pass != Some(PassConsequence::EndPhase(NextPhase::Phase(Phase::Final))) {
        return Vec::new();
    }
    let may_spend =
        |one: &&ActorView| one.points > 0 && !matches!(one.priority, PriorityStatus::NotOffered(_));
    let actors = actors.iter().filter(may_spend);
    actors.map(|one| (one.id, one.points)).collect()
}

fn stack(encounter: &Encounter) -> Vec<StackEntry> {
    let frames = encounter.stack().frames();
    let places = encounter.order().places();
    frames
        .iter()
        .enumerate()
        .filter(|(_, frame)| matches!(frame.kind, FrameKind::Action(_)))
        .map(|(index, frame)| {
            let reach = encounter.reach(Some(frame)).min(places.len());
            let may_answer = places[..reach].iter().rev().map(|place| place.who);
            let on_top = index + 1 == frames.len();
            StackEntry {
                frame: frame.clone(),
                rank: encounter.rank_of(frame),
                may_answer: may_answer
                    .filter(|&who| encounter.is_in_combat(who))
                    .collect(),
                passed: if on_top {
                    encounter.priority().passed().to_vec()
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
                .map(|(name, &limit)| ResourceView {
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
    not_offered: Option<NoPriorityReason>,
    has_passed: bool,
) -> PriorityStatus {
    if encounter.holder() == Some(who) {
        return PriorityStatus::Holds;
    }
    match (not_offered, encounter.priority().point()) {
        (Some(reason), _) => PriorityStatus::NotOffered(reason),
        (None, PhaseStep::Idle | PhaseStep::Attempts(_) | PhaseStep::Charges(_)) => {
            PriorityStatus::NotOffered(NoPriorityReason::NotCirculating)
        }
        _ if has_passed => PriorityStatus::Passed,
        _ => PriorityStatus::Ahead,
    }
}
