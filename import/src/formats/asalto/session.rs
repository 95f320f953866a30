//! An encounter of the app, with the state of its combatants.

use asalto_core::combatant::Controller;
use asalto_core::die::RollMode;
use asalto_core::newcomer::Newcomer;
use asalto_core::{Combatant as Profile, EncounterView, Session, Side as CoreSide};

use crate::entry::Entry;
use crate::imported::{Fight, Side};
use crate::left_out::{Kind, Place};
use crate::profile::name_of;
use crate::reading::Reading;

/// Reads the combatants of an encounter.
pub fn read(session: &Session, reading: &mut Reading) {
    let view = EncounterView::of(session.encounter());
    let fight = view.round.map(|round| Fight {
        round: round.0,
        started: true,
    });
    let at = reading.encounter("", fight);
    for (number, one) in view.combatants.iter().enumerate() {
        let place = Place::of(Kind::Entry, number + 1);
        let Some(mut entry) = of_profile(&one.profile, &place, reading) else {
            continue;
        };
        entry.one.encounter = Some(at);
        entry.one.init_mod = Some(i32::from(one.modifier));
        entry.one.initiative = one.initiative.map(|initiative| f64::from(initiative.total));
        entry.one.active = view.round.map(|_| view.current == Some(one.id));
        if let Some(vitality) = one.vitality {
            entry.one.hp = Some(vitality.left);
            entry.one.hp_max = Some(vitality.maximum);
            entry.one.temp = Some(vitality.temporary).filter(|temporary| *temporary > 0);
        }
        for condition in &one.conditions {
            entry.condition(&name_of(condition));
        }
        entry.add();
    }
}

/// Starts a combatant that joins.
pub fn joined<'r>(
    newcomer: &Newcomer,
    place: &Place,
    reading: &'r mut Reading,
) -> Option<Entry<'r>> {
    let mut entry = of_profile(&newcomer.profile, place, reading)?;
    entry.one.hp = entry
        .one
        .hp_max
        .map(|maximum| maximum.saturating_sub(newcomer.lost));
    entry.one.hp_formula.clone_from(&newcomer.hit_dice);
    for condition in &newcomer.conditions {
        entry.condition(&name_of(condition));
    }
    if newcomer.exhaustion > 0 {
        entry.condition(&format!("Exhaustion {}", newcomer.exhaustion));
    }
    Some(entry)
}

fn of_profile<'r>(profile: &Profile, place: &Place, reading: &'r mut Reading) -> Option<Entry<'r>> {
    let mut entry = Entry::new(reading, place, &profile.name)?;
    let one = &mut entry.one;
    one.side = Some(match (profile.side, profile.controller) {
        (_, Controller::Player) => Side::Players,
        (CoreSide::PARTY, _) => Side::Allies,
        _ => Side::Enemies,
    });
    one.dex = profile.dexterity.map(i32::from);
    let is_known = profile.initiative.is_some() || profile.dexterity.is_some();
    one.init_mod = is_known.then(|| i32::from(profile.initiative_modifier()));
    one.init_advantage = profile.initiative_mode == RollMode::Advantage;
    one.passive_perception = profile.passive_perception.map(i32::from);
    one.ac = profile.armor_class.map(i32::from);
    one.hp_max = profile.hit_points;
    one.hp = profile.hit_points;
    one.level = profile.level.map(i32::from);
    one.cr = profile.challenge;
    one.defenses.clone_from(&profile.defenses);
    let times = |times: u8| Some(i32::from(times)).filter(|times| *times > 0);
    one.legendary_actions = times(profile.legendary.actions);
    one.legendary_resistances = times(profile.legendary.resistance);
    Some(entry)
}
