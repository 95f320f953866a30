//! The system sfrpg: two armor classes, and modifiers in place of scores.

use super::effects;
use crate::entry::Entry;
use crate::left_out::{Field, Reason};
use crate::number::modifier;
use crate::tree::Tree;

/// Reads the values of an actor.
pub fn fill(entry: &mut Entry<'_>, tree: &Tree, system: &Tree) {
    let attributes = system.at("attributes");
    let hp = attributes.at("hp");
    entry.hit_points_of(hp.at("value"), hp.at("max"));
    entry.temporary(hp.at("temp"));
    let kinetic = attributes.at("kac").any(&["value", "base"]);
    entry.armor_class(kinetic);
    entry.one.eac = entry.number(
        Field::ArmorClass,
        attributes.at("eac").any(&["value", "base"]),
    );
    let init = attributes.at("init");
    let ability = system.path("abilities.dex");
    if is_source_of_character(tree, ability) {
        // The program adds race, levels and items to these scores, and Dexterity to this initiative.
        entry.initiative_modifier(init.at("total"));
        for (field, value) in [
            (Field::ArmorClass, entry.one.ac),
            (Field::InitiativeModifier, entry.one.init_mod),
        ] {
            if value.is_none() {
                entry.leave(Reason::Derived { field });
            }
        }
    } else {
        dexterity(entry, ability);
        entry.initiative_modifier(init.any(&["total", "value"]));
    }
    entry.challenge(system.path("details.cr"));
    if !system.path("details.cr").is_something() {
        entry.level(system.any_path(&["details.level.value", "details.level"]));
    }
    effects::set(entry, system.at("conditions"));
}

/// Whether it is a character with the score that the player bought, and none that the program calculated.
fn is_source_of_character(tree: &Tree, ability: &Tree) -> bool {
    tree.at("type").text() == "character" && !ability.has("value") && !ability.has("mod")
}

/// A score has a modifier beside it that fits. Otherwise the number is a modifier.
fn dexterity(entry: &mut Entry<'_>, ability: &Tree) {
    let given = ability.at("mod").whole();
    let score = ability.at("value").whole().filter(|score| *score >= 1);
    match (score, given) {
        (Some(score), Some(given)) if modifier(score) == given => {
            entry.dexterity(ability.at("value"));
        }
        (Some(score), None) if score > 7 => entry.dexterity(ability.at("value")),
        _ => {
            entry.one.dex_mod = entry.number(
                Field::DexterityModifier,
                ability.any(&["mod", "base", "value"]),
            );
            entry.one.init_mod = entry.one.dex_mod;
        }
    }
}
