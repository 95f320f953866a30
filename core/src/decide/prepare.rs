//! Preparation rounds before contact (D&D 3.0).

use crate::draft::Draft;
use crate::effect::{RoundPoint, TimePoint};
use crate::encounter::Stage;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::Opening;
use crate::steps::{durations, opening};

/// Counts a preparation round, in which all aware combatants act at the same time (D30-9, D30-16,
/// D30-17). The game master passes as many as there is time for, or none (D30-4).
pub(super) fn prepare(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    if !draft.state.rules().opening.prepares() {
        return Err(Rejection::OutOfPlace);
    }
    let who = match opening::foresee(&draft.state) {
        Some(Opening::SomeAware { aware, .. }) => aware,
        Some(Opening::AllAware) => draft.state.present().map(|one| one.id).collect(),
        _ => return Err(Rejection::OutOfPlace),
    };
    let round = draft.state.first_round();
    draft.emit(Event::RoundPrepared { round, who })?;
    let at = RoundPoint::Top;
    durations::end_due(draft, TimePoint { round, at })
}
