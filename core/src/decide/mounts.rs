//! Mounts: those that act on their rider's count stand next to it in the order, and either of them
//! acts first, as in a block of those who share a roll (AMB-D30-12).

use super::draft::Draft;
use super::{initiative, turns};
use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Participant, Stage};
use crate::event::Event;
use crate::mount::{Bond, Ride};
use crate::order::{Placement, Slot};
use crate::rejection::Rejection;
use crate::rules::{MountPolicy, ProgressPolicy, TurnKind};
use crate::waiting::Waiting;

/// Lets somebody ride a mount; one that acts on its rider's count comes next to it as soon as
/// neither of them has two turns in a round by it.
pub(super) fn mount(
    draft: &mut Draft<'_>,
    who: CombatantId,
    rider: CombatantId,
    bond: Bond,
) -> Result<(), Rejection> {
    let rules = draft.state.rules();
    let policy = rules.mounts;
    if policy == MountPolicy::None
        || rules.progress != ProgressPolicy::Turns
        || draft.state.stage() == &Stage::Ended
    {
        return Err(Rejection::OutOfPlace);
    }
    draft.present(who)?;
    draft.present(rider)?;
    for one in [who, rider] {
        if is_in_a_ride(&draft.state, one) || who == rider {
            return Err(Rejection::CannotRide { who: one });
        }
    }
    if let Some(rule) = policy.forbids(bond) {
        draft.refuse(Rejection::OnRidersCount { who, rule })?;
    }
    let ride = Ride { rider, bond };
    draft.emit(Event::Mounted { who, ride })?;
    if share_known(draft)? {
        return initiative::settle(draft);
    }
    if draft.state.stage() == &Stage::Fighting && may_move(&draft.state, who, rider) {
        align(draft, who, ride)?;
    }
    Ok(())
}

fn is_in_a_ride(encounter: &Encounter, who: CombatantId) -> bool {
    let mut present = encounter.present();
    present.any(|one| match one.ridden {
        Some(ride) => one.id == who || ride.rider == who,
        None => false,
    })
}

/// Parts a mount from its rider; each of them keeps its place.
pub(super) fn dismount(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if draft.present(who)?.ridden.is_none() {
        return Err(Rejection::NotRidden { who });
    }
    draft.emit(Event::Dismounted { who })
}

/// Parts whoever leaves from its mount or its rider.
pub(super) fn part(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
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

/// The mount that acts on somebody's count.
pub(super) fn mount_of(encounter: &Encounter, rider: CombatantId) -> Option<&Participant> {
    encounter
        .present()
        .find(|one| rider_of(one).is_some_and(|ride| ride.rider == rider))
}

/// Who rides somebody that acts on the rider's count.
pub(super) fn rider_of(mount: &Participant) -> Option<Ride> {
    mount.ridden.filter(|ride| ride.bond.shares_count())
}

/// Whether one is the mount of the other, and acts on its count.
pub(super) fn act_together(encounter: &Encounter, one: CombatantId, other: CombatantId) -> bool {
    let rides = |mount, rider| {
        let mount = encounter.participant(mount).and_then(rider_of);
        mount.is_some_and(|ride| ride.rider == rider)
    };
    let count = |who| encounter.order().slot(who).map(|slot| slot.count);
    (rides(one, other) || rides(other, one)) && count(one) == count(other)
}

/// Lets those who are called to roll, and whose rider has a result, act by it; says whether there
/// are any.
pub(super) fn share_known(draft: &mut Draft<'_>) -> Result<bool, Rejection> {
    let known = |who| draft.state.participant(who)?.initiative;
    let shared: Vec<_> = draft
        .state
        .unrolled()
        .filter_map(|who| Some((who, rider_of(draft.state.participant(who)?)?.rider)))
        .filter(|&(_, rider)| known(rider).is_some())
        .collect();
    for &(who, with) in &shared {
        draft.emit(Event::InitiativeShared { who, with })?;
    }
    Ok(!shared.is_empty())
}

/// At the start of a round every mount is next to its rider, wherever that one is by now.
pub(super) fn align_all(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let rides = |one: &Participant| Some((one.id, rider_of(one)?));
    let rides: Vec<_> = draft.state.present().filter_map(rides).collect();
    rides
        .into_iter()
        .try_for_each(|(who, ride)| align(draft, who, ride))
}

/// Whether a mount comes next to its rider at once: nobody loses a turn by it or has a second one.
fn may_move(encounter: &Encounter, who: CombatantId, rider: CombatantId) -> bool {
    let order = encounter.order();
    let (Some(own), Some(its)) = (order.position(who), order.position(rider)) else {
        return false;
    };
    let passed = order.passed();
    let current = encounter.turn_of();
    current != Some(who)
        && ((own < passed) == (its < passed) || own >= passed && current == Some(rider))
}

/// Moves a mount next to its rider, if it acts on that one's count and is not there: behind it, or
/// before it where its turn has come in this round and it is not to have another one.
fn align(draft: &mut Draft<'_>, who: CombatantId, ride: Ride) -> Result<(), Rejection> {
    let order = draft.state.order();
    let places = order.position(who).zip(order.position(ride.rider));
    let count = order.slot(ride.rider).map(|slot| slot.count);
    let (Some((own, its)), Some(count), true) = (places, count, ride.bond.shares_count()) else {
        return Ok(());
    };
    if own.abs_diff(its) == 1 && order.slot(who).map(|slot| slot.count) == Some(count) {
        return Ok(());
    }
    let without = if own < its { its - 1 } else { its };
    let to = if own < order.passed() {
        without
    } else {
        without + 1
    };
    let why = Placement::Mounted(ride);
    let slot = Slot { who, count, why };
    draft.emit(Event::Moved { slot, to })
}

/// Whether somebody acts on the count of a rider who is there, so that it does not choose another
/// one (D35-81, D30-48, D30-49).
pub(super) fn is_bound(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let Some(ride) = rider_of(draft.present(who)?) else {
        return Ok(());
    };
    if draft.state.is_able(ride.rider) {
        let rule = draft.state.rules().mounts.rule(ride.bond);
        draft.refuse(Rejection::OnRidersCount { who, rule })?;
    }
    Ok(())
}

/// A mount whose turn is still to come waits with its rider, who has put the turn off.
pub(super) fn wait_with(
    draft: &mut Draft<'_>,
    rider: CombatantId,
    until: Option<i32>,
) -> Result<(), Rejection> {
    let order = draft.state.order();
    let Some(mount) = mount_of(&draft.state, rider) else {
        return Ok(());
    };
    let (who, ride) = (mount.id, rider_of(mount));
    let to_come = order
        .position(who)
        .is_some_and(|place| place >= order.passed());
    let next = order.next() == Some(who);
    match (until, ride) {
        (Some(_), Some(ride)) if to_come => align(draft, who, ride),
        (None, _) if next && draft.state.is_able(who) => {
            turns::begin(draft, who)?;
            let turn = draft.state.stack().turn();
            let turn = turn.and_then(crate::stack::Frame::turn_kind);
            let turn = turn.unwrap_or(TurnKind::Regular);
            let until = None;
            draft.emit(Event::Delayed { who, turn, until })
        }
        _ => Ok(()),
    }
}

/// A mount that has waited with its rider acts with it, right after it if nobody says otherwise.
pub(super) fn act_with(draft: &mut Draft<'_>, rider: CombatantId) -> Result<(), Rejection> {
    let Some(mount) = mount_of(&draft.state, rider) else {
        return Ok(());
    };
    let who = mount.id;
    let (Some(Waiting::Delaying { since, .. }), Some(ride)) = (&mount.waiting, rider_of(mount))
    else {
        return Ok(());
    };
    let since = *since;
    let order = draft.state.order();
    let places = order.position(who).zip(order.position(rider));
    let count = order.slot(rider).map(|slot| slot.count);
    let (Some((own, its)), Some(count)) = (places, count) else {
        return Ok(());
    };
    let to = if own < its { its } else { its + 1 };
    let why = Placement::Mounted(ride);
    let slot = Slot { who, count, why };
    draft.emit(Event::Moved { slot, to })?;
    let round = draft.state.round();
    draft.emit(Event::DelayEnded { who, since, round })
}

/// The count of the mount or the rider with an initiative of its own, to which the other one may
/// always delay (D30-51, D30-52).
pub(super) fn count_to_match(encounter: &Encounter, who: CombatantId) -> Option<i32> {
    let mut present = encounter.present();
    let partner = present.find_map(|one| {
        let ride = one.ridden.filter(|ride| ride.bond == Bond::Apart)?;
        if ride.rider == who {
            Some(one.id)
        } else {
            (one.id == who).then_some(ride.rider)
        }
    })?;
    encounter.order().slot(partner).map(|slot| slot.count)
}
