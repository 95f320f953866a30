//! The sample of Tales of War: an arrow in flight and a chain lightning.

use asalto_core::actor::Formula;
use asalto_core::combatant::Controller;
use asalto_core::{Combatant, Command, Ruleset, Side};
use asalto_text::{Lang, TalesOfWarText};

/// Returns the commands that set up the sample in an empty encounter.
#[must_use]
pub fn commands(lang: Lang) -> Vec<Command> {
    let say = |text| lang.text_with(text, &[]);
    let actor = |name, side, initiative: &str, points, actions: &[TalesOfWarText]| {
        let mut one = Combatant::new(say(name), side);
        if side == Side::PARTY {
            one.controller = Controller::Player;
        }
        one.actor.initiative = initiative.parse::<Formula>().ok();
        one.actor.points = points;
        one.actor.actions = actions.iter().map(|&action| say(action)).collect();
        one
    };
    let dodge = TalesOfWarText::DodgeLine;
    let shot = [TalesOfWarText::ShotLine, dodge];
    let mut mage = actor(
        TalesOfWarText::Mage,
        Side::PARTY,
        "1d10+2",
        5,
        &[TalesOfWarText::LightningLine, dodge],
    );
    mage.actor.limits.insert(say(TalesOfWarText::Potency), 3);
    let all = [
        actor(TalesOfWarText::Archer, Side::PARTY, "1d10+5", 4, &shot),
        mage,
        actor(
            TalesOfWarText::Orc,
            Side::FOES,
            "1d10+1",
            3,
            &[TalesOfWarText::AxeLine, dodge],
        ),
        actor(TalesOfWarText::Goblin, Side::FOES, "1d10", 3, &[dodge]),
    ];
    let rules = Command::AdoptRules(Box::new(Ruleset::TalesOfWar.into()));
    let join = |one| Command::AddCombatant(Box::new(one));
    [rules].into_iter().chain(all.map(join)).collect()
}
