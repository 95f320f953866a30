//! Ties that come up while the order is set.

use crate::combatant::CombatantId;
use crate::dice::DiceError;
use crate::draft::Draft;
use crate::encounter::Encounter;
use crate::event::Event;
use crate::order::OpenTie;
use crate::rejection::Rejection;
use crate::rules::TieBreaker;
use crate::sorted::sort;
use crate::steps::ties;

/// Breaks a tie by chance, or leaves it open for a person. Returns whether it is broken.
pub(crate) fn decide(draft: &mut Draft<'_>, rivals: Vec<CombatantId>) -> Result<bool, Rejection> {
    let Some(by) = ties::by_chance(draft.state.rules().tie) else {
        let open = leave_open(&draft.state, rivals);
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

/// Returns the open tie with the person that breaks it: the game master among creatures the game
/// master controls, the players among their characters, the game master between both (D5E-24 to
/// D5E-26).
fn leave_open(encounter: &Encounter, mut tied: Vec<CombatantId>) -> OpenTie {
    sort(&mut tied);
    let controllers = tied
        .iter()
        .filter_map(|&who| encounter.participant(who))
        .map(|one| one.profile.controller);
    let by = TieBreaker::among(controllers);
    OpenTie { tied, by }
}
