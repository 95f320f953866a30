//! The places of new results in the order.

use std::cmp::Reverse;

mod insert;

use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Participant};
use crate::order::{Place, PlaceCause};
use crate::rules::{InitiativePolicy, TieBreaker, TiePolicy};
use crate::sorted::{SortedMap, sort_by_key};
use insert::insert_class;

/// The order with the entrants in it, or the ties that must be broken first.
pub(crate) enum Arrangement {
    Placed(Vec<Place>),
    Tied(Vec<Vec<CombatantId>>),
}

/// An entrant's count and its tie key for equal counts. The greater one acts first.
pub(super) type TieRank = (i32, i16);

/// Inserts the entrants, which have their results, among the current places (D35-2, D35-4).
///
/// Full ties in a new order are broken all together, and so are those of newcomers. A newcomer is compared with each
/// settled place that is equal to it, from the first one on.
pub(crate) fn arrange(encounter: &Encounter, entrants: &[CombatantId]) -> Arrangement {
    let blocks = blocks(encounter, entrants);
    let mut ranked: Vec<(TieRank, CombatantId)> = blocks
        .iter()
        .filter(|block| entrants.contains(&block.head))
        .filter_map(|block| Some((rank(encounter, block.head)?, block.head)))
        .collect();
    sort_by_key(&mut ranked, |&(rank, who)| (Reverse(rank), who));

    let mut places = encounter.order().places().to_vec();
    let direction = encounter.rules().order.direction;
    // Combatants that come back to an order without places keep the places they had chosen.
    let returns = ranked
        .iter()
        .any(|&(_, who)| left(encounter, who).is_some());
    let fresh = places.is_empty() && !returns;
    let mut open = Vec::new();
    for class in ranked.chunk_by(|a, b| a.0 == b.0) {
        let rank = class[0].0;
        let rivals = class.iter().map(|&(_, who)| who);
        if fresh {
            let (out, rivals): (Vec<_>, Vec<_>) =
                rivals.partition(|&who| block_is_out(encounter, who));
            match decided(encounter, rivals) {
                Ok((order, why)) => {
                    let count = direction.rank(rank.0);
                    places.extend(order.into_iter().map(|who| Place { who, count, why }));
                    let why = PlaceCause::Count;
                    places.extend(out.into_iter().map(|who| Place { who, count, why }));
                }
                Err(tied) => open.push(tied),
            }
        } else if let Err(tied) = insert_class(encounter, &mut places, rivals.collect(), rank) {
            open.push(tied);
        }
    }
    if open.is_empty() {
        mark_second_places(encounter, &mut places, entrants);
        mark_keys(encounter, &mut places, entrants);
        Arrangement::Placed(with_blocks(encounter, places, &blocks))
    } else {
        Arrangement::Tied(open)
    }
}

/// Whether a combatant and everyone who shares its roll is dead or out of the fight. No tie is broken
/// with it: it comes after its equals.
pub(crate) fn block_is_out(encounter: &Encounter, who: CombatantId) -> bool {
    let roller = encounter.participant(who).map(Participant::roller);
    let mut in_the_fight = encounter.in_the_fight();
    encounter.is_out(who) && in_the_fight.all(|one| Some(one.roller()) != roller)
}

/// Returns the order of fully tied combatants with the tie-breaker, or the tie itself if it is
/// still open.
pub(super) fn decided(
    encounter: &Encounter,
    rivals: Vec<CombatantId>,
) -> Result<(Vec<CombatantId>, PlaceCause), Vec<CombatantId>> {
    if rivals.len() < 2 {
        return Ok((rivals, PlaceCause::Count));
    }
    if let Some(why) = unbroken(encounter) {
        return Ok((rivals, why));
    }
    if let Some(tie) = encounter.tie_among(&rivals) {
        let why = match tie.by {
            TieBreaker::Lots => PlaceCause::Lots,
            by => PlaceCause::Decided(by),
        };
        let order = tie.order.iter().copied();
        return Ok((order.filter(|who| rivals.contains(who)).collect(), why));
    }
    let [one, other] = rivals[..] else {
        return Err(rivals);
    };
    let order = encounter.order();
    let Some(first) = order.first_of(one, other) else {
        return Err(rivals);
    };
    let why = order.broken_by(one).unwrap_or(PlaceCause::Count);
    let second = if first == one { other } else { one };
    Ok((vec![first, second], why))
}

/// Returns the cause of places at one count, if the rules leave equal combatants as they are: the
/// settled ones first, and by id (ANY-3, ANY-6, ANY-8).
pub(super) fn unbroken(encounter: &Encounter) -> Option<PlaceCause> {
    match encounter.rules().tie {
        TiePolicy::Together => Some(PlaceCause::Together),
        TiePolicy::AsEntered => Some(PlaceCause::Entered),
        TiePolicy::Lots { .. }
        | TiePolicy::Decide
        | TiePolicy::RollOff
        | TiePolicy::TieBreakRolls { .. }
        | TiePolicy::SecondNumber => None,
    }
}

/// Entrants that act at the same time: the others right behind the head.
struct Block {
    head: CombatantId,
    others: Vec<CombatantId>,
}

/// Returns the entrants by the roll they share. The combatant that rolled is their head, even
/// from a settled place. The first of the others is, if that combatant has left the group or is dead.
fn blocks(encounter: &Encounter, entrants: &[CombatantId]) -> Vec<Block> {
    let mut by_roll = SortedMap::<_, Vec<_>>::default();
    for &who in entrants {
        if let Some(participant) = encounter.participant(who) {
            // A combatant that left the block by acting late comes back alone.
            let roller = participant.left.as_ref().map(|place| place.who);
            let roller = roller.unwrap_or_else(|| head_of(encounter, participant));
            by_roll.entry(roller).push(who);
        }
    }
    let block = |(&roller, members): (&CombatantId, &Vec<CombatantId>)| {
        let placed = encounter.order().index_of(roller).is_some();
        let acts = |who: &CombatantId| members.contains(who) && !encounter.is_out(*who);
        let stands = placed || acts(&roller);
        let living = members.iter().copied().find(acts);
        let first = living.or_else(|| members.first().copied());
        let head = if stands {
            roller
        } else {
            first.unwrap_or(roller)
        };
        let others = members.iter().copied().filter(|&who| who != head);
        Block {
            head,
            others: others.collect(),
        }
    };
    by_roll.iter().map(block).collect()
}

/// Returns the head of an entrant's block: the combatant that rolled, or another one if the roller
/// has left the group, or has acted late and has a separate place. A mount follows its rider
/// anywhere. An entrant that was split off comes back alone.
fn head_of(encounter: &Encounter, entrant: &Participant) -> CombatantId {
    let rides = |one: &Participant| one.ride().is_some();
    let roller = entrant.roller();
    let sharing = encounter.rules().order.sharing;
    if rides(entrant) {
        return roller;
    }
    if !entrant.can_share(sharing) {
        return entrant.id;
    }
    let places = encounter.order().places();
    let moved = |place: &Place| place.who == roller && place.why.is_chosen();
    let moved = places.iter().any(moved);
    let left = encounter
        .participant(roller)
        .is_some_and(|one| !entrant.shares_with(one, sharing));
    if !moved && !left {
        return roller;
    }
    let of_block = |place: &&Place| {
        let one = encounter.participant(place.who);
        let shares = one.is_some_and(|one| entrant.shares_with(one, sharing) && !rides(one));
        shares && !place.why.is_chosen()
    };
    let other = places.iter().find(of_block).map(|place| place.who);
    other.unwrap_or(if moved { entrant.id } else { roller })
}

/// Returns the reason why a combatant comes right behind the combatant whose roll it shares.
fn behind(encounter: &Encounter, who: CombatantId) -> PlaceCause {
    let ride = encounter.participant(who).and_then(|one| one.ridden);
    ride.map_or(PlaceCause::Shared, PlaceCause::Mounted)
}

/// Places combatants that act at the same time right behind the first of them (D5E-21, AMB-D5E-6).
fn with_blocks(encounter: &Encounter, places: Vec<Place>, blocks: &[Block]) -> Vec<Place> {
    let mut whole = Vec::with_capacity(places.len());
    for place in places {
        let (who, count) = (place.who, place.count);
        whole.push(place);
        let others = blocks.iter().filter(|block| block.head == who);
        let others = others.flat_map(|block| block.others.iter());
        whole.extend(others.map(|&who| Place {
            who,
            count,
            why: behind(encounter, who),
        }));
    }
    whole
}

/// Returns the place that a combatant had chosen, then left, and now comes back to.
fn left(encounter: &Encounter, who: CombatantId) -> Option<&Place> {
    encounter.participant(who)?.left.as_ref()
}

pub(super) fn rank(encounter: &Encounter, who: CombatantId) -> Option<TieRank> {
    let participant = encounter.participant(who)?;
    let total = participant.initiative.as_ref()?.total;
    let total = left(encounter, who).map_or(total, |place| place.count);
    // Without numbers a second place is entered like any other.
    let counts = encounter.rules().initiative != InitiativePolicy::None;
    let total = encounter
        .rules()
        .order
        .direction
        .rank(if counts { total } else { 0 });
    // A second place comes after everyone else at its count (D5E-71, ANY-9).
    if participant.is_second_place() && counts {
        return Some((total, i16::MIN));
    }
    let key = encounter.rules().tie.key();
    Some((total, key.map_or(0, |key| key.of(&participant.profile))))
}

/// Returns the number that sets a combatant apart from others of its count. None without a result.
pub(crate) fn tie_key(encounter: &Encounter, who: CombatantId) -> Option<i16> {
    rank(encounter, who).map(|(_, key)| key)
}

/// Marks second places, whose count is set.
fn mark_second_places(encounter: &Encounter, places: &mut [Place], entrants: &[CombatantId]) {
    for place in places {
        let new = entrants.contains(&place.who) && encounter.is_second_place(place.who);
        if new && place.why == PlaceCause::Count {
            place.why = PlaceCause::SecondPlace;
        }
    }
}

/// Marks entrants that share a count with a neighbor and are set apart by the tie key.
fn mark_keys(encounter: &Encounter, places: &mut [Place], entrants: &[CombatantId]) {
    for index in 0..places.len() {
        let count = places[index].count;
        let equal = |place: &Place| place.count == count && !encounter.is_second_place(place.who);
        let shared =
            index > 0 && equal(&places[index - 1]) || places.get(index + 1).is_some_and(equal);
        let place = &mut places[index];
        if shared && place.why == PlaceCause::Count && entrants.contains(&place.who) {
            place.why = PlaceCause::Key;
        }
    }
}
