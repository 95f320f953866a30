//! Commands that break an open tie.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::Event;
use crate::order::Tie;
use crate::rejection::Rejection;
use crate::rules::TieBreaker;
use crate::sorted::sort;
use crate::steps::ties;

/// Breaks an open tie in the named order.
pub(super) fn take_decision(draft: &mut Draft<'_>, order: &[CombatantId]) -> Result<(), Rejection> {
    let open = draft.state.open_tie().ok_or(Rejection::OutOfPlace)?;
    let by = open.by;
    let mut named = order.to_vec();
    sort(&mut named);
    if named != open.tied {
        return Err(Rejection::NotTheTied);
    }
    draft.emit(Event::TieBroken(Tie {
        order: order.to_vec(),
        faces: Vec::new(),
        by,
    }))
}

/// Breaks an open tie with dice instead (D5E-27, TOW-31).
pub(super) fn roll_off_open(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let open = draft.state.open_tie().ok_or(Rejection::OutOfPlace)?;
    let tied = open.tied.clone();
    let by = ties::by_chance(draft.state.rules().tie).unwrap_or(TieBreaker::RollOff);
    let tie = ties::leave_to_chance(draft, tied, by)?;
    draft.emit(Event::TieBroken(tie))
}
