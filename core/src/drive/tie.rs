//! Breaking ties that come up while the order is set.

use crate::combatant::CombatantId;
use crate::dice::DiceError;
use crate::draft::Draft;
use crate::event::Event;
use crate::order::{OpenTie, Tie};
use crate::rejection::Rejection;
use crate::rules::TieBreaker;
use crate::steps::ties;

/// Breaks a tie by chance or by the order of entry, or leaves it open for a person. Returns whether it is broken.
pub(crate) fn decide(draft: &mut Draft<'_>, rivals: Vec<CombatantId>) -> Result<bool, Rejection> {
    let open = ties::left_open(&draft.state, rivals.clone());
    if ties::keeps_entry(&draft.state, &rivals) {
        let (order, faces, by) = (open.tied, Vec::new(), TieBreaker::AsEntered);
        draft.emit(Event::TieBroken(Tie { order, faces, by }))?;
        return Ok(true);
    }
    let Some(by) = ties::by_chance(draft.state.rules()) else {
        record_open(draft, open)?;
        return Ok(false);
    };
    match ties::leave_to_chance(draft, rivals, by) {
        // The game uses real dice, and the result is entered.
        Err(Rejection::Dice(DiceError::NoDice)) => {
            record_open(draft, open)?;
            Ok(false)
        }
        tie => {
            draft.emit(Event::TieBroken(tie?))?;
            Ok(true)
        }
    }
}

/// Records an open tie, once.
fn record_open(draft: &mut Draft<'_>, open: OpenTie) -> Result<(), Rejection> {
    if draft.state.open_tie() == Some(&open) {
        return Ok(());
    }
    draft.emit(Event::TieFound(open))
}
