//! Commands that break the open ties of a moment.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::Event;
use crate::order::{OpenTie, Tie};
use crate::rejection::Rejection;
use crate::rules::TieBreaker;
use crate::sorted::sort;
use crate::steps::ties;

/// Breaks the open ties among the named combatants, in the named order. The first open tie is among them.
pub(super) fn take_decision(draft: &mut Draft<'_>, order: &[CombatantId]) -> Result<(), Rejection> {
    let mut left = order.to_vec();
    for (index, open) in open_ties(draft)?.into_iter().enumerate() {
        if index > 0 && left.is_empty() {
            break;
        }
        let (order, others): (Vec<_>, Vec<_>) =
            left.into_iter().partition(|who| open.tied.contains(who));
        left = others;
        let mut named = order.clone();
        sort(&mut named);
        if named != open.tied {
            return Err(Rejection::NotTheTied);
        }
        let (faces, by) = (Vec::new(), open.by);
        break_tie(draft, open, Tie { order, faces, by })?;
    }
    if left.is_empty() {
        Ok(())
    } else {
        Err(Rejection::NotTheTied)
    }
}

/// Breaks all open ties of the moment with dice instead (D5E-27, TOW-31).
pub(super) fn roll_off_open(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let by = ties::by_chance(draft.state.rules()).unwrap_or(TieBreaker::RollOff);
    for open in open_ties(draft)? {
        let tie = ties::leave_to_chance(draft, open.tied.clone(), by)?;
        break_tie(draft, open, tie)?;
    }
    Ok(())
}

/// Returns the open ties of the moment.
///
/// # Errors
/// [`Rejection::OutOfPlace`] if there is none.
fn open_ties(draft: &Draft<'_>) -> Result<Vec<OpenTie>, Rejection> {
    let open = ties::open_ties(&draft.state);
    if open.is_empty() {
        return Err(Rejection::OutOfPlace);
    }
    Ok(open)
}

/// Records a broken tie. It is the open one.
fn break_tie(draft: &mut Draft<'_>, open: OpenTie, tie: Tie) -> Result<(), Rejection> {
    if draft.state.open_tie() != Some(&open) {
        draft.emit(Event::TieFound(open))?;
    }
    draft.emit(Event::TieBroken(tie))
}
