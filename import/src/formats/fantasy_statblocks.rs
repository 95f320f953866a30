//! Fantasy Statblocks for Obsidian: `statblock` blocks and front matter, of D&D, Pathfinder 2 and Shadowdark.

use super::encounter_block::Link;
use crate::clean;
use crate::defenses::DefenseKind;
use crate::entry::{Entry, Sheet};
use crate::format::Format;
use crate::left_out::{Field, Kind, Place, Reason};
use crate::number;
use crate::reading::Reading;
use crate::tree::{Tree, yaml};

/// Whether front matter is a stat block. With `inline` it only says that a block of the note is one.
pub fn is_front_matter(tree: &Tree, note_has_block: bool) -> bool {
    let statblock = tree.at("statblock");
    let is_inline = statblock.words().eq_ignore_ascii_case("inline");
    statblock.is_true() || is_inline && !note_has_block
}

/// Reads the front matter of a note. Without a name the creature has that of the note.
pub fn read_front_matter(front: &str, reading: &mut Reading) {
    reading.found(Format::FantasyStatblocks);
    let (mut tree, fault) = yaml::read_by_keys(front);
    let title = reading.title.clone();
    if let Tree::Object(fields) = &mut tree
        && !fields
            .iter()
            .any(|(key, value)| key == "name" && value.is_something())
    {
        fields.push(("name".to_owned(), Tree::Text(title)));
    }
    report(fault, &Place::line(1), reading);
    creature(&tree, &Place::FILE, reading);
}

/// Reads a block.
pub fn read(body: &str, number: usize, reading: &mut Reading) {
    reading.found(Format::FantasyStatblocks);
    let place = Place::of(Kind::Block, number);
    let (tree, fault) = yaml::read_by_keys(body);
    report(fault, &place, reading);
    if fault != Some(yaml::Fault::Grows) {
        creature(&tree, &place, reading);
    }
}

fn report(fault: Option<yaml::Fault>, place: &Place, reading: &mut Reading) {
    match fault {
        Some(yaml::Fault::Grows) => reading.leave(place.clone(), Reason::Grows),
        Some(yaml::Fault::Line(line)) => reading.leave(place.clone(), Reason::Yaml { line }),
        None => {}
    }
}

/// Reads a creature.
pub fn creature(tree: &Tree, place: &Place, reading: &mut Reading) {
    let link = Link::read(&tree.at("name").words());
    let of = Link::read(&tree.any(&["monster", "creature"]).words());
    let name = if clean::name(&link.shown).is_empty() {
        &of.shown
    } else {
        &link.shown
    };
    let copied = reading.named(&of.shown).cloned();
    if copied.is_some() && only_shows(tree) {
        return;
    }
    let Some(mut entry) = Entry::new(reading, place, name) else {
        return;
    };
    let is_reference = !of.shown.is_empty();
    if is_reference {
        if copied.is_none() {
            entry.leave(Reason::Copy {
                of: clean::shown(&of.shown),
            });
        }
        entry.one.creature = Some(clean::name(&of.shown)).filter(|kind| *kind != entry.one.name);
    }
    let hp = or_described(tree, "hp", "health");
    let dice = tree.any(&["hit_dice", "hitDice"]);
    entry.hit_points(if hp.is_something() { &hp } else { dice });
    entry.armor_class(&or_described(tree, "ac", "armorclass"));
    abilities(&mut entry, tree);
    entry.initiative_modifier(tree.any(&["modifier", "initiative"]));
    if entry.one.init_mod.is_none() {
        let perception = described(tree.at("perception"));
        let bonus = perception
            .find('+')
            .map(|at| Tree::Text(perception[at..].to_owned()));
        entry.initiative_modifier(&bonus.unwrap_or_default());
    }
    entry.challenge(tree.at("cr"));
    level(&mut entry, tree.at("level"));
    entry.experience(tree.at("xp"));
    entry.one.passive_perception = super::phrases::passive_in(&tree.at("senses").words());
    defenses(&mut entry, tree);
    let mut sheet = Sheet::default();
    for key in [
        "traits",
        "actions",
        "attacks",
        "bonus_actions",
        "reactions",
        "legendary_actions",
        "mythic_actions",
    ] {
        sheet.entries(tree.at(key));
    }
    entry.sheet(sheet);
    if let Some(block) = copied {
        entry.one.fill_from(&block);
    }
    entry.add();
}

/// Creatures with a level instead of a rating have the numbers of Pathfinder 2, which the app does not apply.
fn defenses(entry: &mut Entry<'_>, tree: &Tree) {
    if has_level_alone(tree) {
        return;
    }
    for (kind, keys) in [
        (DefenseKind::Immune, ["damage_immunities", "immunities"]),
        (DefenseKind::Resists, ["damage_resistances", "resistances"]),
        (
            DefenseKind::Vulnerable,
            ["damage_vulnerabilities", "vulnerabilities"],
        ),
    ] {
        entry.defenses(kind, tree.any(&keys));
    }
}

fn has_level_alone(tree: &Tree) -> bool {
    tree.at("level").is_something() && !tree.at("cr").is_something()
}

/// Whether a block has no value of its own. It shows a creature of the note again, as notes with front matter do.
fn only_shows(tree: &Tree) -> bool {
    const LOOKS: [&str; 8] = [
        "monster",
        "creature",
        "layout",
        "columns",
        "forcecolumns",
        "columnWidth",
        "dice",
        "image",
    ];
    let mut fields = tree.fields().iter();
    fields.all(|(key, _)| LOOKS.contains(&&**key))
}

/// Returns a value, or the number at the beginning of the texts that stand in its place.
fn or_described(tree: &Tree, key: &str, texts: &str) -> Tree {
    match tree.at(key) {
        value if value.is_something() => value.clone(),
        _ => Tree::Text(
            described(tree.at(texts))
                .split([';', ','])
                .next()
                .unwrap_or_default()
                .to_owned(),
        ),
    }
}

/// Returns the first text of a list of named texts, or the text itself.
fn described(tree: &Tree) -> String {
    match tree {
        Tree::List(list) => {
            let mut texts = list.iter().map(|one| one.at("desc"));
            let first = texts.find(|text| text.is_something());
            first.map_or_else(String::new, Tree::words)
        }
        value => value.words(),
    }
}

/// Scores of D&D have a Dexterity score. Other games have modifiers in the same place.
fn abilities(entry: &mut Entry<'_>, tree: &Tree) {
    let modifiers = tree.at("abilityMods").list();
    let stats = tree.at("stats").list();
    if let Some(dexterity) = modifiers.get(1) {
        entry.one.dex_mod = entry.number(Field::DexterityModifier, dexterity);
        return;
    }
    let Some(dexterity) = stats.get(1) else {
        return;
    };
    let numbers: Vec<i32> = stats.iter().filter_map(Tree::whole).collect();
    let is_signed = stats
        .iter()
        .any(|stat| stat.text().trim_start().starts_with('+'));
    let are_modifiers = is_signed
        || tree.has("mv")
        || has_level_alone(tree)
        || numbers.iter().any(|stat| *stat < 0)
        || numbers.iter().all(|stat| *stat <= 7);
    if are_modifiers {
        entry.one.dex_mod = entry.number(Field::DexterityModifier, dexterity);
        entry.one.init_mod = entry.one.dex_mod;
    } else {
        entry.dexterity(dexterity);
    }
}

/// Reads a level, which may have words before it: `Creature -1`.
pub fn level(entry: &mut Entry<'_>, tree: &Tree) {
    let text = tree.words();
    let number =
        text.trim_start_matches(|letter: char| letter.is_alphabetic() || letter.is_whitespace());
    if number::parse(number) != number::ParsedNumber::Nothing {
        entry.level(&Tree::Text(number.to_owned()));
    }
}
