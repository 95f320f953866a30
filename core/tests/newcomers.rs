//! Several combatants that join at once.

use asalto_core::combatant::SecondPlace;
use asalto_core::newcomer::Newcomer;
use asalto_core::{
    Combatant, Command, NoDice, Rejection, Ruleset, SeededDice, Session, Side, Timestamp,
};

const NOW: Timestamp = Timestamp(0);

fn goblin(number: u32) -> Newcomer {
    Newcomer {
        hit_dice: Some("2d6-3".to_owned()),
        position: "on the ridge".to_owned(),
        ..Newcomer::from(Combatant::new(format!("Goblin {number}"), Side::FOES))
    }
}

#[test]
fn they_come_and_leave_together_each_with_hit_points_of_its_own() {
    let mut session = Session::new(Ruleset::Dnd35);
    let gang = Command::AddCombatants((1..=20).map(goblin).collect());
    let joined = session.dispatch(&gang, NOW, &mut SeededDice::new(7));
    assert!(joined.is_ok(), "{joined:?}");
    let view = session.view();
    assert_eq!(view.combatants.len(), 20);
    let hit_points: Vec<_> = view
        .combatants
        .iter()
        .filter_map(|one| Some(one.vitality?.maximum))
        .collect();
    assert!(hit_points.iter().all(|points| (1..=9).contains(points)));
    assert!(hit_points.iter().any(|points| points != &hit_points[0]));
    assert!(
        view.combatants
            .iter()
            .all(|one| one.position == "on the ridge")
    );
    assert!(session.undo());
    assert_eq!(session.view().combatants, []);
}

#[test]
fn one_who_cannot_come_keeps_all_away() {
    let mut session = Session::new(Ruleset::Dnd5e);
    let mut join = |gang: Vec<Newcomer>| {
        let command = Command::AddCombatants(gang);
        let joined = session.dispatch(&command, NOW, &mut SeededDice::new(7));
        joined.map(<[_]>::len)
    };
    assert_eq!(join(Vec::new()), Err(Rejection::NothingChanges));
    let nameless = Newcomer::from(Combatant::new("", Side::FOES));
    assert!(matches!(
        join(vec![goblin(1), nameless]),
        Err(Rejection::Profile { .. })
    ));
    let mut muddled = goblin(2);
    muddled.hit_dice = Some("a few".to_owned());
    assert!(matches!(
        join(vec![goblin(1), muddled]),
        Err(Rejection::NotARoll { .. })
    ));
    assert_eq!(session.view().combatants, []);
}

#[test]
fn where_real_dice_are_rolled_nothing_is_rolled_for_them() {
    let mut session = Session::new(Ruleset::Dnd5e);
    let command = Command::AddCombatants(vec![goblin(1)]);
    assert!(matches!(
        session.dispatch(&command, NOW, &mut NoDice),
        Err(Rejection::Dice(_))
    ));
    assert_eq!(session.view().combatants, []);
}

#[test]
fn a_creature_comes_with_its_lair() {
    let mut session = Session::new(Ruleset::Dnd5e);
    let mut dragon = Combatant::new("Dragon", Side::FOES);
    dragon.legendary.actions = 3;
    let dragon = Newcomer {
        lair: Some("Lair".to_owned()),
        ..Newcomer::from(dragon)
    };
    let command = Command::AddCombatants(vec![goblin(1), dragon]);
    let joined = session.dispatch(&command, NOW, &mut SeededDice::new(7));
    assert!(joined.is_ok(), "{joined:?}");
    let view = session.view();
    let (dragon, lair) = (&view.combatants[1], &view.combatants[2]);
    assert_eq!(
        lair.profile,
        Combatant::second_place("Lair", &dragon.profile, SecondPlace::lair(dragon.id))
    );
    assert!(session.undo());
    assert_eq!(session.view().combatants, []);
    // A ruleset without lairs takes neither of the two.
    let mut older = Session::new(Ruleset::Dnd35);
    let refused = older.dispatch(&command, NOW, &mut SeededDice::new(7));
    assert_eq!(refused.err(), Some(Rejection::OutOfPlace));
    assert_eq!(older.view().combatants, []);
}
