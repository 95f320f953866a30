//! The stat block of a creature as lines of text.
//!
//! `## ` begins a creature, `### ` a section. The first line has size, type and alignment, the second the six
//! ability scores. Any other line has a name, a tab and a text; a line without a name goes on with the entry
//! before it. Braces hold rolls: `{2d6+3}` or the bonus `{+5}`.

use std::fmt::Write;

use serde_json::Value;

use super::fields::{capitalized, challenge, list, text};
use super::markup::{Entry, bonuses};
use super::numbers::{is_dice, signed};
use super::repair::{as_in_the_srd, initiative, repaired};

/// The abilities in the order of a stat block.
const ABILITIES: [(&str, &str); 6] = [
    ("str", "Str"),
    ("dex", "Dex"),
    ("con", "Con"),
    ("int", "Int"),
    ("wis", "Wis"),
    ("cha", "Cha"),
];

/// The skills in the order of their names.
const SKILLS: [(&str, &str); 18] = [
    ("acrobatics", "Acrobatics"),
    ("animal_handling", "Animal Handling"),
    ("arcana", "Arcana"),
    ("athletics", "Athletics"),
    ("deception", "Deception"),
    ("history", "History"),
    ("insight", "Insight"),
    ("intimidation", "Intimidation"),
    ("investigation", "Investigation"),
    ("medicine", "Medicine"),
    ("nature", "Nature"),
    ("perception", "Perception"),
    ("performance", "Performance"),
    ("persuasion", "Persuasion"),
    ("religion", "Religion"),
    ("sleight_of_hand", "Sleight of Hand"),
    ("stealth", "Stealth"),
    ("survival", "Survival"),
];

/// The sections: the list in the package, the kind of its entries, and the heading.
const SECTIONS: [(&str, &str, &str); 5] = [
    ("special_abilities", "special", "Traits"),
    ("actions", "action", "Actions"),
    ("actions", "bonus_action", "Bonus Actions"),
    ("actions", "reaction", "Reactions"),
    ("legendary_actions", "legendary", "Legendary Actions"),
];

/// Writes the stat block of a creature.
///
/// # Errors
/// The first text or number of an unknown form.
pub fn block(one: &Value, spells: &[Value]) -> Result<String, String> {
    let mut block = String::new();
    let mut line = |name: &str, text: &str| {
        if !text.is_empty() {
            let _ = writeln!(block, "{name}\t{text}");
        }
    };
    let number = |pointer: &str| one.pointer(pointer).and_then(Value::as_i64);
    let dice = text(one, "hp_dice").replace(' ', "");
    let hit_points = number("/hp").unwrap_or_default();
    line("AC", &number("/ac").unwrap_or_default().to_string());
    let bonus = initiative(one);
    line(
        "Initiative",
        &format!("{{{}}} ({})", signed(bonus), 10 + bonus),
    );
    if is_dice(&dice) {
        line("HP", &format!("{hit_points} ({{{dice}}})"));
    } else {
        line("HP", &hit_points.to_string());
    }
    line("Speed", &speed(one));
    let of = |key| one.get(key).unwrap_or(&Value::Null);
    line("Saving Throws", &bonuses(of("saving_throws"), &ABILITIES));
    line("Skills", &bonuses(of("skills"), &SKILLS));
    line("Vulnerabilities", &words(one, &["damage_vulnerabilities"]));
    line("Resistances", &words(one, &["damage_resistances"]));
    line(
        "Immunities",
        &words(one, &["damage_immunities", "condition_immunities"]),
    );
    line("Senses", &senses(one));
    line("Languages", &words(one, &["languages"]));
    let bonus = signed(number("/proficiency_bonus").unwrap_or_default());
    line(
        "CR",
        &format!("{} (Proficiency Bonus {bonus})", challenge(one)),
    );
    let scores = ABILITIES.map(|(key, _)| {
        let score = one.pointer(&format!("/ability_scores/{key}"));
        score.and_then(Value::as_i64).unwrap_or(10).to_string()
    });
    let kind = format!(
        "{} {}, {}",
        capitalized(text(one, "creature_size")),
        capitalized(text(one, "creature_type")),
        text(one, "alignment")
    );
    let name = text(one, "name");
    let mut block = format!("## {name}\n{kind}\n{}\n{block}", scores.join(" "));
    for (key, kind, heading) in SECTIONS {
        let entries = list(one, key).iter();
        let mut entries = entries
            .filter(|entry| text(entry, "kind") == kind)
            .peekable();
        if entries.peek().is_some() {
            let uses = (kind == "legendary")
                .then(|| number("/legendary_action_uses"))
                .flatten();
            let uses = uses.map(|uses| format!(" ({uses})")).unwrap_or_default();
            let _ = writeln!(block, "### {heading}{uses}");
        }
        for entry in entries {
            write_entry(
                &mut block,
                &Entry {
                    creature: one,
                    of: entry,
                    spells,
                },
            )?;
        }
    }
    Ok(block)
}

/// Returns what a creature does at the start of each of its turns by its stat block: `healing 10`, which needs 1 hit
/// point, or `regeneration 15`, without which it does not die.
pub fn each_turn(block: &str) -> Option<String> {
    let sentence = " Hit Points at the start of each of its turns";
    let (before, after) = block.lines().find_map(|line| line.split_once(sentence))?;
    let (_, amount) = before.rsplit_once(" regains ")?;
    let number: u16 = amount.parse().ok()?;
    let kind = if after.starts_with(" if it has at least 1 Hit Point") {
        "healing"
    } else {
        "regeneration"
    };
    Some(format!("{kind} {number}"))
}

/// Returns the DC of the saves against the spells of a creature by its stat block.
pub fn spell_difficulty(block: &str) -> Option<String> {
    let block = block.to_lowercase();
    let (_, after) = block.split_once("spell save dc ")?;
    let number: String = after.chars().take_while(char::is_ascii_digit).collect();
    (!number.is_empty()).then_some(number)
}

/// Lists what a creature can do a limited number of times, such as `Fire Breath 5-6` or `Blink 3/Day`, without its
/// legendary resistance, which has its own number.
pub fn limited_uses(one: &Value) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for (key, kind, _) in SECTIONS {
        let entries = list(one, key).iter();
        for entry in entries.filter(|entry| text(entry, "kind") == kind) {
            let name = name_of(entry);
            let entry = Entry {
                creature: one,
                of: entry,
                spells: &[],
            };
            let named = name
                .strip_suffix("/Day)")
                .and_then(|name| name.rsplit_once(" ("));
            let use_of = match (named, limit(&entry, &name)) {
                (Some((name, uses)), _) => format!("{name} {uses}/day"),
                (None, Some(limit)) => format!("{name} {}", limit.to_lowercase()),
                (None, None) => continue,
            };
            if !name.starts_with("Legendary Resistance") && !found.contains(&use_of) {
                found.push(use_of);
            }
        }
    }
    found
}

/// Returns the limit of an entry, such as `5-6` or `3/Day`, unless its name has it.
fn limit(one: &Entry<'_>, name: &str) -> Option<String> {
    let recharge = text(one.of, "recharge");
    if !recharge.is_empty() {
        return Some(recharge.to_owned());
    }
    let uses = match name {
        "Legendary Resistance" => one.creature.get("legendary_resistance_uses"),
        _ => one.of.get("uses_per_day"),
    };
    let uses = uses.and_then(Value::as_i64);
    let uses = uses.filter(|_| !name.contains("/Day"));
    uses.map(|uses| format!("{uses}/Day"))
}

/// Returns the name of an entry in one line.
fn name_of(entry: &Value) -> String {
    let words = text(entry, "name").split_whitespace();
    words.collect::<Vec<_>>().join(" ")
}

/// Writes an entry: a line for its first paragraph, and one for each other.
fn write_entry(block: &mut String, one: &Entry<'_>) -> Result<(), String> {
    let name = name_of(one.of);
    let described = repaired(
        text(one.creature, "name"),
        &name,
        text(one.of, "description"),
    );
    let plain = one
        .plain(&described)
        .map_err(|error| format!("{name}: {error}"))?;
    let plain = as_in_the_srd(text(one.creature, "name"), &name, &plain);
    let is_odd = plain.contains(['[', ']', '@', '<', '>', '&']) || plain.contains("00000");
    let mut braces = plain.split('{').skip(1);
    let rolls = |rest: &str| {
        let shown = rest.split('}').next().unwrap_or_default();
        is_dice(shown) || shown.starts_with(['+', '\u{2212}'])
    };
    if is_odd || !braces.all(rolls) {
        return Err(format!("{name}: what is in `{plain}`?"));
    }
    let note = match limit(one, &name) {
        Some(limit) if limit.contains('/') => format!(" ({limit})"),
        Some(limit) => format!(" (Recharge {})", limit.replace('-', "\u{2013}")),
        None => String::new(),
    };
    let tidy = |line: &str| {
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        let open =
            line.contains("Hit: ") && line.ends_with(|letter: char| letter.is_alphanumeric());
        let line = if open { line + "." } else { line };
        line.replace("..", ".")
    };
    let mut paragraphs = plain.split('\n').map(tidy).filter(|line| !line.is_empty());
    let _ = writeln!(
        block,
        "{name}{note}\t{}",
        paragraphs.next().unwrap_or_default()
    );
    for paragraph in paragraphs {
        let _ = writeln!(block, "\t{paragraph}");
    }
    Ok(())
}

fn speed(one: &Value) -> String {
    let of = |key| one.pointer(&format!("/movement/{key}"));
    let ways = ["walk", "burrow", "climb", "fly", "swim"].into_iter();
    let hovers = of("hover").and_then(Value::as_bool) == Some(true);
    let ways = ways.filter_map(|way| {
        let feet = of(way)?.as_i64()?;
        let hover = if way == "fly" && hovers {
            " (hover)"
        } else {
            ""
        };
        let name = if way == "walk" {
            String::new()
        } else {
            format!("{} ", capitalized(way))
        };
        Some(format!("{name}{feet} ft.{hover}"))
    });
    ways.collect::<Vec<_>>().join(", ")
}

fn senses(one: &Value) -> String {
    let of = |key| {
        one.pointer(&format!("/senses/{key}"))
            .and_then(Value::as_i64)
    };
    let mut senses: Vec<_> = ["blindsight", "darkvision", "tremorsense", "truesight"]
        .into_iter()
        .filter_map(|sense| Some(format!("{} {} ft.", capitalized(sense), of(sense)?)))
        .collect();
    senses.extend(of("passive_perception").map(|score| format!("Passive Perception {score}")));
    senses.join(", ")
}

/// Returns the words of lists, separated by commas.
fn words(one: &Value, keys: &[&str]) -> String {
    let words = keys.iter().flat_map(|key| list(one, key));
    let words: Vec<_> = words.filter_map(Value::as_str).map(capitalized).collect();
    words.join(", ")
}
