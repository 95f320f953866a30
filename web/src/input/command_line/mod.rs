//! The command line: what a game master types, such as `7 to g3 g4, half bug` or `stun bug until wulfgar`.
//!
//! A number is damage (`7`), healing (`+8`) or temporary hit points (`t5`), and may be dice. Any other command
//! begins with its verb or with a condition. Each language has its words, and the English ones are always
//! understood.

mod complete;
mod condition;
mod line;
mod words;

use asalto_core::CombatantId;
use asalto_core::effect::Duration;
use asalto_core::share::DamageShare;
use asalto_text::Lang;

use super::damage_line;
use super::damage_line::Roster;
use super::hit_points::{Change, Kind};

pub use complete::{Completion, Offer, complete};
use line::{Words, split};
pub use words::{Keyword, Verb};

/// The letters of a command that are read, as of a quick line.
pub const LONGEST: usize = super::quick_line::LONGEST;

/// The rounds of a minute.
pub const MINUTE: u32 = 10;

/// The meanings that words have now: combatants, conditions and commands.
#[derive(Clone, Copy)]
pub struct Context<'c> {
    /// The language in use.
    pub lang: Lang,
    /// The combatants.
    pub roster: &'c Roster,
    /// The names of each condition, in lowercase and without accents.
    pub conditions: &'c [Vec<String>],
    /// The function that returns a text in lowercase and without accents.
    pub fold: &'c dyn Fn(&str) -> String,
}

/// A condition that a command names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Named {
    /// One of the context, by its index.
    Known(usize),
    /// A custom one.
    Custom(String),
}

/// A command as it is typed. Without combatants, it is for those that are selected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Changes hit points.
    Amount {
        /// The kind of change.
        kind: Kind,
        /// The amount: a number or dice.
        amount: String,
        /// The combatants with their shares.
        targets: Vec<(CombatantId, DamageShare)>,
    },
    /// Gives a condition.
    Begin {
        /// The condition.
        condition: Named,
        /// The combatants.
        who: Vec<CombatantId>,
        /// Its duration; none for the usual one.
        duration: Option<Duration>,
    },
    /// Ends a condition.
    End {
        /// The condition.
        condition: Named,
        /// The combatants.
        who: Vec<CombatantId>,
    },
    /// Delays, to a count if one is given.
    Delay(Option<i32>),
    /// Readies an action.
    Ready {
        /// The action.
        name: String,
        /// The trigger, which may be empty.
        trigger: String,
    },
    /// Goes on as the main button does.
    Next,
    /// Removes combatants.
    Remove(Vec<CombatantId>),
    /// Undoes this many commands.
    Undo(usize),
    /// Redoes this many commands.
    Redo(usize),
    /// Adds the combatants of a quick line.
    Add(String),
    /// Rolls dice.
    Roll(String),
}

/// The reason that a text is no command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is no text.
    Empty,
    /// No command begins with this word.
    Unknown(String),
    /// A word names nobody, or several combatants.
    Name(damage_line::Fault),
    /// Something is missing.
    Missing(Missing),
}

/// The parts that a command needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// A combatant.
    Name,
    /// A number or dice.
    Amount,
    /// A condition.
    Condition,
    /// A duration: a combatant, or a number of rounds.
    Duration,
    /// An action to ready.
    Action,
    /// The combatants that join.
    Newcomers,
}

/// Reads a command.
///
/// # Errors
/// [`Fault`] if the text is no command, or not yet.
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

/// Returns whether a word is an amount with its sign: `7`, `-7`, `+8`, `t5`, `2d6`.
fn is_amount(word: &str) -> bool {
    Change::read(word).is_some_and(|change| is_number_or_dice(&change.amount))
}

fn is_number_or_dice(amount: &str) -> bool {
    let die = amount.strip_prefix('d').unwrap_or(amount);
    die.starts_with(|it: char| it.is_ascii_digit())
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

/// Reads the combatants that words name, without shares.
fn names(words: Words<'_>, context: &Context<'_>) -> Result<Vec<CombatantId>, Fault> {
    let targets = damage_line::targets(&words.folded(), context.roster).map_err(Fault::Name)?;
    Ok(targets.into_iter().map(|(who, _)| who).collect())
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
