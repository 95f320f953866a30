//! The data of the Initiative Tracker for Obsidian: the fight that runs, saved encounters, and the roster of players.

use super::fantasy_statblocks;
use crate::clean;
use crate::entry::{Entry, words};
use crate::format::Format;
use crate::imported::{Fight, Side};
use crate::left_out::{Kind, Place, Reason};
use crate::reading::Reading;
use crate::tree::Tree;

/// Whether an object is that data, or one encounter of it.
pub fn is(tree: &Tree) -> bool {
    let state = tree.at("state");
    state.at("creatures").is_list() || is_encounter(tree)
}

fn is_encounter(tree: &Tree) -> bool {
    let first = tree.at("creatures").list().first();
    first.is_some_and(|first| {
        first.has("currentHP") || first.has("initiative") && first.has("modifier")
    })
}

/// Reads the data.
pub fn read(tree: &Tree, _: &Place, reading: &mut Reading) {
    reading.found(Format::ObsidianInitiativeTracker);
    if is_encounter(tree) {
        encounter(tree, "", reading);
        return;
    }
    if !tree.path("state.creatures").list().is_empty() {
        encounter(tree.at("state"), "", reading);
    }
    for (name, saved) in tree.at("encounters").fields() {
        encounter(saved, name, reading);
    }
    for (at, player) in tree.at("players").list().iter().enumerate() {
        roster(player, &Place::of(Kind::Entry, at + 1), reading);
    }
    for (at, creature) in tree.at("homebrew").list().iter().enumerate() {
        fantasy_statblocks::creature(creature, &Place::of(Kind::Entry, at + 1), reading);
    }
}

fn encounter(tree: &Tree, key: &str, reading: &mut Reading) {
    let name = tree.at("name").words();
    let name = if clean::name(&name).is_empty() {
        key
    } else {
        &name
    };
    let round = tree.at("round").whole().unwrap_or(0).clamp(0, 99_999);
    let fight = Fight {
        round: round.unsigned_abs(),
        started: tree.at("state").is_true(),
    };
    let at = reading.encounter(name, Some(fight));
    let creatures = tree.at("creatures").list();
    if creatures.is_empty() {
        let place = Place {
            number: None,
            ..Place::of(Kind::Encounter, 0).named(name)
        };
        reading.leave(place, Reason::NoCreatures);
    }
    for (number, creature) in creatures.iter().enumerate() {
        combatant(creature, &Place::of(Kind::Entry, number + 1), at, reading);
    }
}

fn combatant(tree: &Tree, place: &Place, encounter: usize, reading: &mut Reading) {
    let name = tree.any(&["display", "name"]).words();
    let is_off = tree.at("enabled").truth() == Some(false);
    let mut entry = if is_off && clean::name(&name).is_empty() {
        Entry::nameless(reading, place)
    } else {
        let Some(entry) = Entry::new(reading, place, &name) else {
            return;
        };
        entry
    };
    values(&mut entry, tree);
    entry.one.encounter = Some(encounter);
    entry.one.enabled = is_off.then_some(false);
    entry.initiative(single(tree.at("initiative")));
    let temp = tree.any(&["tempHP", "temp"]);
    entry.temporary(if temp.is_something() {
        temp
    } else {
        &Tree::Number(0.0)
    });
    entry.one.hidden = tree.at("hidden").truth();
    entry.one.active = Some(tree.at("active").is_true());
    entry.one.label = words(tree.at("number")).filter(|number| number != "0");
    if entry.one.side.is_none() {
        entry.one.side = Some(if tree.at("friendly").is_true() {
            Side::Allies
        } else {
            Side::Enemies
        });
    }
    for status in tree.at("status").list() {
        let name = if status.is_object() {
            status.at("name").words()
        } else {
            status.words()
        };
        entry.condition(&name);
    }
    entry.add();
}

/// A character of the roster. The tracker reads its numbers from a separate note, if there is any.
fn roster(tree: &Tree, place: &Place, reading: &mut Reading) {
    if let Some(mut entry) = Entry::new(reading, place, &tree.any(&["display", "name"]).words()) {
        values(&mut entry, tree);
        entry.player();
        entry.add_player();
    }
}

/// Returns the entry of a list that has only one. Some versions allow several initiatives.
fn single(tree: &Tree) -> &Tree {
    match tree {
        Tree::List(list) if list.len() == 1 => &list[0],
        other => other,
    }
}

fn values(entry: &mut Entry<'_>, tree: &Tree) {
    let is_zero = |value: &Tree| value.whole() == Some(0);
    let maximum = tree.any(&["currentMaxHP", "hp"]);
    let maximum = if is_zero(maximum) {
        tree.at("hp")
    } else {
        maximum
    };
    // A maximum of 0 stands for one that nobody entered.
    if !is_zero(maximum) {
        entry.hit_points_of(tree.at("currentHP"), maximum);
    }
    entry.armor_class(tree.any(&["currentAC", "ac"]));
    entry.initiative_modifier(single(tree.at("modifier")));
    entry.challenge(tree.at("cr"));
    entry.experience(tree.at("xp"));
    entry.one.creature = words(tree.at("name")).filter(|name| *name != entry.one.name);
    if tree.at("player").is_true() {
        entry.player();
    }
    // Creatures of Pathfinder 2 have words before it, as in their stat blocks.
    fantasy_statblocks::level(entry, tree.at("level"));
}
