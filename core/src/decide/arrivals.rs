//! Newcomers that are aware of the combat (D&D 3.0).

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::{Encounter, Participant, Stage};
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::NewcomerPolicy;
use crate::steps::joining;

/// Lets a newcomer that is aware of the combat act before everyone else in the round of its
/// arrival, or in the next round if a turn of this round has begun (D30-53, D30-54, AMB-D30-9).
pub(super) fn aware(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    draft.present(who)?;
    if draft.state.rules().progress.phases().is_some() || draft.state.is_before_the_roll() {
        return Err(Rejection::OutOfPlace);
    }
    let rider = rider_that_arrives(&draft.state, who);
    if rider.is_none() && !is_newcomer(&draft.state, who) {
        return Err(Rejection::NotCalled { who });
    }
    if draft.state.rules().newcomers == NewcomerPolicy::Rolls {
        draft.refuse(Rejection::RollsLikeAll { who })?;
    }
    // A mount that its rider has brought along is here already.
    if let Some(with) = rider.filter(|&rider| !is_newcomer(&draft.state, rider)) {
        return draft.emit(Event::InitiativeShared { who, with });
    }
    if let Some(first) = first_turn(&draft.state) {
        draft.emit(Event::TurnPutBack { who: first })?;
    }
    let count = count_of_arrival(&draft.state);
    joining::arrive(draft, rider.unwrap_or(who), count)
}

/// Whether a combatant has joined combat and has no result yet.
pub(super) fn is_newcomer(encounter: &Encounter, who: CombatantId) -> bool {
    encounter.unrolled().any(|one| one == who)
}

/// Returns the rider of a newcomer that acts on its rider's count, if the rider is a newcomer too,
/// or has brought it along (D30-48).
fn rider_that_arrives(encounter: &Encounter, mount: CombatantId) -> Option<CombatantId> {
    let mount = encounter.participant(mount)?;
    let rider = encounter.participant(mount.ride()?.rider)?;
    let comes_too = is_newcomer(encounter, mount.id) && is_newcomer(encounter, rider.id);
    let came_along = mount.comes_first() && rider.comes_first();
    (comes_too || came_along).then_some(rider.id)
}

/// Returns the owner of the first turn of the round, if that turn has just begun. Newcomers can
/// still act before it, and their Dexterity decides even if it is one of theirs.
fn first_turn(encounter: &Encounter) -> Option<CombatantId> {
    let owner = encounter.turn_of().filter(|_| encounter.turn_is_fresh())?;
    let first = encounter.order().places().first()?;
    let acted = |one: &Participant| one.last_turn == Some(encounter.round()) && one.id != owner;
    (first.who == owner && !encounter.participants().any(acted)).then_some(owner)
}

/// Returns one more than the highest count, or the count of the newcomers that have not acted yet.
/// Those act in order of Dexterity.
fn count_of_arrival(encounter: &Encounter) -> i32 {
    let first = encounter.order().places().first();
    let Some(first) = first else {
        return 0;
    };
    if encounter
        .participant(first.who)
        .is_some_and(Participant::comes_first)
    {
        first.count
    } else {
        first.count.saturating_add(1)
    }
}
