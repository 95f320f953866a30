//! A first combat of D&D 5e: commands go in, events come out, and the view shows the state.
//!
//! `cargo run -q -p asalto-core --example first_combat`

use std::error::Error;

use asalto_core::{Combatant, Command, Ruleset, ScriptedDice, Session, Side, Timestamp};

/// Plays the combat and returns its story, one line a turn.
///
/// # Errors
/// The rejection of a command. None of these is rejected.
pub fn play() -> Result<Vec<String>, Box<dyn Error>> {
    let mut session = Session::new(Ruleset::Dnd5e);
    // Real dice: `NoDice`, and `Command::EnterInitiative`. Dice of the app: `SeededDice`.
    let mut dice = ScriptedDice::new([14, 9]);
    let mut dispatch = |session: &mut Session, command: &Command| {
        // The engine has no clock, so the caller gives the time.
        session.dispatch(command, Timestamp(0), &mut dice).map(drop)
    };

    let lidda = Combatant {
        dexterity: Some(16),
        ..Combatant::new("Lidda", Side::PARTY)
    };
    let goblin = Combatant {
        dexterity: Some(12),
        hit_points: Some(7),
        ..Combatant::new("Goblin", Side::FOES)
    };
    for profile in [lidda, goblin] {
        dispatch(&mut session, &Command::AddCombatant(Box::new(profile)))?;
    }
    dispatch(&mut session, &Command::Start)?;
    dispatch(&mut session, &Command::RollInitiative { who: Vec::new() })?;

    let mut story = Vec::new();
    for _ in 0..2 {
        let view = session.view();
        let acting = view.current.and_then(|who| view.combatant(who));
        if let Some(one) = acting {
            let (name, count) = (&one.profile.name, one.count.unwrap_or_default());
            story.push(format!("{name} acts at {count}"));
        }
        dispatch(&mut session, &Command::EndTurn)?;
    }
    let view = session.view();
    let goblin = view
        .combatants
        .iter()
        .find(|one| one.profile.name == "Goblin");
    let goblin = goblin.map(|one| one.id).into_iter().collect();
    dispatch(&mut session, &Command::damage(goblin, 7))?;
    for one in &session.view().combatants {
        let life = one
            .life
            .map_or_else(String::new, |life| format!(": {life:?}"));
        story.push(format!("{}{life}", one.profile.name));
    }
    Ok(story)
}

/// Prints the story.
fn main() -> Result<(), Box<dyn Error>> {
    for line in play()? {
        println!("{line}");
    }
    Ok(())
}
