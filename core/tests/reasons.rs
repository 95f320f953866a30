//! Each reason for a place holds in the order that is shown: the combatants it names stand where it says,
//! and the numbers are theirs and compare as it claims.

use crate::places::{counts_fall, every_reason_holds, newcomers_come_first};
use crate::walk::Walker;
use crate::{places, seed};
use asalto_core::card::Card;
use asalto_core::command::TableCommand;
use asalto_core::effect::{Duration, NewEffect};
use asalto_core::order::{PlaceCause, PlaceTarget};
use asalto_core::rules::{InitiativePolicy, TieKey};
use asalto_core::waiting::{ActNowTiming, FiveFootStep, Readied};
use asalto_core::why::CombatantStatus;
use asalto_core::{
    Combatant, CombatantId, Command, Condition, Encounter, NoDice, Reason, Rules, Ruleset, Session,
    Side, Timestamp, why,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn play(session: &mut Session, command: &Command) {
    let played = session.dispatch(command, Timestamp(0), &mut NoDice);
    assert!(played.is_ok(), "{command:?}: {played:?}");
}

/// Plays a combat in which Slow uses a readied action on the count of the Ogre, and then stands before
/// it. Fast, if it is there, has the Ogre's count too.
fn slow_shoots_before_the_ogre(ruleset: Ruleset, fast: bool) -> Session {
    let mut session = Session::new(ruleset);
    let mut totals = vec![(6, 20), (8, 10)];
    if fast {
        totals.push((20, 10));
    }
    for (index, &(dexterity, _)) in totals.iter().enumerate() {
        let side = if index == 1 { Side::FOES } else { Side::PARTY };
        let mut profile = Combatant::new(["Slow", "Ogre", "Fast"][index], side);
        profile.dexterity = Some(dexterity);
        play(&mut session, &Command::AddCombatant(Box::new(profile)));
    }
    play(&mut session, &Command::Start);
    for (who, &(_, total)) in (1..).map(CombatantId).zip(&totals) {
        play(&mut session, &Command::EnterInitiative { who, total });
    }
    let readiable = session.rules().ready.kinds();
    let action = *readiable.first().expect("an action can be readied");
    let mut readied = Readied::new(action, "the Ogre moves");
    "shoot".clone_into(&mut readied.name);
    play(&mut session, &Command::Ready(Box::new(readied)));
    for _ in 1..totals.len() {
        play(&mut session, &Command::EndTurn);
    }
    let who = vec![SLOW];
    let five_foot_step = FiveFootStep::Stay;
    play(
        &mut session,
        &Command::Trigger {
            who,
            five_foot_step,
        },
    );
    session
}

/// Begins a combat of two combatants, the first of which acts first.
fn two(rules: impl Into<Rules>, totals: [Command; 2]) -> Session {
    let mut session = Session::new(rules);
    for (name, side) in [("Ana", Side::PARTY), ("Orc", Side::FOES)] {
        let profile = Combatant::new(name, side);
        play(&mut session, &Command::AddCombatant(Box::new(profile)));
    }
    play(&mut session, &Command::Start);
    for total in totals {
        play(&mut session, &total);
    }
    session
}

#[test]
fn an_effect_until_the_end_of_a_turn_names_the_next_one_during_that_turn() {
    let [ana, orc] = [CombatantId(1), CombatantId(2)];
    let total = |who, total| Command::EnterInitiative { who, total };
    let mut session = two(Ruleset::Dnd35, [total(ana, 15), total(orc, 10)]);
    let condition = Condition::Custom("marked".to_owned());
    let add = NewEffect::new(orc, condition.clone(), Duration::TurnEnd(ana));
    let add = Command::AddEffect(Box::new(add));
    play(&mut session, &add);
    let later = |session: &Session| {
        let view = session.view();
        let effect = view.combatant(orc).expect("it is there").effects[0].clone();
        let asked = CombatantStatus::Condition(condition.clone(), Some(effect.effect.ending));
        match why(session.encounter(), orc, &asked) {
            Some(Reason::Lasts { later, .. }) if later == effect.later => later,
            other => panic!("{other:?}"),
        }
    };
    assert!(later(&session));
    play(&mut session, &Command::EndTurn);
    assert!(!later(&session));
    play(&mut session, &Command::EndTurn);
    // This is the turn with which it ends.
    assert!(!later(&session));
    play(&mut session, &Command::EndTurn);
    assert!(
        session
            .encounter()
            .participant(orc)
            .is_some_and(|one| one.effects.is_empty())
    );
}

#[test]
fn a_place_among_cards_names_the_card_and_no_rank() {
    let [ana, orc] = [CombatantId(1), CombatantId(2)];
    let mut rules = Rules::from(Ruleset::Any);
    rules.initiative = InitiativePolicy::Cards;
    let card = |who, card| Command::Table(TableCommand::EnterCard { who, card });
    let cards: Vec<_> = Card::all().collect();
    let [low, high] = [cards[3], cards[30]];
    let mut session = two(rules, [card(ana, high), card(orc, low)]);
    let place = Command::Place {
        who: ana,
        seat: PlaceTarget::After(orc),
    };
    play(&mut session, &place);
    let reason = session
        .view()
        .combatant(ana)
        .and_then(|one| one.place.clone());
    assert_eq!(reason, Some(Reason::RuledCard { card: high }));
    session.undo();
    play(&mut session, &Command::Delay { until: None });
    let moment = ActNowTiming::AfterTurn;
    play(&mut session, &Command::ActNow { who: ana, moment });
    let reason = session
        .view()
        .combatant(ana)
        .and_then(|one| one.place.clone());
    assert!(
        matches!(reason, Some(Reason::DelayedCard { card, .. }) if card == high),
        "{reason:?}"
    );
}

const SLOW: CombatantId = CombatantId(1);
const OGRE: CombatantId = CombatantId(2);
const FAST: CombatantId = CombatantId(3);

fn place(session: &Session, who: CombatantId) -> Option<Reason> {
    session.view().combatant(who)?.place.clone()
}

#[test]
fn a_readied_action_beside_a_tie_is_not_compared_with_it() {
    let keys = [
        (Ruleset::Dnd30, TieKey::Dexterity, 8, 20),
        (Ruleset::Dnd35, TieKey::Modifier, -1, 5),
    ];
    for (ruleset, key, ogre, fast) in keys {
        let session = slow_shoots_before_the_ogre(ruleset, true);
        let order = session.encounter().order().places().iter();
        let order: Vec<_> = order.map(|place| (place.who, place.count)).collect();
        assert_eq!(order, [(FAST, 10), (SLOW, 10), (OGRE, 10)]);
        let compared = |own, neighbour, other| {
            Some(Reason::Key {
                count: 10,
                key,
                own,
                neighbour,
                other,
            })
        };
        assert_eq!(place(&session, OGRE), compared(ogre, FAST, fast));
        assert_eq!(place(&session, FAST), compared(fast, OGRE, ogre));
        assert!(matches!(
            place(&session, SLOW),
            Some(Reason::Readied { before: OGRE, .. })
        ));
    }
}

#[test]
fn a_readied_action_shares_the_count_that_its_trigger_rolled() {
    for ruleset in [Ruleset::Dnd30, Ruleset::Dnd35] {
        let mut session = slow_shoots_before_the_ogre(ruleset, false);
        let beside = vec![SLOW];
        let own = Reason::OwnResult { count: 10, beside };
        assert_eq!(place(&session, OGRE), Some(own));
        // Without the Ogre it comes before no one, and the Ogre has left alone.
        play(&mut session, &Command::Resolve);
        play(&mut session, &Command::RemoveCombatant { who: OGRE });
        let slow = place(&session, SLOW);
        assert!(
            matches!(slow, Some(Reason::ReadiedAt { count: 10, .. })),
            "{slow:?}"
        );
    }
}

/// Whether no override has changed the order.
fn is_by_rule(encounter: &Encounter) -> bool {
    let mut places = encounter.order().places().iter();
    places.all(|place| place.why != PlaceCause::Ruled)
}

fn cases() -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(seed::of("the reasons")),
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn reasons_hold_in_any_fight(choices in prop::collection::vec(any::<u32>(), 1..60)) {
        for ruleset in Ruleset::ALL {
            let mut walker = Walker::new(ruleset, &choices);
            while let Some(step) = walker.step() {
                step.map_err(TestCaseError::fail)?;
                every_reason_holds(walker.session().encounter())?;
            }
        }
    }

    #[test]
    fn reasons_hold_while_places_change(choices in prop::collection::vec(any::<u32>(), 1..90)) {
        for ruleset in [
            Ruleset::Dnd30,
            Ruleset::Dnd35,
            Ruleset::Dnd5e,
            Ruleset::Dnd5e2024,
        ] {
            let mut crowd = places::Crowd::new(ruleset, &choices);
            let mut by_rule = true;
            while let Some(encounter) = crowd.step() {
                every_reason_holds(encounter)?;
                by_rule = by_rule && is_by_rule(encounter);
                let falls = counts_fall(encounter) && newcomers_come_first(encounter);
                prop_assert!(!by_rule || falls, "{:?}", encounter.order());
            }
        }
    }
}
