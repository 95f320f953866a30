//! The sample: an ambush in which some are aware and some are not.

use asalto_core::{Combatant, CombatantId, Command, Controller, Feature, Side};

use crate::text::{Lang, Word};

/// The commands that set the sample up, for an encounter in which nobody is yet.
#[must_use]
pub fn commands(lang: Lang) -> Vec<Command> {
    let hero = |name: &str, dexterity, hit_points, armor_class| {
        let mut hero = Combatant::new(name, Side::PARTY);
        hero.controller = Controller::Player;
        hero.dexterity = Some(dexterity);
        hero.hit_points = Some(hit_points);
        hero.armor_class = Some(armor_class);
        hero
    };
    let mut lidda = hero("Lidda", 17, 16, 17);
    lidda.features.insert(Feature::UncannyDodge);
    let tordek = hero("Tordek", 13, 24, 18);
    let jozan = hero("Jozan", 8, 20, 16);
    let mut gargoyle = Combatant::new(lang.word(Word::Gargoyle), Side::FOES);
    gargoyle.dexterity = Some(14);
    gargoyle.hit_points = Some(37);
    gargoyle.armor_class = Some(16);
    let join = |profile| Command::AddCombatant(Box::new(profile));
    let unaware = |observer| Command::SetAwareness {
        observer: CombatantId(observer),
        target: CombatantId(4),
        aware: false,
    };
    vec![
        join(lidda),
        join(tordek),
        join(jozan),
        join(gargoyle),
        unaware(2),
        unaware(3),
    ]
}
