//! A stat block, and a character that is saved with one.

use crate::defenses::DefenseKind;
use crate::entry::{Entry, Sheet, words};
use crate::left_out::{Field, Place};
use crate::reading::Reading;
use crate::tree::Tree;

/// Whether an object is a stat block.
pub fn is(tree: &Tree) -> bool {
    let has_numbers = tree.at("HP").is_object() || tree.at("AC").is_object();
    tree.has("Name") && (has_numbers || tree.has("Abilities") || tree.has("HP") && tree.has("AC"))
}

/// Whether an object is a saved character.
pub fn is_character(tree: &Tree) -> bool {
    of(tree).is_object() && !tree.has("Combatants")
}

/// Returns the stat block of a saved character or a combatant.
pub fn of(tree: &Tree) -> &Tree {
    tree.any(&["StatBlock", "Statblock"])
}

/// Reads a stat block.
pub fn read(tree: &Tree, place: &Place, reading: &mut Reading) {
    if let Some(mut entry) = Entry::new(reading, place, &tree.at("Name").words()) {
        fill(&mut entry, tree);
        entry.add();
    }
}

/// Reads a saved character.
pub fn read_character(tree: &Tree, place: &Place, reading: &mut Reading) {
    let block = of(tree);
    let name = tree.at("Name");
    let name = if name.is_something() {
        name
    } else {
        block.at("Name")
    };
    if let Some(mut entry) = Entry::new(reading, place, &name.words()) {
        fill(&mut entry, block);
        current_hit_points(&mut entry, tree);
        entry.one.note = words(tree.at("Notes"));
        entry.add();
    }
}

/// Reads the values of a stat block.
pub fn fill(entry: &mut Entry<'_>, block: &Tree) {
    let hp = block.at("HP");
    let maximum = [hp.at("Max"), block.at("MaxHP"), hp.at("Value"), hp];
    let mut maximum = maximum
        .into_iter()
        .filter(|value| value.is_something() && !value.is_object());
    let maximum = maximum.next().unwrap_or(&Tree::Null);
    if is_filler(block, "HP", maximum, 1) {
        entry.one.hp_formula = crate::number::dice(hp.at("Notes").text());
    } else {
        entry.hit_points(maximum);
    }
    let ac = block.at("AC");
    let ac = if ac.is_object() { ac.at("Value") } else { ac };
    if !is_filler(block, "AC", ac, 10) {
        entry.armor_class(ac);
    }
    initiative(entry, block);
    let special = block.at("InitiativeSpecialRoll").words();
    entry.one.init_advantage = block.at("InitiativeAdvantage").is_true() || special == "advantage";
    let player = block.at("Player").words().trim().to_lowercase();
    if matches!(&*player, "" | "npc" | "false" | "0") {
        entry.challenge(block.at("Challenge"));
    } else {
        entry.player();
        entry.one.level = level(&block.any(&["Level", "Challenge"]).words());
    }
    for (kind, key) in [
        (DefenseKind::Immune, "DamageImmunities"),
        (DefenseKind::Resists, "DamageResistances"),
        (DefenseKind::Vulnerable, "DamageVulnerabilities"),
    ] {
        entry.defenses(kind, block.at(key));
    }
    entry.sheet(sheet(block));
    passive(entry, block);
}

/// Reads the hit points now.
pub fn current_hit_points(entry: &mut Entry<'_>, tree: &Tree) {
    let now = tree.at("CurrentHP");
    if is_filler(of(tree), "CurrentHP", now, 1) {
        entry.one.hp = None;
    } else if let Some(now) = entry.number(Field::HitPoints, now) {
        entry.one.hp = Some(now);
    }
}

/// Whether a value only fills a place that must not be empty. The app writes the names of such values.
fn is_filler(block: &Tree, name: &str, value: &Tree, filler: i32) -> bool {
    let unknown = block.at("AsaltoUnknown").list();
    value.whole() == Some(filler) && unknown.iter().any(|own| own.text() == name)
}

/// In the links of Falindrith's Monster Maker, which writes the whole modifier in place of the bonus.
const MONSTER_MAKER: &str = "ebshimizu.github.io/5emm";

/// The modifier is that of Dexterity and a bonus. A total wins.
fn initiative(entry: &mut Entry<'_>, block: &Tree) {
    let dexterity = block.any_path(&["Abilities.Dex", "Abilities.dex"]);
    let modifier = block.at("InitiativeModifier");
    if !is_filler(block, "Dex", dexterity, 10) {
        entry.dexterity(dexterity);
    }
    if is_filler(block, "InitiativeModifier", modifier, 0) {
        entry.one.init_mod = None;
        return;
    }
    let has_dexterity_inside = block.at("Link").text().contains(MONSTER_MAKER);
    if has_dexterity_inside {
        entry.initiative_modifier(modifier);
    } else if let Some(bonus) = entry.number(Field::InitiativeModifier, modifier) {
        entry.one.init_mod = Some(entry.one.init_mod.unwrap_or(0) + bonus);
    }
    entry.initiative_modifier(block.at("TotalInitiativeModifier"));
}

/// Returns the level in a challenge of a character: `3`, `Fighter 3, Rogue 2`.
fn level(text: &str) -> Option<i32> {
    let numbers = text.split(|letter: char| !letter.is_ascii_digit());
    let numbers = numbers.filter_map(|number| number.parse::<i32>().ok());
    let levels: i32 = numbers.filter(|level| *level <= 99).take(10).sum();
    (1..=99).contains(&levels).then_some(levels)
}

fn passive(entry: &mut Entry<'_>, block: &Tree) {
    let senses = block.at("Senses").list().iter().map(Tree::words);
    let mut found = senses.filter_map(|sense| crate::formats::phrases::passive_in(&sense));
    entry.one.passive_perception = found.next();
}

fn sheet(block: &Tree) -> Sheet {
    let mut sheet = Sheet::default();
    for key in [
        "Traits",
        "Actions",
        "BonusActions",
        "Reactions",
        "LegendaryActions",
        "MythicActions",
    ] {
        sheet.entries(block.at(key));
    }
    sheet
}
