//! Mounts and their riders, and the place of a mount in the order.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::{Encounter, Participant};
use crate::event::Event;
use crate::mount::{MountControl, Ride};
use crate::order::{Place, PlaceCause};
use crate::rejection::Rejection;

/// Separates a combatant that leaves from its mount and its rider.
pub(crate) fn part(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let own = |one: &&Participant| {
        let ride = one.ridden;
        ride.is_some_and(|ride| one.id == who || ride.rider == who)
    };
    let mounts: Vec<_> = draft
        .state
        .present()
        .filter(own)
        .map(|one| one.id)
        .collect();
    mounts
        .into_iter()
        .try_for_each(|who| draft.emit(Event::Dismounted { who }))
}

/// Returns the mount that acts on the count of a rider.
pub(crate) fn mount_of(encounter: &Encounter, rider: CombatantId) -> Option<&Participant> {
    encounter
        .present()
        .find(|one| one.ride().is_some_and(|ride| ride.rider == rider))
}

/// Whether one is the mount of the other, and acts on its count with no one in between.
pub(crate) fn act_together(encounter: &Encounter, one: CombatantId, other: CombatantId) -> bool {
    let rides = |mount, rider| {
        let mount = encounter.participant(mount).and_then(Participant::ride);
        mount.is_some_and(|ride| ride.rider == rider)
    };
    let order = encounter.order();
    let count = |who| order.place(who).map(|place| place.count);
    let indices = order.index_of(one).zip(order.index_of(other));
    let next = indices.is_some_and(|(one, other)| one.abs_diff(other) == 1);
    (rides(one, other) || rides(other, one)) && next && count(one) == count(other)
}

/// Gives mounts that are called to roll the result of their riders. Returns whether there are any.
pub(crate) fn share_known(draft: &mut Draft<'_>) -> Result<bool, Rejection> {
    let known = |who| draft.state.participant(who)?.initiative;
    let shared: Vec<_> = draft
        .state
        .unrolled()
        .filter_map(|who| Some((who, draft.state.participant(who)?.ride()?.rider)))
        .filter(|&(_, rider)| known(rider).is_some())
        .collect();
    for &(who, with) in &shared {
        draft.emit(Event::InitiativeShared { who, with })?;
    }
    Ok(!shared.is_empty())
}

/// Moves a mount next to its rider, if it acts on that count and is elsewhere: behind the rider, or
/// before it if the mount has had its turn in this round.
pub(crate) fn align(draft: &mut Draft<'_>, who: CombatantId, ride: Ride) -> Result<(), Rejection> {
    let order = draft.state.order();
    let places = order.index_of(who).zip(order.index_of(ride.rider));
    let count = order.place(ride.rider).map(|place| place.count);
    let (Some((own, its)), Some(count), true) = (places, count, ride.control.shares_count()) else {
        return Ok(());
    };
    if draft.state.beside(order.places(), own, its) {
        return Ok(());
    }
    let attached = attached(&draft.state, own, count);
    let without = if own < its { its - 1 } else { its };
    let to = if own < order.passed() {
        without
    } else {
        without + 1
    };
    let why = PlaceCause::Mounted(ride);
    let place = Place { who, count, why };
    draft.emit(Event::Moved { place, to })?;
    for place in attached {
        let order = draft.state.order();
        let before = order.index_of(who).unwrap_or_default();
        let to = before.saturating_sub(usize::from(order.index_of(place.who) < Some(before)));
        draft.emit(Event::Moved { place, to })?;
    }
    Ok(())
}

/// Returns the places that stay right before a mount as it moves within its count at the start of a
/// round: those of combatants that it triggered (D35-58). Later, such a move could cost a turn.
fn attached(encounter: &Encounter, mount: usize, count: i32) -> Vec<Place> {
    let order = encounter.order();
    let run = encounter.run_before(order.places(), mount);
    let same = |place: &&Place| place.count == count && order.passed() == 0;
    order.places()[run].iter().filter(same).cloned().collect()
}

/// Requires that a combatant chooses its own count. A mount on the count of a rider that can act
/// does not (D35-81, D30-48, D30-49).
pub(crate) fn is_bound(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let Some(ride) = draft.present(who)?.ride() else {
        return Ok(());
    };
    if draft.state.is_able(ride.rider) {
        let control = ride.control;
        draft.refuse(Rejection::OnRidersCount { who, control })?;
    }
    Ok(())
}

/// Returns the count of the mount or the rider with its own initiative, to which the other one may
/// always delay (D30-51, D30-52).
pub(crate) fn count_to_match(encounter: &Encounter, who: CombatantId) -> Option<i32> {
    let mut present = encounter.present();
    let partner = present.find_map(|one| {
        let ride = one
            .ridden
            .filter(|ride| ride.control == MountControl::Apart)?;
        if ride.rider == who {
            Some(one.id)
        } else {
            (one.id == who).then_some(ride.rider)
        }
    })?;
    encounter.order().place(partner).map(|place| place.count)
}
