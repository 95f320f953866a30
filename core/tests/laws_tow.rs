//! The laws of phases and priority, over random fights of Tales of War.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;

use asalto_core::{
    AttemptResult, AutomaticPolicy, Awaiting, Combatant, CombatantId, Command, Condition, Cost,
    Declaration, Encounter, Event, FumblePolicy, GatheringPolicy, LegalityPolicy, NoDice, Part,
    Phase, PhaseKind, PhaseRules, Placing, PostponedOrder, PriorityCommand, PriorityEvent,
    ProgressPolicy, Repeats, Resolution, RollNeed, RollSource, Rules, Ruleset, SeededDice, Session,
    Side, Stage, Stop, Timestamp, Trigger, TriggerOrder, Until, Verdict, When, available, check,
    decide,
};
use proptest::prelude::*;

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
        let command = command(&session, choice);
        let before = session.encounter().clone();
        let checked = check(&before, &command);
        let decided = decide(&before, &command, &mut dice.clone());
        prop_assert_eq!(
            checked.as_ref().err(),
            decided.as_ref().err(),
            "{:?}",
            command
        );
        let done = session.dispatch(&command, Timestamp(0), &mut dice).is_ok();
        prop_assert_eq!(done, decided.is_ok());
        prop_assert!(done || session.encounter() == &before, "{:?}", command);
        if choice % 61 == 0 {
            session.undo();
        }
    }
    Ok(session)
}

/// The ruleset with some of the second readings of section 5.
fn rules(seed: u32) -> Rules {
    let mut rules = Rules::from(Ruleset::TalesOfWar);
    let mut phases = PhaseRules::default();
    let second = |bit: u32| seed >> bit & 3 == 3;
    if second(0) {
        phases.postponed = PostponedOrder::OneByOne;
    }
    if second(2) {
        phases.concentration = GatheringPolicy::Gather;
    }
    if second(4) {
        phases.fumble = FumblePolicy::Everybody;
    }
    if second(6) {
        phases.fumble = FumblePolicy::Nobody;
    }
    if second(8) {
        phases.triggers = TriggerOrder::DecreasingInitiative;
    }
    if second(10) {
        phases.automatic = AutomaticPolicy::AtOnce;
    }
    if second(12) {
        phases.legality = LegalityPolicy::Asked;
    }
    rules.progress = ProgressPolicy::Phases(phases);
    rules
}

fn actor(seed: u16) -> Combatant {
    let mut actor = Combatant::new(format!("A{seed}"), Side::FOES);
    actor.actor.initiative = "1d4".parse().ok();
    actor.actor.points = seed % 4;
    actor.actor.limits.insert("potency".to_owned(), seed % 3);
    actor
}

fn command(session: &Session, choice: u32) -> Command {
    let encounter = session.encounter();
    let (kind, detail) = (choice % 24, choice / 24);
    let count = u32::try_from(encounter.participants().count()).unwrap_or_default();
    let who = CombatantId(detail % count.max(1) + 1);
    let other = CombatantId(detail / 7 % count.max(1) + 1);
    let small = u16::try_from(detail % 4).unwrap_or_default();
    let holder = encounter.holder().unwrap_or(who);
    let declare = |who, placing| {
        let roll = detail.is_multiple_of(5).then_some(RollNeed {
            difficulty: 3,
            formula: "1d6".parse().ok(),
            fumble: Some(1),
        });
        let leaves = detail.is_multiple_of(9).then(|| {
            Box::new(Declaration {
                placing: Placing::Postponed,
                ..Declaration::default()
            })
        });
        PriorityCommand::Declare {
            who,
            declaration: Box::new(Declaration {
                name: "act".to_owned(),
                parts: vec![Part {
                    name: String::new(),
                    target: Some(other),
                }],
                cost: Cost {
                    points: small.saturating_sub(1),
                    ..Cost::default()
                },
                placing,
                roll,
                leaves,
                ..Declaration::default()
            }),
        }
    };
    let condition = if detail.is_multiple_of(3) {
        Condition::Psychological("fear".to_owned())
    } else {
        Condition::Unconscious
    };
    let until = [Until::TopChanges, Until::OwnMain, Until::TurnEnds];
    let whens = [
        When::PhaseStarts(PhaseKind::Adjustment),
        When::PhaseStarts(PhaseKind::Main),
        When::PhaseStarts(PhaseKind::Final),
        When::OwnMain,
        When::Declared(other),
        When::Resolved(other),
    ];
    let pick = usize::try_from(detail).unwrap_or_default();
    Command::Priority(match kind {
        0..=5 => {
            let offers = available(encounter);
            return match offers.first() {
                Some(offer) => offer.clone(),
                None => Command::Continue,
            };
        }
        6..=8 => PriorityCommand::Pass,
        9 | 10 => declare(holder, Placing::Main),
        11 => declare(holder, Placing::Postponed),
        12 => declare(who, Placing::Main),
        13 => PriorityCommand::PassUntil {
            who,
            until: until[pick % until.len()],
            stop: if detail.is_multiple_of(4) {
                Stop::Never
            } else {
                Stop::AtNewObject
            },
        },
        14 => PriorityCommand::RegisterTrigger(Box::new(Trigger {
            owner: who,
            name: "effect".to_owned(),
            when: whens[pick % whens.len()],
            cost: Cost {
                points: small % 2,
                ..Cost::default()
            },
            repeats: Repeats::Once,
        })),
        15 => PriorityCommand::Settle(Box::new(Resolution {
            roll: RollSource::Told(Verdict::Fumble),
            ..Resolution::default()
        })),
        16 => PriorityCommand::Attempt {
            who,
            result: AttemptResult::Succeeded,
        },
        17 => PriorityCommand::SkipCharges,
        18 => return Command::AddCondition { who, condition },
        19 | 20 => return Command::RemoveCondition { who, condition },
        21 if detail.is_multiple_of(6) => return Command::RemoveCombatant { who },
        21 => return Command::AddCombatant(Box::new(actor(small))),
        22 => return Command::Start,
        _ => return Command::Resolve,
    })
}

/// What is remembered of a fight to hold the laws.
#[derive(Default)]
struct Witness {
    top: Option<asalto_core::FrameId>,
    offered_on_top: BTreeSet<CombatantId>,
    offered_in_phase: BTreeSet<CombatantId>,
    main_phases: Vec<CombatantId>,
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
            prop_assert_eq!(state.apply(event), Ok(()));
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
        let mut opening = vec![22, 0, 17];
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
fn random_fights_get_past_their_first_turn() {
    let choices: Vec<u32> = (0..4_000_u32)
        .map(|n| n.wrapping_mul(2_654_435_761) >> 7)
        .collect();
    let session = play(&[&[22, 0, 17], choices.as_slice()].concat()).expect("no law is broken");
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
