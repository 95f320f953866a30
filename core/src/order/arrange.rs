//! Where those who have just rolled come into the order.

use std::cmp::Reverse;

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
type Rank = (i32, i16);

/// Puts the entrants, who have their results, among the places there are (D35-2, D35-4).
///
/// A place that is already taken keeps its neighbours: an entrant that ties with some of them in
/// all things comes before or after all of them, for whom the first one draws the lot.
pub(crate) fn arrange(encounter: &Encounter, entrants: &[CombatantId]) -> Arrangement {
    let rank = |who: CombatantId| rank(encounter, who);
    let blocks = blocks(encounter, entrants);
    let mut ranked: Vec<(Rank, CombatantId)> = blocks
        .values()
        .filter_map(|block| Some((rank(*block.first()?)?, *block.first()?)))
        .collect();
    sort_by_key(&mut ranked, |&(rank, who)| (Reverse(rank), who));

    let mut slots = encounter.order().slots().to_vec();
    let fresh = slots.is_empty();
    let mut open = Vec::new();
    for class in ranked.chunk_by(|a, b| a.0 == b.0) {
        let (count, key) = class[0].0;
        let mut rivals: Vec<CombatantId> = class.iter().map(|&(_, who)| who).collect();
        // The classes of a new order are apart from each other.
        let mut places = slots.iter().filter(|_| !fresh);
        let settled = places
            .find(|slot| slot.count == count && rank(slot.who).is_some_and(|rank| rank.1 == key));
        let head = settled.map(|slot| slot.who);
        rivals.extend(head);
        let mut why = Placement::Count;
        if rivals.len() > 1 {
            let Some(tie) = encounter.tie_among(&rivals) else {
                open.push(rivals);
                continue;
            };
            rivals.clone_from(&tie.order);
            why = match tie.by {
                TieBreaker::Lots => Placement::Lots,
                by => Placement::Decided(by),
            };
        }
        if fresh {
            slots.extend(rivals.into_iter().map(|who| Slot { who, count, why }));
        } else {
            place(encounter, &mut slots, &rivals, head, (count, key), why);
        }
    }
    if open.is_empty() {
        mark_keys(&mut slots, entrants);
        Arrangement::Placed(with_blocks(slots, &blocks))
    } else {
        Arrangement::Tied(open)
    }
}

/// The entrants who act at the same time, by whose roll it is; the first stands for them all.
fn blocks(
    encounter: &Encounter,
    entrants: &[CombatantId],
) -> SortedMap<CombatantId, Vec<CombatantId>> {
    let mut blocks = SortedMap::<_, Vec<_>>::default();
    for &who in entrants {
        if let Some(participant) = encounter.participant(who) {
            blocks.entry(participant.block()).push(who);
        }
    }
    blocks
}

/// Puts those who act at the same time right behind the first of them (D5E-21, AMB-D5E-6).
fn with_blocks(slots: Vec<Slot>, blocks: &SortedMap<CombatantId, Vec<CombatantId>>) -> Vec<Slot> {
    let behind: SortedMap<_, _> = blocks
        .values()
        .filter_map(|block| block.split_first())
        .filter(|(_, others)| !others.is_empty())
        .collect();
    let mut whole = Vec::with_capacity(slots.len());
    for slot in slots {
        let others = behind.get(&slot.who).copied().unwrap_or_default();
        let count = slot.count;
        whole.push(slot);
        whole.extend(others.iter().map(|&who| Slot {
            who,
            count,
            why: Placement::Shared,
        }));
    }
    whole
}

fn rank(encounter: &Encounter, who: CombatantId) -> Option<Rank> {
    let participant = encounter.participant(who)?;
    let total = participant.initiative.as_ref()?.total;
    let key = encounter.rules().tie.key();
    Some((total, key.map_or(0, |key| key.of(&participant.profile))))
}

/// Puts a class of equals in, around the block of places that `head` stands for.
fn place(
    encounter: &Encounter,
    slots: &mut Vec<Slot>,
    rivals: &[CombatantId],
    head: Option<CombatantId>,
    (count, key): Rank,
    why: Placement,
) {
    let goes_after = |slot: &Slot| {
        slot.count < count
            || slot.count == count && rank(encounter, slot.who).is_some_and(|rank| rank.1 < key)
    };
    let end = slots.iter().position(goes_after).unwrap_or(slots.len());
    let mut at = match head {
        Some(head) => slots
            .iter()
            .position(|slot| slot.who == head)
            .unwrap_or(end),
        None => end,
    };
    for &who in rivals {
        if Some(who) == head {
            at = end + (slots_added_before(rivals, head));
        } else {
            slots.insert(at, Slot { who, count, why });
            at += 1;
        }
    }
}

fn slots_added_before(rivals: &[CombatantId], head: Option<CombatantId>) -> usize {
    rivals.iter().take_while(|&&who| Some(who) != head).count()
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
