//! Each reason for a place holds in the order that is shown: the combatants it names stand where it says,
//! and the numbers are theirs and compare as it claims.

use crate::places::{counts_fall, every_reason_holds, newcomers_come_first};
use crate::walk::Walker;
use crate::{places, seed};
use asalto_core::order::PlaceCause;
use asalto_core::rules::TieKey;
use asalto_core::waiting::{FiveFootStep, Readied};
use asalto_core::{
    Combatant, CombatantId, Command, Encounter, NoDice, Reason, Ruleset, Session, Side, Timestamp,
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
