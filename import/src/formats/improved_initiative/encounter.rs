//! An encounter: saved, running, or sent by another site.

use std::collections::BTreeMap;

use super::stat_block;
use crate::clean;
use crate::entry::{Entry, words};
use crate::imported::{Duration, Fight};
use crate::left_out::{Field, Kind, Place, Reason};
use crate::reading::Reading;
use crate::tree::Tree;

/// Whether an object is an encounter.
pub fn is(tree: &Tree) -> bool {
    let old = tree
        .at("Creatures")
        .list()
        .first()
        .is_some_and(|first| stat_block::of(first).is_object());
    tree.at("Combatants").is_list() || old
}

/// Reads an encounter with its combatants.
pub fn read(tree: &Tree, place: &Place, reading: &mut Reading) {
    let combatants = tree.any(&["Combatants", "Creatures"]).list();
    let active = words(tree.at("ActiveCombatantId"));
    let is_fight = active.is_some() || tree.at("RoundCounter").is_something();
    let round = tree.at("RoundCounter").whole().unwrap_or(0);
    let fight = is_fight.then_some(Fight {
        round: round.clamp(0, 99_999).unsigned_abs(),
        started: active.is_some(),
    });
    let name = tree.at("Name").words();
    let at = reading.encounter(&name, fight);
    if combatants.is_empty() {
        reading.leave(
            Place::of(Kind::Encounter, at + 1).named(&name),
            Reason::NoCreatures,
        );
    }
    let names: BTreeMap<String, String> = combatants
        .iter()
        .map(|one| (one.at("Id").words(), name_of(one)))
        .collect();
    for (number, one) in combatants.iter().enumerate() {
        let place = match place.kind {
            Kind::File => Place::of(Kind::Entry, number + 1),
            _ => place.clone(),
        };
        let block = if stat_block::of(one).is_object() {
            stat_block::of(one)
        } else {
            one
        };
        let Some(mut entry) = Entry::new(reading, &place, &name_of(one)) else {
            continue;
        };
        stat_block::fill(&mut entry, block);
        entry.one.encounter = Some(at);
        entry.one.creature = words(block.at("Name")).filter(|name| *name != entry.one.name);
        if stat_block::of(one).is_object() {
            state(
                &mut entry,
                one,
                &names,
                fight.is_some_and(|fight| fight.started),
            );
        }
        if let Some(active) = active.as_ref().filter(|_| is_fight) {
            entry.one.active = Some(one.at("Id").words() == *active);
        }
        entry.add();
    }
}

fn name_of(one: &Tree) -> String {
    let block = stat_block::of(one);
    let alias = one.at("Alias");
    if alias.is_something() {
        alias.words()
    } else if block.is_object() {
        block.at("Name").words()
    } else {
        one.at("Name").words()
    }
}

/// Reads the state of a combatant in a fight.
fn state(entry: &mut Entry<'_>, one: &Tree, names: &BTreeMap<String, String>, started: bool) {
    stat_block::current_hit_points(entry, one);
    let maximum = one.at("MaxHP");
    if maximum.is_something() {
        entry.one.hp_max = entry
            .number(Field::MaxHitPoints, maximum)
            .or(entry.one.hp_max);
    }
    entry.temporary(one.at("TemporaryHP"));
    if started || one.at("Initiative").whole() != Some(0) {
        entry.initiative(one.at("Initiative"));
    }
    entry.one.label = words(one.at("IndexLabel"));
    entry.one.group = words(one.at("InitiativeGroup"));
    entry.one.hidden = one.at("Hidden").truth();
    entry.one.note = words(one.at("CurrentNotes"));
    for tag in one.at("Tags").list() {
        let text = if tag.is_object() {
            tag.at("Text").words()
        } else {
            tag.words()
        };
        entry.condition(&text);
        let rounds = tag.at("DurationRemaining").whole().unwrap_or(-1);
        if let Ok(rounds @ 1..) = u32::try_from(rounds) {
            let of = names.get(&tag.at("DurationCombatantId").words());
            let duration = Duration {
                rounds,
                timing: words(tag.at("DurationTiming")),
                of: of
                    .map(|name| clean::name(name))
                    .filter(|name| !name.is_empty()),
            };
            entry.one.durations.insert(clean::name(&text), duration);
        }
    }
}
