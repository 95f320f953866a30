//! Mounts that follow their riders.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::{Encounter, Participant, Stage};
use crate::event::{Event, TableEvent};
use crate::mount::{MountControl, Ride};
use crate::order::{Place, PlaceCause};
use crate::rejection::Rejection;
use crate::rules::TurnKind;
use crate::steps::{kept_turns, rides, turns};
use crate::waiting::Waiting;

/// Lets mounts follow their riders' last events: join the order, move, delay, and take a delayed turn.
pub(crate) fn follow_riders(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    // The loop passes over the events that it adds.
    for at in 0..draft.events.len() {
        match draft.events[at] {
            Event::Mounted { who, ride } => join(draft, who, ride)?,
            Event::Delayed { who, until, .. } => delay_mount(draft, who, until)?,
            Event::DelayEnded { who, .. } => act_with(draft, who)?,
            Event::Moved {
                place: Place { who, why, .. },
                ..
            } if why.is_ruled() || matches!(why, PlaceCause::Swapped { .. }) => {
                move_with(draft, who)?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// Gives a mount its rider's result if it is called to roll, or else the place next to its rider.
fn join(draft: &mut Draft<'_>, who: CombatantId, ride: Ride) -> Result<(), Rejection> {
    let shares = rides::share_known(draft)?;
    if shares || draft.state.stage() != &Stage::Fighting {
        return Ok(());
    }
    if acts_again(&draft.state, who, ride) {
        return act_again(draft, who, ride);
    }
    if may_move(&draft.state, who, ride.rider) {
        rides::align(draft, who, ride)?;
    }
    Ok(())
}

/// Whether a mount has another turn: a controlled mount can act even in the turn in which it is mounted
/// (D5E-67).
fn acts_again(encounter: &Encounter, who: CombatantId, ride: Ride) -> bool {
    let order = encounter.order();
    let passed = order.index_of(who) < Some(order.passed()) && order.index_of(who).is_some();
    ride.control == MountControl::Controlled
        && encounter.turn_of() == Some(ride.rider)
        && passed
        && !encounter.turn_is_to_come(who)
}

/// Moves a mount that has had its turn right behind its rider, whose turn it is, and gives it another one.
fn act_again(draft: &mut Draft<'_>, who: CombatantId, ride: Ride) -> Result<(), Rejection> {
    let order = draft.state.order();
    let Some((its, place)) = order.index_of(ride.rider).zip(order.place(ride.rider)) else {
        return Ok(());
    };
    let (count, why) = (place.count, PlaceCause::Mounted(ride));
    let place = Place { who, count, why };
    // The mount comes from before its rider.
    draft.emit(Event::Moved { place, to: its })?;
    draft.emit(Event::Table(TableEvent::ActsAgain { who }))
}

/// Moves a mount with its rider, whose place the game master has moved. The turn of the mount in this round
/// stays one turn.
fn move_with(draft: &mut Draft<'_>, rider: CombatantId) -> Result<(), Rejection> {
    let mount = rides::mount_of(&draft.state, rider);
    let Some((who, ride)) = mount.and_then(|mount| Some((mount.id, mount.ride()?))) else {
        return Ok(());
    };
    if draft.state.turn_of() == Some(who) {
        return Ok(());
    }
    let turn = kept_turns::turn_of(&draft.state, who);
    rides::align(draft, who, ride)?;
    kept_turns::keep(draft, who, turn)
}

/// Moves every mount next to its rider at the start of a round.
pub(crate) fn align_all(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let rides = |one: &Participant| Some((one.id, one.ride()?));
    let rides: Vec<_> = draft.state.present().filter_map(rides).collect();
    rides
        .into_iter()
        .try_for_each(|(who, ride)| rides::align(draft, who, ride))
}

/// Whether a mount can move next to its rider at once, without a combatant that loses a turn or has
/// two.
fn may_move(encounter: &Encounter, who: CombatantId, rider: CombatantId) -> bool {
    let order = encounter.order();
    let (Some(own), Some(its)) = (order.index_of(who), order.index_of(rider)) else {
        return false;
    };
    let passed = order.passed();
    let current = encounter.turn_of();
    current != Some(who)
        && ((own < passed) == (its < passed) || own >= passed && current == Some(rider))
}

/// Delays a mount with its rider, if its turn is still to come.
fn delay_mount(
    draft: &mut Draft<'_>,
    rider: CombatantId,
    until: Option<i32>,
) -> Result<(), Rejection> {
    let order = draft.state.order();
    let Some(mount) = rides::mount_of(&draft.state, rider) else {
        return Ok(());
    };
    let (who, ride) = (mount.id, mount.ride());
    let to_come = order
        .index_of(who)
        .is_some_and(|place| place >= order.passed());
    let next = order.next() == Some(who);
    match (until, ride) {
        (Some(_), Some(ride)) if to_come => rides::align(draft, who, ride),
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

/// Lets a mount that has delayed with its rider act right after it, unless the game master chooses
/// otherwise.
fn act_with(draft: &mut Draft<'_>, rider: CombatantId) -> Result<(), Rejection> {
    let Some(mount) = rides::mount_of(&draft.state, rider) else {
        return Ok(());
    };
    let who = mount.id;
    let (Some(Waiting::Delaying { since, .. }), Some(ride)) = (&mount.waiting, mount.ride()) else {
        return Ok(());
    };
    let since = *since;
    let order = draft.state.order();
    let places = order.index_of(who).zip(order.index_of(rider));
    let count = order.place(rider).map(|place| place.count);
    let (Some((own, its)), Some(count)) = (places, count) else {
        return Ok(());
    };
    let to = if own < its { its } else { its + 1 };
    let why = PlaceCause::Mounted(ride);
    let place = Place { who, count, why };
    draft.emit(Event::Moved { place, to })?;
    let round = draft.state.round();
    draft.emit(Event::DelayEnded { who, since, round })
}
