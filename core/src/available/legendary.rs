//! Legendary actions and lair actions.

use crate::casting::CheckVerdict;
use crate::combatant::CombatantId;
use crate::command::{Command, LegendaryResistance};
use crate::decide::check;
use crate::encounter::Encounter;
use crate::event::{Event, LegendaryEvent};

/// Returns the legendary actions of every creature that has any left, which the game master names.
pub(crate) fn actions(encounter: &Encounter) -> impl Iterator<Item = Command> + '_ {
    let has_left = |who| encounter.legendary_actions_left(who) > 0;
    let creatures = encounter.present().map(|one| one.id);
    creatures
        .filter(move |&who| has_left(who))
        .map(|who| Command::LegendaryAction {
            who,
            name: String::new(),
            cost: 1,
        })
}

/// Returns the uses of legendary resistance against the saves that have just failed (D5E-72).
pub(crate) fn resistances(encounter: &Encounter) -> impl Iterator<Item = Command> + '_ {
    let failed = encounter.present().map(|one| one.id);
    let failed = failed.filter(|&who| encounter.just_failed(who).is_some());
    failed.map(|who| Command::UseLegendaryResistance(LegendaryResistance::of(who)))
}

/// Returns the failed saves among the events of damage that legendary resistance could still make successes, with their
/// totals (D5E-72). A save whose failure costs the creature nothing is left out, such as one against damage to which it is
/// immune. The encounter is that before the damage.
#[must_use]
pub fn resistible(encounter: &Encounter, events: &[Event]) -> Vec<(CombatantId, i32)> {
    let may_resist = |who| {
        let resist = Command::UseLegendaryResistance(LegendaryResistance::of(who));
        check(encounter, &resist).is_ok()
    };
    let resists = |who| {
        let resisted = |event: &Event| matches!(event, Event::Legendary(LegendaryEvent::Resisted { who: one, .. }) if *one == who);
        events.iter().any(resisted)
    };
    let failed = events.iter().filter_map(|event| match event {
        Event::SaveMade {
            who,
            total,
            verdict: Some(CheckVerdict::Failure),
            ..
        } => Some((*who, *total)),
        _ => None,
    });
    let mut after = encounter.clone();
    let applied = events.iter().all(|event| after.apply(event).is_ok());
    let is_hurt = |who| !applied || after.participant(who) != encounter.participant(who);
    failed
        .filter(|&(who, _)| !resists(who) && may_resist(who) && is_hurt(who))
        .collect()
}

/// Returns the lair action of the current turn, which the game master names.
pub(crate) fn lair_action(encounter: &Encounter) -> Option<Command> {
    let who = encounter.turn_of().filter(|&who| encounter.is_lair(who))?;
    let name = String::new();
    Some(Command::LairAction { who, name })
}
