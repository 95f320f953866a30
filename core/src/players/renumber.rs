//! Values with several ids, with the players' numbers in place of the game master's. A value about nobody that players
//! see is none.

use super::sight::Sight;
use super::ties::cause_among_seen;
use crate::casting::SpellCheck;
use crate::encounter::Encounter;
use crate::mount::Ride;
use crate::order::{Order, Place, PlaceCause};
use crate::priority::{
    ActionOrigin, Attempt, AutoPassEnd, Charge, PartOutcome, PartResult, Phase, Redirection,
    TargetedPart,
};
use crate::rules::Opening;
use crate::waiting::SetWeapon;

/// Returns the opening of combat.
pub(super) fn opening(sight: &Sight<'_>, opening: &Opening) -> Opening {
    match opening {
        Opening::SomeAware { aware, surprised } => Opening::SomeAware {
            aware: sight.ids(aware),
            surprised: sight.ids(surprised),
        },
        Opening::SomeSurprised { surprised } => Opening::SomeSurprised {
            surprised: sight.ids(surprised),
        },
        Opening::Plain | Opening::AllAware | Opening::NoneAware | Opening::NobodySurprised => {
            opening.clone()
        }
    }
}

/// Returns a place in an order of places. The game master's encounter and the players' order tell with whom it was tied.
pub(super) fn place(
    sight: &Sight<'_>,
    orders: (&Encounter, &Order),
    order: &[Place],
    place: &Place,
) -> Option<Place> {
    let Place { who, count, .. } = *place;
    Some(Place {
        who: sight.id(who)?,
        count,
        why: cause(sight, orders, order, place),
    })
}

fn cause(
    sight: &Sight<'_>,
    orders: (&Encounter, &Order),
    order: &[Place],
    place: &Place,
) -> PlaceCause {
    match place.why {
        PlaceCause::Key
        | PlaceCause::Lots
        | PlaceCause::Decided(_)
        | PlaceCause::Together
        | PlaceCause::Entered => cause_among_seen(sight, orders, order, place),
        PlaceCause::Readied { before } => sight
            .id(before)
            .map_or(PlaceCause::Delayed, |before| PlaceCause::Readied { before }),
        // Of a swap with somebody whom players do not see they see the new count.
        PlaceCause::Swapped { with } => sight
            .id(with)
            .map_or(PlaceCause::Ruled, |with| PlaceCause::Swapped { with }),
        // A summoner out of sight is none, as if the game master had set the place.
        PlaceCause::Summoned { by } => sight
            .id(by)
            .map_or(PlaceCause::Ruled, |by| PlaceCause::Summoned { by }),
        PlaceCause::Mounted(of) => ride(sight, of).map_or(PlaceCause::Count, PlaceCause::Mounted),
        PlaceCause::Count
        | PlaceCause::Shared
        | PlaceCause::BeforeTheRoll
        | PlaceCause::Delayed
        | PlaceCause::Announced
        | PlaceCause::Ruled
        | PlaceCause::Rearranged
        | PlaceCause::SecondPlace => place.why,
    }
}

/// Returns the index of a place of the game master's order among the places that players see.
pub(super) fn index(sight: &Sight<'_>, whole: &Order, shown: &Order, at: usize) -> usize {
    let before = whole.places().get(..at).unwrap_or_default();
    let last = before
        .iter()
        .rev()
        .find_map(|place| shown.index_of(sight.id(place.who)?));
    last.map_or(0, |index| index + 1)
}

/// Returns a rider, if the players see it.
pub(super) fn ride(sight: &Sight<'_>, ride: Ride) -> Option<Ride> {
    let Ride { rider, control } = ride;
    let rider = sight.id(rider)?;
    Some(Ride { rider, control })
}

/// Returns a phase of a TOW turn.
pub(super) fn phase(sight: &Sight<'_>, phase: Phase) -> Option<Phase> {
    Some(match phase {
        Phase::Main(who) => Phase::Main(sight.id(who)?),
        Phase::Adjustment | Phase::Final => phase,
    })
}

/// Returns an attempt at the start of the adjustment phase.
pub(super) fn attempt(sight: &Sight<'_>, attempt: &Attempt) -> Option<Attempt> {
    let Attempt { who, at } = attempt;
    let (who, at) = (sight.id(*who)?, at.clone());
    Some(Attempt { who, at })
}

/// Returns the attempts of the actors that players see.
pub(super) fn attempts(sight: &Sight<'_>, attempts: &[Attempt]) -> Vec<Attempt> {
    let seen = attempts.iter().filter_map(|one| attempt(sight, one));
    seen.collect()
}

/// Returns a charge, without a target that players do not see.
pub(super) fn charge(sight: &Sight<'_>, charge: Charge) -> Option<Charge> {
    let Charge { who, target } = charge;
    Some(Charge {
        who: sight.id(who)?,
        target: target.and_then(|target| sight.id(target)),
    })
}

/// Returns the origin of an action, or that it was declared if players do not see its origin.
pub(super) fn origin(sight: &Sight<'_>, origin: ActionOrigin) -> ActionOrigin {
    let seen = match origin {
        ActionOrigin::Declared | ActionOrigin::LeftAtOnce => Some(origin),
        ActionOrigin::Trigger(trigger) => sight.trigger(trigger).map(ActionOrigin::Trigger),
        ActionOrigin::Fumble(frame) => sight.frame(frame).map(ActionOrigin::Fumble),
        ActionOrigin::Left(frame) => sight.frame(frame).map(ActionOrigin::Left),
    };
    seen.unwrap_or(ActionOrigin::Declared)
}

/// Returns a part of an action, without a target that players do not see.
pub(super) fn part(sight: &Sight<'_>, part: TargetedPart) -> TargetedPart {
    let TargetedPart { name, target } = part;
    let target = target.and_then(|target| sight.id(target));
    TargetedPart { name, target }
}

/// Returns the outcome of a part. One that goes to someone unseen goes to a place without a name.
pub(super) fn outcome(sight: &Sight<'_>, outcome: PartOutcome) -> PartOutcome {
    let result = match outcome.result {
        PartResult::Redirected(Redirection::Combatant(who)) => {
            let to = sight.id(who).map(Redirection::Combatant);
            PartResult::Redirected(to.unwrap_or_else(|| Redirection::Place(String::new())))
        }
        PartResult::Redirected(Redirection::Place(_))
        | PartResult::Applied
        | PartResult::Dropped(_) => outcome.result,
    };
    let part = part(sight, outcome.part);
    PartOutcome { part, result }
}

/// Returns the reason why an actor no longer auto-passes.
pub(super) fn passing_end(sight: &Sight<'_>, why: AutoPassEnd) -> AutoPassEnd {
    match why {
        AutoPassEnd::NewObject(frame) => sight
            .frame(frame)
            .map_or(AutoPassEnd::Over, AutoPassEnd::NewObject),
        AutoPassEnd::Over | AutoPassEnd::Revoked | AutoPassEnd::Undone => why,
    }
}

/// Returns a weapon that is set against a charge.
pub(super) fn set_weapon(sight: &Sight<'_>, weapon: &SetWeapon) -> Option<SetWeapon> {
    let SetWeapon {
        who,
        frame,
        against,
        charge,
    } = weapon.clone();
    Some(SetWeapon {
        who: sight.id(who)?,
        frame: sight.frame(frame)?,
        against: against.and_then(|against| sight.id(against)),
        charge,
    })
}

/// Returns a check about a spell that players see being cast.
pub(super) fn spell_check(sight: &Sight<'_>, check: &SpellCheck) -> Option<SpellCheck> {
    let frame = sight.frame(check.frame)?;
    Some(SpellCheck {
        frame,
        ..check.clone()
    })
}
