//! Measures phases and priority: `cargo run --release -q -p asalto-core --example bench_priority`.
//!
//! With 200 actors and 100 actions on the stack: what one offer costs, what a TOW-turn costs in which
//! everybody passes, and what it costs to look at it. Prints a line for each, and exits with 1 where a limit is not held.
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a benchmark looks at the clock; the engine does not"
)]

use std::process::ExitCode;
use std::time::{Duration, Instant};

use asalto_core::{
    Combatant, CombatantId, Command, Declaration, EncounterView, PriorityCommand, Ruleset,
    SeededDice, Session, Side, Stage, Stop, Timestamp, Until,
};

const ACTORS: u32 = 200;

fn main() -> ExitCode {
    let offer = best_of(20, an_offer);
    let turn = best_of(20, a_turn_of_passes);
    let view = best_of(20, a_view);
    println!("offer_us={:.3}", offer.as_secs_f64() * 1e6);
    println!("turn_ms={:.3}", turn.as_secs_f64() * 1e3);
    println!("view_us={:.3}", view.as_secs_f64() * 1e6);
    if offer < Duration::from_micros(5) && turn < Duration::from_millis(5) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn best_of(times: u32, measure: fn() -> Duration) -> Duration {
    (0..times).map(|_| measure()).min().unwrap_or_default()
}

/// A TOW-turn that has got to its first circulation.
fn fight(dice: &mut SeededDice) -> Session {
    let mut session = Session::new(Ruleset::TalesOfWar);
    for index in 0..ACTORS {
        let mut actor = Combatant::new(format!("Actor {index}"), Side::FOES);
        actor.actor.initiative = "1d100".parse().ok();
        actor.actor.points = 4;
        send(&mut session, dice, &Command::AddCombatant(Box::new(actor)));
    }
    send(&mut session, dice, &Command::Start);
    send(
        &mut session,
        dice,
        &Command::RollInitiative { who: Vec::new() },
    );
    let none = Command::Priority(PriorityCommand::SkipCharges);
    send(&mut session, dice, &none);
    session
}

fn send(session: &mut Session, dice: &mut SeededDice, command: &Command) {
    let done = session.dispatch(command, Timestamp(0), dice).map(|_| ());
    assert_eq!(done, Ok(()), "{command:?}");
}

/// A fight with 100 actions on the stack.
fn stacked(dice: &mut SeededDice) -> Session {
    let mut session = fight(dice);
    for _ in 0..100 {
        let who = session.encounter().holder().unwrap_or_default();
        let act = Command::Priority(PriorityCommand::Declare {
            who,
            declaration: Box::new(Declaration::default()),
        });
        send(&mut session, dice, &act);
    }
    session
}

/// What it costs to look at all of it.
fn a_view() -> Duration {
    let session = stacked(&mut SeededDice::new(1));
    let start = Instant::now();
    std::hint::black_box(EncounterView::of(session.encounter()));
    start.elapsed()
}

/// What it costs to hand priority on, on a stack of 100 actions.
fn an_offer() -> Duration {
    let mut dice = SeededDice::new(1);
    let mut session = stacked(&mut dice);
    let pass = Command::Priority(PriorityCommand::Pass);
    let passes = ACTORS / 2;
    let start = Instant::now();
    for _ in 0..passes {
        send(&mut session, &mut dice, &pass);
    }
    start.elapsed() / passes
}

/// What a whole TOW-turn costs in which each of the actors passes until it ends.
fn a_turn_of_passes() -> Duration {
    let mut dice = SeededDice::new(1);
    let mut session = fight(&mut dice);
    let start = Instant::now();
    for who in (1..=ACTORS).map(CombatantId) {
        let pass = Command::Priority(PriorityCommand::PassUntil {
            who,
            until: Until::TurnEnds,
            stop: Stop::AtNewObject,
        });
        send(&mut session, &mut dice, &pass);
    }
    let elapsed = start.elapsed();
    assert!(matches!(session.encounter().stage(), Stage::Rolling { .. }));
    elapsed
}
