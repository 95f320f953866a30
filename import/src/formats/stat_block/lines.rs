//! The lines of a text, without the marks of Markdown.

use super::abilities;
use super::labels::Label;

/// A line with its number in the text, counted from 1.
pub struct Line {
    /// The number.
    pub number: usize,
    /// The text, on which nothing is around it and no space is doubled.
    pub text: String,
}

/// The longest line that is read, in characters.
const LONGEST: usize = 4_000;

/// The most lines that are read: those of hundreds of stat blocks.
const MOST: usize = 20_000;

/// Returns the lines that are not empty. A label alone is joined with the number on the next line.
pub fn of(text: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (at, line) in text.lines().enumerate().take(MOST) {
        let text = plain(line);
        if text.is_empty() {
            continue;
        }
        let starts_with_number =
            text.starts_with(|letter: char| letter.is_ascii_digit() || "+-−–(".contains(letter));
        // Of names below each other none has the number that follows the last.
        let is_column = lines.len() > 1 && abilities::is_label(&lines[lines.len() - 2].text);
        match lines.last_mut().filter(|_| !is_column) {
            Some(last) if starts_with_number && Label::is_alone(&last.text) => {
                last.text.push(' ');
                last.text.push_str(&text);
            }
            _ => lines.push(Line {
                number: at + 1,
                text,
            }),
        }
    }
    lines
}

/// The labels that begin a line in every stat block.
const BEGIN: [&str; 9] = [
    " Armor Class ",
    " Hit Points ",
    " Speed ",
    " STR ",
    " Skills ",
    " Senses ",
    " Languages ",
    " Challenge ",
    " Actions ",
];

/// Whether a line of an armor class would begin in a text that is [broken].
pub fn can_be_broken(text: &str) -> bool {
    text.contains(BEGIN[0])
}

/// Returns a text with a line for each label that begins one, if it is short enough for a stat block.
pub fn broken(text: &str) -> String {
    let mut broken = crate::clean::cut(text, 20_000).to_owned();
    for label in BEGIN {
        broken = broken.replace(label, &format!("\n{}", label.trim_start()));
    }
    for size in ["Tiny", "Small", "Medium", "Large", "Huge", "Gargantuan"] {
        broken = broken.replace(&format!(" {size} "), &format!("\n{size} "));
    }
    broken
}

fn plain(line: &str) -> String {
    let short = crate::clean::cut(line, LONGEST);
    let text = short.replace('*', "").replace("__", "").replace('|', " ");
    let text = crate::clean::lines(&text);
    let text = text.trim_start_matches(['>', '#', '*', '_', ' ']);
    let text = text.strip_prefix("- ").unwrap_or(text);
    let is_rule = text.chars().all(|letter| "-_=*: ".contains(letter));
    if is_rule {
        String::new()
    } else {
        text.trim_end_matches(['_', '*', ' ']).to_owned()
    }
}
