//! Statements about the past: back and forth in the log, its branches, saving and loading.

use asalto_core::Session;

use super::commands::number;
use super::expect::same_list;
use super::table::Table;

/// Plays a statement about the past; `None` for any other statement.
pub fn play(session: &mut Session, words: &[&str]) -> Option<Result<(), String>> {
    Some(match words {
        ["undo"] => said(session.undo(), "there is nothing to undo"),
        ["redo"] => said(session.redo(), "there is nothing to redo"),
        ["undo", steps] => number(steps).and_then(|steps: usize| {
            let to = session.cursor().checked_sub(steps);
            said(
                to.is_some_and(|to| session.seek(to)),
                "there is less to undo",
            )
        }),
        ["redo", steps] => number(steps).and_then(|steps: usize| {
            let to = session.cursor().checked_add(steps);
            said(
                to.is_some_and(|to| session.seek(to)),
                "there is less to redo",
            )
        }),
        ["branch", which] => index(which).and_then(|index| {
            let taken = session.take_branch(index);
            said(taken, "there is no such branch")
        }),
        ["drop-branch", which] => index(which).and_then(|index| {
            let dropped = session.drop_branch(index);
            said(dropped, "there is no such branch")
        }),
        ["reload"] => reloaded(session).map(|again| *session = again),
        _ => return None,
    })
}

/// Saves and loads a session. The loaded one is equal, and shows the same.
pub fn reloaded(session: &Session) -> Result<Session, String> {
    let text = session.to_text().map_err(|error| error.to_string())?;
    let again = Session::from_text(&text).map_err(|error| error.to_string())?;
    if &again == session && again.view() == session.view() {
        Ok(again)
    } else {
        Err("the session is not the same after saving and loading".to_owned())
    }
}

/// Checks the branches: each by the number of its entries, oldest first.
pub fn branches(table: &Table, wanted: &[&str]) -> Result<(), String> {
    let branches = table.session().branches().iter();
    let mut found: Vec<_> = branches.map(|one| one.entries.len().to_string()).collect();
    if found.is_empty() {
        found.push("nothing".to_owned());
    }
    same_list("branches", wanted, &found)
}

/// A branch by its number, from 1.
fn index(word: &str) -> Result<usize, String> {
    let which: usize = number(word)?;
    which
        .checked_sub(1)
        .ok_or("branches count from 1".to_owned())
}

fn said(done: bool, otherwise: &str) -> Result<(), String> {
    if done {
        Ok(())
    } else {
        Err(otherwise.to_owned())
    }
}
