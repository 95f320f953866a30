//! Statements of limited uses.

use asalto_core::combatant::{LimitedUse, UseLimit};
use asalto_core::command::{RechargeInput, UseCommand};
use asalto_core::{Command, EncounterView};

use super::commands::number;
use super::expect::{one, same};
use super::table::Table;

/// Reads a limited use of a profile: `NAME 5-6` or `NAME 3/day`.
pub fn describe(word: &str) -> Result<LimitedUse, String> {
    let (name, limit) = word
        .rsplit_once(' ')
        .ok_or(format!("`{word}` has no limit"))?;
    let limit = limit.parse::<UseLimit>();
    let limit = limit.map_err(|error| format!("`{word}`: {error}"))?;
    Ok(LimitedUse::new(name, limit))
}

/// Reads a command about limited uses; `None` for any other statement.
pub fn read(table: &Table, words: &[&str]) -> Result<Option<Command>, String> {
    let of = |who, name: &&str| Ok::<_, String>((table.who(who)?, (*name).to_owned()));
    Ok(Some(Command::Use(match words {
        ["use", who, name] => {
            let (who, name) = of(who, name)?;
            UseCommand::Spend { who, name }
        }
        ["restore-use", who, name] => {
            let (who, name) = of(who, name)?;
            UseCommand::Restore { who, name }
        }
        ["recharge", who, name, how @ ..] => {
            let (who, name) = of(who, name)?;
            let how = match how {
                [] => RechargeInput::Roll,
                ["spent"] => RechargeInput::Spent,
                ["typed", face] => RechargeInput::Face {
                    face: number(face)?,
                },
                words => return Err(format!("not a die: {}", words.join(" "))),
            };
            UseCommand::Recharge { who, name, how }
        }
        _ => return Ok(None),
    })))
}

/// Checks `uses NAME "USE" LEFT`, with `due` at the end if a roll is owed.
pub fn check(table: &Table, view: &EncounterView, words: &[&str]) -> Result<(), String> {
    let (name, of, left, due) = match words {
        ["uses", name, of, left] => (name, of, left, false),
        ["uses", name, of, left, "due"] => (name, of, left, true),
        words => return Err(format!("no such expectation: {}", words.join(" "))),
    };
    let mut uses = one(table, view, name)?.limited_uses.iter();
    let found = uses.find(|one| one.of.name == *of);
    let found = found.ok_or(format!("{name} has no limited use `{of}`"))?;
    same("uses left", left, &found.left.to_string())?;
    same("roll owed", &due.to_string(), &found.due.to_string())
}
