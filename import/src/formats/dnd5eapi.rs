//! The D&D 5e API: creatures, and pages that only list their names.

use super::open5e::one_page;
use crate::defenses::DefenseKind;
use crate::entry::{Entry, Sheet};
use crate::format::Format;
use crate::left_out::{Kind, Place, Reason};
use crate::reading::Reading;
use crate::tree::Tree;

/// Whether an object is a creature, a reference to one, or a page of references.
pub fn is(tree: &Tree) -> bool {
    is_entry(tree) || tree.at("results").list().first().is_some_and(is_entry)
}

fn is_entry(tree: &Tree) -> bool {
    tree.has("index") && (tree.at("url").text().contains("/api/") || tree.has("hit_points"))
}

/// Reads a creature or a page.
pub fn read(tree: &Tree, place: &Place, reading: &mut Reading) {
    reading.found(Format::Dnd5eApi);
    if is_entry(tree) {
        one(tree, place, reading);
        return;
    }
    for (at, entry) in tree.at("results").list().iter().enumerate() {
        one(entry, &Place::of(Kind::Entry, at + 1), reading);
    }
    one_page(tree, reading);
}

fn one(tree: &Tree, place: &Place, reading: &mut Reading) {
    let url = tree.at("url").text();
    let is_monster = url.contains("/monsters/") || tree.has("hit_points");
    let name = tree.at("name").words();
    if !is_monster {
        let kind = url
            .rsplit('/')
            .nth(1)
            .map(|kind| kind.trim_end_matches('s').to_owned());
        reading.leave(
            place.clone().named(&name),
            Reason::NotACreature { of: kind },
        );
        return;
    }
    let Some(mut entry) = Entry::new(reading, place, &name) else {
        return;
    };
    if !tree.has("hit_points") {
        entry.leave(Reason::NoNumbers);
    }
    let hp = tree.at("hit_points");
    entry.hit_points(if hp.is_something() {
        hp
    } else {
        tree.at("hit_dice")
    });
    let ac = tree.at("armor_class");
    let first = if ac.is_list() {
        ac.list().first().unwrap_or(&Tree::Null)
    } else {
        ac
    };
    entry.armor_class(if first.is_object() {
        first.at("value")
    } else {
        first
    });
    entry.dexterity(tree.at("dexterity"));
    entry.initiative_modifier(tree.any(&["initiative_bonus", "initiative"]));
    entry.challenge(tree.at("challenge_rating"));
    entry.experience(tree.at("xp"));
    entry.passive(tree.path("senses.passive_perception"));
    entry.defenses(DefenseKind::Immune, tree.at("damage_immunities"));
    entry.defenses(DefenseKind::Resists, tree.at("damage_resistances"));
    entry.defenses(DefenseKind::Vulnerable, tree.at("damage_vulnerabilities"));
    entry.one.legendary_actions = (!tree.at("legendary_actions").list().is_empty()).then_some(3);
    let traits = tree.any(&["special_abilities", "traits"]);
    let resists = |one: &&Tree| one.at("name").text().starts_with("Legendary Resistance");
    let resistance = traits.list().iter().find(resists);
    entry.one.legendary_resistances = resistance.and_then(|one| {
        let named = super::phrases::legendary_resistance_in(one.at("name").text());
        named.or_else(|| {
            one.path("usage.times")
                .whole()
                .filter(|times| (0..=20).contains(times))
        })
    });
    let mut sheet = Sheet::default();
    sheet.entries(traits);
    for key in ["actions", "reactions", "legendary_actions"] {
        sheet.entries(tree.at(key));
    }
    entry.sheet(sheet);
    entry.add();
}
