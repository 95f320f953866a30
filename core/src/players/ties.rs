//! Ties between combatants of whom players see some: who breaks them, with which dice, and the places that follow.

use std::cmp::Reverse;

use super::redact::Visibility;
use super::sight::Sight;
use crate::arrange::{block_is_out, tie_key};
use crate::combatant::CombatantId;
use crate::encounter::Encounter;
use crate::order::{OpenTie, Order, Place, PlaceCause, Tie};
use crate::rules::TieBreaker;
use crate::sorted::sort_by_key;

/// Returns a tie that is still to be broken.
pub(super) fn open_tie(sight: &Sight<'_>, now: &Encounter, tie: &OpenTie) -> Option<OpenTie> {
    let OpenTie { tied, by } = tie;
    let seen: Vec<_> = in_sight(sight, tied).collect();
    let by = breaker(now, &seen, tied.len(), *by);
    let tied = sight.ids(tied);
    (tied.len() > 1).then_some(OpenTie { tied, by })
}

/// Returns a broken tie, with the dice of those whom players see.
pub(super) fn tie(sight: &Sight<'_>, now: &Encounter, tie: &Tie) -> Option<Tie> {
    let Tie { order, by, .. } = tie;
    let seen: Vec<_> = in_sight(sight, order).collect();
    let by = breaker(now, &seen, order.len(), *by);
    let faces = if seen.len() == order.len() {
        tie.faces.clone()
    } else {
        faces_among(tie, &|who| seen.contains(&who))
    };
    let order = sight.ids(order);
    (order.len() > 1).then_some(Tie { order, faces, by })
}

/// Returns the cause of a place that was compared with those of an equal count, among the places that players see. With
/// no equal count it is the count, and with no equal key it is the key.
pub(super) fn cause_among_seen(
    sight: &Sight<'_>,
    (now, shown): (&Encounter, &Order),
    order: &[Place],
    place: &Place,
) -> PlaceCause {
    if sight.is_whole() {
        return place.why;
    }
    let equals = order.iter().filter(|other| other.count == place.count);
    let (seen, unseen): (Vec<_>, Vec<_>) = equals.partition(|other| sight.id(other.who).is_some());
    if unseen.is_empty() {
        return place.why;
    }
    // Those that share a roll are behind the head of their block.
    let is_rival = |other: &&&Place| {
        let shares = matches!(other.why, PlaceCause::Shared | PlaceCause::Mounted(_));
        other.who != place.who && !shares && !now.is_second_place(other.who)
    };
    let rivals: Vec<_> = seen.iter().filter(is_rival).collect();
    if rivals.is_empty() {
        return PlaceCause::Count;
    }
    let first_of = |other: &Place| {
        let [one, two] = [place.who, other.who].map(|who| sight.number(who));
        shown.first_of(one?, two?)
    };
    // Players do not know the keys of hidden combatants. With one of them only the same cause shows a tie, unless the
    // rules compare no key.
    let no_key = now.rules().tie.key().is_none();
    let is_open = |who| Visibility::of(now, who).is_open();
    let keys = |other: &Place| {
        let known = no_key || (is_open(place.who) && is_open(other.who));
        known.then(|| [other.who, place.who].map(|who| tie_key(now, who)))
    };
    let has_key = |other: &Place| match keys(other) {
        Some([other, own]) => other == own,
        None => other.why == place.why,
    };
    // As an entrant it is compared with those behind the last one that goes before it in any case.
    let ahead = |other: &Place| {
        let by_key = keys(other).is_some_and(|[other, own]| other > own);
        let stood_before =
            first_of(other).is_some_and(|first| Some(first) == sight.number(other.who));
        (by_key && !other.why.is_chosen()) || (has_key(other) && stood_before)
    };
    let compared = rivals
        .iter()
        .rposition(|other| ahead(other))
        .map_or(0, |last| last + 1);
    let is_out = |place: &Place| block_is_out(now, place.who);
    let is_tied = |other: &Place| {
        let stands = !(other.why.is_chosen() || is_out(place) || is_out(other));
        has_key(other) && (stands || first_of(other).is_some())
    };
    let tied = rivals.iter().skip(compared).filter(|other| is_tied(other));
    let mut tied: Vec<_> = tied.map(|other| other.who).collect();
    if tied.is_empty() {
        return PlaceCause::Key;
    }
    tied.push(place.who);
    match place.why {
        PlaceCause::Decided(by) => PlaceCause::Decided(breaker(now, &tied, usize::MAX, by)),
        PlaceCause::Count
        | PlaceCause::Key
        | PlaceCause::Lots
        | PlaceCause::Shared
        | PlaceCause::BeforeTheRoll
        | PlaceCause::Delayed
        | PlaceCause::Announced
        | PlaceCause::Readied { .. }
        | PlaceCause::Swapped { .. }
        | PlaceCause::Summoned { .. }
        | PlaceCause::Ruled
        | PlaceCause::Rearranged
        | PlaceCause::Mounted(_)
        | PlaceCause::SecondPlace
        | PlaceCause::Together
        | PlaceCause::Entered => place.why,
    }
}

fn in_sight<'a>(
    sight: &'a Sight<'_>,
    all: &'a [CombatantId],
) -> impl Iterator<Item = CombatantId> + 'a {
    let all = all.iter().copied();
    all.filter(|&who| sight.id(who).is_some())
}

/// Returns who breaks the tie among those in sight, of all that are tied. The person depends on who controls them.
fn breaker(now: &Encounter, seen: &[CombatantId], all: usize, by: TieBreaker) -> TieBreaker {
    match by {
        TieBreaker::Lots
        | TieBreaker::RollOff
        | TieBreaker::TieBreakRolls
        | TieBreaker::AsEntered
        | TieBreaker::FirstSide => by,
        TieBreaker::GameMaster | TieBreaker::Players | TieBreaker::GameMasterForAll => {
            if seen.len() == all {
                return by;
            }
            let seen = seen.iter().filter_map(|&who| now.participant(who));
            TieBreaker::among(seen.map(|one| one.profile.controller))
        }
    }
}

/// Returns the dice of a roll-off that the combatants in sight rolled among themselves. None if the tie was drawn, because
/// a draw is one for all.
fn faces_among(tie: &Tie, is_seen: &dyn Fn(CombatantId) -> bool) -> Vec<u16> {
    let mut told = Vec::new();
    if tie.faces.len() < tie.order.len() {
        return told;
    }
    let in_sight = |all: &[CombatantId]| all.iter().filter(|&&who| is_seen(who)).count();
    let mut faces = tie.faces.iter().copied();
    // The highest acts first, and equal ones roll again among themselves.
    let mut together = vec![tie.order.as_slice()];
    while let Some(rivals) = together.pop() {
        let rolled: Vec<_> = faces.by_ref().take(rivals.len()).collect();
        let groups = groups(rivals, &rolled);
        let mut left: Vec<_> = groups
            .iter()
            .map(|(face, equal)| (*face, in_sight(equal)))
            .collect();
        for face in rolled.iter().filter(|_| in_sight(rivals) > 1) {
            if let Some((_, left)) = left
                .iter_mut()
                .find(|(known, left)| known == face && *left > 0)
            {
                *left -= 1;
                told.push(*face);
            }
        }
        let again = groups.iter().rev().map(|(_, equal)| *equal);
        together.extend(again.filter(|equal| equal.len() > 1));
    }
    told
}

/// Returns the groups of combatants that rolled the same, in the order in which they act, each with its die.
fn groups<'a>(rivals: &'a [CombatantId], rolled: &[u16]) -> Vec<(u16, &'a [CombatantId])> {
    let mut faces = rolled.to_vec();
    sort_by_key(&mut faces, |&face| Reverse(face));
    let mut rest = rivals;
    let mut groups = Vec::new();
    for equal in faces.chunk_by(|a, b| a == b) {
        let (group, slower) = rest.split_at(equal.len().min(rest.len()));
        groups.push((equal[0], group));
        rest = slower;
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tie(order: [u32; 3], faces: &[u16]) -> Tie {
        Tie {
            order: order.map(CombatantId).to_vec(),
            faces: faces.to_vec(),
            by: TieBreaker::RollOff,
        }
    }

    #[test]
    fn only_the_dice_of_those_in_sight_are_told() {
        let without_the_third = |who| who != CombatantId(3);
        for (order, faces, seen) in [
            ([1, 2, 3], &[12, 7, 3][..], &[12, 7][..]),
            ([3, 2, 1], &[4, 9, 15], &[4, 9]),
            // The second and the third roll again.
            ([1, 2, 3], &[12, 7, 7, 9, 2], &[12, 7]),
            // The first and the second roll again.
            ([3, 2, 1], &[7, 7, 12, 4, 6], &[7, 7, 4, 6]),
            // All roll again.
            ([2, 3, 1], &[7, 7, 7, 2, 19, 5], &[7, 7, 2, 19]),
            // A draw has one die less than combatants.
            ([2, 3, 1], &[2, 1], &[]),
        ] {
            assert_eq!(
                faces_among(&tie(order, faces), &without_the_third),
                seen,
                "{order:?} {faces:?}"
            );
        }
    }
}
