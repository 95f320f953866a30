//! Actors of Foundry. The system is known by its id, or by the shape of its data.

mod armor;
mod changes;
mod d20;
mod data;
mod defenses;
mod dnd5e;
mod effects;
mod formula;
mod initiative;
mod pf2e;
mod sfrpg;

use data::data;

use crate::clean;
use crate::entry::{Entry, Sheet};
use crate::format::Format;
use crate::imported::Side;
use crate::left_out::{Place, Reason};
use crate::reading::Reading;
use crate::tree::Tree;

/// The types of actors that can fight.
const FIGHTERS: [&str; 14] = [
    "npc",
    "npc2",
    "character",
    "pc",
    "vehicle",
    "hazard",
    "familiar",
    "drone",
    "starship",
    "trap",
    "basic",
    "minion",
    "mech",
    "eidolon",
];
/// The types of actors that can't.
const OTHERS: [&str; 6] = ["group", "party", "loot", "army", "encounter", "merchant"];

/// Whether an object is an actor, or another document of Foundry.
pub fn is(tree: &Tree) -> bool {
    let data = data(tree);
    let kind = tree.at("type").text();
    let is_fighter = FIGHTERS.contains(&kind)
        && (data.at("attributes").is_object() || data.at("abilities").is_object());
    is_fighter || data.is_object() && tree.has("name") && (OTHERS.contains(&kind) || is_item(tree))
}

/// Whether an object is an item such as a weapon.
fn is_item(tree: &Tree) -> bool {
    let is_document = tree.has("_id") || tree.has("img") || tree.has("_stats");
    is_document
        && !tree.has("items")
        && tree.at("type").is_something()
        && !FIGHTERS.contains(&tree.at("type").text())
}

/// Reads an actor.
pub fn read(tree: &Tree, place: &Place, reading: &mut Reading) {
    let data = data(tree);
    let system = tree.any_path(&["_stats.systemId", "flags.exportSource.system"]);
    let kind = tree.at("type").text();
    let of_shape = || {
        if FIGHTERS.contains(&kind) {
            of_shape(data)
        } else {
            Format::FoundryDnd5e
        }
    };
    let format = of_id(system.text()).unwrap_or_else(of_shape);
    reading.found(format);
    let name = tree.at("name").words();
    if !FIGHTERS.contains(&kind) {
        let of = Some(clean::shown(kind));
        reading.leave(place.clone().named(&name), Reason::NotACreature { of });
        return;
    }
    let Some(mut entry) = Entry::new(reading, place, &name) else {
        return;
    };
    entry.one.side = side(tree, kind);
    match format {
        Format::FoundryDnd5e => dnd5e::fill(&mut entry, tree, data),
        Format::FoundrySfrpg => sfrpg::fill(&mut entry, tree, data),
        Format::FoundryPf2e => pf2e::fill(&mut entry, tree, data),
        _ => d20::fill(&mut entry, tree, data),
    }
    effects::read(&mut entry, tree);
    entry.sheet(sheet(tree));
    entry.add();
}

fn of_id(id: &str) -> Option<Format> {
    match &*id.to_lowercase() {
        "dnd5e" => Some(Format::FoundryDnd5e),
        "d35e" => Some(Format::FoundryD35e),
        "pf1" => Some(Format::FoundryPf1),
        "pf2e" | "sf2e" => Some(Format::FoundryPf2e),
        "sfrpg" => Some(Format::FoundrySfrpg),
        _ => None,
    }
}

fn of_shape(data: &Tree) -> Format {
    let attributes = data.at("attributes");
    let ability = data.path("abilities.dex");
    if attributes.has("kac") || attributes.has("eac") {
        Format::FoundrySfrpg
    } else if attributes.path("ac.normal").is_object() && !data.path("details.cr").is_object() {
        Format::FoundryD35e
    } else if data.path("details.cr").is_object()
        || attributes.has("naturalAC")
        || attributes.path("ac.normal").is_object()
    {
        Format::FoundryPf1
    } else if data.at("initiative").is_object()
        || data.path("details.level").is_object() && !data.path("details.cr").is_something()
        || ability.has("mod") && !ability.has("value")
        || data.at("abilities") == &Tree::Null
    {
        Format::FoundryPf2e
    } else {
        Format::FoundryDnd5e
    }
}

/// The side by the token: 1 is friendly, -1 hostile.
fn side(tree: &Tree, kind: &str) -> Option<Side> {
    if matches!(kind, "character" | "pc") {
        return Some(Side::Players);
    }
    match tree
        .any_path(&["prototypeToken.disposition", "token.disposition"])
        .whole()
    {
        Some(1) => Some(Side::Allies),
        Some(-1) => Some(Side::Enemies),
        _ => None,
    }
}

/// The descriptions of its abilities.
fn sheet(tree: &Tree) -> Sheet {
    let mut sheet = Sheet::default();
    for item in tree.at("items").list() {
        let kind = item.at("type").text();
        if matches!(
            kind,
            "feat" | "weapon" | "attack" | "action" | "melee" | "ranged"
        ) {
            let text = data(item).any_path(&["description.value", "description"]);
            sheet.line(&item.at("name").words(), &described(text.text()));
        }
    }
    sheet
}

/// Returns a description without the links of Foundry: `@UUID[Compendium.x]{Prone}` is `Prone`.
fn described(text: &str) -> String {
    let mut out = String::new();
    let mut rest = crate::html::plain(clean::cut(text, 8_000));
    while let Some(at) = rest.find('@') {
        out.push_str(&rest[..at]);
        let link = &rest[at + 1..];
        let end = link
            .find(|letter: char| !letter.is_ascii_alphanumeric())
            .unwrap_or(link.len());
        let inner = link[end..].strip_prefix('[').filter(|_| end > 0);
        let Some((content, after)) = inner.and_then(|inner| inner.split_once(']')) else {
            out.push('@');
            rest = link.to_owned();
            continue;
        };
        let (shown, after) = match after
            .strip_prefix('{')
            .and_then(|shown| shown.split_once('}'))
        {
            Some((shown, after)) => (shown, after),
            None => (content.rsplit('.').next().unwrap_or_default(), after),
        };
        out.push_str(shown);
        rest = after.to_owned();
    }
    out + &rest
}
