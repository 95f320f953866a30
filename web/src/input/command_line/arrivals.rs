//! Newcomers: `add 2 wolves hp 11`, `2 wolves arrive`, `3 skeletons join`.

use std::ops::Range;

use super::free::Text;
use super::items::Amount;
use super::lexicon;
use super::parsed::{Ask, Fault, Line, Missing};
use super::person::Search;
use super::sense::{Act, Attr, Sense};
use super::tokens::Token;
use crate::input::quick_line;

/// The most newcomers that a number without a verb may mean. A higher one is damage.
const MOST: i32 = 6;

/// The words that make a number one of newcomers, in the three languages.
const MORE: [&str; 9] = [
    "more",
    "mas",
    "de plus",
    "encore",
    "additional",
    "other",
    "otros",
    "otras",
    "autres",
];

/// Returns the number of tokens of a word for more of a kind that they begin with.
fn more(tokens: &[Token]) -> Option<usize> {
    MORE.iter().find_map(|one| lexicon::matches(one, tokens))
}

/// Reads `add 2 wolves hp 11`, `2 wolves arrive` and `3 skeletons join`.
pub(super) fn add(text: Text<'_>) -> Option<Result<Line, Fault>> {
    let end = text.tokens.len();
    if let Some(verb) = text.verb(Act::Add).filter(|verb| verb.at == 0) {
        let line = text.context.typed[text.tokens[verb.at + verb.used - 1].at.end..].trim();
        return Some(if line.is_empty() {
            Err(Fault::Missing(Missing::Newcomers))
        } else if let Some(fault) = placed(text).or_else(|| purpose(text, verb.at + verb.used)) {
            Err(fault)
        } else {
            Ok(Line::Add(line.to_owned()))
        });
    }
    let arrives = text.verb(Act::Arrive);
    let joins = text.verb(Act::Join);
    let verb = arrives.or(joins)?;
    let counted = |at: usize| {
        let (senses, _) = text.senses(at);
        let word = text.tokens.get(at).map_or("", |it| it.text.as_str());
        let number = senses
            .iter()
            .any(|it| matches!(it, Sense::Number(count) if *count > 1));
        number
            || Amount::read(word.trim_matches('x'))
                .is_some_and(|it| it.sign.is_none() && !it.temporary)
    };
    let from = verb.at + verb.used;
    let starts = if verb.at > 0 { 0 } else { from };
    if starts >= end {
        return arrives.map(|_| Err(Fault::Missing(Missing::Newcomers)));
    }
    let first = text.skip_articles(starts, end);
    let known = text.people.find(&text.tokens[first..], false) != Search::None;
    let article = first > starts && text.is_indefinite(starts);
    let numbers = (first..end).any(counted);
    let mut after = from;
    while after < end && verb.at > 0 {
        let (senses, used) = text.senses(after);
        let small = arrives.is_none() && senses.contains(&Sense::Combat);
        if !(small || senses.contains(&Sense::Filler)) || used == 0 {
            break;
        }
        after += used;
    }
    // Whoever joins a group is here.
    let joins_group = arrives.is_none() && !numbers && (known || after < end || verb.at == 0);
    if !counted(starts) && (known && !article || joins_group) {
        return None;
    }
    if let Some(fault) = purpose(text, 0).filter(|_| numbers || counted(starts)) {
        return Some(Err(fault));
    }
    let line = [
        raw_of(text, &without_more(text, 0, verb.at)),
        raw_of(text, &without_more(text, after, end)),
    ]
    .join(" ");
    let line = line.trim().to_owned();
    // `pizza arrives` is talk. A count, a number or a kind that is here makes it newcomers.
    Some(if numbers || counted(starts) || known {
        Ok(Line::Add(line))
    } else {
        Err(Fault::Ask(Ask::Newcomers {
            typed: line.clone(),
            added: line,
            damage: None,
        }))
    })
}

impl Text<'_> {
    /// Skips articles.
    fn skip_articles(self, mut at: usize, to: usize) -> usize {
        while at < to && self.senses(at).1 == 1 && self.senses(at).0.contains(&Sense::Filler) {
            at += 1;
        }
        at.min(to.saturating_sub(1))
    }

    fn is_indefinite(self, at: usize) -> bool {
        let word = self.tokens[at].text.as_str();
        matches!(
            word,
            "a" | "an" | "another" | "un" | "una" | "une" | "otro" | "otra" | "autre"
        )
    }
}

/// Returns the tokens between two without the words for more of a kind, in ranges.
fn without_more(text: Text<'_>, from: usize, to: usize) -> Vec<Range<usize>> {
    let mut kept = Vec::new();
    let (mut start, mut at) = (from, from);
    while at < to {
        if let Some(used) = more(&text.tokens[at..to]) {
            kept.push(start..at);
            at += used;
            start = at;
        } else {
            at += 1;
        }
    }
    kept.push(start..to);
    kept
}

/// Returns the typed text of ranges of tokens.
fn raw_of(text: Text<'_>, ranges: &[Range<usize>]) -> String {
    let parts = ranges.iter().map(|range| text.raw(range.start, range.end));
    let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

/// Refuses a small number before a plural kind without a verb. It may be damage or newcomers, and `more` means newcomers:
/// `2 goblins`, `2 more goblins`.
///
/// # Errors
/// [`Ask::Newcomers`] with the lines that it may be.
pub(super) fn counted(text: Text<'_>) -> Result<(), Fault> {
    let ranges = without_more(text, 0, text.tokens.len());
    let kept = ranges.iter().flat_map(|range| &text.tokens[range.clone()]);
    let kept: Vec<Token> = kept.cloned().collect();
    let more = kept.len() < text.tokens.len();
    let Some((number, kind)) = kept.split_first().filter(|(_, kind)| !kind.is_empty()) else {
        return Ok(());
    };
    let in_words = lexicon::senses(std::slice::from_ref(number), text.context.lang).0;
    let in_words = in_words.iter().find_map(|sense| match sense {
        Sense::Number(number) => Some(*number),
        _ => None,
    });
    let Some(number) = number.text.parse().ok().or(in_words) else {
        return Ok(());
    };
    let Search::Found(found) = text.people.find(kind, false) else {
        return Ok(());
    };
    let whole = found
        .iter()
        .find(|one| one.used == kind.len() && !kind[0].breaks);
    let Some(who) = whole.map(|one| one.who.clone()) else {
        return Ok(());
    };
    let numbered = kind
        .iter()
        .any(|it| it.text.ends_with(|it: char| it.is_ascii_digit()));
    let plural = kind
        .iter()
        .any(|it| lexicon::singulars(&it.text, text.context.lang).len() > 1);
    if numbered || !plural || !more && !(2..=MOST).contains(&number) {
        return Ok(());
    }
    let line = raw_of(text, &ranges);
    let typed = text.raw(0, text.tokens.len());
    let damage = (!more).then(|| (number.to_string(), who));
    Err(Fault::Ask(Ask::Newcomers {
        typed,
        added: line,
        damage,
    }))
}

/// Finds a number at the end of newcomers that the quick line does not read: `add ogre at 15`.
fn placed(text: Text<'_>) -> Option<Fault> {
    let [.., lead, number] = text.tokens else {
        return None;
    };
    // A sign makes it a bonus.
    number
        .text
        .parse::<u32>()
        .ok()
        .filter(|_| !number.text.starts_with('+'))?;
    let (senses, _) = lexicon::senses(std::slice::from_ref(lead), text.context.lang);
    let last = text.tokens.len();
    let is = |sense: Sense| senses.contains(&sense);
    let at = is(Sense::At) || is(Sense::To) || lead.text == "on";
    at.then(|| Fault::Unread(text.raw(last - 2, last)))
}

/// Finds words after newcomers that say for whom or for how long they come, which the quick line does not read: `add 2 wolves for
/// 1 hour`. A side is read, and so is the roll of `rolled 15 for initiative`.
fn purpose(text: Text<'_>, from: usize) -> Option<Fault> {
    let end = text.tokens.len();
    let at = (from + 1..end).find(|at| {
        let word = text.tokens[*at].text.as_str();
        matches!(
            word,
            "for" | "during" | "until" | "para" | "por" | "durante" | "hasta" | "pour" | "pendant"
        )
    })?;
    let has = |at: usize, sense: Sense| at < end && text.senses(at).0.contains(&sense);
    let next = text.skip(at + 1, end);
    let rolls = has(next, Sense::Attr(Attr::Init));
    let said = text.raw(at, end);
    let side = quick_line::is_side_fought_for(&said, text.context.fold);
    (!rolls && !side && next < end).then_some(Fault::Unread(said))
}
