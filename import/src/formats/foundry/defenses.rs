//! Defenses in the traits of an actor: lists of keys with a text beside them, and rows with numbers.

use asalto_core::Material;

use super::data::data;
use crate::defenses::{DefenseKind, Found};
use crate::entry::Entry;
use crate::tree::Tree;

/// Reads the defenses of dnd5e. Magic, silver or adamantine bypasses those against weapons, if the actor says so.
pub fn of_fifth_edition(entry: &mut Entry<'_>, traits: &Tree) {
    for (kind, key) in [
        (DefenseKind::Immune, "di"),
        (DefenseKind::Resists, "dr"),
        (DefenseKind::Vulnerable, "dv"),
    ] {
        let of = traits.at(key);
        let bypasses = of.at("bypasses").each();
        if bypasses.iter().any(|key| key.text() == "mgc") {
            let mut found = Found::default();
            for of in of.at("value").each() {
                found.list(kind, &format!("{} (nonmagical)", of.words()));
            }
            let mut keys = bypasses.iter().map(|key| key.text());
            found.defenses.nonmagical.bypass = keys.find_map(|key| match key {
                "sil" => Some(Material::Silver),
                "ada" => Some(Material::Adamantine),
                _ => None,
            });
            entry.defended(found);
            entry.defenses(kind, of.at("custom"));
        } else {
            listed(entry, kind, of);
        }
    }
}

/// Reads the defenses of D35E and pf1.
pub fn of_third_edition(entry: &mut Entry<'_>, tree: &Tree, traits: &Tree) {
    listed(entry, DefenseKind::Immune, traits.at("di"));
    listed(entry, DefenseKind::Vulnerable, traits.at("dv"));
    numbered(entry, traits.at("eres"));
    reductions(entry, traits.at("dr"));
    for item in tree.at("items").list() {
        for row in data(item).at("resistances").list() {
            of_item(entry, row.list());
        }
    }
}

/// Reads keys, or an object with keys and a text.
fn listed(entry: &mut Entry<'_>, kind: DefenseKind, of: &Tree) {
    if of.is_object() {
        entry.defenses(kind, of.at("value"));
        entry.defenses(kind, of.at("custom"));
    } else {
        entry.defenses(kind, of);
    }
}

/// Reads resistances: a text, or rows with a number and types.
fn numbered(entry: &mut Entry<'_>, of: &Tree) {
    let rows = of.at("value").list();
    if rows.is_empty() {
        listed(entry, DefenseKind::Resists, of);
        return;
    }
    let mut found = Found::default();
    for row in rows {
        let amount = row.at("amount").words();
        for of in types(row) {
            found.list(DefenseKind::Resists, &format!("{of} {amount}"));
        }
    }
    found.list(DefenseKind::Resists, &of.at("custom").words());
    entry.defended(found);
}

/// Reads damage reductions: a text such as `10/magic`, or rows with a number and what bypasses it.
fn reductions(entry: &mut Entry<'_>, of: &Tree) {
    let mut found = Found::default();
    for row in of.at("value").list() {
        let both = row.at("operator").truth() == Some(false);
        let bypass = types(row).join(if both { " and " } else { " or " });
        found.reduction(&format!("{}/{bypass}", row.at("amount").words()));
    }
    let text = if of.is_object() { of.at("custom") } else { of };
    for part in text.words().split([',', ';']) {
        let part = part.trim();
        if part.starts_with(|digit: char| digit.is_ascii_digit()) {
            found.reduction(part);
        } else {
            found.list(DefenseKind::Resists, part);
        }
    }
    entry.defended(found);
}

/// Returns the types of a row. The second one is often empty.
fn types(row: &Tree) -> Vec<String> {
    let types = row.at("types").list().iter().map(Tree::words);
    types.filter(|of| !of.is_empty()).collect()
}

/// Reads a row of an item in D35E: the number, the key of the type, and whether it is an immunity or a vulnerability.
fn of_item(entry: &mut Entry<'_>, row: &[Tree]) {
    let [amount, key, immune, vulnerable] = row else {
        return;
    };
    let Some(of) = key.text().strip_prefix("energy-") else {
        return;
    };
    let mut found = Found::default();
    if immune.is_true() {
        found.list(DefenseKind::Immune, of);
    } else if vulnerable.is_true() {
        found.list(DefenseKind::Vulnerable, of);
    } else if amount.whole().is_some_and(|amount| amount > 0) {
        found.list(DefenseKind::Resists, &format!("{of} {}", amount.words()));
    }
    entry.defended(found);
}
