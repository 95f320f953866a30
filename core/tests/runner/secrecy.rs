//! Statements about what players see of combatants.

use asalto_core::Command;

use super::expect::same_set;
use super::table::Table;

/// Reads a command that hides or reveals combatants; `None` for any other statement.
pub fn read(table: &Table, words: &[&str]) -> Result<Option<Command>, String> {
    Ok(Some(match words {
        ["conceal", names @ ..] => Command::Conceal {
            who: table.all(names)?,
        },
        ["reveal", names @ ..] => Command::Reveal {
            who: table.all(names)?,
        },
        _ => return Ok(None),
    }))
}

/// Checks the names that players see.
pub fn players_see(table: &Table, wanted: &[&str]) -> Result<(), String> {
    let view = table.session().player_view().ok_or("players see nothing")?;
    let names = view.combatants.iter().map(|one| one.profile.name.clone());
    let names: Vec<_> = names.collect();
    same_set("players-see", wanted, &names)
}
