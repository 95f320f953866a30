//! The command line: commands typed by a game master, such as `7 to g3 g4, half bug` or `stun bug until
//! wulfgar`.
//!
//! A number is damage (`7`), healing (`+8`) or temporary hit points (`t5`), and may be dice. Any other
//! command begins with its verb or with a condition. Each language has its own words, and English works in
//! all of them.

mod complete;
mod condition;
mod line;
mod parsed;
mod words;

use super::damage_line;
use super::hit_points::{Change, Kind};

pub use complete::{Completion, Offer, complete};
use line::{Words, split};
pub use parsed::{Context, Fault, LONGEST, Line, Missing, Named};
use parsed::{is_amount, is_number_or_dice};
pub use words::{Keyword, MINUTE, Verb};

/// Reads a command.
///
/// # Errors
/// [`Fault`] if the text is not a complete command.
pub fn read(typed: &str, context: &Context<'_>) -> Result<Line, Fault> {
    let end = typed
        .char_indices()
        .nth(LONGEST)
        .map_or(typed.len(), |(at, _)| at);
    let (typed, all) = (&typed[..end], split(&typed[..end], context.fold));
    let words = Words::new(typed, &all);
    let Some(first) = words.first() else {
        return Err(Fault::Empty);
    };
    let verb = Verb::of(first, context.lang, context.fold);
    if verb.is_none()
        && let Some((last, before)) = words.split_last()
        && Keyword::of(last) == Some(Keyword::Join)
    {
        return newcomers(before.text());
    }
    match verb {
        Some(verb) => by_verb(verb, words.rest(1), context),
        None if is_amount(first) => amount(None, words, context),
        None => condition::begin(words, context),
    }
}

fn by_verb(verb: Verb, rest: Words<'_>, context: &Context<'_>) -> Result<Line, Fault> {
    let number = |otherwise| match rest.first() {
        None => Ok(otherwise),
        Some(word) => word
            .parse()
            .map_err(|_| Fault::Unknown(rest.text().to_owned())),
    };
    match verb {
        Verb::Damage => amount(Some(Kind::Damage), rest, context),
        Verb::Heal => amount(Some(Kind::Heal), rest, context),
        Verb::Temporary => amount(Some(Kind::Temporary), rest, context),
        Verb::End => condition::end(rest, context),
        Verb::Remove => condition::remove(rest, context),
        Verb::Delay => delay(rest),
        Verb::Ready => ready(rest),
        Verb::Next => Ok(Line::Next),
        Verb::Undo => number(1).map(Line::Undo),
        Verb::Redo => number(1).map(Line::Redo),
        Verb::Add => newcomers(rest.text()),
        Verb::Roll if rest.is_empty() => Err(Fault::Missing(Missing::Amount)),
        Verb::Roll => Ok(Line::Roll(rest.text().to_owned())),
    }
}

fn amount(kind: Option<Kind>, words: Words<'_>, context: &Context<'_>) -> Result<Line, Fault> {
    let missing = Err(Fault::Missing(Missing::Amount));
    let Some(change) = words.first().and_then(Change::read) else {
        return missing;
    };
    let number = change.amount.parse::<i32>().is_ok();
    if !is_number_or_dice(&change.amount) || !number && !change.amount.contains('d') {
        return missing;
    }
    Ok(Line::Amount {
        kind: kind.unwrap_or(change.kind),
        amount: change.amount,
        targets: damage_line::targets(&words.rest(1).folded(), context.roster)
            .map_err(Fault::Name)?,
    })
}

/// Reads `delay`, `delay 12` and `delay to 12`.
fn delay(rest: Words<'_>) -> Result<Line, Fault> {
    match rest.split_last() {
        None => Ok(Line::Delay(None)),
        Some((count, before)) if before.len() < 2 => count
            .replace('−', "-")
            .parse()
            .map(|count| Line::Delay(Some(count)))
            .map_err(|_| Fault::Unknown(rest.text().to_owned())),
        Some(_) => Err(Fault::Unknown(rest.text().to_owned())),
    }
}

/// Reads `ready shoot when it moves`.
fn ready(rest: Words<'_>) -> Result<Line, Fault> {
    let when = rest.position(|word| Keyword::of(word) == Some(Keyword::When));
    let (name, trigger) = match when {
        Some(at) => (rest.up_to(at), rest.rest(at + 1).text()),
        None => (rest, ""),
    };
    if name.is_empty() {
        return Err(Fault::Missing(Missing::Action));
    }
    Ok(Line::Ready {
        name: name.text().trim_end_matches(',').to_owned(),
        trigger: trigger.to_owned(),
    })
}

fn newcomers(line: &str) -> Result<Line, Fault> {
    if line.is_empty() {
        return Err(Fault::Missing(Missing::Newcomers));
    }
    Ok(Line::Add(line.to_owned()))
}

#[cfg(test)]
mod tests;
