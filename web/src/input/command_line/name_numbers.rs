//! The numbers after the name of a kind: `goblin 2`, `goblins 1 to 3`.

use asalto_core::CombatantId;
use asalto_text::Lang;

use super::lexicon;
use super::person::{Found, Person, Search, living};
use super::sense::Sense;
use super::tokens::Token;

/// Picks those of a kind with these numbers.
pub(super) fn pick(
    kind: &[&Person],
    numbers: std::ops::RangeInclusive<u32>,
    used: usize,
) -> Search {
    let who: Vec<_> = kind
        .iter()
        .filter(|one| one.number.is_some_and(|number| numbers.contains(&number)))
        .collect();
    let all = || kind.iter().map(|one| one.id).collect();
    let several = who.iter().any(|one| one.base != who[0].base);
    if who.is_empty() {
        return Search::Nobody(all(), used);
    }
    if several {
        return Search::Several(who.iter().map(|one| one.id).collect(), used);
    }
    let who = who.iter().map(|one| one.id).collect();
    Search::Found(vec![Found::of(who, used)])
}

/// Reads the numbers after the name of a kind: `goblin 2`, `goblins 1 to 3`, `goblins 1, 2 and 4`.
///
/// A plural without a number is everyone of the kind. A single number after a plural may also be an amount, and
/// so may the last number after a comma.
pub(super) fn numbered(
    kind: &[&Person],
    tokens: &[Token],
    used: usize,
    (plural, lang): (bool, Lang),
    names_follow: &dyn Fn(&[Token]) -> bool,
) -> Search {
    let of = |number: u32| {
        kind.iter()
            .find(|one| one.number == Some(number))
            .map(|one| one.id)
    };
    let all: Vec<_> = kind.iter().map(|one| one.id).collect();
    let mut who = Vec::new();
    let mut at = used;
    // The readings that end before a comma.
    let mut cuts: Vec<Found> = Vec::new();
    let mut count = 0;
    let mut missing = false;
    loop {
        let mut next = at;
        let joined = tokens.get(next).is_some_and(|it| is_and(&it.text));
        let ranged = tokens.get(next).is_some_and(|it| is_range(&it.text));
        if count > 0 && (joined || ranged) {
            next += 1;
        } else if count > 0 && !tokens.get(next).is_some_and(|it| it.breaks) {
            break;
        }
        let Some((first, last)) = tokens.get(next).and_then(|it| span(&it.text)) else {
            break;
        };
        if count > 0 && !ranged && names_follow(&tokens[next..]) {
            // `3 goblin 1, 4 goblin 2` has two amounts.
            if plural {
                return Search::Several(who, next + 1);
            }
            break;
        }
        if count > 0 && tokens[at].breaks {
            if is_amount(&tokens[next..], lang) {
                break;
            }
            // An amount goes on: `goblins 1 to 3, 5 damage`.
            cuts.push(Found::of(who.clone(), at));
        }
        if ranged && count > 0 {
            if !plural {
                // `goblin 1 to 9 hp`
                cuts.push(Found::of(who.clone(), at));
            }
            if of(last).is_none() {
                break;
            }
        }
        let from = if ranged && count > 0 {
            numbers_of(kind, &who).map_or(first, |last| last + 1)
        } else {
            first
        };
        for number in from..=last.min(from.saturating_add(99)) {
            match of(number) {
                Some(id) if !who.contains(&id) => who.push(id),
                Some(_) => {}
                None => missing = true,
            }
        }
        count += 1;
        at = next + 1;
    }
    // A plural leaves out the dead.
    let everyone = Found::of(living(kind), used);
    if count == 0 {
        return match all.as_slice() {
            [_] => Search::Found(vec![everyone]),
            _ if plural => Search::Found(vec![everyone]),
            _ => Search::Several(all, used),
        };
    }
    let mut found = Vec::new();
    let spaced = spaced(tokens, at, &who, of);
    if !missing {
        found.push(Found::of(who, at));
    }
    cuts.reverse();
    found.extend(cuts);
    if plural && count == 1 {
        found.push(everyone);
    }
    if !missing {
        found.extend(spaced);
    }
    if found.is_empty() {
        return Search::Nobody(all, at);
    }
    Search::Found(found)
}

/// Reads more numbers without a comma between them: `goblin 1 2 3`. Each may also be an amount, so the shortest list
/// comes first.
fn spaced(
    tokens: &[Token],
    from: usize,
    first: &[CombatantId],
    of: impl Fn(u32) -> Option<CombatantId>,
) -> Vec<Found> {
    let mut who = first.to_vec();
    let mut lists = Vec::new();
    for (index, token) in tokens.iter().enumerate().skip(from) {
        let number = token.text.parse().ok().filter(|_| !token.breaks);
        match number.and_then(&of) {
            Some(id) if !who.contains(&id) => who.push(id),
            _ => break,
        }
        lists.push(Found::of(who.clone(), index + 1));
    }
    lists
}

/// Returns the number of the last of these combatants.
fn numbers_of(kind: &[&Person], who: &[CombatantId]) -> Option<u32> {
    let last = who.last()?;
    kind.iter().find(|one| one.id == *last)?.number
}

/// Reads a number, or a range of numbers.
pub(super) fn span(word: &str) -> Option<(u32, u32)> {
    let (first, last) = word.split_once('-').unwrap_or((word, word));
    let digits = |text: &str| {
        !text.is_empty() && text.len() < 6 && text.bytes().all(|it| it.is_ascii_digit())
    };
    (digits(first) && digits(last)).then_some(())?;
    Some((first.parse().ok()?, last.parse().ok()?))
}

fn is_and(word: &str) -> bool {
    matches!(word, "and" | "&" | "y" | "e" | "et")
}

pub(super) fn is_range(word: &str) -> bool {
    matches!(
        word,
        "to" | "-" | "through" | "thru" | "a" | "al" | "au" | "hasta"
    )
}

/// Returns whether a number is an amount because of the word after it: `5 to g2`, `5 fire`.
fn is_amount(tokens: &[Token], lang: Lang) -> bool {
    let Some(after) = tokens.get(1).filter(|it| !it.breaks) else {
        return false;
    };
    let range = is_range(&after.text) && tokens.get(2).is_some_and(|it| span(&it.text).is_some());
    let (senses, _) = lexicon::senses(&tokens[1..], lang);
    let named = |sense: &Sense| matches!(sense, Sense::To | Sense::From | Sense::Type(_));
    !range && senses.iter().any(named)
}
