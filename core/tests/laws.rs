//! The laws of the engine as properties, over random sequences of commands, rulings, undo and redo,
//! in every ruleset.

use std::sync::Arc;

use crate::walk::Walker;
use crate::{compaction, dead_combatants, effects, kept_turns, seed};
use asalto_core::event::TableEvent;
use asalto_core::order::{Place, PlaceCause};
use asalto_core::rules::TurnPolicy;
use asalto_core::view::LastView;
use asalto_core::why::CombatantStatus;
use asalto_core::{
    Awaiting, CombatantId, Command, Encounter, EncounterView, Event, Round, Rules, Ruleset,
    SavedSession, Session, available, check, decide, why,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// Plays the choices in every ruleset and checks every law after every step.
fn every_law_holds(choices: &[u32]) -> Result<(), TestCaseError> {
    for ruleset in Ruleset::ALL {
        let mut walker = Walker::new(ruleset, choices);
        let mut last = LastView::default();
        while let Some(step) = walker.step() {
            step.map_err(TestCaseError::fail)?;
            let session = walker.session();
            // A view takes nothing from the last one that a fresh view has otherwise.
            prop_assert_eq!(session.view_after(&mut last), session.view());
            offers_are_legal(session.encounter())?;
            reasons_are_of_the_ruleset(session.encounter())?;
            nobody_has_two_turns(session)?;
            mounts_begin_a_round_with_their_riders(session)?;
            effects::none_outlives_its_end(session)?;
            dead_combatants::the_dead_are(session)?;
            kept_turns::none_is_lost_or_won_in_silence(session)?;
        }
        let session = walker.session();
        replay_equals_live(session)?;
        effects::none_ends_early(session)?;
        effects::branches::lose_nothing(session)?;
        undo_then_redo_is_identity(session)?;
        save_then_load_is_identity(session)?;
        compaction::keeps_the_fight(session)?;
    }
    Ok(())
}

fn offers_are_legal(encounter: &Encounter) -> Result<(), TestCaseError> {
    let offers = available(encounter);
    for command in &offers {
        prop_assert_eq!(check(encounter, command), Ok(()), "offered: {:?}", command);
        let mut dice = asalto_core::SeededDice::new(1);
        prop_assert!(
            decide(encounter, command, &mut dice).is_ok(),
            "decided: {:?}",
            command
        );
    }
    // The offer has a separate check, beside that of the handler.
    let rerolls = check(encounter, &Command::RerollAll).is_ok();
    prop_assert_eq!(offers.contains(&Command::RerollAll), rerolls);
    if !matches!(encounter.awaiting(), Awaiting::Ended | Awaiting::Setup) {
        prop_assert!(!offers.is_empty(), "a deadlock: {:?}", encounter.awaiting());
    }
    Ok(())
}

/// A reason cites only its own ruleset, except for a house rule. 3.5 fills the gaps of 3.0, and 2014 those
/// of 2024.
fn reasons_are_of_the_ruleset(encounter: &Encounter) -> Result<(), TestCaseError> {
    let ruleset = encounter.rules().ruleset;
    if encounter.rules() != &Rules::from(ruleset) {
        return Ok(());
    }
    let bases = [
        (Ruleset::Dnd30, Ruleset::Dnd35),
        (Ruleset::Dnd5e2024, Ruleset::Dnd5e),
    ];
    let own = |of: Ruleset| of == ruleset || bases.contains(&(ruleset, of));
    for one in EncounterView::of(encounter)
        .combatants
        .into_iter()
        .map(Arc::unwrap_or_clone)
    {
        let lasting = one.effects.into_iter().map(|view| view.effect);
        let lasting = lasting.map(|it| CombatantStatus::Condition(it.condition, Some(it.ending)));
        let conditions = one
            .conditions
            .into_iter()
            .map(|it| CombatantStatus::Condition(it, None));
        let marks = [
            CombatantStatus::Waiting,
            CombatantStatus::Life,
            CombatantStatus::Temporary,
            CombatantStatus::Concentration,
            CombatantStatus::Ridden,
            CombatantStatus::Exhaustion,
        ];
        let marks = marks.into_iter().chain(lasting).chain(conditions);
        let asked = marks.filter_map(|mark| why(encounter, one.id, &mark));
        let states = [
            one.place,
            one.roll,
            one.flat_footed,
            one.surprised,
            one.no_reaction,
        ];
        let states = states
            .into_iter()
            .chain([one.unable, one.penalty, one.new_next_round]);
        for reason in asked.chain(states.flatten()) {
            let foreign = reason
                .rules(ruleset)
                .iter()
                .find(|rule| !own(rule.ruleset()));
            prop_assert_eq!(foreign, None, "{:?} of {:?}", reason, ruleset);
        }
    }
    Ok(())
}

/// No combatant gets two turns in a round without an override.
fn nobody_has_two_turns(session: &Session) -> Result<(), TestCaseError> {
    let played = &session.entries()[..session.cursor()];
    let told = session.encounter().rules().order.turns == TurnPolicy::GameMaster;
    let mut had = Vec::new();
    for entry in played {
        let ruled = entry
            .events
            .iter()
            .any(|event| matches!(event, Event::Ruled { .. }));
        for event in &entry.events {
            match event {
                Event::RoundStarted { .. } => had.clear(),
                // A combatant that lets another of its block act first has had no turn yet.
                Event::TurnHanded { from, .. } => had.retain(|had| had != from),
                Event::Delayed { who, .. }
                | Event::TurnPutBack { who }
                // A controlled mount acts again in the turn in which it is mounted.
                | Event::Table(TableEvent::ActsAgain { who }) => {
                    had.retain(|had| had != who);
                }
                Event::TurnStarted { who, .. } if ruled => had.retain(|had| had != who),
                Event::TurnStarted { who, .. } => {
                    prop_assert!(!had.contains(who), "{} has a second turn", who);
                    had.push(*who);
                }
                // The chosen combatants act in a phase.
                Event::TurnGiven { .. } if ruled || told => {}
                Event::TurnGiven { who, .. } => {
                    prop_assert!(!had.contains(who), "{} is given a second turn", who);
                    had.push(*who);
                }
                _ => {}
            }
        }
    }
    Ok(())
}

/// At the start of a round, a mount on its rider's count is next to the rider. Only combatants that the
/// second of them triggered stand between, with their own mounts and riders.
fn mounts_begin_a_round_with_their_riders(session: &Session) -> Result<(), TestCaseError> {
    let last = session.entries()[..session.cursor()].last();
    let begun = last.is_some_and(|entry| {
        let events = &entry.events;
        events.iter().any(
            |event| matches!(event, Event::RoundStarted { round } if *round != Round::SURPRISE),
        )
    });
    let encounter = session.encounter();
    let order = encounter.order();
    let sharing = encounter.present().filter_map(|mount| {
        let ride = mount.ridden.filter(|ride| ride.control.shares_count())?;
        order.place(mount.id).zip(order.place(ride.rider))
    });
    for (mount, rider) in sharing.filter(|_| begun) {
        let places = order.index_of(mount.who).zip(order.index_of(rider.who));
        let (one, other) = places.expect("both have places");
        let after = &order.places()[one.min(other) + 1..=one.max(other)];
        let (_, between) = after.split_last().expect("they are two combatants");
        let here = |who: CombatantId| after.iter().any(|place| place.who == who);
        let belongs = |place: &Place| match place.why {
            PlaceCause::Readied { before } => here(before),
            PlaceCause::Mounted(ride) => here(ride.rider),
            _ => between.iter().any(
                |other| matches!(other.why, PlaceCause::Mounted(ride) if ride.rider == place.who),
            ),
        };
        let next = between.iter().all(belongs);
        prop_assert!(next, "{} is apart from {}", mount.who, rider.who);
        prop_assert_eq!(mount.count, rider.count);
    }
    Ok(())
}

fn replay_equals_live(session: &Session) -> Result<(), TestCaseError> {
    let mut replayed = Encounter::new(session.rules().clone());
    for event in session.entries()[..session.cursor()]
        .iter()
        .flat_map(|entry| &entry.events)
    {
        prop_assert_eq!(replayed.apply(event), Ok(()));
    }
    prop_assert_eq!(&replayed, session.encounter());
    Ok(())
}

fn undo_then_redo_is_identity(session: &Session) -> Result<(), TestCaseError> {
    let mut other = session.clone();
    if other.undo() {
        prop_assert!(other.redo());
        prop_assert_eq!(&other, session);
    }
    Ok(())
}

fn save_then_load_is_identity(session: &Session) -> Result<(), TestCaseError> {
    let text = session.to_text().expect("a session has a notation");
    prop_assert_eq!(
        &Session::from_text(&text).expect("what was saved loads"),
        session
    );
    let named = serde_json::to_string(&session.save()).expect("a session is plain data");
    let saved: SavedSession = serde_json::from_str(&named).expect("what was written reads");
    prop_assert_eq!(saved, session.save());
    Ok(())
}

/// The proptest configuration. `PROPTEST_CASES` sets the number of sequences.
fn cases() -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(seed::of("the laws")),
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn the_laws_hold_after_any_sequence(
        choices in prop::collection::vec(any::<u32>(), 1..60)
    ) {
        every_law_holds(&choices)?;
    }
}
