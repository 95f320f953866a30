//! Rounds of turns: a turn's command, an opening and a long log, under D&D 3.5.

use asalto_core::{Combatant, CombatantId, Command, Ruleset, SeededDice, Session, Side, Timestamp};

use super::Row;
use super::clock;

pub fn rows() -> Vec<Row> {
    let mut rows = vec![
        Row::best_of(5, "the end of a turn, 1,000 combatants", 0.05, || {
            turn(1_000)
        }),
        Row::best_of(5, "an opening with 1,000 rolls", 5.0, opening),
        Row::best_of(3, "folding a log of 100,000 entries", 100.0, folding),
    ];
    rows.push(Row::best_of(5, "a view, 1,000 combatants", 0.0, view).only());
    // Doubling the number of combatants shows whether the cost of a command grows faster than
    // linearly.
    for count in [250, 500, 1_000, 2_000] {
        let name = format!("the end of a turn, {count} combatants");
        rows.push(Row::best_of(5, &name, 0.0, || turn(count)).only());
    }
    rows
}

fn encounter(count: u32, dice: &mut SeededDice) -> Session {
    let mut session = Session::new(Ruleset::Dnd35);
    for index in 0..count {
        let side = if index % 2 == 0 {
            Side::PARTY
        } else {
            Side::FOES
        };
        let mut profile = Combatant::new(format!("Combatant {index}"), side);
        profile.dexterity = i16::try_from(8 + index % 12).ok();
        profile.hit_points = Some(20);
        send(
            &mut session,
            dice,
            &Command::AddCombatant(Box::new(profile)),
        );
    }
    session
}

fn begin(session: &mut Session, dice: &mut SeededDice) {
    send(session, dice, &Command::Start);
    send(session, dice, &Command::RollInitiative { who: Vec::new() });
}

fn send(session: &mut Session, dice: &mut SeededDice, command: &Command) {
    let done = session.dispatch(command, Timestamp(0), dice).map(|_| ());
    assert_eq!(done, Ok(()), "{command:?}");
}

/// Measures one end of a turn, decided and applied, over a round.
fn turn(count: u32) -> f64 {
    let mut dice = SeededDice::new(1);
    let mut session = encounter(count, &mut dice);
    begin(&mut session, &mut dice);
    let start = clock::milliseconds();
    for _ in 0..count {
        send(&mut session, &mut dice, &Command::EndTurn);
    }
    (clock::milliseconds() - start) / f64::from(count)
}

/// Measures the start of combat with a roll for everyone.
fn opening() -> f64 {
    let mut dice = SeededDice::new(1);
    let mut session = encounter(1_000, &mut dice);
    let start = clock::milliseconds();
    begin(&mut session, &mut dice);
    clock::milliseconds() - start
}

/// Measures a view of everyone.
fn view() -> f64 {
    let mut dice = SeededDice::new(1);
    let mut session = encounter(1_000, &mut dice);
    begin(&mut session, &mut dice);
    let start = clock::milliseconds();
    std::hint::black_box(session.view());
    clock::milliseconds() - start
}

/// Measures loading a log of 100,000 entries with ten combatants.
fn folding() -> f64 {
    let mut dice = SeededDice::new(1);
    let mut session = encounter(10, &mut dice);
    begin(&mut session, &mut dice);
    let who = vec![CombatantId(1)];
    while session.entries().len() < 100_000 {
        let amount = 1;
        let who = who.clone();
        let command = match session.entries().len() % 3 {
            0 => Command::EndTurn,
            1 => Command::damage(who, amount),
            _ => Command::Heal { who, amount },
        };
        send(&mut session, &mut dice, &command);
    }
    let saved = session.save();
    let start = clock::milliseconds();
    let loaded = Session::load(saved);
    let took = clock::milliseconds() - start;
    assert!(loaded.is_ok());
    took
}
