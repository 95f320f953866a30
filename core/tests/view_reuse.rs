//! A view takes the unchanged parts from the last one. The laws show that it takes nothing else.

use std::sync::Arc;

use asalto_core::rules::VitalityPolicy;
use asalto_core::view::LastView;
use asalto_core::{Combatant, Command, Rules, Ruleset, SeededDice, Session, Side, Timestamp};

fn send(session: &mut Session, command: &Command) {
    let done = session.dispatch(command, Timestamp(0), &mut SeededDice::new(1));
    assert!(done.is_ok(), "{command:?}");
}

fn setup(rules: Rules, count: i16) -> Session {
    let mut session = Session::new(rules);
    for number in 0..count {
        let mut profile = Combatant::new(format!("Goblin {number}"), Side::FOES);
        profile.initiative = Some(number % 20);
        profile.hit_points = Some(20);
        send(&mut session, &Command::AddCombatant(Box::new(profile)));
    }
    session
}

/// The number of combatants that the end of a turn computes again.
fn computed_by_a_turn(count: i16) -> usize {
    let mut session = setup(Ruleset::Dnd35.into(), count);
    send(&mut session, &Command::Start);
    send(&mut session, &Command::RollInitiative { who: Vec::new() });
    let mut last = LastView::default();
    let before = session.view_after(&mut last).combatants;
    send(&mut session, &Command::EndTurn);
    let now = session.view_after(&mut last).combatants;
    let pairs = before.iter().zip(&now);
    pairs
        .filter(|(before, now)| !Arc::ptr_eq(before, now))
        .count()
}

#[test]
fn a_turn_computes_as_many_among_many_as_among_few() {
    assert_eq!([4, 40, 400].map(computed_by_a_turn), [2; 3]);
}

#[test]
fn other_rules_change_every_view() {
    let mut all = Ruleset::ALL.map(Rules::from).to_vec();
    let mut damage_taken = Rules::from(Ruleset::Any);
    damage_taken.vitality = VitalityPolicy::OutAtMaximum;
    all.push(damage_taken);
    for (from, to) in all
        .iter()
        .flat_map(|from| all.iter().map(move |to| (from, to)))
    {
        let mut session = setup(from.clone(), 3);
        let mut last = LastView::default();
        session.view_after(&mut last);
        send(&mut session, &Command::AdoptRules(Box::new(to.clone())));
        assert_eq!(session.view_after(&mut last), session.view(), "{to:?}");
    }
}
