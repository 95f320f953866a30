//! Legendary actions and lair actions.

use crate::command::Command;
use crate::encounter::Encounter;

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

/// Returns the lair action of the current turn, which the game master names.
pub(crate) fn lair_action(encounter: &Encounter) -> Option<Command> {
    let who = encounter.turn_of().filter(|&who| encounter.is_lair(who))?;
    let name = String::new();
    Some(Command::LairAction { who, name })
}
