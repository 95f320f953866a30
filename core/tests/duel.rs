//! The combatants of the tests about players, and the commands that they play.

use asalto_core::{Combatant, CombatantId, Command, SeededDice, Session, Side, Timestamp};

/// The first combatant.
pub const LIDDA: CombatantId = CombatantId(1);
/// The second combatant.
pub const OGRE: CombatantId = CombatantId(2);

/// The third combatant of [`join_three`].
pub const JOZAN: CombatantId = CombatantId(3);

/// Returns a profile with 20 hit points.
pub fn profile(name: &str, side: Side) -> Combatant {
    let mut one = Combatant::new(name, side);
    one.hit_points = Some(20);
    one
}

/// Adds Lidda, an ogre that is her foe, and Jozan.
#[track_caller]
pub fn join_three(session: &mut Session) {
    for (name, side) in [
        ("Lidda", Side::PARTY),
        ("Ogre", Side::FOES),
        ("Jozan", Side::PARTY),
    ] {
        let one = Box::new(profile(name, side));
        play(session, &[Command::AddCombatant(one)]);
    }
}

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
