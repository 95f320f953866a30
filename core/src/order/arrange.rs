//! Where those who have just rolled come into the order.

use std::cmp::Reverse;

use super::insert::{insert, put_back};
use super::{Placement, Slot};
use crate::combatant::CombatantId;
use crate::encounter::Encounter;
use crate::rules::TieBreaker;
use crate::sorted::{SortedMap, sort_by_key};

/// The order with the entrants in it, or the ties that must be decided first.
pub(crate) enum Arrangement {
    Placed(Vec<Slot>),
    Tied(Vec<Vec<CombatantId>>),
}

/// An entrant's count and what is compared between equal counts; the greater acts first.
pub(super) type Rank = (i32, i16);

/// Puts the entrants, who have their results, among the places there are (D35-2, D35-4).
///
/// Those of a new order that tie in all things are decided all together; whoever comes to places
/// that are settled is compared with each of its equals, from the first one on.
pub(crate) fn arrange(encounter: &Encounter, entrants: &[CombatantId]) -> Arrangement {
    let blocks = blocks(encounter, entrants);
    let mut ranked: Vec<(Rank, CombatantId)> = blocks
        .iter()
        .filter(|block| entrants.contains(&block.head))
        .filter_map(|block| Some((rank(encounter, block.head)?, block.head)))
        .collect();
    sort_by_key(&mut ranked, |&(rank, who)| (Reverse(rank), who));

    let mut slots = encounter.order().slots().to_vec();
    let fresh = slots.is_empty();
    let mut open = Vec::new();
    for class in ranked.chunk_by(|a, b| a.0 == b.0) {
        let rank = class[0].0;
        let rivals = class.iter().map(|&(_, who)| who);
        if fresh {
            match decided(encounter, rivals.collect()) {
                Ok((order, why)) => {
                    let count = rank.0;
                    slots.extend(order.into_iter().map(|who| Slot { who, count, why }));
                }
                Err(tied) => open.push(tied),
            }
        } else {
            for who in rivals {
                if let Some(slot) = left(encounter, who) {
                    put_back(&mut slots, slot.clone());
                } else if let Err(tied) = insert(encounter, &mut slots, who, rank) {
                    open.push(tied);
                }
            }
        }
    }
    if open.is_empty() {
        mark_keys(&mut slots, entrants);
        Arrangement::Placed(with_blocks(encounter, slots, &blocks))
    } else {
        Arrangement::Tied(open)
    }
}

/// The order of those who tie in all things, and what decided it; or the tie itself, where nothing
/// has yet.
pub(super) fn decided(
    encounter: &Encounter,
    rivals: Vec<CombatantId>,
) -> Result<(Vec<CombatantId>, Placement), Vec<CombatantId>> {
    if rivals.len() < 2 {
        return Ok((rivals, Placement::Count));
    }
    if let Some(tie) = encounter.tie_among(&rivals) {
        let why = match tie.by {
            TieBreaker::Lots => Placement::Lots,
            by => Placement::Decided(by),
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
    let why = order.broken_by(one).unwrap_or(Placement::Count);
    let second = if first == one { other } else { one };
    Ok((vec![first, second], why))
}

/// Entrants who act at the same time, right behind the one who stands for them.
struct Block {
    head: CombatantId,
    others: Vec<CombatantId>,
}

/// The entrants by whose roll it is; whoever rolled stands for them all, also from a place that is
/// settled.
fn blocks(encounter: &Encounter, entrants: &[CombatantId]) -> Vec<Block> {
    let mut by_roll = SortedMap::<_, Vec<_>>::default();
    for &who in entrants {
        if let Some(participant) = encounter.participant(who) {
            // Whoever had left the others by acting late comes back alone.
            let roller = participant.left.as_ref().map(|slot| slot.who);
            let roller = roller.unwrap_or_else(|| participant.block());
            by_roll.entry(roller).push(who);
        }
    }
    let block = |(&roller, members): (&CombatantId, &Vec<CombatantId>)| {
        let placed = encounter.order().position(roller).is_some();
        let stands = placed || members.contains(&roller);
        let first = members.first().copied().unwrap_or(roller);
        let head = if stands { roller } else { first };
        let others = members.iter().copied().filter(|&who| who != head);
        Block {
            head,
            others: others.collect(),
        }
    };
    by_roll.iter().map(block).collect()
}

/// Why somebody comes right behind the one whose roll it shares.
fn behind(encounter: &Encounter, who: CombatantId) -> Placement {
    let ride = encounter.participant(who).and_then(|one| one.ridden);
    ride.map_or(Placement::Shared, Placement::Mounted)
}

/// Puts those who act at the same time right behind the first of them (D5E-21, AMB-D5E-6).
fn with_blocks(encounter: &Encounter, slots: Vec<Slot>, blocks: &[Block]) -> Vec<Slot> {
    let mut whole = Vec::with_capacity(slots.len());
    for slot in slots {
        let (who, count) = (slot.who, slot.count);
        whole.push(slot);
        let others = blocks.iter().filter(|block| block.head == who);
        let others = others.flat_map(|block| block.others.iter());
        whole.extend(others.map(|&who| Slot {
            who,
            count,
            why: behind(encounter, who),
        }));
    }
    whole
}

/// The place that somebody had chosen and left, and now comes back to.
fn left(encounter: &Encounter, who: CombatantId) -> Option<&Slot> {
    encounter.participant(who)?.left.as_ref()
}

pub(super) fn rank(encounter: &Encounter, who: CombatantId) -> Option<Rank> {
    let participant = encounter.participant(who)?;
    let total = participant.initiative.as_ref()?.total;
    let total = left(encounter, who).map_or(total, |slot| slot.count);
    let key = encounter.rules().tie.key();
    Some((total, key.map_or(0, |key| key.of(&participant.profile))))
}

/// Entrants that share a count with a neighbour whom the key set apart say so.
fn mark_keys(slots: &mut [Slot], entrants: &[CombatantId]) {
    for index in 0..slots.len() {
        let count = slots[index].count;
        let shared = index > 0 && slots[index - 1].count == count
            || slots.get(index + 1).is_some_and(|next| next.count == count);
        let slot = &mut slots[index];
        if shared && slot.why == Placement::Count && entrants.contains(&slot.who) {
            slot.why = Placement::Key;
        }
    }
}
