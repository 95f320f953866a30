//! Undo, branches, saving and loading: the log is the document, and the state is folded from it.
//!
//! `cargo run -q -p asalto-core --example undo_and_save`

use std::error::Error;

use asalto_core::{Combatant, Command, NoDice, Ruleset, Session, Side, Timestamp};

/// Plays, undoes, saves and loads, and returns who is present after each step.
///
/// # Errors
/// The error of a command or of loading. None occurs here.
pub fn play() -> Result<Vec<String>, Box<dyn Error>> {
    let mut session = Session::new(Ruleset::Any);
    let mut said = Vec::new();
    for name in ["Lidda", "Tordek"] {
        let join = Command::AddCombatant(Box::new(Combatant::new(name, Side::PARTY)));
        session.dispatch(&join, Timestamp(0), &mut NoDice)?;
    }
    said.push(format!("played: {}", present(&session)));
    session.undo();
    said.push(format!("undone: {}", present(&session)));
    // A new command turns the undone entries into a branch. Nothing is lost.
    let join = Command::AddCombatant(Box::new(Combatant::new("Mialee", Side::PARTY)));
    session.dispatch(&join, Timestamp(0), &mut NoDice)?;
    said.push(format!(
        "another way: {}, {} branch",
        present(&session),
        session.branches().len()
    ));

    let text = session.to_text()?;
    let loaded = Session::from_text(&text)?;
    said.push(format!("loaded: {}", present(&loaded)));
    // A text that was cut is an error, not a panic.
    if let Err(error) = Session::from_text(&text[..text.len() / 2]) {
        said.push(format!("cut: {error}"));
    }
    Ok(said)
}

fn present(session: &Session) -> String {
    let present = session.encounter().present();
    let names: Vec<_> = present.map(|one| one.profile.name.as_str()).collect();
    names.join(" and ")
}

/// Prints the steps.
fn main() -> Result<(), Box<dyn Error>> {
    for line in play()? {
        println!("{line}");
    }
    Ok(())
}
