//! The commands about conditions: `stun bug until wulfgar`, `no stun bug`.

use asalto_core::effect::Duration;

use super::line::Words;
use super::parsed::{Context, Fault, Line, Missing, Named, names};
use super::words::Keyword;
use super::words::{is_end, is_open, is_turn, leads_to_a_name, unit};
use crate::input::damage_line;

/// The fewest letters that can name a condition.
const SHORTEST: usize = 3;

/// The number of letters that another form of a condition shares with its name: `aturde` means `aturdido`.
const STEM: usize = 4;

/// The most words of a condition.
const LONGEST: usize = 3;

/// Reads a condition with its combatants and its duration.
pub(crate) fn begin(words: Words<'_>, context: &Context<'_>) -> Result<Line, Fault> {
    let clause =
        words.position(|word| matches!(Keyword::of(word), Some(Keyword::Until | Keyword::For)));
    let end = clause.unwrap_or(words.len());
    let (condition, used) = match find(words.up_to(end), context) {
        Some((index, used)) => (Named::Known(index), used),
        None => (custom(words.up_to(end), context)?, 1),
    };
    Ok(Line::Begin {
        condition,
        who: names(words.up_to(end).rest(used), context)?,
        duration: match clause {
            Some(at) => Some(duration(words.rest(at), context)?),
            None => None,
        },
    })
}

/// Reads the first word as a custom condition, if the other words name combatants.
fn custom(words: Words<'_>, context: &Context<'_>) -> Result<Named, Fault> {
    let (first, rest) = (words.up_to(1).text(), words.rest(1));
    let unknown = || Fault::Unknown(first.to_owned());
    if rest.is_empty() || !first.chars().all(char::is_alphabetic) {
        return Err(unknown());
    }
    names(rest, context).map_err(|_| unknown())?;
    Ok(Named::Custom(first.to_owned()))
}

/// Reads the end of a condition. `end turn` ends the turn instead.
pub(crate) fn end(words: Words<'_>, context: &Context<'_>) -> Result<Line, Fault> {
    if words.is_empty() {
        return Err(Fault::Missing(Missing::Condition));
    }
    if words.each().all(is_turn) {
        return Ok(Line::Next);
    }
    let (condition, used) = match find(words, context) {
        Some((index, used)) => (Named::Known(index), used),
        None => (Named::Custom(words.up_to(1).text().to_owned()), 1),
    };
    let who = names(words.rest(used), context)?;
    Ok(Line::End { condition, who })
}

/// Reads combatants to remove, or a condition of combatants.
pub(crate) fn remove(words: Words<'_>, context: &Context<'_>) -> Result<Line, Fault> {
    if words.is_empty() {
        return Err(Fault::Missing(Missing::Name));
    }
    match names(words, context) {
        Err(_) if find(words, context).is_some_and(|(_, used)| used < words.len()) => {
            end(words, context)
        }
        Ok(who) if who.is_empty() => Err(Fault::Missing(Missing::Name)),
        named => named.map(Line::Remove),
    }
}

/// Finds the condition that the first words name, and the number of those words.
pub(crate) fn find(words: Words<'_>, context: &Context<'_>) -> Option<(usize, usize)> {
    let position = |is: &dyn Fn(&str) -> bool| {
        let mut all = context.conditions.iter();
        all.position(|names| names.iter().any(|name| is(name)))
    };
    for count in (1..=words.len().min(LONGEST)).rev() {
        let each: Vec<_> = words.up_to(count).each().collect();
        let joined = each.join(" ");
        if let Some(index) = position(&|name| name == joined) {
            return Some((index, count));
        }
    }
    let first = words.first()?;
    if first.chars().count() < SHORTEST {
        return None;
    }
    position(&|name| name.starts_with(first))
        .or_else(|| position(&|name| is_form(first, name)))
        .map(|index| (index, 1))
}

/// Returns whether a word shares all but the last two letters of a condition.
fn is_form(word: &str, name: &str) -> bool {
    let pairs = word.chars().zip(name.chars());
    let shared = pairs.take_while(|(one, other)| one == other).count();
    shared >= STEM && shared + 2 >= word.chars().count()
}

/// Reads `until wulfgar`, `until the end of wulfgar's turn` and `for 3 rounds`.
fn duration(clause: Words<'_>, context: &Context<'_>) -> Result<Duration, Fault> {
    let words = clause.rest(1);
    let missing = Fault::Missing(Missing::Duration);
    if words.is_empty() {
        return Err(missing);
    }
    if clause.first().and_then(Keyword::of) == Some(Keyword::For) {
        let count = match words.first() {
            Some("a" | "un" | "una" | "une") => Some(1),
            Some(number) => number.parse::<u32>().ok(),
            None => None,
        };
        let unit = words.rest(1).first().map_or(Some(1), unit);
        return match (count, unit) {
            (Some(count), Some(unit)) => Ok(Duration::Rounds(count.saturating_mul(unit))),
            _ => Err(missing),
        };
    }
    if words.each().any(is_open) {
        return Ok(Duration::Open);
    }
    let ends = words.len() > 1 && words.each().any(is_end);
    let each: Vec<_> = words.each().collect();
    let whole = each.join(" ");
    let led = each
        .into_iter()
        .filter(|word| !(leads_to_a_name(word) || ends && is_end(word)));
    let led: Vec<_> = led.map(owner).collect();
    let found = damage_line::targets(&whole, context.roster)
        .or_else(|_| damage_line::targets(&led.join(" "), context.roster))
        .map_err(Fault::Name)?;
    match found.as_slice() {
        [(who, _)] if ends => Ok(Duration::TurnEnd(*who)),
        [(who, _)] => Ok(Duration::TurnStart(*who)),
        [] => Err(missing),
        _ => Err(Fault::Name(damage_line::Fault::Several(led.join(" ")))),
    }
}

/// Removes the possessive of English and French from a name: `wulfgar's`, `d'aria`.
fn owner(word: &str) -> &str {
    let word = word
        .strip_suffix("'s")
        .or(word.strip_suffix('\''))
        .unwrap_or(word);
    let elided = word.strip_prefix("d'").or(word.strip_prefix("l'"));
    elided.unwrap_or(word)
}
