//! Revealing a combatant to players, step by step.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::{CombatantEvent, Event};
use crate::rejection::Rejection;
use crate::steps::second_places;

/// Reveals a combatant to the players: a hidden one becomes visible, and a visible one loses its second name, as do
/// its second places.
///
/// # Errors
/// [`Rejection::NothingChanges`] if players see the combatant under its own name already.
pub(crate) fn reveal(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let profile = &draft.present(who)?.profile;
    if profile.is_secret() {
        return draft.emit(Event::Combatant(CombatantEvent::Revealed { who }));
    }
    if profile.second_name().is_none() {
        return Err(Rejection::NothingChanges);
    }
    let mut all = vec![who];
    all.extend(second_places::present_of(draft, who));
    for who in all {
        let profile = draft.state.participant(who).map(|one| &one.profile);
        let names = profile.and_then(|profile| Some((&profile.name, profile.second_name()?)));
        if let Some((name, disguise)) = names {
            let (name, disguise) = (name.clone(), disguise.to_owned());
            let revealed = CombatantEvent::NameRevealed {
                who,
                name,
                disguise,
            };
            draft.emit(Event::Combatant(revealed))?;
        }
    }
    Ok(())
}
