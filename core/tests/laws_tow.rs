//! The laws of phases and priority, over random combats of Tales of War.

use crate::seed;
use std::collections::BTreeSet;

use crate::phases::{actor, eventful, rules};
use asalto_core::command::PriorityCommand;
use asalto_core::encounter::Stage;
use asalto_core::event::PriorityEvent;
use asalto_core::priority::{ActionOrigin, AutoPassUntil, Phase, TriggerId, TriggerRepeat};
use asalto_core::stack::{Frame, FrameKind};
use asalto_core::view::{EncounterView, NextPhase, PassConsequence, PhaseState};
use asalto_core::{
    Awaiting, CombatantId, Command, Encounter, Event, NoDice, Ruleset, SeededDice, Session,
    Timestamp, available, check, decide,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// The choices that begin a combat: start, roll, no charges.
const OPENING: [u32; 3] = [22 * 16 + 4, 4, 17 * 16 + 4];

/// Plays a combat in which each choice is a command, legal or not. A rejected command changes nothing,
/// and `check` and `decide` agree on it.
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
        let foretold = session.view().priority.and_then(|view| match &command {
            Command::Priority(PriorityCommand::Pass) => view.pass,
            Command::Priority(PriorityCommand::PassAll { until: None }) => view.all_pass,
            _ => None,
        });
        let done = session.dispatch(&command, Timestamp(0), &mut dice).is_ok();
        prop_assert_eq!(done, decided.is_ok());
        if done && command == Command::Priority(PriorityCommand::Pass) {
            prop_assert_eq!(foretold, came_of_passing(&session));
        }
        if done && let Command::Priority(PriorityCommand::PassAll { until }) = command {
            // A latecomer may still charge.
            let charges = matches!(session.encounter().awaiting(), Awaiting::Charge(_));
            if foretold.is_some() && !charges {
                prop_assert_eq!(foretold, came_of_passing(&session));
            }
            let all = decide(&before, &command, &mut NoDice).unwrap_or_default();
            prop_assert_eq!(all, passed_one_by_one(&before, until)?);
        }
        prop_assert!(done || session.encounter() == &before, "{:?}", command);
        if choice % 61 == 0 {
            session.undo();
        }
    }
    Ok(session)
}

/// The events if the actors pass one by one, until the phase ends, the top of the stack changes or
/// waits for its resolution, or an actor has priority.
fn passed_one_by_one(
    before: &Encounter,
    until: Option<CombatantId>,
) -> Result<Vec<Event>, TestCaseError> {
    let top = |encounter: &Encounter| encounter.stack().top().map(|top| top.id);
    let mut now = before.clone();
    let mut all = Vec::new();
    let mut command = match before.awaiting() {
        Awaiting::Charge(_) => PriorityCommand::SkipCharges,
        _ => PriorityCommand::Pass,
    };
    loop {
        let events = decide(&now, &Command::Priority(command), &mut NoDice);
        let events = events.map_err(|why| TestCaseError::fail(format!("{why:?}")))?;
        for event in &events {
            prop_assert!(now.apply(event).is_ok());
        }
        let asked = matches!(now.awaiting(), Awaiting::Priority(who) if Some(who) != until);
        let over = phase_after(&events).is_some();
        all.extend(events);
        if over || !asked || top(&now) != top(before) {
            return Ok(all);
        }
        command = PriorityCommand::Pass;
    }
}

/// The result of the last command, which was a pass.
fn came_of_passing(session: &Session) -> Option<PassConsequence> {
    let entry = session.entries()[..session.cursor()].last()?;
    match (phase_after(&entry.events), session.encounter().awaiting()) {
        (Some(next), _) => Some(PassConsequence::EndPhase(next)),
        (None, Awaiting::Priority(who)) => Some(PassConsequence::HandTo(who)),
        (None, Awaiting::Resolution { frame, .. }) => Some(PassConsequence::Resolve(frame)),
        _ => None,
    }
}

/// The phase or turn that begins with these events.
fn phase_after(events: &[Event]) -> Option<NextPhase> {
    events.iter().find_map(|event| match event {
        Event::Priority(PriorityEvent::PhaseStarted(phase)) => Some(NextPhase::Phase(*phase)),
        Event::Priority(PriorityEvent::Moved { .. } | PriorityEvent::Cancelled { .. }) => {
            Some(NextPhase::FinalAgain)
        }
        Event::Priority(PriorityEvent::CycleEnded) => Some(NextPhase::NextTurn),
        _ => None,
    })
}

/// The state that the laws need from the events so far.
#[derive(Default)]
struct LawState {
    top: Option<asalto_core::frame_id::FrameId>,
    offered_on_top: BTreeSet<CombatantId>,
    offered_in_phase: BTreeSet<CombatantId>,
    main_phases: Vec<CombatantId>,
    faster: BTreeSet<(CombatantId, CombatantId)>,
    spent: BTreeSet<TriggerId>,
}

impl LawState {
    /// Checks the laws for an event, on the state before it.
    fn sees(&mut self, before: &Encounter, event: &Event) -> Result<(), TestCaseError> {
        let top = before.stack().top().map(|top| top.id);
        if top != self.top {
            self.top = top;
            self.offered_on_top.clear();
        }
        if let Event::Pushed(frame) | Event::Priority(PriorityEvent::Postponed(frame)) = event {
            self.is_spent_once(before, frame)?;
        }
        let Event::Priority(event) = event else {
            return Ok(());
        };
        let in_order = before.order().places().iter().map(|place| place.who);
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
                let has_points = |one: &asalto_core::encounter::Participant| one.acting.points > 0;
                prop_assert!(!before.participants().any(has_points), "TOW-49");
            }
            _ => {}
        }
        Ok(())
    }

    /// A tie is broken once in a TOW turn. An actor that leaves and returns keeps its place between the
    /// others, and the same actors can respond to the stack.
    fn sees_the_order(
        &mut self,
        before: &Encounter,
        after: &Encounter,
    ) -> Result<(), TestCaseError> {
        let places = after.order().places();
        if places == before.order().places() {
            return Ok(());
        }
        if places.is_empty() {
            self.faster.clear();
        }
        for (index, place) in places.iter().enumerate() {
            for slower in &places[index + 1..] {
                let (one, other) = (place.who, slower.who);
                let again = !self.faster.contains(&(other, one));
                prop_assert!(again, "TOW-31: {} was faster than {}", other, one);
                self.faster.insert((one, other));
            }
        }
        let top = |state: &Encounter| state.stack().top().map(|top| top.id);
        if places.len() < before.order().places().len() && top(before) == top(after) {
            for place in places {
                let could = before.may_receive(place.who);
                prop_assert_eq!(could, after.may_receive(place.who), "TOW-7: {}", place.who);
            }
        }
        Ok(())
    }

    /// No actor gets priority below the initiative of the top of the stack, or out of combat.
    fn is_offered(&mut self, before: &Encounter, who: CombatantId) -> Result<(), TestCaseError> {
        prop_assert!(before.may_receive(who), "TOW-7, TOW-22: {}", who);
        self.offered_on_top.insert(who);
        self.offered_in_phase.insert(who);
        Ok(())
    }

    /// An effect that is triggered once is put on a stack once.
    fn is_spent_once(&mut self, before: &Encounter, frame: &Frame) -> Result<(), TestCaseError> {
        let FrameKind::Action(act) = &frame.kind else {
            return Ok(());
        };
        let ActionOrigin::Trigger(id) = act.origin else {
            return Ok(());
        };
        let mut known = before.priority().triggers().iter();
        let always = known.any(|(other, one)| *other == id && one.repeats == TriggerRepeat::Always);
        prop_assert!(always || self.spent.insert(id), "TOW-71: {:?}", id);
        Ok(())
    }

    /// Every actor gets priority in a phase before it ends.
    fn everybody_was_asked(&self, before: &Encounter) -> Result<(), TestCaseError> {
        if before.priority().phase().is_none() {
            return Ok(());
        }
        let in_order = before.order().places().iter().map(|place| place.who);
        for who in in_order.filter(|&who| before.may_receive(who)) {
            prop_assert!(self.offered_in_phase.contains(&who), "TOW-16: {}", who);
        }
        Ok(())
    }
}

/// Nobody auto-passes until a main phase that can't come.
fn main_phases_awaited_may_come(state: &Encounter) -> Result<(), TestCaseError> {
    if state.stage() != &Stage::Fighting {
        return Ok(());
    }
    let Some(view) = EncounterView::of(state).priority else {
        return Ok(());
    };
    for actor in &view.actors {
        let until = actor.passing.map(|passing| passing.until);
        let phase = Phase::Main(actor.id);
        let mut phases = view.phases.iter();
        let over = phases.any(|one| one.phase == phase && one.state != PhaseState::Ahead);
        let waits = until == Some(AutoPassUntil::OwnMain);
        prop_assert!(!(over && waits), "TOW-16: {}", actor.id);
    }
    Ok(())
}

fn the_laws_hold(session: &Session) -> Result<(), TestCaseError> {
    let mut state = Encounter::new(session.rules().clone());
    let mut witness = LawState::default();
    for entry in &session.entries()[..session.cursor()] {
        for event in &entry.events {
            witness.sees(&state, event)?;
            let before = state.clone();
            prop_assert_eq!(state.apply(event), Ok(()));
            witness.sees_the_order(&before, &state)?;
        }
        prop_assert!(!entry.events.is_empty());
        main_phases_awaited_may_come(&state)?;
    }
    prop_assert_eq!(&state, session.encounter());
    let text = session.to_text().expect("a session has a notation");
    prop_assert_eq!(
        &Session::from_text(&text).expect("what was saved loads"),
        session
    );
    Ok(())
}

/// A TOW turn ends if no actor does more than it must.
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

/// How the fights are chosen; `PROPTEST_CASES` says how many.
fn cases() -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(seed::of("the laws of Tales of War")),
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(cases())]

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
fn a_combatant_tied_with_one_that_leaves_comes_into_the_order() {
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
    assert_eq!(left.order().index_of(newcomer), Some(0));
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
