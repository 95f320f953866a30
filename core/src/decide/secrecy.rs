//! Combatants that the game master hides from the players and reveals to them.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::{CombatantEvent, Event};
use crate::rejection::Rejection;
use crate::steps::secrecy;

/// Hides combatants from the players.
pub(super) fn conceal(draft: &mut Draft<'_>, who: &[CombatantId]) -> Result<(), Rejection> {
    require_someone(who)?;
    who.iter().try_for_each(|&who| {
        let profile = &draft.present(who)?.profile;
        if profile.is_open() {
            return Err(Rejection::AlwaysSeen { who });
        }
        if profile.is_secret() {
            return Err(Rejection::NothingChanges);
        }
        draft.emit(Event::Combatant(CombatantEvent::Concealed { who }))
    })
}

/// Reveals combatants to the players.
pub(super) fn reveal(draft: &mut Draft<'_>, who: &[CombatantId]) -> Result<(), Rejection> {
    require_someone(who)?;
    who.iter().try_for_each(|&who| secrecy::reveal(draft, who))
}

fn require_someone(who: &[CombatantId]) -> Result<(), Rejection> {
    if who.is_empty() {
        return Err(Rejection::NobodyHere);
    }
    Ok(())
}
