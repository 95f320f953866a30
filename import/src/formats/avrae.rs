//! Avrae: creatures of a bestiary, and characters.

use crate::defenses::{DefenseKind, Found};
use crate::entry::{Entry, Sheet};
use crate::format::Format;
use crate::left_out::{Field, Kind, Place};
use crate::reading::Reading;
use crate::tree::Tree;

/// Whether an object is a creature, a character, or a bestiary.
pub fn is(tree: &Tree) -> bool {
    is_creature(tree)
        || is_character(tree)
        || tree.at("monsters").list().first().is_some_and(is_creature)
}

fn is_creature(tree: &Tree) -> bool {
    tree.has("hitdice") && (tree.has("armortype") || tree.has("ability_scores"))
}

fn is_character(tree: &Tree) -> bool {
    tree.has("sheet_type")
        || tree.has("max_hp") && tree.at("levels").is_object() && tree.at("skills").is_object()
}

/// Reads a creature, a character, or a bestiary.
pub fn read(tree: &Tree, place: &Place, reading: &mut Reading) {
    reading.found(Format::Avrae);
    if is_character(tree) {
        character(tree, place, reading);
    } else if is_creature(tree) {
        creature(tree, place, reading);
    } else {
        for (at, one) in tree.at("monsters").list().iter().enumerate() {
            creature(one, &Place::of(Kind::Entry, at + 1), reading);
        }
    }
}

fn creature(tree: &Tree, place: &Place, reading: &mut Reading) {
    let Some(mut entry) = Entry::new(reading, place, &tree.at("name").words()) else {
        return;
    };
    let hp = tree.at("hp");
    entry.hit_points(if hp.is_something() {
        hp
    } else {
        tree.at("hitdice")
    });
    entry.armor_class(tree.at("ac"));
    entry.dexterity(tree.path("ability_scores.dexterity"));
    initiative(&mut entry, tree);
    entry.challenge(tree.at("cr"));
    entry.experience(tree.at("xp"));
    entry.passive(tree.at("passiveperc"));
    defenses(&mut entry, tree.any(&["display_resists", "resistances"]));
    if !tree.at("legactions").list().is_empty() {
        entry.one.legendary_actions = entry.number(Field::Legendary, tree.at("la_per_round"));
    }
    let mut sheet = Sheet::default();
    for key in [
        "traits",
        "actions",
        "bonus_actions",
        "reactions",
        "legactions",
    ] {
        sheet.entries(tree.at(key));
    }
    entry.sheet(sheet);
    entry.add();
}

fn character(tree: &Tree, place: &Place, reading: &mut Reading) {
    let Some(mut entry) = Entry::new(reading, place, &tree.at("name").words()) else {
        return;
    };
    entry.player();
    entry.hit_points_of(tree.at("hp"), tree.at("max_hp"));
    entry.temporary(tree.at("temp_hp"));
    entry.armor_class(tree.at("ac"));
    entry.dexterity(tree.path("stats.dexterity"));
    initiative(&mut entry, tree);
    entry.level(tree.path("levels.total_level"));
    defenses(&mut entry, tree.at("resistances"));
    entry.add();
}

fn initiative(entry: &mut Entry<'_>, tree: &Tree) {
    let initiative = tree.path("skills.initiative");
    entry.initiative_modifier(if initiative.is_object() {
        initiative.at("value")
    } else {
        initiative
    });
    entry.one.init_advantage = initiative.at("adv").is_true();
}

/// Each defense is a text, or a type with the words that it does not count for (`unless`) or counts for alone (`only`).
fn defenses(entry: &mut Entry<'_>, tree: &Tree) {
    let mut found = Found::default();
    for (kind, key) in [
        (DefenseKind::Immune, "immune"),
        (DefenseKind::Resists, "resist"),
        (DefenseKind::Vulnerable, "vuln"),
    ] {
        for one in tree.at(key).each() {
            let words = |key: &str| {
                let words = one.at(key).list().iter().map(Tree::words);
                words.collect::<Vec<_>>()
            };
            let (unless, only) = (words("unless"), words("only"));
            let of = if one.is_object() {
                one.at("dtype").words()
            } else {
                one.words()
            };
            let is_of_magic = only.is_empty() && unless.iter().any(|word| word.contains("magic"));
            let condition: Vec<String> = only.into_iter().chain(unless).collect();
            if condition.is_empty() {
                found.list(kind, &of);
            } else if is_of_magic {
                found.list(kind, &format!("{of} (nonmagical)"));
            } else {
                found.list(kind, &format!("{of} ({})", condition.join(", ")));
            }
        }
    }
    entry.defended(found);
}
