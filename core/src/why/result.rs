//! The reason for a place that a combatant has by its own result.

use super::Peers;
use crate::encounter::{Arrival, Encounter};
use crate::order::{Place, PlaceCause};
use crate::reason::Reason;
use crate::rules::Direction;

/// Returns the reason for a place by an initiative result, by its index: how the result compares
/// with the others at the same count.
pub(super) fn of_result(encounter: &Encounter, peers: &Peers<'_>, index: usize) -> Option<Reason> {
    let place = peers.get(index)?;
    let (who, count) = (place.who, place.count);
    let arrived = encounter.participant(who)?.arrival == Arrival::Aware;
    if arrived && !is_broken(place) {
        return Some(Reason::Newcomer { count });
    }
    if let Some(card) = encounter.card_of(who) {
        return Some(Reason::Card { card });
    }
    let [ahead, behind] = peers.around(index);
    let alike = |one: &&&Place| are_alike(place, one);
    let beside = || ahead.iter().chain(&behind).filter(alike);
    if beside().next().is_none() {
        return Some(match encounter.rules().order.direction {
            Direction::HighestFirst => Reason::Count { count },
            Direction::LowestFirst => Reason::LowestCount { count },
        });
    }
    let own_tie = is_broken(place)
        .then(|| by_tie(encounter, place, [&ahead, &behind]))
        .flatten();
    let compared = own_tie.or_else(|| by_key(encounter, place, [&ahead, &behind]));
    let compared = compared.or_else(|| by_tie(encounter, place, [&ahead, &behind]));
    Some(compared.unwrap_or_else(|| Reason::OwnResult {
        count,
        beside: beside().map(|one| one.who).collect(),
    }))
}

/// Whether a broken tie set the place.
fn is_broken(place: &Place) -> bool {
    matches!(place.why, PlaceCause::Lots | PlaceCause::Decided(_))
}

/// Whether two places at one count are compared as results: neither comes from acting late, from a
/// ride or from an override, and the two have not shared a roll.
fn are_rivals(encounter: &Encounter, one: &Place, other: &Place) -> bool {
    let block = |place: &Place| Some(encounter.participant(place.who)?.roller());
    let by_result = match other.why {
        PlaceCause::Count
        | PlaceCause::Key
        | PlaceCause::Lots
        | PlaceCause::Decided(_)
        | PlaceCause::Shared
        | PlaceCause::SecondPlace => true,
        PlaceCause::BeforeTheRoll
        | PlaceCause::Delayed
        | PlaceCause::Announced
        | PlaceCause::Readied { .. }
        | PlaceCause::Swapped { .. }
        | PlaceCause::Summoned { .. }
        | PlaceCause::Ruled
        | PlaceCause::Rearranged
        | PlaceCause::Together
        | PlaceCause::Entered
        | PlaceCause::Mounted(_) => false,
    };
    one.count == other.count && by_result && are_alike(one, other) && block(one) != block(other)
}

/// Whether two places are both at the counts of second places or both not. At its count a second
/// place comes after all others, so nothing is compared (D5E-71). One that was moved stands beside
/// them like any other.
fn are_alike(one: &Place, other: &Place) -> bool {
    let second = |place: &Place| place.why == PlaceCause::SecondPlace;
    second(one) == second(other)
}

/// Returns the number that is compared between equal counts. The greater one acts first.
fn key(encounter: &Encounter, place: &Place) -> Option<i16> {
    let key = encounter.rules().tie.key()?;
    Some(key.of(&encounter.participant(place.who)?.profile))
}

/// Returns the comparison of a number with the nearest rival behind that has a lower one, or else
/// with the nearest one ahead that has a higher one.
fn by_key(encounter: &Encounter, place: &Place, [ahead, behind]: [&[&Place]; 2]) -> Option<Reason> {
    let own = key(encounter, place)?;
    let number = |other: &Place| {
        are_rivals(encounter, place, other)
            .then(|| key(encounter, other))
            .flatten()
    };
    let mut behind = behind.iter();
    let lower = behind.find(|other| number(other).is_some_and(|other| other < own));
    let mut ahead = ahead.iter().rev();
    let higher = || ahead.find(|other| number(other).is_some_and(|other| other > own));
    let neighbour = lower.or_else(higher)?;
    Some(Reason::Key {
        count: place.count,
        key: encounter.rules().tie.key()?,
        own,
        neighbour: neighbour.who,
        other: key(encounter, neighbour)?,
    })
}

/// Returns the broken tie with rivals that are equal in everything.
fn by_tie(encounter: &Encounter, place: &Place, [ahead, behind]: [&[&Place]; 2]) -> Option<Reason> {
    let own = key(encounter, place);
    let equal =
        |other: &&Place| are_rivals(encounter, place, other) && key(encounter, other) == own;
    let beside = ahead.iter().chain(behind).copied();
    let equals: Vec<_> = beside.filter(equal).collect();
    // A newcomer's place names the tie, and the place it was tied with does not.
    let mut broken = [place].into_iter().chain(equals.iter().copied());
    let why = broken.find(|one| is_broken(one))?.why;
    let together = equals.iter().filter(|other| other.why == why);
    let together: Vec<_> = together.map(|other| other.who).collect();
    let all = || equals.iter().map(|other| other.who).collect();
    let equals = if together.is_empty() { all() } else { together };
    let count = place.count;
    match why {
        _ if equals.is_empty() => None,
        PlaceCause::Lots => Some(Reason::Lots { count, equals }),
        PlaceCause::Decided(by) => Some(Reason::Decided { count, by, equals }),
        _ => None,
    }
}
