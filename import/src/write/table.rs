//! Tables.

use csv::{Terminator, WriterBuilder};

use crate::imported::{Combatant, Count, Imported, Side};

/// The separator of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Separator {
    /// A comma.
    #[default]
    Comma,
    /// A semicolon, which spreadsheets in Spanish and French expect.
    Semicolon,
}

const HEADINGS: [&str; 18] = [
    "Name",
    "Creature",
    "Count",
    "HP",
    "Max HP",
    "Temp HP",
    "AC",
    "Initiative",
    "Initiative modifier",
    "Dexterity",
    "CR",
    "Level",
    "XP",
    "Passive Perception",
    "Side",
    "Hidden",
    "Conditions",
    "Notes",
];

/// Returns a table with English headings: UTF-8 with a byte order mark, for spreadsheets. A text that would start a
/// formula has a `'` before it.
///
/// # Panics
/// Never: rows of equal length are written into memory.
#[must_use]
pub fn csv(imported: &Imported, separator: Separator) -> String {
    let mut builder = WriterBuilder::new();
    builder
        .terminator(Terminator::CRLF)
        .delimiter(match separator {
            Separator::Comma => b',',
            Separator::Semicolon => b';',
        });
    let mut writer = builder.from_writer(Vec::new());
    writer.write_record(HEADINGS).expect("memory takes all");
    for one in imported.combatants.iter().chain(&imported.players) {
        writer
            .write_record(row(one))
            .expect("memory takes all, and rows have equal lengths");
    }
    let bytes = writer.into_inner().expect("memory takes all");
    let text = String::from_utf8(bytes).expect("every cell is UTF-8");
    format!("\u{feff}{text}")
}

fn row(one: &Combatant) -> [String; HEADINGS.len()] {
    let number = |number: Option<i32>| number.map_or_else(String::new, |number| number.to_string());
    let text = |text: &Option<String>| escaped(text.as_deref().unwrap_or_default());
    let side = match one.side {
        Some(Side::Players) => "players",
        Some(Side::Enemies) => "enemies",
        Some(Side::Allies) => "allies",
        None => "",
    };
    let maximum = match (one.hp_max, &one.hp_formula) {
        (None, Some(dice)) => dice.clone(),
        (maximum, _) => number(maximum),
    };
    [
        escaped(&one.name),
        text(&one.creature),
        match &one.count {
            Count::Fixed(count) => count.to_string(),
            Count::Dice(dice) => dice.clone(),
        },
        number(one.hp),
        maximum,
        number(one.temp),
        number(one.ac),
        one.initiative
            .map_or_else(String::new, |total| total.to_string()),
        number(one.init_mod),
        number(one.dex),
        one.cr.map_or_else(String::new, |cr| cr.to_string()),
        number(one.level),
        number(one.xp),
        number(one.passive_perception),
        side.to_owned(),
        one.hidden
            .map_or_else(String::new, |hidden| hidden.to_string()),
        escaped(&one.conditions.join("; ")),
        text(&one.note),
    ]
}

/// Returns a text that no spreadsheet takes for a formula.
fn escaped(text: &str) -> String {
    let is_formula = text
        .trim_start_matches('\'')
        .starts_with(['=', '+', '-', '@', '\t']);
    if is_formula {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}
