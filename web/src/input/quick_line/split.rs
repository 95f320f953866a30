//! The parts of a line, one for each kind of combatant.

use std::ops::Range;

use super::count::{self, Count};
use super::meaning::{Meaning, group_of, is_name, meaning};
use super::reading::Reading;
use super::word::words;

/// The words that join two kinds of combatants: `an ogre and 2 wolves`.
const AND: [&str; 5] = ["and", "&", "y", "e", "et"];

/// The signs that end a part like a new line, as in the example of the field: `4 goblins · Grok hp 9`.
pub(super) const ENDS: [char; 4] = [';', '\n', '•', '·'];

/// The sign that joins two kinds before a count and a name: `4 goblins + 2 wolves`. The sign of `ogre + 2 hp 30` is that
/// of a modifier.
const PLUS: &str = "+";

/// Returns the parts of a line.
///
/// A comma separates them, unless the words after it describe the same combatant: `3 goblin, ogre hp 30, ac 11`
/// has two parts. An “and” separates them before a count.
pub(super) fn parts(line: &str, reading: Reading<'_>) -> Vec<Range<usize>> {
    let (mut parts, mut start) = (Vec::new(), 0);
    let mut quoted = None;
    for (at, letter) in line.char_indices() {
        // The name that players see may have a comma: `hidden as "Ada, the baker"`.
        if quoted == Some(letter) {
            quoted = None;
        } else if quoted.is_none() {
            quoted = closing(letter).filter(|&mark| line[at + letter.len_utf8()..].contains(mark));
        }
        if quoted.is_some() {
            continue;
        }
        let length = match letter {
            _ if ends(line, at, letter) => letter.len_utf8(),
            ',' if begins_at_comma(line, at, reading) => 1,
            letter if letter.is_whitespace() => and_before(&line[at..], reading),
            _ => 0,
        };
        if length > 0 && at >= start {
            parts.push(start..at);
            start = at + length;
        }
    }
    parts.push(start..line.len());
    parts
}

/// Splits a part with several counts: `4 goblins 2 wolves` has two parts. Another number in a name stays there.
pub(super) fn at_counts(text: &str, reading: Reading<'_>) -> Vec<String> {
    let words = words(text, reading.fold);
    let mut cuts = Vec::new();
    let (mut at, mut named) = match count::leading(&words, reading) {
        Ok(Some((Count::Fixed(_), used))) => (used, false),
        _ => return vec![text.to_owned()],
    };
    while at < words.len() {
        // The number in `a group of 6 goblins` begins no other part.
        if let Some((_, used)) = group_of(&words[at..]) {
            at += used;
            continue;
        }
        let Ok((meaning, used)) = meaning(&words[at..], named) else {
            return vec![text.to_owned()];
        };
        let number = words[at].plain.bytes().all(|byte| byte.is_ascii_digit());
        let is_count = number && named && at + 1 < words.len() && is_name(&words[at + 1..], true);
        if matches!(meaning, Meaning::Name) && is_count {
            cuts.push(at);
            named = false;
        } else {
            named |= matches!(meaning, Meaning::Name);
        }
        at += used.max(1);
    }
    if cuts.is_empty() {
        return vec![text.to_owned()];
    }
    cuts.push(words.len());
    let mut from = 0;
    let parts = cuts.into_iter().map(|to| {
        let part = words[from..to].iter().map(|word| word.typed);
        from = to;
        part.collect::<Vec<_>>().join(" ")
    });
    parts.collect()
}

/// Returns whether a letter ends a part. The point inside the name `Gal·la` is a letter of Catalan.
fn ends(line: &str, at: usize, letter: char) -> bool {
    let is_blank = |letter: Option<char>| letter.is_none_or(char::is_whitespace);
    let (before, after) = (&line[..at], &line[at + letter.len_utf8()..]);
    let inside = !is_blank(before.chars().next_back()) && !is_blank(after.chars().next());
    ENDS.contains(&letter) && !(letter == '·' && inside)
}

/// Returns the mark that ends what this one begins.
fn closing(letter: char) -> Option<char> {
    match letter {
        '"' => Some('"'),
        '“' | '„' => Some('”'),
        '«' => Some('»'),
        _ => None,
    }
}

/// Returns whether another part begins after a comma.
fn begins_at_comma(line: &str, at: usize, reading: Reading<'_>) -> bool {
    // The comma of `fp 0,5` is a decimal one.
    let rest = &line[at + 1..];
    if line[..at].ends_with(" 0") && rest.starts_with(|letter: char| letter.is_ascii_digit()) {
        return false;
    }
    let rest = words(near(rest), reading.fold);
    if rest.is_empty() {
        return true;
    }
    // Dice before a name are a count: `goblin x6, 1d6 wolf`.
    let dice = usize::from(rest.len() > 1 && count::is_dice(&rest[0].plain));
    let named = matches!(meaning(&rest[dice..], true), Ok((Meaning::Name, _)));
    named
}

/// Returns the number of bytes of a blank with the “and” behind it, before a count; otherwise 0.
fn and_before(rest: &str, reading: Reading<'_>) -> usize {
    let text = rest.trim_start();
    let blank = rest.len() - text.len();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let is_and = AND.contains(&text[..end].to_ascii_lowercase().as_str());
    let rest = || words(near(&text[end..]), reading.fold);
    let adds = || {
        let rest = rest();
        count::begins(&rest, reading) && rest.len() > 1 && is_name(&rest[1..], false)
    };
    if is_and && count::begins(&rest(), reading) || &text[..end] == PLUS && adds() {
        blank + end
    } else {
        0
    }
}

/// Returns the beginning of a text that a decision needs, at most.
fn near(text: &str) -> &str {
    let end = text.find([',', ';', '\n', '•', '·']);
    let end = end.unwrap_or(text.len());
    let end = text[..end].char_indices().nth(80).map_or(end, |(at, _)| at);
    &text[..end]
}
