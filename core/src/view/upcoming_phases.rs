//! The future phases, and the consequence of the next pass.

use serde::{Deserialize, Serialize};

use super::detail::Detail;
use crate::combatant::CombatantId;
use crate::encounter::Encounter;
use crate::frame_id::FrameId;
use crate::order::Place;
use crate::priority::{Phase, PhaseKind, PhaseStep, TriggerMoment};

/// The progress of a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PhaseState {
    /// It is over, or did not take place.
    Over,
    /// It is in progress.
    Now,
    /// It is yet to come.
    Ahead,
}

/// A phase in the strip.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PhaseView {
    /// The phase.
    pub phase: Phase,
    /// The progress of the phase.
    pub state: PhaseState,
}

/// The phase or turn after the current phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum NextPhase {
    /// A phase of this TOW turn.
    Phase(Phase),
    /// The final phase again, with the actions that are still postponed (TOW-51).
    FinalAgain,
    /// The next TOW turn.
    NextTurn,
}

/// The consequence if the actor that has priority passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PassConsequence {
    /// This actor receives priority (TOW-4).
    HandTo(CombatantId),
    /// Everyone passed, and this action is resolved (TOW-12). It may be a triggered effect that the
    /// pass puts on the stack, if all others auto-pass (TOW-71).
    Resolve(FrameId),
    /// Everyone passed, and the phase ends (TOW-14).
    EndPhase(NextPhase),
}

/// Returns the phases of this TOW turn from first to last. The phase in progress is included even
/// if its actor has left.
pub(super) fn phases(encounter: &Encounter) -> Vec<PhaseView> {
    let Some(now) = encounter.priority().phase() else {
        return Vec::new();
    };
    let order = encounter.order();
    let state = |(index, place): (usize, &Place)| {
        let phase = Phase::Main(place.who);
        let over = index < order.passed() || encounter.main_phase_has_passed(place);
        let state = if over {
            PhaseState::Over
        } else {
            PhaseState::Ahead
        };
        PhaseView { phase, state }
    };
    let mut phases: Vec<_> = order.places().iter().enumerate().map(state).collect();
    if let Phase::Main(owner) = now
        && order.index_of(owner).is_none()
    {
        let ahead = |one: &PhaseView| one.state == PhaseState::Ahead;
        let at = phases.iter().position(ahead).unwrap_or(phases.len());
        let (phase, state) = (now, PhaseState::Now);
        phases.insert(at, PhaseView { phase, state });
    }
    let (phase, state) = (Phase::Adjustment, PhaseState::Over);
    phases.insert(0, PhaseView { phase, state });
    let (phase, state) = (Phase::Final, PhaseState::Ahead);
    phases.push(PhaseView { phase, state });
    for one in phases.iter_mut().filter(|one| one.phase == now) {
        one.state = PhaseState::Now;
    }
    phases
}

pub(super) fn next_phase(encounter: &Encounter) -> Option<NextPhase> {
    let now = encounter.priority().phase()?;
    let postponed = !encounter.stack().postponed().is_empty();
    let mut ahead = encounter.main_phases_ahead();
    let main = ahead.find(|&who| encounter.is_in_combat(who));
    Some(match (now, main) {
        (Phase::Final, _) if postponed => NextPhase::FinalAgain,
        (Phase::Final, _) => NextPhase::NextTurn,
        (_, Some(who)) => NextPhase::Phase(Phase::Main(who)),
        (_, None) => NextPhase::Phase(Phase::Final),
    })
}

/// Returns the consequence if everyone passes, without charges that are left. None if no one is
/// asked, or if a triggered effect comes in between.
pub(super) fn all_pass_consequence(encounter: &Encounter) -> Option<PassConsequence> {
    let priority = encounter.priority();
    let starts = TriggerMoment::PhaseStarts(PhaseKind::Adjustment);
    let asked = match priority.point() {
        PhaseStep::Offer(_) => true,
        PhaseStep::Charges(_) => !priority
            .triggers()
            .iter()
            .any(|(_, one)| one.when == starts),
        _ => false,
    };
    if !asked || !priority.arisen.is_empty() {
        return None;
    }
    Some(match encounter.stack().top() {
        Some(top) => PassConsequence::Resolve(top.id),
        None => PassConsequence::EndPhase(next_phase(encounter)?),
    })
}

/// Returns the consequence if the actor that has priority passes. The pass may put triggered
/// effects on a stack, and it skips actors that auto-pass.
pub(super) fn pass_consequence(detail: Detail, encounter: &Encounter) -> Option<PassConsequence> {
    let after = detail.after_pass(encounter)?;
    Some(match (after.priority().point(), after.stack().top()) {
        (PhaseStep::Offer(next), _) => PassConsequence::HandTo(*next),
        (_, Some(top)) => PassConsequence::Resolve(top.id),
        (_, None) => PassConsequence::EndPhase(next_phase(&after)?),
    })
}
