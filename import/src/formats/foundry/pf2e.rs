//! The system pf2e: levels in place of challenge ratings, and an initiative by Perception or a skill.

use super::data::data;
use crate::clean;
use crate::entry::Entry;
use crate::left_out::{Field, Reason};
use crate::tree::Tree;

/// Reads the values of an actor. For a character the file has only the player's settings.
pub fn fill(entry: &mut Entry<'_>, tree: &Tree, system: &Tree) {
    let attributes = system.at("attributes");
    let hp = attributes.at("hp");
    let is_character = tree.at("type").text() == "character";
    if is_character {
        entry.one.hp = entry.number(Field::HitPoints, hp.at("value"));
        entry.one.hp_max = entry.number(Field::MaxHitPoints, hp.at("max"));
    } else {
        entry.hit_points_of(hp.at("value"), hp.at("max"));
    }
    entry.temporary(hp.at("temp"));
    entry.armor_class(attributes.path("ac.value"));
    let modifier = system.path("abilities.dex.mod");
    // The 0 of a character fills the place of a modifier that the program calculates.
    if !is_character || modifier.whole() != Some(0) {
        entry.one.dex_mod = entry.number(Field::DexterityModifier, modifier);
    }
    entry.initiative_modifier(if tree.at("type").text() == "hazard" {
        // A hazard rolls its Stealth.
        attributes.path("stealth.value")
    } else {
        initiative(tree, system)
    });
    for (field, value) in [
        (Field::MaxHitPoints, entry.one.hp_max),
        (Field::ArmorClass, entry.one.ac),
        (Field::InitiativeModifier, entry.one.init_mod),
    ] {
        if value.is_none() {
            entry.leave(Reason::Derived { field });
        }
    }
    entry.level(system.any_path(&["details.level.value", "details.level"]));
    let adjustment = attributes.at("adjustment").words();
    if !adjustment.is_empty() {
        entry.leave(Reason::Adjusted {
            by: clean::shown(&adjustment),
        });
    }
    for item in tree
        .at("items")
        .list()
        .iter()
        .filter(|item| item.at("type").text() == "condition")
    {
        let value = data(item)
            .path("value.value")
            .whole()
            .filter(|value| *value > 0);
        let name = item.at("name").words();
        match value {
            Some(value) => entry.condition(&format!("{name} {value}")),
            None => entry.condition(&name),
        }
    }
}

/// Returns the modifier of the statistic that rolls initiative.
fn initiative<'t>(tree: &'t Tree, system: &'t Tree) -> &'t Tree {
    let statistic = system
        .any_path(&["initiative.statistic", "attributes.initiative.statistic"])
        .text();
    if matches!(statistic, "" | "perception") {
        return system.any_path(&[
            "perception.mod",
            "perception.value",
            "attributes.perception.value",
        ]);
    }
    let skill = system
        .at("skills")
        .at(statistic)
        .any(&["base", "mod", "value"]);
    if skill.is_something() {
        return skill;
    }
    let lores = tree
        .at("items")
        .list()
        .iter()
        .filter(|item| item.at("type").text() == "lore");
    let mut own = lores.filter(|item| item.at("name").words().eq_ignore_ascii_case(statistic));
    own.next()
        .map_or(&Tree::Null, |item| data(item).path("mod.value"))
}
