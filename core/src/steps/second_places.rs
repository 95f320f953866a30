//! Second places, which come and go with their owners (D5E-74).

use super::durations;
use crate::combatant::{Combatant, CombatantId, SecondPlace};
use crate::draft::Draft;
use crate::encounter::Participant;
use crate::event::Event;
use crate::order::{Place, PlaceCause};
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
    let over = draft.state.round() > draft.state.first_round();
    let returns = |place: &&Participant| !(place.present || over && place.is_second_turn());
    let absent = places.filter(returns);
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

/// Removes the second turns of the first round, as it ends.
pub(crate) fn end_first_round(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let places = draft.state.with_second_places();
    let over: Vec<_> = places
        .filter(|place| place.is_second_turn())
        .map(|place| place.id)
        .collect();
    for who in over {
        durations::unbind(draft, who)?;
        draft.emit(Event::CombatantRemoved { who })?;
    }
    Ok(())
}

/// Moves the second turn of a combatant with its initiative, which is another one now.
pub(crate) fn follow_count(draft: &mut Draft<'_>, owner: CombatantId) -> Result<(), Rejection> {
    let mut of_owner = present_of(draft, owner).into_iter();
    let is_second_turn = |who| {
        draft
            .state
            .participant(who)
            .is_some_and(Participant::is_second_turn)
    };
    let who = of_owner.find(|&who| is_second_turn(who));
    let order = draft.state.order();
    let (Some(who), Some(own)) = (who, order.place(owner)) else {
        return Ok(());
    };
    let count = own.count - i32::from(SecondPlace::LATER);
    let others = order.places().iter().filter(|place| place.who != who);
    let before = others.take_while(|place| !draft.state.comes_after(place, who, count));
    let to = before.count();
    let why = PlaceCause::SecondPlace;
    let place = Place { who, count, why };
    draft.emit(Event::Moved { place, to })
}
