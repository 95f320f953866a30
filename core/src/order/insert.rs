//! Where one newcomer comes among places that are settled.

use super::arrange::{Rank, decided, rank};
use super::{Placement, Slot};
use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Participant};

/// Puts one entrant among places that are settled: before the first of its equals that it comes
/// before, or behind them all. One of those who share a roll stands for them, and whoever acts
/// right before somebody by a readied action goes with that one (D35-58).
pub(super) fn insert(
    encounter: &Encounter,
    slots: &mut Vec<Slot>,
    who: CombatantId,
    (count, key): Rank,
) -> Result<(), Vec<CombatantId>> {
    let key_of = |slot: &Slot| rank(encounter, slot.who).map(|rank| rank.1);
    let goes_with =
        |index: usize| stands_behind(encounter, slots, index) || stands_before(slots, index);
    let stood_before = |other| encounter.order().first_of(who, other) == Some(other);
    // Whoever has delayed may stand before a place that the key puts before both; and whoever has come
    // since before one who stood before the entrant comes before both.
    let ahead = |slot: &Slot| {
        let by_key = !slot.why.is_chosen() && key_of(slot).is_some_and(|other| other > key);
        let equal = key_of(slot) == Some(key);
        slot.count == count && (by_key || equal && stood_before(slot.who))
    };
    let last = (0..slots.len())
        .rev()
        .find(|&index| ahead(&slots[index]) && !goes_with(index));
    let first = last.map_or(0, |index| index + 1);
    let goes_after = |&index: &usize| {
        let slot = &slots[index];
        let behind = key_of(slot).is_some_and(|other| other < key) && !goes_with(index);
        slot.count < count || slot.count == count && behind
    };
    let mut at = (first..slots.len()).find(goes_after).unwrap_or(slots.len());
    let mut why = Placement::Count;
    for (index, slot) in slots.iter().enumerate().skip(first) {
        let equal = slot.count == count && key_of(slot) == Some(key);
        if !equal || goes_with(index) {
            continue;
        }
        let (order, by) = decided(encounter, vec![who, slot.who])?;
        why = by;
        if order.first() == Some(&who) {
            at = index;
            break;
        }
        at = at.max(index + 1);
    }
    while stands_behind(encounter, slots, at) {
        at += 1;
    }
    while at > 0 && stands_before(slots, at - 1) {
        at -= 1;
    }
    slots.insert(at, Slot { who, count, why });
    Ok(())
}

/// Whether somebody acts right before the one whose turn its readied action came before, or only
/// others who do stand between them (D35-58, D35-82).
fn stands_before(slots: &[Slot], index: usize) -> bool {
    let Some(Slot {
        why: Placement::Readied { before },
        count,
        ..
    }) = slots.get(index)
    else {
        return false;
    };
    let mut rest = slots.iter().skip(index + 1);
    let next =
        rest.find(|slot| slot.who == *before || !matches!(slot.why, Placement::Readied { .. }));
    next.is_some_and(|next| next.who == *before && next.count == *count)
}

/// Whether somebody acts with the one before it, who stands for both.
fn stands_behind(encounter: &Encounter, slots: &[Slot], index: usize) -> bool {
    let Some(slot) = slots.get(index) else {
        return false;
    };
    let one = encounter.participant(slot.who);
    match slot.why {
        Placement::Shared => {
            let before = index.checked_sub(1).and_then(|before| slots.get(before));
            let before = before.filter(|before| before.count == slot.count);
            let before = before.and_then(|before| encounter.participant(before.who));
            before.map(Participant::block) == one.map(Participant::block)
        }
        Placement::Mounted(ride) => one.is_some_and(|mount| mount.ridden == Some(ride)),
        _ => false,
    }
}

/// Puts somebody who has left and comes back where it had chosen to act: right before the one whose
/// turn its readied action came before, or behind all who have its count.
pub(super) fn put_back(slots: &mut Vec<Slot>, slot: Slot) {
    let anchor = match slot.why {
        Placement::Readied { before } => slots
            .iter()
            .position(|other| other.who == before && other.count == slot.count),
        _ => None,
    };
    let behind = || slots.iter().position(|other| other.count < slot.count);
    let at = anchor.or_else(behind).unwrap_or(slots.len());
    slots.insert(at, slot);
}
