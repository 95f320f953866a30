//! Second places, which have their counts as soon as their owners have results (D5E-74).

use crate::draft::Draft;
use crate::encounter::Participant;
use crate::event::Event;
use crate::rejection::Rejection;

/// Gives second places without a result their counts, if their owners have results.
pub(crate) fn follow_owners(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let state = &draft.state;
    let owner_has_result = |one: &Participant| {
        let owner = state.actor_at(one.id);
        owner.is_some_and(|owner| owner.initiative.is_some())
    };
    let without = state
        .with_second_places()
        .filter(|one| one.initiative.is_none() && one.is_second_place() && owner_has_result(one));
    let counts = without.filter_map(|one| Some((one.id, one.profile.place?.count)));
    let counts: Vec<_> = counts.collect();
    for (who, count) in counts {
        let total = i32::from(count);
        draft.emit(Event::InitiativeEntered { who, total })?;
    }
    Ok(())
}
