//! Rolling initiative again: each round, or after the situation has changed.

use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::round::Round;
use crate::rules::ProgressPolicy;
use crate::steps::{cards, durations, turns};

/// Calls everyone to roll again during combat. The new order replaces the old one at once, in a new
/// round (D30-45 to D30-47, AMB-D30-8).
pub(super) fn reroll(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    let in_rounds = draft.state.rules().progress == ProgressPolicy::Turns;
    if !in_rounds || draft.state.round() == Round::SURPRISE || draft.state.present().count() == 0 {
        return Err(Rejection::OutOfPlace);
    }
    if draft.state.stack().frames().len() > 1 {
        draft.refuse(Rejection::unresolved(draft.state.rules().reactions))?;
    }
    if let Some(who) = draft.state.turn_of() {
        turns::close(draft, who)?;
    }
    durations::pass(draft, None)?;
    let before = draft.state.round().next();
    draft.emit(Event::InitiativeForgotten)?;
    cards::shuffle_after_joker(draft)?;
    let who = draft.state.present().map(|one| one.id).collect();
    draft.emit(Event::InitiativeCalled { before, who })
}
