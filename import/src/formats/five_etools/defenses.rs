//! Defenses in 5e.tools: lists of types, and of types with a remark.

use super::tags;
use crate::defenses::{DefenseKind, Found};
use crate::entry::Entry;
use crate::tree::Tree;

/// The deepest nesting of remarks.
const DEEPEST: usize = 4;

/// Reads the defenses of a creature.
pub fn read(entry: &mut Entry<'_>, tree: &Tree) {
    let mut found = Found::default();
    for (kind, key) in [
        (DefenseKind::Immune, "immune"),
        (DefenseKind::Resists, "resist"),
        (DefenseKind::Vulnerable, "vulnerable"),
    ] {
        for one in tree.at(key).list() {
            single(&mut found, kind, key, one, DEEPEST);
        }
    }
    entry.defended(found);
}

/// Reads a type, or types that share a remark: `{"resist": ["fire"], "note": "…"}`.
fn single(found: &mut Found, kind: DefenseKind, key: &str, one: &Tree, depth: usize) {
    if !one.is_object() {
        found.list(kind, &tags::plain(&one.words()));
        return;
    }
    let special = one.at("special").words();
    found.list(kind, &tags::plain(&special));
    let (inner, types): (Vec<&Tree>, Vec<&Tree>) =
        one.at(key).list().iter().partition(|one| one.is_object());
    if types.is_empty() && inner.is_empty() && special.is_empty() {
        found.leave("{…}");
    }
    let types: Vec<String> = types.into_iter().map(Tree::words).collect();
    let note = |key: &str| tags::plain(&one.at(key).words());
    let text = format!("{} {} {}", note("preNote"), types.join(", "), note("note"));
    found.list(kind, text.trim());
    for one in inner {
        match depth.checked_sub(1) {
            Some(depth) => single(found, kind, key, one, depth),
            None => found.leave("{…}"),
        }
    }
}
