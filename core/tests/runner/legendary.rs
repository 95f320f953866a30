//! Statements of legendary creatures and lairs.

use asalto_core::command::{LegendaryResistance, ResistedSave};
use asalto_core::{CombatantId, Command, EncounterView};

use super::commands::{condition_of, number};
use super::expect::{one, same};
use super::table::Table;

/// Reads a command about legendary creatures; `None` for any other statement.
pub fn read(table: &Table, words: &[&str]) -> Result<Option<Command>, String> {
    let one = |name| table.who(name);
    Ok(Some(match words {
        ["legendary", name, action] => legendary(one(name)?, action, 1),
        ["legendary", name, action, "cost", cost] => legendary(one(name)?, action, number(cost)?),
        ["lair-action", name, action] => Command::LairAction {
            who: one(name)?,
            name: (*action).to_owned(),
        },
        ["legendary-resistance", name, against @ ..] => {
            let against = match against {
                [] => None,
                ["concentration"] => Some(ResistedSave::Concentration),
                ["massive-damage"] => Some(ResistedSave::MassiveDamage),
                [condition] => Some(ResistedSave::Effect(condition_of(condition))),
                words => return Err(format!("no such save: {words:?}")),
            };
            let who = one(name)?;
            Command::UseLegendaryResistance(LegendaryResistance { who, against })
        }
        _ => return Ok(None),
    }))
}

fn legendary(who: CombatantId, action: &str, cost: u8) -> Command {
    let name = action.to_owned();
    Command::LegendaryAction { who, name, cost }
}

/// Checks an expectation about legendary creatures.
pub fn check(table: &Table, view: &EncounterView, words: &[&str]) -> Result<(), String> {
    match words {
        ["legendary", name, actions, resistance] => {
            let left = one(table, view, name)?.legendary.unwrap_or_default();
            same("legendary actions", actions, &left.actions.to_string())?;
            same(
                "legendary resistance",
                resistance,
                &left.resistance.to_string(),
            )
        }
        ["lair-acted", name, wanted] => {
            let found = one(table, view, name)?.last_lair_action.clone();
            same(
                "lair action",
                wanted,
                &found.unwrap_or("nothing".to_owned()),
            )
        }
        words => Err(format!("no such expectation: {}", words.join(" "))),
    }
}
