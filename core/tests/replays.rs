//! A session as a replay: the moments of its rounds, and the log without undone entries.

use asalto_core::{Combatant, Command, Round, Ruleset, SeededDice, Session, Side, Timestamp};

/// Plays commands with dice of a seed; returns the session.
#[track_caller]
fn played(commands: &[Command]) -> Session {
    let mut session = Session::new(Ruleset::Dnd35);
    let mut dice = SeededDice::new(7);
    for command in commands {
        let done = session.dispatch(command, Timestamp(0), &mut dice);
        assert!(done.is_ok(), "{command:?}: {done:?}");
    }
    session
}

fn two_rounds() -> Vec<Command> {
    let join = |name, side| Command::AddCombatant(Box::new(Combatant::new(name, side)));
    vec![
        join("Lidda", Side::PARTY),
        join("Ogre", Side::FOES),
        Command::Start,
        Command::RollInitiative { who: Vec::new() },
        Command::EndTurn,
        Command::EndTurn,
        Command::EndTurn,
    ]
}

#[test]
fn seeking_to_a_round_shows_its_beginning() {
    let mut session = played(&two_rounds());
    assert_eq!(session.rounds(), [(Round(1), 4), (Round(2), 6)]);
    for (round, moment) in session.rounds() {
        assert!(session.seek(moment));
        assert_eq!(session.view().round, Some(round));
        assert!(session.undo());
        assert_ne!(session.view().round, Some(round));
        // The rounds after the moment on view are there, too.
        assert_eq!(session.rounds().len(), 2);
    }
}

#[test]
fn a_replay_has_no_undone_entry_and_no_branch() {
    let mut session = played(&two_rounds());
    session.seek(5);
    let join = Command::AddCombatant(Box::new(Combatant::new("Jozan", Side::PARTY)));
    let joined = session.dispatch(&join, Timestamp(0), &mut SeededDice::new(7));
    assert!(joined.is_ok(), "{joined:?}");
    session.undo();
    assert_eq!((session.entries().len(), session.branches().len()), (6, 1));
    let replay = session.played();
    assert_eq!((replay.entries().len(), replay.branches().len()), (5, 0));
    assert_eq!(replay.view(), session.view());
    assert_eq!(replay.rounds(), [(Round(1), 4)]);
}

#[test]
fn commands_given_together_are_one_entry() {
    let join = |name| Command::AddCombatant(Box::new(Combatant::new(name, Side::PARTY)));
    let end_turn = || Command::EndTurn;
    let start = two_rounds();
    let (before, turns) = start.split_at(4);
    assert_eq!(turns.len(), 3);
    let mut session = played(before);
    let then = [end_turn(), join("Jozan"), end_turn()];
    let mut apart = session.clone();
    for command in &then {
        let done = apart.dispatch(command, Timestamp(9), &mut SeededDice::new(7));
        assert!(done.is_ok(), "{done:?}");
    }
    let done = session.dispatch_all(&then, Timestamp(9), &mut SeededDice::new(7));
    assert!(done.is_ok(), "{done:?}");
    assert_eq!(session.encounter(), apart.encounter());
    assert_eq!(session.entries().len(), before.len() + 1);
    let events: usize = apart.entries()[before.len()..]
        .iter()
        .map(|entry| entry.events.len())
        .sum();
    assert_eq!(session.entries()[before.len()].events.len(), events);
    session.undo();
    assert_eq!(session.encounter(), played(before).encounter());
}

#[test]
fn of_commands_given_together_one_that_is_rejected_rejects_all() {
    let join = |name| Command::AddCombatant(Box::new(Combatant::new(name, Side::PARTY)));
    let start = two_rounds();
    let mut session = played(&start[..4]);
    // The undone entry stays to be redone.
    session.undo();
    let before = session.clone();
    let then = [join("Jozan"), Command::EndTurn, join("Tordek")];
    let done = session.dispatch_all(&then, Timestamp(9), &mut SeededDice::new(7));
    assert_eq!(done.map(<[_]>::len).map_err(|(at, _)| at), Err(1));
    assert_eq!(session, before);
    assert_eq!(
        session.dispatch_all(&[], Timestamp(9), &mut SeededDice::new(7)),
        Ok(&[][..])
    );
    assert_eq!(session, before);
}
