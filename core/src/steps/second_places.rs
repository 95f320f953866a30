//! Second places, which come and go with their owners (D5E-74).

use crate::combatant::{Combatant, CombatantId};
use crate::draft::Draft;
use crate::event::Event;
use crate::rejection::Rejection;

/// Returns the second places of a combatant that are in the encounter now.
pub(crate) fn present_of(draft: &Draft<'_>, owner: CombatantId) -> Vec<CombatantId> {
    let places = draft.state.places_of(owner);
    let present = places.filter(|place| place.present);
    present.map(|place| place.id).collect()
}

/// Returns the second places of a combatant that have left.
pub(crate) fn absent_of(draft: &Draft<'_>, owner: CombatantId) -> Vec<CombatantId> {
    let places = draft.state.places_of(owner);
    let absent = places.filter(|place| !place.present);
    absent.map(|place| place.id).collect()
}

/// Gives the second places of an edited combatant its side and its controller.
pub(crate) fn take_side(draft: &mut Draft<'_>, owner: CombatantId) -> Result<(), Rejection> {
    let profile = &draft.present(owner)?.profile;
    let edited = draft.state.places_of(owner).filter_map(|one| {
        let place = one.profile.place?;
        let new = Combatant::second_place(&*one.profile.name, profile, place);
        (new != *one.profile).then(|| (one.id, Box::new(new)))
    });
    let edited: Vec<_> = edited.collect();
    for (who, profile) in edited {
        let left = None;
        draft.emit(Event::CombatantEdited { who, profile, left })?;
    }
    Ok(())
}
