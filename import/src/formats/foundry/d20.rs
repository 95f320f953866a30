//! The systems D35E and pf1, which have one origin. The program calculates the values that the file does not have.

use super::data::data;
use super::{defenses, effects};
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
    initiative(entry, tree, attributes);
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
    defenses::of_third_edition(entry, tree, system.at("traits"));
    effects::set(entry, attributes.at("conditions"));
    effects::set(entry, system.at("conditions"));
}

/// The three armor classes.
fn armor_classes(attributes: &Tree) -> [&Tree; 3] {
    ["normal", "touch", "flatFooted"].map(|kind| attributes.at("ac").at(kind).at("total"))
}

/// Whether all of them are 10, which also stands for totals that were never calculated.
fn are_all_ten(kinds: [&Tree; 3]) -> bool {
    kinds.iter().all(|total| total.whole() == Some(10))
}

fn armor_class(entry: &mut Entry<'_>, system: &Tree) {
    let attributes = system.at("attributes");
    let kinds = armor_classes(attributes);
    let [normal, touch, flat_footed] = kinds;
    let are_equal = are_all_ten(kinds);
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
fn initiative(entry: &mut Entry<'_>, tree: &Tree, attributes: &Tree) {
    let init = attributes.at("init");
    let total = init.at("total");
    // A total of 0 beside armor classes of 10 was never calculated. If it was, the sum below is 0 as well.
    let is_calculated = total.whole() != Some(0) || !are_all_ten(armor_classes(attributes));
    if total.is_something() && is_calculated {
        entry.initiative_modifier(total);
        return;
    }
    let mut bonus = init.at("value").whole().unwrap_or(0);
    let items = tree.at("items").list().iter().filter(|item| is_on(item));
    for change in items.flat_map(|item| data(item).at("changes").each()) {
        let (targets, formula) = match change {
            Tree::List(parts) => {
                let part = |at: usize| parts.get(at).unwrap_or(&Tree::Null);
                ([part(2), &Tree::Null], part(0))
            }
            change => (
                [change.at("target"), change.at("subTarget")],
                change.at("formula"),
            ),
        };
        if targets.iter().all(|target| target.text() != "init") {
            continue;
        }
        let Some(change) = formula.whole() else {
            entry.one.init_mod = None;
            entry.leave(Reason::Derived {
                field: Field::InitiativeModifier,
            });
            return;
        };
        bonus = bonus.saturating_add(change);
    }
    let total = entry
        .one
        .init_mod
        .map(|modifier| modifier.saturating_add(bonus));
    entry.one.init_mod = total.filter(|total| Field::InitiativeModifier.range().contains(total));
}

/// Whether an item counts: buffs that are active, feats that are not disabled, and equipment that is not off.
fn is_on(item: &Tree) -> bool {
    let system = data(item);
    let is_idle = item.at("type").text() == "buff" && system.at("active").truth() == Some(false);
    let is_off = system.at("equipped").truth() == Some(false);
    !is_idle && !is_off && !system.at("disabled").is_true()
}
