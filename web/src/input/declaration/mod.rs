//! The line that declares an action, such as `Shoot 3pa @Orc 1d20+5 vs 12 leaves Arrow`.
//!
//! Words that are not settings form the name of the action. A word right before an `@` names the part aimed
//! at that target (`bolt@Orc jump@Goblin`), and brackets contain a mode (`[subdual]`). Words of all three
//! languages work in every language, as in the quick line.

mod cost;
mod words;

use asalto_core::CombatantId;
use asalto_core::actor::Formula;
use asalto_core::priority::{Declaration, DeclarationKind, RollNeed, TargetStack, TargetedPart};

pub use cost::read_cost;
pub use words::Context;
use words::{Keyword, after_name, keyword, next_word};

/// The reason that a line is not a declaration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The line has no name.
    Empty,
    /// No combatant has the name after an `@`.
    UnknownTarget(String),
    /// The line has a roll without a difficulty.
    NoDifficulty,
}

/// The parts of the roll read so far.
#[derive(Default)]
struct Roll {
    difficulty: Option<i32>,
    formula: Option<Formula>,
    fumble: Option<u16>,
}

/// The parts of an action read so far.
#[derive(Default)]
struct ActionParts<'l> {
    name: Vec<&'l str>,
    roll: Roll,
    made: Declaration,
}

/// Reads a line. The words after `leaves` give the name, roll, modes and due cost of the action
/// that stays behind; it is postponed with the same targets.
///
/// # Errors
/// A [`Fault`] if the line is not complete.
///
/// ```
/// # use asalto_web::input::declaration::{Context, read};
/// # use asalto_core::CombatantId;
/// let names = [(CombatantId(3), "Orc".to_owned())];
/// let context = Context { names: &names, resources: &[] };
/// let shot = read("Shoot 3pa @orc vs 12 leaves Arrow", context).unwrap();
/// assert_eq!((shot.name.as_str(), shot.cost.points), ("Shoot", 3));
/// assert_eq!(shot.leaves.unwrap().name, "Arrow");
/// ```
pub fn read(line: &str, context: Context<'_>) -> Result<Declaration, Fault> {
    let mut own = ActionParts::default();
    let mut left: Option<ActionParts<'_>> = None;
    let mut due = false;
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        let (word, after) = next_word(rest);
        if let Some(at) = word.find('@') {
            let aimed = &rest[at + 1..];
            let (target, length) = target(aimed, context)?;
            own.made.parts.push(TargetedPart {
                name: rest[..at].to_owned(),
                target: Some(target),
            });
            // Commas may separate several targets.
            let beyond = aimed[length..].trim_start();
            rest = beyond.strip_prefix(',').unwrap_or(beyond).trim_start();
            continue;
        }
        // Words after `leaves` describe the action that stays behind, except for immediate costs.
        let has_left = left.is_some();
        let told = left.as_mut().unwrap_or(&mut own);
        if let Some((mode, after)) = bracketed(rest) {
            told.made.modes.push(mode.to_owned());
            rest = after.trim_start();
            continue;
        }
        let (following, beyond) = next_word(after);
        rest = after;
        let cost = if due {
            &mut told.made.due
        } else {
            &mut own.made.cost
        };
        if let Some(unread) = cost::pay(cost, word, after, context) {
            rest = unread;
            continue;
        }
        let told = left.as_mut().unwrap_or(&mut own);
        if word.starts_with(|c: char| c.is_ascii_digit())
            && let Ok(formula) = word.to_lowercase().parse()
        {
            told.roll.formula = Some(formula);
            continue;
        }
        match keyword(word) {
            Some(Keyword::Versus) if following.parse::<i32>().is_ok() => {
                told.roll.difficulty = following.parse().ok();
                rest = beyond;
            }
            Some(Keyword::Fumble) if following.parse::<u16>().is_ok() => {
                told.roll.fumble = following.parse().ok();
                rest = beyond;
            }
            Some(Keyword::Leaves) if !has_left => {
                left = Some(ActionParts::default());
                due = false;
            }
            // A cost that is due later makes the action postponed.
            Some(Keyword::Due) => {
                due = true;
                if !has_left {
                    own.made.target_stack = TargetStack::Postponed;
                }
            }
            Some(Keyword::Postponed) => own.made.target_stack = TargetStack::Postponed,
            Some(Keyword::Automatic) => own.made.kind = DeclarationKind::Automatic,
            _ => told.name.push(word),
        }
    }
    if own.name.is_empty() {
        return Err(Fault::Empty);
    }
    let parts = own.made.parts.clone();
    let left = left.map(|left| {
        let target_stack = TargetStack::Postponed;
        let made = left.made()?;
        Ok(Box::new(Declaration {
            parts,
            target_stack,
            ..made
        }))
    });
    let leaves = left.transpose()?;
    Ok(Declaration {
        leaves,
        ..own.made()?
    })
}

impl ActionParts<'_> {
    /// Builds the declaration from its name and its roll.
    fn made(self) -> Result<Declaration, Fault> {
        Ok(Declaration {
            name: self.name.join(" "),
            roll: needed(&self.roll)?,
            ..self.made
        })
    }
}

/// Returns the content of the brackets at the start of a text, and the rest.
fn bracketed(text: &str) -> Option<(&str, &str)> {
    let (inside, after) = text.strip_prefix('[')?.split_once(']')?;
    Some((inside.trim(), after))
}

fn needed(roll: &Roll) -> Result<Option<RollNeed>, Fault> {
    let told = roll.formula.is_some() || roll.fumble.is_some();
    match roll.difficulty {
        Some(difficulty) => Ok(Some(RollNeed {
            difficulty,
            formula: roll.formula,
            fumble: roll.fumble,
        })),
        None if told => Err(Fault::NoDifficulty),
        None => Ok(None),
    }
}

/// Finds the combatant whose name the text begins with, longest name first. Returns the length of the name
/// too.
fn target(text: &str, context: Context<'_>) -> Result<(CombatantId, usize), Fault> {
    let begins = |name: &str| {
        let rest = after_name(text, name)?;
        // `Orc 2` is a combatant, but in `@Orc 2 pa` the target is `Orc` and the cost is 2.
        let ends = !rest.starts_with(char::is_alphanumeric)
            && keyword(next_word(rest).0) != Some(Keyword::Points);
        ends.then_some(text.len() - rest.len())
    };
    let named = context.names.iter();
    named
        .filter_map(|(who, name)| Some((*who, begins(name)?)))
        .max_by_key(|&(_, length)| length)
        .ok_or_else(|| Fault::UnknownTarget(next_word(text).0.to_owned()))
}

#[cfg(test)]
mod tests;
