//! Before contact: rounds in which those who are aware prepare, and partial actions before the
//! roll (D&D 3.0).

use super::draft::Draft;
use super::setup::foresee;
use super::{durations, turns};
use crate::combatant::CombatantId;
use crate::effect::{At, Instant};
use crate::encounter::{Round, Stage};
use crate::event::Event;
use crate::order::{Placement, Slot};
use crate::rejection::Rejection;
use crate::rules::Opening;

/// Counts a round before contact: the aware do in it what fits, all of them at the same time
/// (D30-9, D30-16, D30-17).
pub(super) fn prepare(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    if !draft.state.rules().opening.prepares() {
        return Err(Rejection::OutOfPlace);
    }
    let who = match foresee(&draft.state) {
        Some(Opening::SomeAware { aware, .. }) => aware,
        Some(Opening::AllAware) => draft.state.present().map(|one| one.id).collect(),
        _ => return Err(Rejection::OutOfPlace),
    };
    let round = draft.state.first_round();
    draft.emit(Event::RoundPrepared { round, who })?;
    let at = At::Top;
    durations::end_due(draft, Instant { round, at })
}

/// Whether the aware are all of one side, and so act before anybody rolls (D30-5, AMB-D30-3).
pub(super) fn acts_before_the_roll(draft: &Draft<'_>, aware: &[CombatantId]) -> bool {
    let side = |who: &CombatantId| Some(draft.state.participant(*who)?.profile.side);
    let first = aware.first().and_then(side);
    draft.state.rules().opening.prepares() && aware.iter().all(|who| side(who) == first)
}

/// Begins the round of partial actions before the roll; whoever decides for the aware may let
/// another one of them act first.
pub(super) fn begin(draft: &mut Draft<'_>, aware: Vec<CombatantId>) -> Result<(), Rejection> {
    let slot = |who| Slot {
        who,
        count: 0,
        why: Placement::BeforeTheRoll,
    };
    let slots = aware.into_iter().map(slot).collect();
    draft.emit(Event::OrderSet { slots })?;
    let round = Round::SURPRISE;
    draft.emit(Event::RoundStarted { round })?;
    turns::advance(draft)
}

/// What was acted in before the roll is no order for what comes after it.
pub(super) fn end(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let mut slots = draft.state.order().slots().iter();
    let rolled = |who| draft.state.participant(who)?.initiative;
    if slots.any(|slot| rolled(slot.who).is_none()) {
        draft.emit(Event::OrderSet { slots: Vec::new() })?;
    }
    Ok(())
}
