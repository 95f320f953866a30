//! A parsed command, the context that gives its words a meaning, and the faults of other texts.

use super::line::Words;
use asalto_core::CombatantId;
use asalto_core::effect::Duration;
use asalto_core::share::DamageShare;
use asalto_text::Lang;

use crate::input::damage_line;
use crate::input::damage_line::Roster;
use crate::input::hit_points::{Change, Kind};

/// The number of letters of a command that are read, as of a quick line.
pub const LONGEST: usize = crate::input::quick_line::LONGEST;

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

/// A command as it is typed. It is for the selected combatants if it names none.
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
    /// Runs the command of the main button.
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

/// The reason that a text is not a command.
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

/// Returns whether a word is an amount with its sign: `7`, `-7`, `+8`, `t5`, `2d6`.
pub fn is_amount(word: &str) -> bool {
    Change::read(word).is_some_and(|change| is_number_or_dice(&change.amount))
}

pub fn is_number_or_dice(amount: &str) -> bool {
    let die = amount.strip_prefix('d').unwrap_or(amount);
    die.starts_with(|it: char| it.is_ascii_digit())
}

/// Reads the combatants that words name, without shares.
pub fn names(words: Words<'_>, context: &Context<'_>) -> Result<Vec<CombatantId>, Fault> {
    let targets = damage_line::targets(&words.folded(), context.roster).map_err(Fault::Name)?;
    Ok(targets.into_iter().map(|(who, _)| who).collect())
}
