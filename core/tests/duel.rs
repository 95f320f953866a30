//! The combatants of the tests about players, and the commands that they play.

use asalto_core::{CombatantId, Command, SeededDice, Session, Timestamp};

/// The first combatant.
pub const LIDDA: CombatantId = CombatantId(1);
/// The second combatant.
pub const OGRE: CombatantId = CombatantId(2);

/// Plays commands with seeded dice.
///
/// # Panics
/// If a command is rejected.
#[track_caller]
pub fn play(session: &mut Session, commands: &[Command]) {
    let mut dice = SeededDice::new(7);
    for command in commands {
        let done = session.dispatch(command, Timestamp(0), &mut dice);
        assert!(done.is_ok(), "{command:?}: {done:?}");
    }
}
