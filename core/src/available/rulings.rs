//! The likely overrides of the order.

use crate::command::Command;
use crate::decide::check;
use crate::encounter::{Encounter, Stage};
use crate::rules::ProgressPolicy;

/// Returns the likely overrides: skipping the turn in progress, giving back a skipped turn,
/// bringing back a combatant that has left. Only the first is tried on a copy of the encounter.
pub(crate) fn offers(encounter: &Encounter) -> impl Iterator<Item = Command> + '_ {
    let in_rounds = encounter.rules().progress == ProgressPolicy::Turns;
    let fighting = encounter.stage() == &Stage::Fighting;
    let free = in_rounds && fighting && encounter.open_tie().is_none();
    let owner = encounter.turn_of();
    let alone = encounter.stack().frames().len() <= 1;
    // In an edited log a combatant that has left may be in the order.
    let here = |who| encounter.participant(who).is_some_and(|one| one.present);
    // In an edited log the next turn may never come.
    let comes = |who| check(encounter, &Command::SkipTurn { who }).is_ok();
    let skip = owner.filter(|&who| free && alone && here(who) && comes(who));
    let between = free
        && match owner {
            Some(_) => encounter.turn_is_fresh(),
            None => encounter.stack().top().is_none(),
        };
    let order = encounter.order();
    let passed = order.places().iter().take(order.passed());
    let skipped = passed.map(|place| place.who).filter(move |&who| {
        let one = encounter.participant(who);
        let lost = one
            .is_some_and(|one| one.last_turn != Some(encounter.round()) && one.waiting.is_none());
        let over = lost && !encounter.keeps_turn(who);
        between && owner != Some(who) && over && here(who) && encounter.is_able(who)
    });
    let ended = encounter.stage() == &Stage::Ended;
    let gone = encounter.participants().filter(move |one| {
        // A member of a group may no longer match it after the others have changed.
        let single = one.initiative.is_some() || one.profile.group.is_none();
        // A second place comes back with its owner, or to it.
        let place = one.profile.place;
        let may_return = place.is_none_or(|place| here(place.of));
        !ended && !one.present && single && may_return
    });
    skip.map(|who| Command::SkipTurn { who })
        .into_iter()
        .chain(skipped.map(|who| Command::GiveTurn { who }))
        .chain(gone.map(|one| Command::BringBack { who: one.id }))
}
