//! Characters of Pathbuilder 2e.

use crate::entry::Entry;
use crate::error::ImportError;
use crate::format::Format;
use crate::left_out::{Field, Place, Reason};
use crate::number::modifier;
use crate::reading::Reading;
use crate::tree::Tree;

/// Whether an object is a character, or the refusal of one.
pub fn is(tree: &Tree) -> bool {
    let is_refusal =
        tree.at("success").truth() == Some(false) && tree.fields().len() <= 2 && !tree.has("data");
    is_build(build(tree)) || is_refusal
}

fn build(tree: &Tree) -> &Tree {
    let build = tree.at("build");
    if build.is_object() { build } else { tree }
}

fn is_build(tree: &Tree) -> bool {
    let attributes = tree.at("attributes");
    attributes
        .fields()
        .iter()
        .any(|(key, _)| key.trim() == "ancestryhp")
}

/// Reads a character.
pub fn read(tree: &Tree, place: &Place, reading: &mut Reading) {
    reading.found(Format::Pathbuilder2e);
    let build = trimmed(build(tree));
    if !is_build(&build) {
        reading.refuse(ImportError::Refused);
        return;
    }
    if let Some(entry) = Entry::new(reading, place, &build.at("name").words()) {
        character(entry, &build);
    }
    for kind in ["pets", "familiars"] {
        for pet in build.at(kind).list() {
            let place = Place::FILE.named(&format!("{kind}: {}", pet.at("name").words()));
            reading.leave(place, Reason::NoNumbers);
        }
    }
}

fn character(mut entry: Entry<'_>, build: &Tree) {
    entry.player();
    entry.level(build.at("level"));
    entry.dexterity(build.path("abilities.dex"));
    entry.one.init_mod = None;
    let level = entry.one.level;
    let of = |path: &str| build.path(path).whole();
    let hp = level.zip(of("abilities.con")).and_then(|(level, con)| {
        let each = of("attributes.classhp")?
            + modifier(con)
            + of("attributes.bonushpPerLevel").unwrap_or(0);
        Some(of("attributes.ancestryhp")? + of("attributes.bonushp").unwrap_or(0) + level * each)
    });
    match hp {
        Some(hp) => entry.hit_points(&Tree::Number(f64::from(hp))),
        None => entry.leave(Reason::Derived {
            field: Field::MaxHitPoints,
        }),
    }
    let ac = build.at("acTotal");
    entry.armor_class(if ac.is_object() { ac.at("acTotal") } else { ac });
    // Perception is the initiative. Who is not trained in it does not add the level.
    let perception = of("proficiencies.perception").zip(of("abilities.wis"));
    let bonuses = bonuses(build);
    entry.one.init_mod = perception.zip(level).map(|((rank, wisdom), level)| {
        let trained = if rank > 0 {
            rank.saturating_add(level)
        } else {
            0
        };
        modifier(wisdom)
            .saturating_add(trained)
            .saturating_add(bonuses)
    });
    entry.one.init_mod = entry
        .one
        .init_mod
        .filter(|total| Field::InitiativeModifier.range().contains(total));
    entry.add();
}

/// Returns what items and feats add to the initiative.
fn bonuses(build: &Tree) -> i32 {
    let of_items = build.path("mods.Perception").fields();
    let of_items = of_items.iter().filter_map(|(_, bonus)| bonus.whole());
    let of_feats = build.at("feats").list().iter();
    let is_fast =
        |feat: &Tree| feat.list().first().map(Tree::text) == Some("Incredible Initiative");
    let of_feat = if of_feats.into_iter().any(is_fast) {
        2
    } else {
        0
    };
    of_items.fold(of_feat, i32::saturating_add)
}

/// Returns an object whose keys have no spaces around them, two levels deep.
fn trimmed(tree: &Tree) -> Tree {
    match tree {
        Tree::Object(fields) => {
            let fields = fields.iter().map(|(key, value)| {
                let value = match value {
                    Tree::Object(inner) => {
                        let inner = inner
                            .iter()
                            .map(|(key, value)| (key.trim().to_owned(), value.clone()));
                        Tree::Object(inner.collect())
                    }
                    value => value.clone(),
                };
                (key.trim().to_owned(), value)
            });
            Tree::Object(fields.collect())
        }
        tree => tree.clone(),
    }
}
