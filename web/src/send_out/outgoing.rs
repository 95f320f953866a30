//! The encounter as other tools know it.

use std::collections::BTreeMap;

use asalto_core::combatant::{Combatant as Profile, Controller, Feature};
use asalto_core::encounter::Awaiting;
use asalto_core::view::{CombatantView, EncounterView};
use asalto_core::{Session, Side as CoreSide};
use asalto_import::{Combatant, Count, Duration, Encounter, Fight, Imported, Side};
use asalto_text::{self as text, Dnd2024Text, Lang};

use crate::order::base_name::kind;

/// Returns the encounter with the game master's numbers. Names of conditions are in a language that the readers know.
///
/// A combat that is running has its round, its turn and the initiatives; one before or after it has none.
#[must_use]
pub fn outgoing(session: &Session, lang: Lang, title: &str) -> Imported {
    let view = session.view();
    let fight = running(&view);
    let combatants = view.without_second_places().map(|one| {
        let mut sent = combatant(one, lang);
        if fight.is_some() {
            sent.initiative = one.count.map(f64::from);
            sent.active = Some(view.current == Some(one.id));
        }
        sent
    });
    let name = (!title.is_empty()).then(|| title.to_owned());
    Imported {
        combatants: combatants.collect(),
        encounters: vec![Encounter { name, fight }],
        ..Imported::default()
    }
}

/// Whether an encounter has something that is hidden from players.
#[must_use]
pub fn hides(view: &EncounterView) -> bool {
    let mut all = view.without_second_places();
    all.any(|one| one.profile.is_secret() || one.profile.second_name().is_some())
}

/// Removes what is hidden from players: hidden combatants, and real names behind second ones.
#[must_use]
pub fn without_hidden(session: &Session, mut sent: Imported) -> Imported {
    let view = session.view();
    let all = view.without_second_places().map(|one| &one.profile);
    let told = sent
        .combatants
        .drain(..)
        .zip(all)
        .map(|(mut sent, profile)| {
            if let Some(name) = profile.second_name() {
                name.clone_into(&mut sent.name);
            }
            sent
        });
    let told: Vec<_> = told.filter(|sent| sent.hidden != Some(true)).collect();
    sent.combatants = told;
    sent
}

/// Returns the creatures as a plan for a later combat: at full strength, and equal ones as one row, such as three goblins
/// that are called Goblin 1, 2 and 3.
#[must_use]
pub fn plan(mut sent: Imported) -> Imported {
    let mut rows: Vec<Combatant> = Vec::new();
    let mut before = String::new();
    for mut one in std::mem::take(&mut sent.combatants) {
        one.hp = one.hp_max;
        (one.initiative, one.active, one.temp) = (None, None, None);
        (one.conditions, one.durations) = (Vec::new(), BTreeMap::new());
        let name = std::mem::replace(&mut before, one.name.clone());
        let own_kind = kind(&one.name).to_owned();
        if one.side != Some(Side::Players)
            && let Some(row) = rows.last_mut()
            && let Count::Fixed(count) = row.count
            && count < Count::MOST
            && one.name == format!("{own_kind} {}", count + 1)
            && name == format!("{own_kind} {count}")
            && *row == named_as(row, &one)
        {
            (row.name, row.count) = (own_kind, Count::Fixed(count + 1));
        } else {
            rows.push(one);
        }
    }
    for encounter in &mut sent.encounters {
        encounter.fight = None;
    }
    sent.combatants = rows;
    sent
}

/// Returns a creature with the name and the count of a row.
fn named_as(row: &Combatant, one: &Combatant) -> Combatant {
    Combatant {
        name: row.name.clone(),
        count: row.count.clone(),
        ..one.clone()
    }
}

fn running(view: &EncounterView) -> Option<Fight> {
    let round = view.round?.0;
    let is_over = matches!(view.awaiting, Awaiting::Ended);
    (!is_over).then_some(Fight {
        round,
        started: true,
    })
}

fn combatant(one: &CombatantView, lang: Lang) -> Combatant {
    let profile = &*one.profile;
    let has_modifier = profile.initiative.is_some()
        || profile.dexterity.is_some()
        || profile.has(Feature::ImprovedInitiative);
    let mut conditions: Vec<String> = Vec::new();
    let mut durations = BTreeMap::new();
    for condition in &one.conditions {
        let name = text::condition(lang, condition);
        if !conditions.contains(&name) {
            conditions.push(name);
        }
    }
    for lasting in &one.effects {
        let name = text::condition(lang, &lasting.effect.condition);
        if let (true, Some(rounds)) = (conditions.contains(&name), lasting.rounds) {
            let (timing, of) = (None, None);
            durations.insert(name, Duration { rounds, timing, of });
        }
    }
    if one.exhaustion > 0 {
        let level = one.exhaustion.to_string();
        conditions.push(lang.text_with(Dnd2024Text::ExhaustionLevel, &[&level]));
    }
    let times = |times: u8| (times > 0).then(|| i32::from(times));
    Combatant {
        name: profile.name.clone(),
        hp: one
            .vitality
            .map_or(profile.hit_points, |vitality| Some(vitality.left)),
        hp_max: one
            .vitality
            .map_or(profile.hit_points, |vitality| Some(vitality.maximum)),
        temp: one.vitality.map(|vitality| vitality.temporary),
        ac: profile.armor_class.map(i32::from),
        init_mod: has_modifier.then(|| i32::from(one.modifier)),
        dex: profile.dexterity.map(i32::from),
        cr: profile.challenge,
        defenses: profile.defenses.clone(),
        level: profile.level.map(i32::from),
        passive_perception: profile.passive_perception.map(i32::from),
        legendary_actions: times(profile.legendary.actions),
        legendary_resistances: times(profile.legendary.resistance),
        side: side(profile),
        hidden: profile.is_secret().then_some(true),
        encounter: Some(0),
        conditions,
        durations,
        ..Combatant::default()
    }
}

/// Party members that a player controls, or that have a level, are characters; others fight beside the party.
fn side(profile: &Profile) -> Option<Side> {
    let is_character = profile.controller == Controller::Player || profile.level.is_some();
    match profile.side {
        CoreSide::PARTY if is_character => Some(Side::Players),
        CoreSide::PARTY => Some(Side::Allies),
        CoreSide::FOES => Some(Side::Enemies),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
