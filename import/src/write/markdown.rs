//! A report of a combat in Markdown.

use std::fmt::Write;

use super::encounter_block;
use crate::imported::{Combatant, Imported};

/// The words of a report, in the language of its readers. None of them is Markdown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReportWords {
    /// The title.
    pub title: String,
    /// The lines below the title, such as the rules and the round.
    pub facts: Vec<String>,
    /// The headings of the columns: name, initiative, hit points, armor class, conditions.
    pub headings: [String; 5],
    /// The log, oldest first.
    pub log: Vec<ReportSection>,
    /// The heading of the notes and stat blocks of the combatants.
    pub blocks: String,
}

/// A part of the log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReportSection {
    /// The heading, such as the round.
    pub heading: String,
    /// The lines below it.
    pub lines: Vec<String>,
}

/// Returns a table to read, the log, and the encounter block below them, which other tools read.
#[must_use]
pub fn markdown(imported: &Imported, words: &ReportWords) -> String {
    let mut text = format!("# {}\n\n", escaped(&words.title));
    for fact in &words.facts {
        let _written = writeln!(text, "{}\n", line(fact));
    }
    let headings = words.headings.each_ref().map(|heading| escaped(heading));
    let _written = writeln!(
        text,
        "| {} |\n| --- | ---: | ---: | ---: | --- |",
        headings.join(" | ")
    );
    for one in &imported.combatants {
        text.push_str(&row(one));
    }
    text.push('\n');
    for section in &words.log {
        if !section.heading.is_empty() {
            let _written = writeln!(text, "## {}\n", escaped(&section.heading));
        }
        for said in &section.lines {
            let _written = writeln!(text, "- {}", line(said));
        }
        if !section.lines.is_empty() {
            text.push('\n');
        }
    }
    text.push_str(&blocks(imported, &words.blocks));
    text.push_str(&encounter_block(imported));
    text
}

/// Returns the notes and the stat blocks, those of equal creatures once.
fn blocks(imported: &Imported, heading: &str) -> String {
    let mut told: Vec<[&str; 2]> = Vec::new();
    let mut text = String::new();
    for one in &imported.combatants {
        let own = [&one.note, &one.sheet].map(|own| own.as_deref().unwrap_or_default());
        if own == [""; 2] || told.contains(&own) {
            continue;
        }
        if told.is_empty() {
            let _written = writeln!(text, "## {}\n", escaped(heading));
        }
        told.push(own);
        let _written = writeln!(text, "### {}\n", escaped(&one.name));
        for said in own.iter().flat_map(|own| own.lines()) {
            let _written = writeln!(text, "- {}", line(said));
        }
        text.push('\n');
    }
    text
}

fn row(one: &Combatant) -> String {
    let initiative = one.initiative.map_or_else(
        || {
            one.init_mod
                .map_or_else(String::new, |modifier| format!("{modifier:+}"))
        },
        |total| total.to_string(),
    );
    let hit_points = match (one.hp, one.hp_max) {
        (Some(now), Some(maximum)) => format!("{now}/{maximum}"),
        (Some(one), None) | (None, Some(one)) => one.to_string(),
        (None, None) => String::new(),
    };
    let armor_class = one.ac.map_or_else(String::new, |ac| ac.to_string());
    let conditions = escaped(&one.conditions.join(", "));
    let name = escaped(&one.name);
    format!("| {name} | {initiative} | {hit_points} | {armor_class} | {conditions} |\n")
}

/// Returns a text without a meaning in Markdown, for the start of a line too.
fn line(text: &str) -> String {
    let text = escaped(text);
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    let after = text[digits..].chars().next();
    match after {
        Some('.' | ')') if digits > 0 => format!("{}\\{}", &text[..digits], &text[digits..]),
        Some('-' | '+') if digits == 0 => format!("\\{text}"),
        _ => text,
    }
}

/// Returns a text without a meaning in Markdown. `$`, `=`, `%` and `^` have one in Obsidian.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        if "|\\`*_<>[]{}#~&$=%^".contains(letter) {
            out.push('\\');
        }
        out.push(if letter.is_control() { ' ' } else { letter });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_of_a_user_is_markdown() {
        assert_eq!(escaped("a|b *c* `d`\n# e"), "a\\|b \\*c\\* \\`d\\` \\# e");
        assert_eq!(
            escaped("[[A|B]] <b> &amp;"),
            "\\[\\[A\\|B\\]\\] \\<b\\> \\&amp;"
        );
        assert_eq!(line("12. Orc"), "12\\. Orc");
        assert_eq!(line("- Dog"), "\\- Dog");
        assert_eq!(line("12 Orcs - or 13"), "12 Orcs - or 13");
    }
}
