//! The sample of Tales of War: an arrow that has to cross some distance, and a chain lightning.

use asalto_core::{Combatant, Command, Controller, Formula, Ruleset, Side};

use crate::text::Lang;
use crate::text::fill;
use crate::text::stack::Phrase;

/// The commands that set the sample up, for an encounter in which nobody is yet.
#[must_use]
pub fn commands(lang: Lang) -> Vec<Command> {
    let say = |phrase| fill(lang, phrase, &[]);
    let actor = |name, side, initiative: &str, points, actions: &[Phrase]| {
        let mut one = Combatant::new(say(name), side);
        if side == Side::PARTY {
            one.controller = Controller::Player;
        }
        one.actor.initiative = initiative.parse::<Formula>().ok();
        one.actor.points = points;
        one.actor.actions = actions.iter().map(|&action| say(action)).collect();
        one
    };
    let dodge = Phrase::DodgeLine;
    let shot = [Phrase::ShotLine, dodge];
    let mut mage = actor(
        Phrase::Mage,
        Side::PARTY,
        "1d10+2",
        5,
        &[Phrase::LightningLine, dodge],
    );
    mage.actor.limits.insert(say(Phrase::Potency), 3);
    let all = [
        actor(Phrase::Archer, Side::PARTY, "1d10+5", 4, &shot),
        mage,
        actor(
            Phrase::Orc,
            Side::FOES,
            "1d10+1",
            3,
            &[Phrase::AxeLine, dodge],
        ),
        actor(Phrase::Goblin, Side::FOES, "1d10", 3, &[dodge]),
    ];
    let rules = Command::AdoptRules(Box::new(Ruleset::TalesOfWar.into()));
    let join = |one| Command::AddCombatant(Box::new(one));
    [rules].into_iter().chain(all.map(join)).collect()
}
