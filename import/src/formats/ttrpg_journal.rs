//! An encounter note of TTRPG Journal for Obsidian: all of it is in the front matter.

use super::encounter_block::Link;
use crate::clean;
use crate::entry::{Entry, words};
use crate::format::Format;
use crate::imported::{Fight, Side};
use crate::left_out::{Field, Kind, Place, Reason};
use crate::reading::Reading;
use crate::tree::Tree;

/// Whether front matter is that of an encounter.
pub fn is(tree: &Tree) -> bool {
    tree.at("type").words().eq_ignore_ascii_case("encounter")
        && (tree.at("monsters").is_list() || tree.at("initiatives").is_list())
}

/// Reads the encounter. Before it starts only its monsters are known.
pub fn read(tree: &Tree, reading: &mut Reading) {
    reading.found(Format::ObsidianTtrpgJournal);
    let name = words(tree.any(&["description", "name"])).unwrap_or_else(|| reading.title.clone());
    let round = tree.at("round").whole().unwrap_or(0).clamp(0, 99_999);
    let fight = Fight {
        round: round.unsigned_abs(),
        started: tree.at("status").words().eq_ignore_ascii_case("inCombat"),
    };
    let at = reading.encounter(&name, Some(fight));
    let order = tree.at("initiatives").list();
    let turn = tree.at("currentTurn").whole().filter(|_| fight.started);
    for (number, one) in order.iter().enumerate() {
        let place = Place::of(Kind::Entry, number + 1);
        let turn = turn.and_then(|turn| usize::try_from(turn).ok());
        combatant(one, &place, at, turn == Some(number), reading);
    }
    let monsters = tree.at("monsters").list();
    if order.is_empty() {
        for (number, one) in monsters.iter().enumerate() {
            monster(one, &Place::of(Kind::Monster, number + 1), at, reading);
        }
    }
    if order.is_empty() && monsters.is_empty() {
        reading.leave(
            Place::of(Kind::Encounter, at + 1).named(&name),
            Reason::NoCreatures,
        );
    }
}

fn combatant(tree: &Tree, place: &Place, encounter: usize, active: bool, reading: &mut Reading) {
    let link = Link::read(&tree.at("name").words());
    let Some(mut entry) = Entry::new(reading, place, &link.shown) else {
        return;
    };
    entry.one.creature = Some(link.target).filter(|name| *name != link.shown);
    entry.one.encounter = Some(encounter);
    entry.one.active = Some(active);
    entry.one.side = match &*tree.at("type").words().to_lowercase() {
        "character" | "player" | "pc" => Some(Side::Players),
        "monster" => Some(Side::Enemies),
        "ally" | "companion" => Some(Side::Allies),
        _ => None,
    };
    entry.one.hp_max = entry.number(Field::MaxHitPoints, tree.at("maxHp"));
    entry.one.hp = entry.number(Field::HitPoints, tree.at("currentHp"));
    entry.temporary(tree.at("tempHp"));
    entry.armor_class(tree.at("ac"));
    entry.initiative(tree.at("initiative"));
    entry.one.label = words(tree.at("label"));
    condition(&mut entry, &tree.at("status").words());
    entry.add();
}

/// A status has a picture before its word. Healthy is none.
fn condition(entry: &mut Entry<'_>, status: &str) {
    for word in status.split(',') {
        let word = clean::name(word);
        let word = word.trim_start_matches(|letter: char| !letter.is_alphabetic());
        if !word.eq_ignore_ascii_case("healthy") {
            entry.condition(word);
        }
    }
}

fn monster(tree: &Tree, place: &Place, encounter: usize, reading: &mut Reading) {
    let link = Link::read(&tree.at("name").words());
    let Some(mut entry) = Entry::new(reading, place, &link.shown) else {
        return;
    };
    entry.one.creature = Some(link.target).filter(|name| *name != link.shown);
    entry.one.encounter = Some(encounter);
    entry.one.side = Some(Side::Enemies);
    let count = tree.any(&["qty", "count"]).words();
    if !count.is_empty() && !entry.count(&count) {
        return;
    }
    let labels = tree.at("labels").list();
    if let [label] = labels {
        entry.one.label = words(label);
    }
    entry.add();
}
