//! The places of newcomers among settled places.

use super::{TieRank, block_is_out, decided, left, rank, unbroken};
use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Participant};
use crate::order::{Place, PlaceCause};

/// Inserts entrants that are equal to each other.
///
/// Those that are new have one tie among themselves, so that no result of a roll contradicts another. Each then comes
/// behind the one before it. Those that come back keep what was decided when they left.
pub(super) fn insert_class(
    encounter: &Encounter,
    places: &mut Vec<Place>,
    entrants: Vec<CombatantId>,
    rank: TieRank,
) -> Result<(), Vec<CombatantId>> {
    let mut new = Vec::new();
    for who in entrants {
        if let Some(place) = left(encounter, who) {
            put_back(encounter, places, place.clone());
        } else if block_is_out(encounter, who) || encounter.order().has_stood(who) {
            insert(encounter, places, who, rank, None)?;
        } else {
            new.push(who);
        }
    }
    let (order, _) = decided(encounter, new)?;
    let mut before = None;
    for who in order {
        insert(encounter, places, who, rank, before)?;
        before = Some(who);
    }
    Ok(())
}

/// Inserts one entrant among settled places: before the first of its equals that it precedes, or
/// behind them all, but always behind `before`. One combatant stands for all that share its roll, and for all that keep
/// together with it.
///
/// A combatant that acted late stands where it acted. It is tied with no entrant, unless the two
/// have stood in an order before.
fn insert(
    encounter: &Encounter,
    places: &mut Vec<Place>,
    who: CombatantId,
    (rank_of_count, key): TieRank,
    before: Option<CombatantId>,
) -> Result<(), Vec<CombatantId>> {
    let direction = encounter.rules().order.direction;
    let count = direction.rank(rank_of_count);
    let runs = encounter.runs(places);
    let settled = runs.into_iter().filter_map(|run| {
        let head = encounter.head(places, run.clone())?;
        let rival = rival(encounter, &places[run.clone()], head);
        Some(PlaceRun {
            rival,
            at: run.start,
            head,
            key: rank(encounter, head.who).map(|rank| rank.1),
            first: encounter.order().first_of(who, rival),
        })
    });
    let settled: Vec<_> = settled.collect();
    // An aware newcomer that has not acted yet comes before everyone else at its count (D30-53).
    let comes_first = |who| {
        encounter
            .participant(who)
            .is_some_and(Participant::comes_first)
    };
    let is_first = |other: &PlaceRun<'_>| !comes_first(who) && comes_first(other.head.who);
    // A delayed place can precede a place that goes before both by key. A combatant inserted before
    // one that preceded the entrant goes before both.
    let ahead = |other: &PlaceRun<'_>| {
        let by_key = !other.head.why.is_chosen() && other.key.is_some_and(|other| other > key);
        let stood_before = other.key == Some(key) && other.first == Some(other.rival);
        let decided = before == Some(other.head.who);
        other.head.count == count && (by_key || stood_before || is_first(other) || decided)
    };
    let last = settled.iter().rposition(ahead);
    let rest = &settled[last.map_or(0, |index| index + 1)..];
    let goes_after = |other: &&PlaceRun<'_>| {
        let behind = other.key.is_some_and(|other| other < key);
        direction.rank(other.head.count) < rank_of_count || other.head.count == count && behind
    };
    let start_of = |other: Option<&PlaceRun<'_>>| other.map_or(places.len(), |other| other.at);
    let mut at = start_of(rest.iter().find(goes_after));
    let mut why = PlaceCause::Count;
    for (index, other) in rest.iter().enumerate() {
        let tied = !other.head.why.is_chosen() || other.first.is_some();
        if other.head.count != count || other.key != Some(key) || !tied {
            continue;
        }
        let out = |who| block_is_out(encounter, who);
        if other.first.is_none() && (out(other.rival) || out(who)) {
            at = at.max(start_of(rest.get(index + 1)));
            continue;
        }
        if let Some(cause) = unbroken(encounter) {
            why = cause;
            at = at.max(start_of(rest.get(index + 1)));
            continue;
        }
        let (order, by) = decided(encounter, vec![who, other.rival])?;
        why = by;
        if order.first() == Some(&who) {
            at = other.at;
            break;
        }
        at = at.max(start_of(rest.get(index + 1)));
    }
    places.insert(at, Place { who, count, why });
    Ok(())
}

/// A run of settled places, which an entrant comes before or after.
struct PlaceRun<'p> {
    at: usize,
    /// The place that the entrant is compared with.
    head: &'p Place,
    /// The combatant in the run that a tie is broken with.
    rival: CombatantId,
    key: Option<i16>,
    /// Which of the two came first when they last stood in the order together.
    first: Option<CombatantId>,
}

/// Returns the combatant of a run that an entrant has a tie with: the head, or one in the fight that shares
/// its roll.
fn rival(encounter: &Encounter, run: &[Place], head: &Place) -> CombatantId {
    let roller = |who| encounter.participant(who).map(Participant::roller);
    let shares = |place: &&Place| roller(place.who) == roller(head.who);
    let mut in_the_fight = run.iter().filter(|place| !encounter.is_out(place.who));
    let other = in_the_fight.find(shares).map(|place| place.who);
    other
        .filter(|_| encounter.is_out(head.who))
        .unwrap_or(head.who)
}

/// Restores the chosen place of a combatant that left and comes back: right before the combatant that its
/// readied action interrupted, or behind all that have its count but second places.
fn put_back(encounter: &Encounter, places: &mut Vec<Place>, place: Place) {
    let anchor = match place.why {
        PlaceCause::Readied { before } => places
            .iter()
            .position(|other| other.who == before && other.count == place.count),
        _ => None,
    };
    let after = |other: &Place| encounter.comes_after(other, place.who, place.count);
    let behind = || places.iter().position(after);
    let at = anchor.or_else(behind).unwrap_or(places.len());
    places.insert(at, place);
}
