//! Groups of identical creatures, and combatants that act at the same time.

use crate::combatant::{Combatant, CombatantId, Group};
use crate::draft::Draft;
use crate::encounter::{Encounter, Participant};
use crate::event::{Event, GroupEvent};
use crate::order::{Place, PlaceCause};
use crate::rejection::Rejection;
use crate::rules::{ProgressPolicy, SharingPolicy, TiePolicy};
use crate::steps::rides;

/// Requires that a profile fits its group: one roll is made for creatures that are identical
/// (D5E-20).
pub(crate) fn require_fit(
    draft: &mut Draft<'_>,
    profile: &Combatant,
    own: Option<CombatantId>,
) -> Result<(), Rejection> {
    let Some(group) = profile.group else {
        return Ok(());
    };
    let other = draft
        .state
        .present()
        .filter(|one| one.profile.group == Some(group) && Some(one.id) != own)
        .find(|one| one.initiative.is_none() && !one.profile.is_identical(profile))
        .map(|one| one.id);
    match other {
        Some(other) => draft.refuse(Rejection::NotIdentical { other }),
        None => Ok(()),
    }
}

/// Returns the combatants that may act before the current one.
pub(crate) fn partners(encounter: &Encounter) -> Vec<CombatantId> {
    let Some(owner) = encounter.turn_of() else {
        return Vec::new();
    };
    let order = encounter.order();
    let rest = order.places().iter().skip(order.passed());
    rest.take_while(|place| same_block(encounter, owner, place.who))
        .map(|place| place.who)
        .collect()
}

/// Whether two combatants are in one block: those that may act in any order stand side by side at
/// one count (D5E-21).
pub(crate) fn same_block(encounter: &Encounter, one: CombatantId, other: CombatantId) -> bool {
    let order = encounter.order();
    let (Some(own), Some(its)) = (order.index_of(one), order.index_of(other)) else {
        return false;
    };
    let block = order.places().get(own.min(its)..=own.max(its));
    let count = order.place(one).map(|place| place.count);
    let others = block.unwrap_or_default().iter();
    let mut others = others.filter(|place| place.who != one);
    others.all(|place| Some(place.count) == count && in_any_order(encounter, one, place.who))
}

/// Whether two combatants may act in any order: they share a roll, or no one has rolled yet (D5E-21,
/// AMB-D30-3).
fn in_any_order(encounter: &Encounter, one: CombatantId, other: CombatantId) -> bool {
    let unrolled = |who| {
        let place = encounter.order().place(who);
        place.is_some_and(|place| place.why == PlaceCause::BeforeTheRoll)
    };
    let block = |who| {
        let place = encounter.order().place(who)?;
        block_at(encounter, place)
    };
    block(one).is_some_and(|own| block(other) == Some(own))
        || acts_together(encounter, one, other)
        || rides::act_together(encounter, one, other)
        || unrolled(one) && unrolled(other)
}

/// Whether equal counts act together, or the two are of one side and sides take turns (ANY-3, ANY-5).
fn acts_together(encounter: &Encounter, one: CombatantId, other: CombatantId) -> bool {
    let roller = |who| encounter.participant(who).map(Participant::roller);
    let moved = |who| {
        let place = encounter.order().place(who);
        place.is_some_and(|place| place.why.is_chosen() && !place.why.is_ruled())
    };
    let rules = encounter.rules();
    let by_side = rules.order.sharing == SharingPolicy::Sides && roller(one) == roller(other);
    (by_side || rules.tie == TiePolicy::Together) && !moved(one) && !moved(other)
}

/// Returns the roll and the group by which the combatant at a place acts with others. Delaying or
/// readying gave it a separate place (D35-37, D35-57). A mount belongs to the group of its rider.
fn block_at(encounter: &Encounter, place: &Place) -> Option<(CombatantId, Group)> {
    let one = encounter.participant(place.who)?;
    let rider = one
        .ride()
        .and_then(|ride| encounter.participant(ride.rider));
    let group = rider.unwrap_or(one).profile.group?;
    let moved = place.why.is_chosen() && !place.why.is_ruled();
    (!moved && one.initiative.is_some()).then(|| (one.roller(), group))
}

/// Returns the stretches of the order in which members of one group stand side by side at one
/// count, without their mounts.
fn stretches(encounter: &Encounter) -> impl Iterator<Item = (Group, &[Place])> {
    let key = |place: &Place| {
        let one = encounter.participant(place.who)?;
        let own = one.profile.group?;
        let (roller, group) = block_at(encounter, place)?;
        (own == group).then_some((roller, group, place.count))
    };
    let together = move |one: &Place, other: &Place| key(one).is_some() && key(one) == key(other);
    let places = encounter.order().places().chunk_by(together);
    places.filter_map(move |places| Some((key(places.first()?)?.1, places)))
}

/// Returns the stretch of a combatant in the order.
fn stretch_of(encounter: &Encounter, who: CombatantId) -> Option<&[Place]> {
    let mut stretches = stretches(encounter).map(|(_, places)| places);
    stretches.find(|places| places.iter().any(|place| place.who == who))
}

/// Returns the groups that act as one: their members side by side, without those that delay.
pub(crate) fn rows(encounter: &Encounter) -> impl Iterator<Item = (Group, Vec<CombatantId>)> {
    let delays = |who| encounter.participant(who).is_some_and(Participant::delays);
    let in_turns = encounter.rules().progress == ProgressPolicy::Turns;
    let rows = stretches(encounter).map(move |(group, places)| {
        let members = places.iter().map(|place| place.who);
        (
            group,
            members.filter(|&who| !delays(who)).collect::<Vec<_>>(),
        )
    });
    rows.filter(move |(_, members)| in_turns && members.len() > 1)
}

/// Returns the members of a group that can still act in its turn, which is in progress.
pub(crate) fn rest_of_turn(encounter: &Encounter) -> Vec<CombatantId> {
    let Some(owner) = encounter.turn_of() else {
        return Vec::new();
    };
    let mut rows = rows(encounter).map(|(_, members)| members);
    let row = rows.find(|members| members.contains(&owner));
    let to_come = |who: &CombatantId| {
        let round = Some(encounter.round());
        let one = encounter.participant(*who);
        *who != owner
            && encounter.is_able(*who)
            && encounter.turn_is_to_come(*who)
            && one.is_some_and(|one| one.last_turn != round && one.passed_over != round)
    };
    row.unwrap_or_default()
        .into_iter()
        .filter(to_come)
        .collect()
}

/// Returns the index beside the rest of its group for a combatant that leaves it: before the others
/// if its turn has come, so that no turn is lost, or else behind them.
pub(crate) fn beside(encounter: &Encounter, who: CombatantId) -> Option<usize> {
    let order = encounter.order();
    let stretch = stretch_of(encounter, who)?;
    let (first, last) = (stretch.first()?, stretch.last()?);
    let end = if order.index_of(who)? < order.passed() {
        first
    } else {
        last
    };
    order.index_of(end.who).filter(|_| end.who != who)
}

/// The place at which a combatant joins a group.
#[derive(Clone, Copy)]
pub(crate) struct GroupSeat {
    /// The member whose result it takes over.
    pub(crate) with: CombatantId,
    /// The count of the group.
    pub(crate) count: i32,
    /// The number of other places before the joining combatant.
    pub(crate) to: usize,
    /// Whether both the group and the combatant still act in this round.
    pub(crate) at_once: bool,
    /// Whether the combatant is there already.
    pub(crate) taken: bool,
}

/// Returns the place behind the members of a group, where those that have not acted late are.
pub(crate) fn seat(encounter: &Encounter, who: CombatantId, group: Group) -> Option<GroupSeat> {
    let order = encounter.order();
    let own = order.index_of(who)?;
    let others = |places: &&[Place]| places.iter().any(|place| place.who != who);
    let mut stretches = stretches(encounter).filter(|(other, _)| *other == group);
    let (_, stretch) = stretches.find(|(_, places)| others(places))?;
    let taken = stretch.iter().any(|place| place.who == who);
    let with = stretch.iter().find(|place| place.who != who)?;
    let end = order.index_of(stretch.last()?.who)?;
    let one = encounter.participant(who)?;
    let to_come = own >= order.passed() && one.last_turn != Some(encounter.round());
    Some(GroupSeat {
        with: with.who,
        count: with.count,
        to: if own <= end { end } else { end + 1 },
        at_once: to_come && end + 1 >= order.passed(),
        taken,
    })
}

/// Lets a combatant join a group at its place.
pub(crate) fn join(
    draft: &mut Draft<'_>,
    who: CombatantId,
    group: Group,
    seat: GroupSeat,
) -> Result<(), Rejection> {
    let GroupSeat {
        with, count, to, ..
    } = seat;
    draft.emit(Event::Group(GroupEvent::Joined { who, group, with }))?;
    // A place that somebody chose for the group does not follow from its roll.
    let chosen = draft.state.order().place(with).map(|place| place.why);
    let chosen = chosen.filter(|why| why.is_chosen());
    let why = chosen.unwrap_or(PlaceCause::Shared);
    let place = Place { who, count, why };
    draft.emit(Event::Moved { place, to })
}
