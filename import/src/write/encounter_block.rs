//! Blocks for the Initiative Tracker of Obsidian.

use std::fmt::Write;

use crate::imported::{Combatant, Count, Imported, Side};

/// Returns a block for each encounter, and one for the combatants without an encounter. Characters of players are under
/// `players`, where Obsidian keeps their numbers in separate notes.
///
/// A combatant with a plain name and without a gap in its numbers is one line; all others are objects.
///
/// ```
/// let imported = asalto_import::read("", b"name,count,hp,ac\nGoblin,3,7,15")?;
/// let block = asalto_import::write::encounter_block(&imported);
/// assert_eq!(block, "```encounter\ncreatures:\n  - 3: Goblin, 7, 15\n```\n");
/// # Ok::<(), asalto_import::ImportError>(())
/// ```
#[must_use]
pub fn encounter_block(imported: &Imported) -> String {
    let mut blocks = Vec::new();
    let loose: Vec<&Combatant> = imported
        .combatants
        .iter()
        .filter(|one| one.encounter.is_none())
        .collect();
    if !loose.is_empty() || imported.encounters.is_empty() {
        blocks.push(block("", &loose));
    }
    for (at, encounter) in imported.encounters.iter().enumerate() {
        let own: Vec<&Combatant> = imported.of_encounter(at).collect();
        blocks.push(block(encounter.name.as_deref().unwrap_or_default(), &own));
    }
    blocks.join("\n")
}

fn block(name: &str, combatants: &[&Combatant]) -> String {
    let mut text = "```encounter\n".to_owned();
    if !name.is_empty() {
        let _written = writeln!(text, "name: {}", quoted(name));
    }
    let named = combatants.iter().filter(|one| !one.name.is_empty());
    let (players, others): (Vec<&Combatant>, Vec<&Combatant>) =
        named.partition(|one| one.side == Some(Side::Players));
    if !players.is_empty() {
        text.push_str("players:\n");
        for player in players {
            let _written = writeln!(text, "  - {}", quoted(&player.name));
        }
    }
    text.push_str("creatures:\n");
    for one in others {
        text.push_str(&line(one).unwrap_or_else(|| object(one)));
    }
    text.push_str("```\n");
    text
}

/// Returns a combatant as one line, if its name is plain and no number is missing before another.
fn line(one: &Combatant) -> Option<String> {
    let values = [one.hp_max, one.ac, one.init_mod, one.xp];
    let known = values.iter().take_while(|value| value.is_some()).count();
    let has_gap = values[known..].iter().any(Option::is_some);
    if has_gap || one.creature.is_some() || one.hp_formula.is_some() || !is_plain(&one.name) {
        return None;
    }
    let mut text = format!("  - {}: {}", count(one), one.name);
    for value in values.iter().flatten() {
        let _written = write!(text, ", {value}");
    }
    if one.hidden == Some(true) {
        text.push_str(", hidden");
    }
    if one.side == Some(Side::Allies) {
        text.push_str(", friendly");
    }
    text.push('\n');
    Some(text)
}

fn object(one: &Combatant) -> String {
    let mut text = format!("  - {}:\n", count(one));
    let mut field = |key: &str, value: String| {
        let _written = writeln!(text, "      {key}: {value}");
    };
    field(
        "creature",
        quoted(one.creature.as_ref().unwrap_or(&one.name)),
    );
    field("name", quoted(&one.name));
    match (one.hp_max, &one.hp_formula) {
        (Some(hp), _) => field("hp", hp.to_string()),
        (None, Some(dice)) => field("hp", quoted(dice)),
        (None, None) => {}
    }
    for (key, value) in [("ac", one.ac), ("mod", one.init_mod), ("xp", one.xp)] {
        if let Some(value) = value {
            field(key, value.to_string());
        }
    }
    if one.hidden == Some(true) {
        field("hidden", "true".to_owned());
    }
    if one.side == Some(Side::Allies) {
        field("friend", "true".to_owned());
    }
    text
}

fn count(one: &Combatant) -> String {
    match &one.count {
        Count::Fixed(count) => count.to_string(),
        Count::Dice(dice) => dice.clone(),
    }
}

/// Whether a name means nothing but itself in YAML and in a line of the tracker.
fn is_plain(name: &str) -> bool {
    let is_start = name.starts_with(char::is_alphabetic);
    let is_inner = |letter: char| letter.is_alphanumeric() || " -'().".contains(letter);
    is_start && name.chars().all(is_inner)
}

/// Returns a text in double quotes, as JSON and YAML read it.
fn quoted(text: &str) -> String {
    serde_json::Value::String(text.to_owned()).to_string()
}
