//! Rolling initiative again: each round, or after the situation has changed.

use crate::draft::Draft;
use crate::encounter::{Encounter, Stage};
use crate::event::Event;
use crate::rejection::Rejection;
use crate::round::Round;
use crate::rules::ProgressPolicy;
use crate::steps::{cards, durations, turns};

/// Returns whether everyone can be called to roll again here, without an override.
pub(crate) fn is_legal(encounter: &Encounter) -> bool {
    encounter.stage() == &Stage::Fighting && has_its_place(encounter) && is_resolved(encounter)
}

/// Whether the rounds have turns that can be rolled for again.
fn has_its_place(encounter: &Encounter) -> bool {
    let in_rounds = encounter.rules().progress == ProgressPolicy::Turns;
    in_rounds && encounter.round() != Round::SURPRISE && encounter.in_the_fight().next().is_some()
}

/// Whether nothing waits on the stack but a turn.
fn is_resolved(encounter: &Encounter) -> bool {
    encounter.stack().frames().len() < 2
}

/// Calls everyone to roll again during combat. The new order replaces the old one at once, in a new
/// round (D30-45 to D30-47, AMB-D30-8).
pub(super) fn reroll(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    if !has_its_place(&draft.state) {
        return Err(Rejection::OutOfPlace);
    }
    if !is_resolved(&draft.state) {
        draft.refuse(Rejection::unresolved(draft.state.rules().reactions))?;
    }
    if let Some(who) = draft.state.turn_of() {
        turns::close(draft, who)?;
    }
    durations::pass(draft, None)?;
    let before = draft.state.round().next();
    draft.emit(Event::InitiativeForgotten)?;
    cards::shuffle_after_joker(draft)?;
    let who = draft.state.in_the_fight().map(|one| one.id).collect();
    draft.emit(Event::InitiativeCalled { before, who })
}
