//! The `encounter` blocks of the Initiative Tracker for Obsidian, in a note.

mod line;
mod link;

use crate::clean;
use crate::entry::{Entry, words};
use crate::format::Format;
use crate::imported::Side;
use crate::left_out::{Kind, Place, Reason};
use crate::number;
use crate::reading::Reading;
use crate::tree::{Tree, yaml};

pub use link::Link;

/// Reads a block, which may hold several encounters with `---` between them.
pub fn read(body: &str, number: usize, reading: &mut Reading) {
    reading.found(Format::ObsidianEncounterBlock);
    let mut part = String::new();
    for line in body.lines().chain(["---"]) {
        if line.trim_end() != "---" {
            part.push_str(line);
            part.push('\n');
            continue;
        }
        if !part.trim().is_empty() {
            encounter(&part, number, reading);
        }
        part.clear();
    }
}

/// Reads an encounter within a line: `1d4: Goblin, Wolf`. Its names have no numbers behind them.
pub fn read_code(code: &str, place: &Place, reading: &mut Reading) {
    reading.found(Format::ObsidianEncounterBlock);
    let at = reading.encounter("", None);
    for part in code.split(',').filter(|part| !part.trim().is_empty()) {
        row(&Tree::Text(part.trim().to_owned()), place, at, reading);
    }
}

fn encounter(text: &str, number: usize, reading: &mut Reading) {
    let block = Place::of(Kind::Block, number);
    let (tree, fault) = yaml::read(text);
    let tree = match fault {
        None => tree,
        Some(yaml::Fault::Grows) => {
            reading.leave(block, Reason::Grows);
            return;
        }
        Some(yaml::Fault::Line(line)) => {
            reading.leave(block.clone(), Reason::Yaml { line });
            line::read_by_lines(text)
        }
    };
    let name = tree.at("name").words();
    let at = reading.encounter(&name, None);
    let place = match clean::name(&name) {
        name if name.is_empty() => block,
        name => Place {
            number: None,
            ..Place::of(Kind::Encounter, 0).named(&name)
        },
    };
    party(&tree, at, &place, reading);
    let creatures = match tree.at("creatures") {
        Tree::List(list) => list.clone(),
        Tree::Object(fields) => fields
            .iter()
            .map(|field| Tree::Object(vec![field.clone()]))
            .collect(),
        Tree::Null => Vec::new(),
        one => vec![one.clone()],
    };
    if creatures.is_empty() {
        reading.leave(place, Reason::NoCreatures);
    }
    for (number, creature) in creatures.iter().enumerate() {
        if reading.is_full() {
            return;
        }
        row(creature, &Place::of(Kind::Entry, number + 1), at, reading);
    }
}

/// The players of an encounter are in other notes. Some names may be in the block.
fn party(tree: &Tree, _encounter: usize, place: &Place, reading: &mut Reading) {
    if let Some(party) = words(tree.at("party")) {
        let place = Place::FILE.named(&format!("party: {party}"));
        reading.leave(place, Reason::PartyElsewhere);
    }
    let players = tree.at("players");
    let is_name = players.truth().is_none() && players.text() != "none";
    let names = if players.is_list() || is_name {
        players.each()
    } else {
        Vec::new()
    };
    for name in names {
        let link = Link::of(name);
        if let Some(mut entry) = Entry::new(reading, place, &link.shown) {
            entry.player();
            entry.add_player();
        }
    }
}

/// Reads an entry of the list: a text, a list, or an object with a count.
fn row(tree: &Tree, place: &Place, encounter: usize, reading: &mut Reading) {
    match tree {
        Tree::Object(fields) if tree.any(&["creature", "name"]).is_something() => {
            let named = fields
                .iter()
                .any(|(key, _)| key == "creature" || key == "name");
            let count = tree.any(&["count", "qty", "quantity", "number"]).words();
            if named {
                creature(tree, &count, place, encounter, reading);
            }
        }
        Tree::Object(fields) => {
            for (key, value) in fields {
                counted(key, value, place, encounter, reading);
            }
        }
        Tree::Text(text) => {
            let (count, rest) = line::count_before(text);
            creature(
                &line::values_of_text(rest),
                count,
                place,
                encounter,
                reading,
            );
        }
        Tree::List(list) => creature(&line::values_of_list(list), "", place, encounter, reading),
        Tree::Null | Tree::Tagged => reading.leave(place.clone(), Reason::NoName),
        other => creature(
            &line::values_of_text(&other.words()),
            "",
            place,
            encounter,
            reading,
        ),
    }
}

/// Reads an entry such as `3: Goblin, 7`. The other way round, `Goblin: 3`, is read too.
fn counted(key: &str, value: &Tree, place: &Place, encounter: usize, reading: &mut Reading) {
    let is_count = number::is_dice(key)
        || key.starts_with(|letter: char| letter.is_ascii_digit())
        || key
            .strip_prefix('-')
            .is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()));
    let values = match value {
        Tree::Object(_) => value.clone(),
        Tree::List(list) => line::values_of_list(list),
        _ if !is_count => {
            let name = Tree::Object(vec![("name".to_owned(), Tree::Text(key.to_owned()))]);
            creature(&name, &value.words(), place, encounter, reading);
            return;
        }
        other => line::values_of_text(&other.words()),
    };
    let count = if is_count { key } else { "" };
    creature(&values, count, place, encounter, reading);
}

/// Reads the values of an entry, once they have names.
fn creature(values: &Tree, count: &str, place: &Place, encounter: usize, reading: &mut Reading) {
    let kind = Link::read(&values.at("creature").words());
    let own = Link::read(&values.at("name").words());
    let shown = if own.shown.is_empty() {
        &kind.shown
    } else {
        &own.shown
    };
    let Some(mut entry) = Entry::new(reading, place, shown) else {
        return;
    };
    let kind = if kind.target.is_empty() {
        own.target
    } else {
        kind.target
    };
    entry.one.creature =
        Some(clean::name(&kind)).filter(|kind| !kind.is_empty() && *kind != entry.one.name);
    entry.one.encounter = Some(encounter);
    if !count.is_empty() && !entry.count(count) {
        return;
    }
    entry.hit_points(values.at("hp"));
    entry.armor_class(values.at("ac"));
    entry.initiative_modifier(values.any(&["mod", "modifier"]));
    entry.experience(values.at("xp"));
    entry.challenge(values.at("cr"));
    if values.at("hidden").is_true() {
        entry.one.hidden = Some(true);
    }
    if values.any(&["friend", "friendly", "ally"]).is_true() {
        entry.one.side = Some(Side::Allies);
    }
    entry.add();
}
