//! Phases and priority with 200 actors: the cost of one offer under 100 actions, and of a TOW turn
//! in which everyone passes.

use asalto_core::command::PriorityCommand;
use asalto_core::encounter::Stage;
use asalto_core::priority::{AutoPassStop, AutoPassUntil, Declaration};
use asalto_core::{
    Combatant, CombatantId, Command, EncounterView, Ruleset, SeededDice, Session, Side, Timestamp,
};

use super::Row;
use super::clock;

const ACTORS: u32 = 200;

pub fn rows() -> Vec<Row> {
    vec![
        Row::best_of(20, "an offer, 200 actors and 100 actions", 0.005, an_offer),
        Row::best_of(20, "a view of all that", 0.0, a_view).only(),
        Row::best_of(
            20,
            "a TOW-turn in which 200 actors pass",
            5.0,
            a_turn_of_passes,
        ),
    ]
}

/// Returns a TOW turn at its first circulation.
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

/// Returns a combat with 100 actions on the stack.
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

/// Measures a view of everything.
fn a_view() -> f64 {
    let session = stacked(&mut SeededDice::new(1));
    let start = clock::milliseconds();
    std::hint::black_box(EncounterView::of(session.encounter()));
    clock::milliseconds() - start
}

/// Measures handing priority on, over a stack of 100 actions.
fn an_offer() -> f64 {
    let mut dice = SeededDice::new(1);
    let mut session = stacked(&mut dice);
    let pass = Command::Priority(PriorityCommand::Pass);
    let passes = ACTORS / 2;
    let start = clock::milliseconds();
    for _ in 0..passes {
        send(&mut session, &mut dice, &pass);
    }
    (clock::milliseconds() - start) / f64::from(passes)
}

/// Measures a whole TOW turn in which every actor passes until it ends.
fn a_turn_of_passes() -> f64 {
    let mut dice = SeededDice::new(1);
    let mut session = fight(&mut dice);
    let start = clock::milliseconds();
    for who in (1..=ACTORS).map(CombatantId) {
        let pass = Command::Priority(PriorityCommand::PassUntil {
            who,
            until: AutoPassUntil::TurnEnds,
            stop: AutoPassStop::AtNewObject,
        });
        send(&mut session, &mut dice, &pass);
    }
    let elapsed = clock::milliseconds() - start;
    assert!(matches!(session.encounter().stage(), Stage::Rolling { .. }));
    elapsed
}
