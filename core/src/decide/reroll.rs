//! Rolling again: in each round, or because the situation has changed.

use super::draft::Draft;
use super::{arrivals, durations, initiative, turns};
use crate::combatant::CombatantId;
use crate::encounter::{Round, Stage};
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::{Late, ProgressPolicy, RollingPolicy};

/// Has everybody roll again in the middle of the fight; the new order replaces the old one at
/// once, in a new round (D30-45 to D30-47, AMB-D30-8).
pub(super) fn reroll(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    let in_rounds = draft.state.rules().progress == ProgressPolicy::Turns;
    if !in_rounds || draft.state.round() == Round::SURPRISE || draft.state.present().count() == 0 {
        return Err(Rejection::OutOfPlace);
    }
    if draft.state.stack().frames().len() > 1 {
        draft.refuse(draft.state.rules().reactions.unresolved())?;
    }
    if let Some(who) = draft.state.turn_of() {
        turns::close(draft, who)?;
    }
    durations::pass(draft, None)?;
    let before = draft.state.round().next();
    draft.emit(Event::InitiativeForgotten)?;
    let who = draft.state.present().map(|one| one.id).collect();
    draft.emit(Event::InitiativeCalled { before, who })
}

/// Has everybody roll for the next round, but those who have arrived in this one and act before
/// everyone else (D30-35, D30-53).
pub(super) fn for_next_round(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let before = draft.state.round().next();
    draft.emit(Event::InitiativeForgotten)?;
    let who = arrivals::who_rolls(&draft.state);
    draft.emit(Event::InitiativeCalled { before, who })?;
    initiative::settle(draft)
}

/// Where each round is rolled for, acting late in the round in which one readied or delayed makes
/// later rolls worse (D30-40 to D30-42); what was put off in an earlier round does not (D30-43).
pub(super) fn note_late(
    draft: &mut Draft<'_>,
    who: CombatantId,
    since: Round,
    why: Late,
) -> Result<(), Rejection> {
    let each_round = draft.state.rules().rolling == RollingPolicy::EachRound;
    if !each_round || since != draft.state.round() {
        return Ok(());
    }
    let uses = draft.present(who)?.late.saturating_add(1);
    draft.emit(Event::InitiativePenalized { who, uses, why })
}
