//! The laws of phases and priority, over random fights of Tales of War.
#![cfg(not(target_arch = "wasm32"))]

mod phases;

use std::collections::BTreeSet;

use asalto_core::{
    Awaiting, CombatantId, Command, Encounter, Event, NextPhase, NoDice, PassConsequence, Phase,
    PriorityCommand, PriorityEvent, Ruleset, SeededDice, Session, Stage, Timestamp, available,
    check, decide,
};
use phases::{actor, eventful, rules};
use proptest::prelude::*;

/// The choices by which a fight begins: start, roll, no charges.
const OPENING: [u32; 3] = [22 * 16 + 4, 4, 17 * 16 + 4];

/// Plays a fight of some actors in which each choice is a command, legal or not. What is refused
/// changes nothing, and is refused by `check` and `decide` alike.
fn play(choices: &[u32]) -> Result<Session, TestCaseError> {
    let mut session = Session::new(rules(choices.iter().copied().fold(0, u32::wrapping_add)));
    let mut dice = SeededDice::new(11);
    for seed in 0..4_u16 {
        let join = Command::AddCombatant(Box::new(actor(seed)));
        let joined = session.dispatch(&join, Timestamp(0), &mut dice).is_ok();
        prop_assert!(joined);
    }
    for &choice in choices {
        let command = eventful(&session, choice);
        let before = session.encounter().clone();
        let checked = check(&before, &command);
        let decided = decide(&before, &command, &mut dice.clone());
        prop_assert_eq!(
            checked.as_ref().err(),
            decided.as_ref().err(),
            "{:?}",
            command
        );
        let foretold = session.view().priority.and_then(|view| view.pass);
        let done = session.dispatch(&command, Timestamp(0), &mut dice).is_ok();
        prop_assert_eq!(done, decided.is_ok());
        if done && command == Command::Priority(PriorityCommand::Pass) {
            prop_assert_eq!(foretold, came_of_passing(&session));
        }
        prop_assert!(done || session.encounter() == &before, "{:?}", command);
        if choice % 61 == 0 {
            session.undo();
        }
    }
    Ok(session)
}

/// What came of the last command, which was to pass.
fn came_of_passing(session: &Session) -> Option<PassConsequence> {
    let entry = session.entries()[..session.cursor()].last()?;
    let next = entry.events.iter().find_map(|event| match event {
        Event::Priority(PriorityEvent::PhaseStarted(phase)) => Some(NextPhase::Phase(*phase)),
        Event::Priority(PriorityEvent::Moved { .. } | PriorityEvent::Cancelled { .. }) => {
            Some(NextPhase::FinalAgain)
        }
        Event::Priority(PriorityEvent::CycleEnded) => Some(NextPhase::NextTurn),
        _ => None,
    });
    match (next, session.encounter().awaiting()) {
        (Some(next), _) => Some(PassConsequence::EndPhase(next)),
        (None, Awaiting::Priority(who)) => Some(PassConsequence::HandTo(who)),
        (None, Awaiting::Resolution { frame, .. }) => Some(PassConsequence::Resolve(frame)),
        _ => None,
    }
}

/// What is remembered of a fight to hold the laws.
#[derive(Default)]
struct Witness {
    top: Option<asalto_core::FrameId>,
    offered_on_top: BTreeSet<CombatantId>,
    offered_in_phase: BTreeSet<CombatantId>,
    main_phases: Vec<CombatantId>,
    faster: BTreeSet<(CombatantId, CombatantId)>,
}

impl Witness {
    /// Holds the laws for an event, on the state before it.
    fn sees(&mut self, before: &Encounter, event: &Event) -> Result<(), TestCaseError> {
        let top = before.stack().top().map(|top| top.id);
        if top != self.top {
            self.top = top;
            self.offered_on_top.clear();
        }
        let Event::Priority(event) = event else {
            return Ok(());
        };
        let in_order = before.order().slots().iter().map(|slot| slot.who);
        match event {
            PriorityEvent::Offered { who } => self.is_offered(before, *who)?,
            PriorityEvent::PassedByThemselves(who) => {
                for who in who {
                    self.is_offered(before, *who)?;
                }
            }
            PriorityEvent::Settled { .. } => {
                for who in in_order.filter(|&who| before.may_receive(who)) {
                    prop_assert!(self.offered_on_top.contains(&who), "TOW-80: {}", who);
                }
            }
            PriorityEvent::PhaseStarted(phase) => {
                self.everybody_was_asked(before)?;
                match phase {
                    Phase::Adjustment => self.main_phases.clear(),
                    Phase::Main(who) => {
                        prop_assert!(!self.main_phases.contains(who), "TOW-39: {}", who);
                        self.main_phases.push(*who);
                    }
                    Phase::Final => {}
                }
                self.offered_in_phase.clear();
            }
            PriorityEvent::CycleEnded => {
                self.everybody_was_asked(before)?;
                prop_assert!(before.stack().frames().is_empty(), "TOW-52");
                prop_assert!(before.stack().postponed().is_empty(), "TOW-52");
                let has_points = |one: &asalto_core::Participant| one.acting.points > 0;
                prop_assert!(!before.participants().any(has_points), "TOW-49");
            }
            _ => {}
        }
        Ok(())
    }

    /// A tie is broken once in a TOW-turn: nobody's place between others changes by that it leaves and
    /// comes back, nor does who may answer what is on the stack.
    fn sees_the_order(
        &mut self,
        before: &Encounter,
        after: &Encounter,
    ) -> Result<(), TestCaseError> {
        let slots = after.order().slots();
        if slots == before.order().slots() {
            return Ok(());
        }
        if slots.is_empty() {
            self.faster.clear();
        }
        for (index, slot) in slots.iter().enumerate() {
            for slower in &slots[index + 1..] {
                let (one, other) = (slot.who, slower.who);
                let again = !self.faster.contains(&(other, one));
                prop_assert!(again, "TOW-31: {} was faster than {}", other, one);
                self.faster.insert((one, other));
            }
        }
        let top = |state: &Encounter| state.stack().top().map(|top| top.id);
        if slots.len() < before.order().slots().len() && top(before) == top(after) {
            for slot in slots {
                let could = before.may_receive(slot.who);
                prop_assert_eq!(could, after.may_receive(slot.who), "TOW-7: {}", slot.who);
            }
        }
        Ok(())
    }

    /// Nobody is asked below the initiative of the top, or out of combat.
    fn is_offered(&mut self, before: &Encounter, who: CombatantId) -> Result<(), TestCaseError> {
        prop_assert!(before.may_receive(who), "TOW-7, TOW-22: {}", who);
        self.offered_on_top.insert(who);
        self.offered_in_phase.insert(who);
        Ok(())
    }

    /// Before a phase ends everybody has been asked in it.
    fn everybody_was_asked(&self, before: &Encounter) -> Result<(), TestCaseError> {
        if before.cycle().phase().is_none() {
            return Ok(());
        }
        let in_order = before.order().slots().iter().map(|slot| slot.who);
        for who in in_order.filter(|&who| before.may_receive(who)) {
            prop_assert!(self.offered_in_phase.contains(&who), "TOW-16: {}", who);
        }
        Ok(())
    }
}

fn the_laws_hold(session: &Session) -> Result<(), TestCaseError> {
    let mut state = Encounter::new(session.rules().clone());
    let mut witness = Witness::default();
    for entry in &session.entries()[..session.cursor()] {
        for event in &entry.events {
            witness.sees(&state, event)?;
            let before = state.clone();
            prop_assert_eq!(state.apply(event), Ok(()));
            witness.sees_the_order(&before, &state)?;
        }
    }
    prop_assert_eq!(&state, session.encounter());
    let text = session.to_text().expect("a session has a notation");
    prop_assert_eq!(
        &Session::from_text(&text).expect("what was saved loads"),
        session
    );
    Ok(())
}

/// If nobody does any more than it has to, the TOW-turn ends.
fn the_turn_ends(session: &Session) -> Result<(), TestCaseError> {
    let mut session = session.clone();
    let mut dice = SeededDice::new(3);
    for _ in 0..2_000 {
        if session.encounter().stage() != &Stage::Fighting
            || session.encounter().present().next().is_none()
        {
            return Ok(());
        }
        let offers = available(session.encounter());
        let offer = offers.first().cloned();
        let done = offer.map(|offer| session.dispatch(&offer, Timestamp(0), &mut dice).is_ok());
        prop_assert_eq!(done, Some(true), "{:?}", session.encounter().awaiting());
    }
    prop_assert!(false, "the TOW-turn does not end");
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nobody_loses_a_chance_and_every_turn_ends_with_both_stacks_empty(
        choices in prop::collection::vec(any::<u32>(), 1..200)
    ) {
        let mut opening = OPENING.to_vec();
        opening.extend(choices);
        let session = play(&opening)?;
        the_laws_hold(&session)?;
        the_turn_ends(&session)?;
    }
}

#[test]
fn a_tie_with_real_dice_is_decided_at_the_table() {
    let mut session = Session::new(Ruleset::TalesOfWar);
    let mut send = |command: Command| {
        let done = session.dispatch(&command, Timestamp(0), &mut NoDice);
        assert!(done.is_ok(), "{command:?}: {done:?}");
        session.encounter().awaiting()
    };
    for seed in 0..2 {
        send(Command::AddCombatant(Box::new(actor(seed))));
    }
    send(Command::Start);
    let (one, other) = (CombatantId(1), CombatantId(2));
    for who in [one, other] {
        send(Command::EnterInitiative { who, total: 7 });
    }
    let order = vec![other, one];
    let awaiting = send(Command::BreakTie { order });
    assert_eq!(awaiting, Awaiting::Charge(one));
}

#[test]
fn whoever_tied_with_the_one_who_leaves_comes_into_the_order() {
    let mut session = Session::new(Ruleset::TalesOfWar);
    let mut send = |command: Command| {
        let done = session.dispatch(&command, Timestamp(0), &mut NoDice);
        assert!(done.is_ok(), "{command:?}: {done:?}");
        session.encounter().clone()
    };
    let (one, newcomer) = (CombatantId(1), CombatantId(2));
    let total = |who| Command::EnterInitiative { who, total: 7 };
    send(Command::AddCombatant(Box::new(actor(0))));
    send(Command::Start);
    send(total(one));
    send(Command::AddCombatant(Box::new(actor(1))));
    let tied = send(total(newcomer));
    assert!(matches!(tied.awaiting(), Awaiting::TieBreak(_)));
    let left = send(Command::RemoveCombatant { who: one });
    assert_eq!(left.order().position(newcomer), Some(0));
}

#[test]
fn random_fights_get_past_their_first_turn() {
    let choices: Vec<u32> = (0..1_500_u32)
        .map(|n| n.wrapping_mul(2_654_435_761) >> 7)
        .collect();
    let session =
        play(&[OPENING.as_slice(), choices.as_slice()].concat()).expect("no law is broken");
    let seen = |wanted: fn(&PriorityEvent) -> bool| {
        let mut events = session.entries().iter().flat_map(|entry| &entry.events);
        events.any(|event| matches!(event, Event::Priority(event) if wanted(event)))
    };
    assert!(seen(|event| matches!(event, PriorityEvent::CycleEnded)));
    assert!(seen(|event| matches!(event, PriorityEvent::Settled { .. })));
    assert!(seen(|event| matches!(event, PriorityEvent::Moved { .. })));
    assert!(seen(|event| matches!(
        event,
        PriorityEvent::PassedByThemselves(_)
    )));
    assert!(seen(|event| matches!(event, PriorityEvent::TriggersTaken)));
}
