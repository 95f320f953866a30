//! The entries of an encounter block that are one line: `3: Goblin, 7, 15, 2, 50, hidden`.

use super::link::Link;
use crate::number::{self, ParsedNumber};
use crate::tree::{Tree, yaml};

/// The names of the values behind the name, in their order.
const VALUES: [&str; 4] = ["hp", "ac", "mod", "xp"];

/// Splits a count off a text without a colon and a space: `4 Giant Bats`, `4x Giant Bat`, `4:Giant Bat`.
pub fn count_before(text: &str) -> (&str, &str) {
    let text = text.trim();
    let end = text.find([' ', ':']).unwrap_or(text.len());
    let (first, rest) = (&text[..end], &text[end..]);
    let rest = rest.strip_prefix(':').unwrap_or(rest);
    let first = match first.strip_suffix(['x', '×']) {
        Some(number) if !number.is_empty() => number,
        _ => first,
    };
    let is_count = first.bytes().all(|digit| digit.is_ascii_digit()) || number::is_dice(first);
    let is_name = rest
        .trim()
        .starts_with(|letter: char| letter.is_alphabetic() || letter == '[');
    if is_count && is_name && !first.contains(',') {
        (first, rest.trim())
    } else {
        ("", text)
    }
}

/// Returns the values of a text with commas.
pub fn values_of_text(text: &str) -> Tree {
    let parts = split(text);
    let mut parts = parts.iter().map(|part| Tree::Text(part.trim().to_owned()));
    let name = parts.next().unwrap_or_default().words();
    let rest: Vec<Tree> = parts.collect();
    let pair = name
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    let pair = pair
        .filter(|pair| !pair.contains('['))
        .and_then(|pair| pair.split_once(','));
    if let Some((creature, name)) = pair {
        return named(creature.trim(), name.trim(), &rest);
    }
    let link = Link::read(&unquoted(&name));
    named(&link.target, &link.shown, &rest)
}

/// Returns the values of a list. A list within is a link, or a creature with the name that it has here.
pub fn values_of_list(list: &[Tree]) -> Tree {
    match list {
        [Tree::List(first), rest @ ..] => {
            let (creature, name) = name_of(first);
            named(&creature, &name, rest)
        }
        [first, second, rest @ ..]
            if is_name(second) && rest.iter().all(|value| !is_name(value)) =>
        {
            let (creature, name) = name_of(&[first.clone(), second.clone()]);
            named(&creature, &name, rest)
        }
        [first, rest @ ..] => {
            let link = Link::read(&first.words());
            named(&link.target, &link.shown, rest)
        }
        [] => Tree::default(),
    }
}

/// Returns the kind of creature and its name: of `[[Cultist|The Pale Usher]]`, or of `[Skeleton, Rattler]`.
fn name_of(list: &[Tree]) -> (String, String) {
    match list {
        [Tree::List(inner), ..] => name_of(inner),
        [one] => {
            let link = Link::inner(&one.words());
            (link.target, link.shown)
        }
        [creature, name, ..] => (Link::read(&creature.words()).target, name.words()),
        [] => (String::new(), String::new()),
    }
}

/// Whether a value of a list is a name, and neither a number nor a word with a meaning.
fn is_name(value: &Tree) -> bool {
    let text = value.text().trim();
    number::parse(text) == ParsedNumber::Other && flag(text).is_none()
}

/// Returns the key that a word sets.
fn flag(word: &str) -> Option<&'static str> {
    match &*word.trim().to_lowercase() {
        "hidden" | "hide" => Some("hidden"),
        "friend" | "friendly" | "ally" => Some("friend"),
        _ => None,
    }
}

/// Gives names to the values behind the name.
fn named(creature: &str, name: &str, rest: &[Tree]) -> Tree {
    let mut fields = vec![
        ("creature".to_owned(), Tree::Text(creature.to_owned())),
        ("name".to_owned(), Tree::Text(name.to_owned())),
    ];
    let mut keys = VALUES.iter();
    for value in rest {
        if let Some(flag) = flag(value.text()) {
            fields.push((flag.to_owned(), Tree::Bool(true)));
        } else if let Some(key) = keys.next() {
            fields.push(((*key).to_owned(), value.clone()));
        }
    }
    Tree::Object(fields)
}

/// Splits a text at its commas, but not within links or quotes.
fn split(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut brackets = 0_u32;
    let mut quote = false;
    for letter in text.chars().take(4_000) {
        match letter {
            '[' => brackets += 1,
            ']' => brackets = brackets.saturating_sub(1),
            '"' => quote = !quote,
            _ => {}
        }
        match parts.last_mut() {
            Some(last) if letter != ',' || brackets > 0 || quote => last.push(letter),
            _ => parts.push(String::new()),
        }
    }
    if brackets > 0 || quote {
        return text.split(',').map(str::to_owned).collect();
    }
    parts
}

fn unquoted(text: &str) -> String {
    let text = text.trim();
    let inner = text
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'));
    inner.unwrap_or(text).to_owned()
}

/// Reads a block that is no valid YAML line by line: its name, and each entry of the list.
pub fn read_by_lines(text: &str) -> Tree {
    let mut fields = Vec::new();
    let mut entries: Vec<String> = Vec::new();
    for line in text.lines() {
        let trimmed = line.trim_start();
        if let Some(entry) = trimmed.strip_prefix("- ") {
            // The lines of the entry are indented as its first line is behind the mark.
            let indentation = " ".repeat(line.len() - entry.len());
            entries.push(indentation + entry);
        } else if line.starts_with([' ', '\t'])
            && let Some(last) = entries.last_mut()
        {
            last.push('\n');
            last.push_str(line);
        } else if let Some((key, value)) = line.split_once(':') {
            let value = match yaml::read(value) {
                (tree, None) => tree,
                _ => Tree::Text(unquoted(value)),
            };
            fields.push((key.trim().to_owned(), value));
        }
    }
    let entries = entries.iter().map(|entry| match yaml::read(entry) {
        (tree, None) => tree,
        _ => entry_of_line(entry.lines().next().unwrap_or_default()),
    });
    fields.retain(|(key, _)| key != "creatures");
    fields.push(("creatures".to_owned(), Tree::List(entries.collect())));
    Tree::Object(fields)
}

fn entry_of_line(line: &str) -> Tree {
    let line = line.split(" #").next().unwrap_or_default().trim_start();
    match line.split_once(": ") {
        Some((count, rest)) => {
            Tree::Object(vec![(count.trim().to_owned(), Tree::Text(rest.to_owned()))])
        }
        None => Tree::Text(line.to_owned()),
    }
}
