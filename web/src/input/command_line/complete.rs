//! The completions of the last word of a command.

use asalto_core::CombatantId;

use super::items::Amount;
use super::lexicon;
use super::line::{Words, split};
use super::parsed::Context;
use super::tokens::tokens;
use super::words::{Keyword, Verb};
use crate::input::damage_line::Roster;

/// The most completions.
const MOST: usize = 6;

/// The most words of a name.
const LONGEST: usize = 4;

/// A completion of a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// A verb.
    Verb(Verb),
    /// A condition of the context, by its index.
    Condition(usize),
    /// The name of a combatant.
    Name(CombatantId),
    /// A keyword.
    Keyword(Keyword),
}

/// A completion: the text that replaces the line from a place on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Completion {
    /// The place in the line, in bytes.
    pub at: usize,
    /// The new text at that place.
    pub offer: Offer,
}

/// The completions found so far.
#[derive(Default)]
struct Completions(Vec<Completion>);

impl Completions {
    fn add(&mut self, at: usize, offer: Offer) {
        let new = !self.0.iter().any(|it| it.offer == offer);
        if new && self.0.len() < MOST {
            self.0.push(Completion { at, offer });
        }
    }
}

/// The kinds of words that may come next in a line.
#[derive(Default)]
struct NextWords {
    conditions: bool,
    names: bool,
    keywords: &'static [Keyword],
}

/// Lists the completions of the last word of a line, or the words that may follow it.
#[must_use]
pub fn complete(line: &str, context: &Context<'_>) -> Vec<Completion> {
    let parts = |it: char| it.is_whitespace() || it == ',' || it == ';';
    let before = line.trim_end_matches(|it| !parts(it));
    let (at, last) = (before.len(), (context.fold)(&line[before.len()..]));
    let (all, words) = (split(line, context.fold), split(before, context.fold));
    let (all, words) = (Words::new(line, &all), Words::new(before, &words));
    let mut found = Completions::default();
    let expected = match words.first() {
        Some(first) => expected(first, words, context),
        None => NextWords {
            conditions: true,
            ..NextWords::default()
        },
    };
    if words.is_empty() {
        if last.is_empty() {
            return Vec::new();
        }
        for verb in Verb::beginning(&last, context.lang, context.fold) {
            found.add(at, Offer::Verb(verb));
        }
    }
    if expected.conditions {
        for index in conditions(&last, context) {
            found.add(at, Offer::Condition(index));
        }
    }
    for &keyword in expected.keywords {
        let word = (context.fold)(keyword.word(context.lang)).replace('’', "'");
        if word != last && word.starts_with(&last) {
            found.add(at, Offer::Keyword(keyword));
        }
    }
    if expected.names {
        names(all, (at, &last), context, &mut found);
    }
    found.0
}

/// Returns the kinds of words that may follow these words.
fn expected(first: &str, words: Words<'_>, context: &Context<'_>) -> NextWords {
    let several = words.len() > 1;
    let open = !words.each().any(|word| Keyword::of(word).is_some());
    let names = |names| NextWords {
        names,
        ..NextWords::default()
    };
    match Verb::of(first, context.lang, context.fold) {
        Some(Verb::Damage | Verb::Heal | Verb::Temporary) => names(several),
        Some(Verb::Remove) => names(true),
        Some(Verb::End) => NextWords {
            conditions: !several,
            ..names(several)
        },
        Some(Verb::Ready) => NextWords {
            keywords: if open && several {
                &[Keyword::When]
            } else {
                &[]
            },
            ..names(false)
        },
        Some(_) => names(false),
        None => NextWords {
            keywords: if open && several && Amount::read(first).is_none() {
                &[Keyword::Until, Keyword::For]
            } else {
                &[]
            },
            ..names(true)
        },
    }
}

/// Adds the names of combatants: those that begin with the last words, and then those that the last word may
/// mean.
fn names(
    all: Words<'_>,
    (at, last): (usize, &str),
    context: &Context<'_>,
    found: &mut Completions,
) {
    let all_names = context.view.combatants.iter();
    let roster = Roster::new(
        all_names.map(|one| (one.id, (context.fold)(&one.profile.name), one.profile.side)),
    );
    // A name that is typed in full needs no completion.
    let is_whole = |who: CombatantId, typed: &str| {
        let one = context.view.combatant(who);
        one.is_some_and(|one| (context.fold)(&one.profile.name) == typed)
    };
    if last.is_empty() {
        for who in roster.named_from("") {
            found.add(at, Offer::Name(who));
        }
        return;
    }
    for count in (2..=LONGEST.min(all.len())).rev() {
        let tail: Vec<_> = all.rest(all.len() - count).each().collect();
        let tail = tail.join(" ");
        let begun = roster.named_from(&tail).into_iter();
        for who in begun.filter(|who| !is_whole(*who, &tail)) {
            found.add(all.start_of_last(count), Offer::Name(who));
        }
    }
    // A number is an amount, or completes the name before it.
    if last.starts_with(|it: char| it.is_ascii_digit()) {
        return;
    }
    let begun = roster.beginning(last).into_iter();
    for who in begun.filter(|who| !is_whole(*who, last)) {
        found.add(at, Offer::Name(who));
    }
}

/// Lists the conditions with a name that begins with these letters and is longer.
fn conditions(letters: &str, context: &Context<'_>) -> Vec<usize> {
    let begins = |names: &Vec<String>| {
        let whole = names.iter().any(|name| name == letters);
        !whole && names.iter().any(|name| name.starts_with(letters))
    };
    let all = context.conditions.iter().enumerate();
    let mut found: Vec<_> = all
        .filter(|(_, names)| begins(names))
        .map(|(index, _)| index)
        .collect();
    let named = |key: &str| {
        let mut all = context.conditions.iter();
        all.position(|names| names.iter().any(|name| name == key))
    };
    // A form such as “aturde” becomes the condition that it means.
    let word = tokens(letters, context.lang, context.fold);
    if found.is_empty()
        && let Some((key, ..)) = lexicon::condition(&word, context.lang)
        && let Some(index) = named(key)
        && !context.conditions[index].iter().any(|name| name == letters)
    {
        found.push(index);
    }
    found
}
