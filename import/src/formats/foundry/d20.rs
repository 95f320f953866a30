//! The systems D35E and pf1, which have one origin. The program calculates the values that the file does not have.

use super::effects;
use crate::entry::Entry;
use crate::left_out::{Field, Reason};
use crate::tree::Tree;

/// Reads the values of an actor.
pub fn fill(entry: &mut Entry<'_>, tree: &Tree, system: &Tree) {
    let attributes = system.at("attributes");
    let hp = attributes.at("hp");
    if hp.at("value").is_something() || hp.at("max").is_something() {
        let is_zero = hp.at("max").whole() == Some(0);
        entry.hit_points_of(
            hp.at("value"),
            if is_zero { &Tree::Null } else { hp.at("max") },
        );
    } else if hp.has("offset") {
        entry.leave(Reason::Derived {
            field: Field::HitPoints,
        });
    }
    entry.temporary(hp.at("temp"));
    let ability = system.path("abilities.dex");
    if !ability.at("isZero").is_true() {
        entry.dexterity(ability.any(&["total", "value"]));
    }
    armor_class(entry, system);
    initiative(entry, tree, attributes.at("init"));
    let cr = system.path("details.cr");
    entry.challenge(if cr.is_object() {
        cr.any(&["total", "base"])
    } else {
        cr
    });
    if tree.at("type").text() == "character" {
        entry.level(system.any_path(&["details.level.value", "details.level"]));
    }
    entry.experience(system.path("details.xp.value"));
    effects::set(entry, attributes.at("conditions"));
    effects::set(entry, system.at("conditions"));
}

fn armor_class(entry: &mut Entry<'_>, system: &Tree) {
    let attributes = system.at("attributes");
    let kinds =
        ["normal", "touch", "flatFooted"].map(|kind| attributes.at("ac").at(kind).at("total"));
    let [normal, touch, flat_footed] = kinds;
    // 0, and 10 three times, stand for totals that were never calculated.
    let are_equal = kinds.iter().all(|total| total.whole() == Some(10));
    let is_natural = attributes
        .at("naturalAC")
        .whole()
        .is_some_and(|natural| natural != 0);
    let is_default =
        are_equal && (is_natural || entry.one.init_mod.is_some_and(|modifier| modifier != 0));
    if normal.is_something() && normal.whole() != Some(0) && !is_default {
        entry.armor_class(normal);
        entry.one.touch = entry.number(Field::ArmorClass, touch);
        entry.one.flat_footed = entry.number(Field::ArmorClass, flat_footed);
    } else {
        entry.leave(Reason::Derived {
            field: Field::ArmorClass,
        });
    }
}

/// A total has the Dexterity modifier inside. Without one, feats may change the modifier.
fn initiative(entry: &mut Entry<'_>, tree: &Tree, init: &Tree) {
    if init.at("total").is_something() {
        entry.initiative_modifier(init.at("total"));
        return;
    }
    let mut bonus = init.at("value").whole();
    for item in tree.at("items").list() {
        for change in super::data::data(item).at("changes").each() {
            let (target, formula) = match change {
                Tree::List(parts) => (
                    parts.get(2).unwrap_or(&Tree::Null),
                    parts.first().unwrap_or(&Tree::Null),
                ),
                change => (change.any(&["target", "subTarget"]), change.at("formula")),
            };
            if target.text() == "init" {
                bonus = bonus
                    .or(Some(0))
                    .zip(formula.whole())
                    .map(|(sum, bonus)| sum.saturating_add(bonus));
                if formula.whole().is_none() {
                    entry.one.init_mod = None;
                    entry.leave(Reason::Derived {
                        field: Field::InitiativeModifier,
                    });
                    return;
                }
            }
        }
    }
    let total = entry
        .one
        .init_mod
        .zip(bonus.or(Some(0)))
        .map(|(modifier, bonus)| modifier.saturating_add(bonus));
    entry.one.init_mod = total.filter(|total| Field::InitiativeModifier.range().contains(total));
}
