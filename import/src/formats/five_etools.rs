//! 5e.tools, and homebrew for it.

mod copy;
mod defenses;
mod tags;

use asalto_core::combatant::Challenge;

use crate::entry::{Entry, Sheet};
use crate::format::Format;
use crate::left_out::{Field, Kind, Place, Reason};
use crate::reading::Reading;
use crate::tree::Tree;

use tags::entries;

/// Lists of a homebrew file that hold no creatures.
const OTHERS: [(&str, &str); 14] = [
    ("spell", "spell"),
    ("item", "item"),
    ("baseitem", "item"),
    ("magicvariant", "item"),
    ("race", "race"),
    ("class", "class"),
    ("subclass", "subclass"),
    ("feat", "feat"),
    ("background", "background"),
    ("optionalfeature", "feature"),
    ("table", "table"),
    ("deity", "deity"),
    ("vehicle", "vehicle"),
    ("object", "object"),
];

/// Whether an object is a collection with creatures, or a creature.
pub fn is(tree: &Tree) -> bool {
    tree.at("monster").is_list() || is_creature(tree) || tree.path("_meta.sources").is_list()
}

fn is_creature(tree: &Tree) -> bool {
    let hp = tree.at("hp");
    let has_hit_points = hp.has("average") || hp.has("special") || hp.has("formula");
    tree.has("name")
        && (has_hit_points
            || tree.at("_copy").is_object()
            || tree.at("ac").is_list() && tree.has("dex"))
}

/// Reads a collection or a creature.
pub fn read(tree: &Tree, place: &Place, reading: &mut Reading) {
    reading.found(Format::FiveETools);
    if is_creature(tree) {
        creature(tree, &[], place, reading);
        return;
    }
    let monsters = tree.at("monster").list();
    for (at, one) in monsters.iter().enumerate() {
        if reading.is_full() {
            return;
        }
        creature(one, monsters, &Place::of(Kind::Entry, at + 1), reading);
    }
    for (key, of) in OTHERS {
        if !tree.at(key).list().is_empty() {
            let reason = Reason::NotACreature {
                of: Some(of.to_owned()),
            };
            reading.leave(Place::FILE.named(key), reason);
        }
    }
    if monsters.is_empty() {
        reading.leave(Place::FILE, Reason::NoCreatures);
    }
}

fn creature(own: &Tree, others: &[Tree], place: &Place, reading: &mut Reading) {
    let name = tags::plain(&own.at("name").words());
    let Some(mut entry) = Entry::new(reading, place, &name) else {
        return;
    };
    let whole = copy::resolve(own, others);
    let tree = whole.as_ref().map_or(own, |copy| &copy.tree);
    match &whole {
        None if own.at("_copy").is_object() => {
            let of = crate::clean::shown(&own.path("_copy.name").words());
            entry.leave(Reason::Copy { of });
        }
        Some(copy) if copy.changes_numbers => {
            let by = "_mod".to_owned();
            entry.leave(Reason::Adjusted { by });
        }
        _ => {}
    }
    let hp = tree.at("hp");
    entry.hit_points(hp.any(&["average", "special", "formula"]));
    if !hp.is_object() {
        entry.hit_points(hp);
    }
    armor_class(&mut entry, tree.at("ac"));
    let cr = tree.at("cr");
    entry.challenge(if cr.is_object() { cr.at("cr") } else { cr });
    entry.dexterity(tree.at("dex"));
    initiative(&mut entry, tree.at("initiative"));
    entry.one.passive_perception = tree.at("passive").whole();
    legendary(&mut entry, tree);
    defenses::read(&mut entry, tree);
    entry.sheet(sheet(tree));
    entry.add();
}

/// The first armor class counts. A special one depends on something else.
fn armor_class(entry: &mut Entry<'_>, tree: &Tree) {
    let first = match tree {
        Tree::List(list) => list.first().unwrap_or(&Tree::Null),
        single => single,
    };
    entry.armor_class(if first.is_object() {
        first.any(&["ac", "special"])
    } else {
        first
    });
}

/// Creatures of 2024 add their proficiency bonus once or twice, or have a number.
fn initiative(entry: &mut Entry<'_>, tree: &Tree) {
    entry.one.init_advantage = tree.at("advantageMode").words() == "adv";
    let times = tree.at("proficiency").whole().unwrap_or(0);
    let fixed = if tree.is_object() {
        tree.at("initiative")
    } else {
        tree
    };
    if fixed.is_something() {
        entry.initiative_modifier(fixed);
    } else if times != 0 {
        let rating = entry.one.cr.map(Challenge::fraction);
        let bonus = rating.map(|(parts, of)| 2 + (i32::from(parts) / i32::from(of) - 1).max(0) / 4);
        entry.one.init_mod = entry
            .one
            .init_mod
            .zip(bonus)
            .map(|(modifier, bonus)| modifier + times * bonus);
        if entry.one.init_mod.is_none() {
            entry.leave(Reason::Derived {
                field: Field::InitiativeModifier,
            });
        }
    }
}

fn legendary(entry: &mut Entry<'_>, tree: &Tree) {
    let has_any = !tree.at("legendary").list().is_empty();
    let given = tree.at("legendaryActions");
    entry.one.legendary_actions = match entry.number(Field::Legendary, given) {
        None if has_any => Some(3),
        given => given,
    };
    let names = tree
        .at("trait")
        .list()
        .iter()
        .map(|one| one.at("name").words());
    let mut times = names.filter_map(|name| super::phrases::legendary_resistance_in(&name));
    entry.one.legendary_resistances = times.next();
}

fn sheet(tree: &Tree) -> Sheet {
    let mut sheet = Sheet::default();
    for key in [
        "trait",
        "action",
        "bonus",
        "reaction",
        "legendary",
        "mythic",
    ] {
        for entry in tree.at(key).list() {
            sheet.line(
                &tags::plain(&entry.at("name").words()),
                &entries(entry.at("entries")),
            );
        }
    }
    sheet
}
