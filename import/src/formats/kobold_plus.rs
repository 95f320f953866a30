//! Kobold Plus Fight Club: a source of creatures, or a list of them.

use crate::entry::{Entry, words};
use crate::format::Format;
use crate::left_out::{Kind, Place};
use crate::reading::Reading;
use crate::tree::Tree;

/// Whether an object is a source or a creature.
pub fn is(tree: &Tree) -> bool {
    is_creature(tree)
        || tree.has("sources") && tree.at("monsters").list().first().is_some_and(is_row)
}

fn is_creature(tree: &Tree) -> bool {
    let is_marked =
        tree.has("lair") || tree.has("lair?") || tree.has("legendary?") || tree.has("fid");
    is_row(tree) && is_marked
}

fn is_row(tree: &Tree) -> bool {
    tree.has("init") && (tree.has("ac") || tree.has("hp")) && !tree.at("abilities").is_object()
}

/// Reads a source or a creature.
pub fn read(tree: &Tree, place: &Place, reading: &mut Reading) {
    reading.found(Format::KoboldPlus);
    if is_creature(tree) {
        creature(tree, place, reading);
        return;
    }
    for (at, one) in tree.at("monsters").list().iter().enumerate() {
        creature(one, &Place::of(Kind::Entry, at + 1), reading);
    }
}

fn creature(tree: &Tree, place: &Place, reading: &mut Reading) {
    let Some(mut entry) = Entry::new(reading, place, &tree.at("name").words()) else {
        return;
    };
    entry.hit_points(tree.at("hp"));
    entry.armor_class(tree.at("ac"));
    entry.initiative_modifier(tree.at("init"));
    entry.challenge(tree.at("cr"));
    entry.one.note = words(tree.at("sources"));
    entry.add();
}
