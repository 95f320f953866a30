//! The reasons for a combatant's place, its roll and its first turn.

use super::{Peers, result};
use crate::combatant::CombatantId;
use crate::die::DiscardedDie;
use crate::encounter::{Encounter, Stage};
use crate::mount::Ride;
use crate::order::{Place, PlaceCause};
use crate::reason::Reason;
use crate::rules::{
    InitiativePolicy, Opening, OpeningPolicy, ProgressPolicy, SharingPolicy, TurnPolicy,
};

/// Returns the reason for a place in the order, by its index. It holds in the order as it is now:
/// where the cause of the place no longer explains it, the reason claims less.
pub(crate) fn of_place(encounter: &Encounter, peers: &Peers<'_>, index: usize) -> Option<Reason> {
    let places = peers.all();
    let place = peers.get(index)?;
    let (who, count) = (place.who, place.count);
    let one = encounter.participant(who)?;
    let delay = encounter.rules().delay;
    let ready = encounter.rules().ready;
    let numbered = encounter.rules().initiative.has_numbers();
    Some(match place.why {
        PlaceCause::Entered => entered(encounter),
        PlaceCause::Count | PlaceCause::Key | PlaceCause::Decided(_)
            if encounter.rules().initiative == InitiativePolicy::None =>
        {
            entered(encounter)
        }
        PlaceCause::Together => Reason::Together {
            count,
            equals: peers.beside(index).iter().map(|one| one.who).collect(),
        },
        PlaceCause::Shared
            if one.roller() != who && encounter.rules().order.sharing == SharingPolicy::Sides =>
        {
            Reason::SameSide { with: one.roller() }
        }
        PlaceCause::Shared if one.roller() != who => Reason::SharedRoll {
            count,
            with: one.roller(),
        },
        PlaceCause::Count
        | PlaceCause::Key
        | PlaceCause::Lots
        | PlaceCause::Decided(_)
        | PlaceCause::Shared => result::of_result(encounter, peers, index)?,
        PlaceCause::BeforeTheRoll => Reason::BeforeTheRoll,
        // The rank of a card in the deck means nothing to players.
        why if why.is_ruled()
            && let Some(card) = encounter.card_of(who) =>
        {
            Reason::RuledCard { card }
        }
        PlaceCause::Delayed | PlaceCause::Announced if let Some(card) = encounter.card_of(who) => {
            Reason::DelayedCard { card, delay }
        }
        // Nor does the place of entry as a number.
        why if why.is_ruled() && !numbered => Reason::Rearranged,
        PlaceCause::Delayed | PlaceCause::Announced if !numbered => Reason::DelayedHere { delay },
        PlaceCause::Rearranged => Reason::Rearranged,
        PlaceCause::Delayed => Reason::Delayed { count, delay },
        PlaceCause::Announced => Reason::Announced { count, delay },
        PlaceCause::Readied { before } if comes_next(places, index, before) => Reason::Readied {
            count,
            before,
            ready,
        },
        PlaceCause::Readied { .. } => Reason::ReadiedAt { count, ready },
        PlaceCause::Mounted(ride) => {
            let Ride { rider, control } = ride;
            let place = encounter.order().place(rider);
            if one.ridden == Some(ride) && place.is_some_and(|place| place.count == count) {
                Reason::Mounted {
                    count,
                    rider,
                    control,
                }
            } else {
                Reason::MountedAt {
                    count,
                    rider,
                    control,
                }
            }
        }
        PlaceCause::Swapped { with } => Reason::Swapped { count, with },
        PlaceCause::Summoned { by } => Reason::Summoned { count, by },
        PlaceCause::SecondPlace => Reason::SecondPlace {
            count,
            owner: one.profile.place?.of,
            lair: encounter.is_lair(who),
        },
        PlaceCause::Ruled => Reason::RuledPlace { count },
    })
}

/// Whether a combatant comes right after a place at its count. Only others that acted before the
/// same combatant can be in between (D35-82).
fn comes_next(places: &[Place], index: usize, before: CombatantId) -> bool {
    let same = PlaceCause::Readied { before };
    let mut rest = places.iter().skip(index + 1);
    let next = rest.find(|place| place.why != same || place.who == before);
    next.is_some_and(|next| next.who == before && next.count == places[index].count)
}

/// Returns the reason for a place without a number.
fn entered(encounter: &Encounter) -> Reason {
    let order = &encounter.rules().order;
    if order.sharing == SharingPolicy::Sides {
        return Reason::SideChosen;
    }
    match order.turns {
        TurnPolicy::InOrder => Reason::Entered,
        TurnPolicy::HandOver | TurnPolicy::GameMaster => Reason::HandedOver,
    }
}

/// Returns the reason why a combatant's initiative was not rolled with one die, if so.
pub(crate) fn of_roll(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let initiative = encounter.participant(who)?.initiative?;
    let basis = initiative.basis;
    if basis.score {
        return Some(Reason::InitiativeScore { basis });
    }
    if basis.sources() > 0 {
        let dropped = initiative.dropped;
        return Some(Reason::RollBasis { basis, dropped });
    }
    let Some(Opening::SomeSurprised { surprised }) = encounter.opening() else {
        return None;
    };
    match (initiative.dropped?, encounter.rules().opening) {
        (DiscardedDie::Higher(dropped), OpeningPolicy::Disadvantage)
            if surprised.contains(&who) =>
        {
            Some(Reason::SurprisedRoll { dropped })
        }
        _ => None,
    }
}

/// Returns the reason why a combatant's initiative rolls are worse, if they are.
pub(crate) fn of_penalty(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let by = encounter.participant(who)?.penalty();
    (by < 0).then_some(Reason::LateActions { by })
}

/// Returns the reason why a combatant's first turn comes only in the next round, if so.
pub(crate) fn of_first_turn(
    encounter: &Encounter,
    who: CombatantId,
    place: Option<usize>,
) -> Option<Reason> {
    let one = encounter.participant(who)?;
    let order = encounter.order();
    // Its place already states the reason after an override.
    let passed = place.is_some_and(|index| {
        index < order.passed()
            && !order.places()[index].why.is_ruled()
            && !encounter.keeps_turn(who)
    });
    let new = encounter.rules().progress == ProgressPolicy::Turns
        && encounter.stage() == &Stage::Fighting
        && passed
        && !one.turn_has_come
        && encounter.turn_of() != Some(who)
        && encounter.is_able(who);
    new.then_some(Reason::NewNextRound)
}
