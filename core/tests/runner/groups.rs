//! Statements about groups that act as one.

use asalto_core::combatant::Group;
use asalto_core::view::GroupView;
use asalto_core::{Command, EncounterView};

use super::commands::number;
use super::expect::{one, same, same_list};
use super::secrecy;
use super::table::Table;

/// Reads a command about groups or secrecy; `None` for any other statement.
pub fn read(table: &Table, words: &[&str]) -> Result<Option<Command>, String> {
    Ok(Some(match words {
        ["end-group-turn"] => Command::EndGroupTurn,
        ["leave-group", name] => Command::LeaveGroup {
            who: table.who(name)?,
        },
        ["join-group", name, group] => Command::JoinGroup {
            who: table.who(name)?,
            group: Group(number(group)?),
        },
        words => return secrecy::read(table, words),
    }))
}

/// Checks an expectation about groups; `None` for any other expectation.
pub fn check(table: &Table, view: &EncounterView, words: &[&str]) -> Option<Result<(), String>> {
    Some(match words {
        ["group", group, "nobody"] => rows(view, group).and_then(|rows| {
            let found = rows.len().to_string();
            same("rows of the group", "0", &found)
        }),
        ["group", group, name, members @ ..] => rows(view, group).and_then(|rows| {
            let row = rows.first().ok_or("it has no row")?;
            same("name", name, &row.name)?;
            same_list(
                "members",
                members,
                &table.names(row.members.iter().copied()),
            )
        }),
        ["acted", group, members @ ..] => rows(view, group).and_then(|rows| {
            let row = rows.first().ok_or("it has no row")?;
            let mut found = table.names(row.acted.iter().copied());
            if found.is_empty() {
                found.push("nobody".to_owned());
            }
            same_list("acted", members, &found)
        }),
        ["joins", name, group] => one(table, view, name).and_then(|one| {
            let found = one.joins.map(|Group(group)| group.to_string());
            same("joins", group, found.as_deref().unwrap_or("nothing"))
        }),
        _ => return None,
    })
}

/// The rows of a group.
fn rows<'v>(view: &'v EncounterView, group: &str) -> Result<Vec<&'v GroupView>, String> {
    let group = Group(number(group)?);
    let rows = view.groups.iter().filter(|row| row.group == group);
    Ok(rows.collect())
}
