//! Open5e, versions 1 and 2: a page of an answer, or a creature.

use crate::defenses::DefenseKind;
use crate::entry::{Entry, Sheet};
use crate::format::Format;
use crate::left_out::{Kind, Place, Reason};
use crate::reading::Reading;
use crate::tree::Tree;

/// Whether an object is a page with creatures, or a creature.
pub fn is(tree: &Tree) -> bool {
    is_creature(tree) || tree.at("results").list().first().is_some_and(is_creature)
}

fn is_creature(tree: &Tree) -> bool {
    let has_rating =
        tree.has("challenge_rating") || tree.has("cr") || tree.has("challenge_rating_decimal");
    tree.has("name")
        && tree.has("hit_points")
        && tree.has("armor_class")
        && has_rating
        && !tree.has("index")
}

/// Reads a page or a creature.
pub fn read(tree: &Tree, place: &Place, reading: &mut Reading) {
    reading.found(Format::Open5e);
    if is_creature(tree) {
        creature(tree, place, reading);
        return;
    }
    let results = tree.at("results").list();
    for (at, one) in results.iter().enumerate() {
        let place = Place::of(Kind::Entry, at + 1);
        if is_creature(one) {
            creature(one, &place, reading);
        } else {
            let name = one.at("name").words();
            reading.leave(place.named(&name), Reason::NotACreature { of: None });
        }
    }
    one_page(tree, reading);
}

/// Reports that a page is not the whole answer.
pub fn one_page(tree: &Tree, reading: &mut Reading) {
    let shown = tree.at("results").list().len();
    let of = tree
        .at("count")
        .whole()
        .and_then(|count| usize::try_from(count).ok());
    if let Some(of) = of.filter(|of| *of > shown) {
        reading.leave(Place::FILE.named("page"), Reason::OnePage { shown, of });
    }
}

fn creature(tree: &Tree, place: &Place, reading: &mut Reading) {
    let Some(mut entry) = Entry::new(reading, place, &tree.at("name").words()) else {
        return;
    };
    let hp = tree.at("hit_points");
    let hp = if hp.is_object() {
        hp.any(&["average", "value", "formula"])
    } else {
        hp
    };
    entry.hit_points(if hp.is_something() {
        hp
    } else {
        tree.at("hit_dice")
    });
    let ac = tree.at("armor_class");
    let first = ac.list().first().unwrap_or(ac);
    entry.armor_class(if first.is_object() {
        first.at("value")
    } else {
        first
    });
    entry.dexterity(tree.any_path(&[
        "ability_scores.dexterity",
        "dexterity",
        "abilities.dexterity",
        "abilities.dex",
    ]));
    entry.initiative_modifier(tree.at("initiative_bonus"));
    let rating = [
        "challenge_rating",
        "cr",
        "challenge_rating_text",
        "challenge_rating_decimal",
    ];
    entry.challenge(tree.any(&rating));
    entry.experience(tree.at("experience_points"));
    let passive = tree.at("passive_perception").whole();
    entry.one.passive_perception =
        passive.or_else(|| super::phrases::passive_in(&tree.at("senses").words()));
    defenses(&mut entry, tree);
    let actions = tree.at("actions").list();
    let is_legendary = |action: &&Tree| action.at("action_type").words() == "LEGENDARY_ACTION";
    let has_legendary = actions.iter().any(|one| is_legendary(&one))
        || !tree.at("legendary_actions").list().is_empty();
    let times = super::phrases::legendary_actions_in(&tree.at("legendary_desc").words());
    entry.one.legendary_actions = has_legendary.then_some(times.unwrap_or(3));
    let traits = tree.any(&["special_abilities", "traits"]);
    let mut names = traits.list().iter().map(|one| one.at("name").words());
    entry.one.legendary_resistances =
        names.find_map(|name| super::phrases::legendary_resistance_in(&name));
    let mut sheet = Sheet::default();
    sheet.entries(traits);
    for key in ["actions", "bonus_actions", "reactions", "legendary_actions"] {
        sheet.entries(tree.at(key));
    }
    entry.sheet(sheet);
    entry.add();
}

/// Version 2 has the text of the stat block beside a list of types, which lacks "from nonmagical attacks".
fn defenses(entry: &mut Entry<'_>, tree: &Tree) {
    let together = tree.at("resistances_and_immunities");
    for (kind, key) in [
        (DefenseKind::Immune, "damage_immunities"),
        (DefenseKind::Resists, "damage_resistances"),
        (DefenseKind::Vulnerable, "damage_vulnerabilities"),
    ] {
        let text = format!("{key}_display");
        let own = together.any(&[&text, key]);
        entry.defenses(
            kind,
            if own.is_something() {
                own
            } else {
                tree.any(&[&text, key])
            },
        );
    }
}
