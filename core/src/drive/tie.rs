//! Breaking ties that come up while the order is set.

use crate::combatant::CombatantId;
use crate::dice::DiceError;
use crate::draft::Draft;
use crate::event::Event;
use crate::order::{OpenTie, Tie};
use crate::rejection::Rejection;
use crate::rules::TieBreaker;
use crate::sorted::sort;
use crate::steps::ties;

/// Breaks a tie by chance, or leaves it open for a person. Returns whether it is broken.
pub(crate) fn decide(draft: &mut Draft<'_>, rivals: Vec<CombatantId>) -> Result<bool, Rejection> {
    let Some(by) = ties::by_chance(draft.state.rules().tie) else {
        if ties::keeps_entry(&draft.state, &rivals) {
            let mut order = rivals;
            sort(&mut order);
            let by = TieBreaker::AsEntered;
            let faces = Vec::new();
            draft.emit(Event::TieBroken(Tie { order, faces, by }))?;
            return Ok(true);
        }
        let open = ties::left_open(&draft.state, rivals);
        record_open(draft, open)?;
        return Ok(false);
    };
    match ties::leave_to_chance(draft, rivals.clone(), by) {
        // The game uses real dice, and the result is entered.
        Err(Rejection::Dice(DiceError::NoDice)) => {
            let mut tied = rivals;
            sort(&mut tied);
            record_open(draft, OpenTie { tied, by })?;
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
