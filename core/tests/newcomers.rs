//! Several combatants that join at once.

use asalto_core::combatant::{Controller, Group, LimitedUse, SecondPlace, UseLimit};
use asalto_core::effect::{TurnEffect, TurnEffectInput, TurnEffectKind, TurnMoment};
use asalto_core::newcomer::{InnateEffect, Newcomer, SpentUse};
use asalto_core::rejection::UseRejection;
use asalto_core::rules::{DownState, LifeState};
use asalto_core::{
    ActionKind, Awaiting, Combatant, CombatantId, Command, Condition, Event, NoDice, Rejection,
    Ruleset, SeededDice, Session, Side, Timestamp, actions_left,
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
        *lair.profile,
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

/// A character who comes from an earlier combat.
fn veteran(lost: i32) -> Newcomer {
    let mut lidda = Combatant::new("Lidda", Side::PARTY);
    lidda.hit_points = Some(16);
    lidda.controller = Controller::Player;
    Newcomer {
        lost,
        conditions: vec![Condition::Custom("poisoned".into()), Condition::Prone],
        exhaustion: 2,
        ..Newcomer::from(lidda)
    }
}

fn join(session: &mut Session, one: Newcomer) -> Result<(), Rejection> {
    let command = Command::AddCombatants(vec![goblin(1), one]);
    let joined = session.dispatch(&command, NOW, &mut SeededDice::new(7));
    joined.map(|_| ())
}

#[test]
fn wounds_conditions_and_exhaustion_of_an_earlier_combat_come_along() {
    for ruleset in Ruleset::ALL {
        let mut session = Session::new(ruleset);
        assert_eq!(join(&mut session, veteran(9)), Ok(()), "{ruleset:?}");
        let view = session.view();
        let lidda = view.combatants.last().expect("she has joined");
        let vitality = lidda.vitality.expect("she has hit points");
        assert_eq!((vitality.left, vitality.maximum), (7, 16), "{ruleset:?}");
        assert_eq!(lidda.conditions, veteran(9).conditions, "{ruleset:?}");
        let exhausted = matches!(ruleset, Ruleset::Dnd5e | Ruleset::Dnd5e2024);
        assert_eq!(lidda.exhaustion, if exhausted { 2 } else { 0 });
        assert!(session.undo());
        assert_eq!(session.view().combatants, []);
    }
}

#[test]
fn one_who_comes_with_no_hit_points_is_stable_and_the_dead_stay_dead() {
    let life = |one: Newcomer| {
        let mut session = Session::new(Ruleset::Dnd5e);
        assert_eq!(join(&mut session, one), Ok(()));
        let view = session.view();
        let one = view.combatants.last().expect("it has joined");
        (one.vitality.and_then(|now| now.down), one.life)
    };
    let stable = (Some(DownState::Stable), Some(LifeState::Unconscious));
    assert_eq!(life(veteran(16)), stable);
    assert_eq!(life(veteran(99_999)), stable);
    let mut dead = veteran(16);
    dead.conditions = vec![Condition::Dead];
    assert_eq!(life(dead), (Some(DownState::Dead), Some(LifeState::Dead)));
}

#[test]
fn wounds_without_hit_points_or_beyond_measure_keep_all_away() {
    let mut session = Session::new(Ruleset::Dnd5e2024);
    let mut bodiless = veteran(1);
    bodiless.profile.hit_points = None;
    let refused = join(&mut session, bodiless);
    assert!(matches!(refused, Err(Rejection::NoHitPoints { .. })));
    for lost in [-1, 100_000, i32::MIN, i32::MAX] {
        let refused = join(&mut session, veteran(lost));
        assert_eq!(refused, Err(Rejection::AmountOutOfRange { amount: lost }));
    }
    let mut weary = veteran(1);
    weary.exhaustion = 7;
    let refused = join(&mut session, weary);
    assert_eq!(refused, Err(Rejection::AmountOutOfRange { amount: 7 }));
    let mut speechless = veteran(1);
    speechless.conditions.push(Condition::Custom(" ".into()));
    assert_eq!(join(&mut session, speechless), Err(Rejection::TextTooLong));
    assert_eq!(session.view().combatants, []);
}

/// A running combat of this ruleset, of Lidda on 20 and a goblin on 3.
fn running(ruleset: Ruleset) -> Session {
    let mut session = Session::new(ruleset);
    let lidda = Newcomer::from(Combatant::new("Lidda", Side::PARTY));
    let goblin = Newcomer::from(Combatant::new("Goblin", Side::FOES));
    let enter = |who, total| Command::EnterInitiative {
        who: CombatantId(who),
        total,
    };
    let commands = [
        Command::AddCombatants(vec![lidda, goblin]),
        Command::Start,
        enter(1, 20),
        enter(2, 3),
    ];
    for command in &commands {
        let done = session.dispatch(command, NOW, &mut NoDice).map(|_| ());
        assert_eq!(done, Ok(()), "{command:?}");
    }
    session
}

/// Newcomers that rolled this.
fn wolves(group: Option<Group>, total: i32) -> Command {
    let wolf = |number| {
        let mut one = Combatant::new(format!("Wolf {number}"), Side::FOES);
        one.group = group;
        Newcomer {
            total: Some(total),
            ..Newcomer::from(one)
        }
    };
    Command::AddCombatants((1..=2).map(wolf).collect())
}

/// The names in the order, with their counts.
fn order(session: &Session) -> Vec<(String, Option<i32>)> {
    let view = session.view();
    let all = view.combatants.iter();
    all.map(|one| (one.profile.name.clone(), one.count))
        .collect()
}

#[test]
fn newcomers_bring_what_they_rolled_and_nothing_is_asked() {
    for ruleset in [Ruleset::Dnd5e, Ruleset::Dnd5e2024] {
        let mut session = running(ruleset);
        let joined = session.dispatch(&wolves(Some(Group(1)), 12), NOW, &mut NoDice);
        assert!(joined.is_ok(), "{joined:?}");
        let expected = [("Lidda", 20), ("Wolf 1", 12), ("Wolf 2", 12), ("Goblin", 3)];
        let expected = expected.map(|(name, count)| (name.to_owned(), Some(count)));
        assert_eq!(order(&session), expected, "{ruleset:?}");
        let view = session.view();
        assert_eq!(view.awaiting, Awaiting::Turn(CombatantId(1)));
        // One row, and one step of the history.
        assert_eq!(view.groups.len(), 1);
        assert!(session.undo());
        assert_eq!(session.view().combatants.len(), 2);
    }
    // In D&D 3.5 each has its own place, though both rolled the same.
    let mut session = running(Ruleset::Dnd35);
    let joined = session.dispatch(&wolves(None, 12), NOW, &mut SeededDice::new(7));
    assert!(joined.is_ok(), "{joined:?}");
    assert_eq!(session.view().awaiting, Awaiting::Turn(CombatantId(1)));
    let counts = order(&session).into_iter().map(|(_, count)| count);
    assert_eq!(counts.collect::<Vec<_>>(), [20, 12, 12, 3].map(Some));
}

#[test]
fn nobody_brings_a_roll_before_combat_or_beyond_every_total() {
    let mut session = Session::new(Ruleset::Dnd5e);
    let refused = session.dispatch(&wolves(None, 12), NOW, &mut NoDice);
    assert_eq!(refused.err(), Some(Rejection::OutOfPlace));
    assert_eq!(session.view().combatants, []);
    let mut session = running(Ruleset::Dnd5e);
    let refused = session.dispatch(&wolves(None, 1000), NOW, &mut NoDice);
    assert_eq!(
        refused.err(),
        Some(Rejection::TotalOutOfRange { total: 1000 })
    );
    assert_eq!(session.view().combatants.len(), 2);
}

#[test]
fn creatures_that_join_later_are_a_group_of_their_own() {
    let mut session = running(Ruleset::Dnd5e);
    for (group, total) in [(1, 12), (2, 8)] {
        let joined = session.dispatch(&wolves(Some(Group(group)), total), NOW, &mut NoDice);
        assert!(joined.is_ok(), "{joined:?}");
    }
    let counts = order(&session).into_iter().map(|(_, count)| count);
    assert_eq!(counts.collect::<Vec<_>>(), [20, 12, 12, 8, 8, 3].map(Some));
    assert_eq!(session.view().groups.len(), 2);
}

#[test]
fn a_tie_of_newcomers_leaves_the_acting_combatant_its_actions() {
    let mut session = Session::new(Ruleset::Dnd5e);
    let add = |session: &mut Session, name: &str| {
        let mut profile = Combatant::new(name, Side::PARTY);
        profile.controller = Controller::Player;
        profile.initiative = Some(2);
        let added = Command::AddCombatant(Box::new(profile));
        assert!(session.dispatch(&added, NOW, &mut NoDice).is_ok());
    };
    add(&mut session, "Lidda");
    let send = |session: &mut Session, command: Command| {
        let sent = session.dispatch(&command, NOW, &mut NoDice);
        assert!(sent.is_ok(), "{command:?}: {sent:?}");
    };
    let enter = |session: &mut Session, who, total| {
        let who = CombatantId(who);
        send(session, Command::EnterInitiative { who, total });
    };
    send(&mut session, Command::Start);
    enter(&mut session, 1, 20);
    add(&mut session, "Aria");
    add(&mut session, "Jozan");
    enter(&mut session, 2, 10);
    enter(&mut session, 3, 10);
    let encounter = session.encounter();
    assert!(matches!(encounter.awaiting(), Awaiting::TieBreak(_)));
    let before = actions_left(encounter);
    assert!(before.contains(&ActionKind::Action));
    let action = ActionKind::Action;
    send(&mut session, Command::TakeAction { action });
    let after = actions_left(session.encounter());
    assert!(!after.contains(&action), "{before:?}, then {after:?}");
}

#[test]
fn uses_that_were_spent_before_are_spent_as_it_joins() {
    let mut medusa = Combatant::new("Medusa", Side::PARTY);
    medusa.limited_uses = vec![
        LimitedUse::new("Misty Step", UseLimit::Day { uses: 3 }),
        LimitedUse::new("Gaze", UseLimit::Recharge { from: 5, to: 6 }),
    ];
    let spent = |name: &str, times| {
        let name = name.to_owned();
        let spent = vec![SpentUse { name, times }];
        Newcomer {
            spent,
            ..Newcomer::from(medusa.clone())
        }
    };
    let join = |ruleset, one: Newcomer| {
        let mut session = Session::new(ruleset);
        let command = Command::AddCombatants(vec![one]);
        let joined = session.dispatch(&command, NOW, &mut NoDice).map(<[_]>::len);
        let view = session.view();
        let left = view.combatants.first().map(|one| {
            let uses = one.limited_uses.iter();
            uses.map(|one| one.left).collect::<Vec<_>>()
        });
        joined.map(|_| left.unwrap_or_default())
    };
    for ruleset in [Ruleset::Dnd5e, Ruleset::Dnd5e2024] {
        assert_eq!(join(ruleset, spent("Misty Step", 2)), Ok(vec![1, 1]));
        assert_eq!(join(ruleset, spent("Gaze", 1)), Ok(vec![3, 0]));
        assert!(matches!(
            join(ruleset, spent("Blink", 1)),
            Err(Rejection::Use(UseRejection::Unknown { .. }))
        ));
        for times in [0, 4, 255] {
            let amount = i32::from(times);
            let refused = Err(Rejection::AmountOutOfRange { amount });
            assert_eq!(join(ruleset, spent("Misty Step", times)), refused);
        }
    }
}

/// Returns a troll that regenerates from the start.
fn troll() -> Newcomer {
    let regenerates = TurnEffectKind::regeneration("15");
    let mut profile = Combatant::new("Troll", Side::FOES);
    profile.hit_points = Some(94);
    Newcomer {
        lost: 40,
        each_turn: vec![InnateEffect {
            condition: Condition::Custom("Regeneration".to_owned()),
            each: TurnEffect::new(TurnMoment::Start, regenerates),
        }],
        ..Newcomer::from(profile)
    }
}

#[test]
fn what_a_newcomer_does_each_turn_comes_due_in_its_first_turn() {
    for ruleset in [Ruleset::Dnd5e, Ruleset::Dnd5e2024, Ruleset::Any] {
        let mut session = Session::new(ruleset);
        let mut play = |command: &Command| {
            let played = session.dispatch(command, NOW, &mut SeededDice::new(7));
            assert!(played.is_ok(), "{ruleset:?}: {command:?}: {played:?}");
        };
        play(&Command::AddCombatants(vec![troll()]));
        play(&Command::Start);
        let who = CombatantId(1);
        let total = 12;
        play(&Command::EnterInitiative { who, total });
        play(&Command::SettleTurnEffect {
            who,
            condition: Condition::Custom("Regeneration".to_owned()),
            how: TurnEffectInput::Roll,
        });
        let view = session.view();
        let left = view.combatant(who).and_then(|one| one.vitality);
        assert_eq!(left.map(|vitality| vitality.left), Some(69), "{ruleset:?}");
    }
}

#[test]
fn phases_have_no_turns_in_which_a_newcomer_could_do_something() {
    let mut session = Session::new(Ruleset::TalesOfWar);
    let join = Command::AddCombatants(vec![troll()]);
    assert!(session.dispatch(&join, NOW, &mut NoDice).is_ok());
    let view = session.view();
    assert_eq!(view.combatants.len(), 1);
    assert_eq!(view.combatants[0].effects, []);
}

/// Returns the names of what a newcomer does in each of its turns as it has joined.
fn innate(ruleset: Ruleset, does: TurnEffectKind, lost: i32) -> Vec<Condition> {
    let mut one = troll();
    one.lost = lost;
    one.each_turn[0].each.does = does;
    let mut session = Session::new(ruleset);
    let join = Command::AddCombatants(vec![one]);
    assert!(session.dispatch(&join, NOW, &mut NoDice).is_ok());
    let view = session.view();
    let effects = view.combatants[0].effects.iter();
    effects.map(|held| held.effect.condition.clone()).collect()
}

#[test]
fn regeneration_and_fast_healing_of_3_5_begin_by_themselves() {
    let name = Condition::Custom("Regeneration".to_owned());
    for ruleset in [Ruleset::Dnd30, Ruleset::Dnd35] {
        let regenerates = TurnEffectKind::regeneration("5");
        assert_eq!(
            innate(ruleset, regenerates, 40),
            std::slice::from_ref(&name)
        );
        let dice = "5".to_owned();
        let heals = TurnEffectKind::Healing { dice };
        assert_eq!(innate(ruleset, heals, 40), std::slice::from_ref(&name));
    }
}

#[test]
fn nothing_heals_the_unhurt_and_no_more_than_is_lost() {
    let mut session = Session::new(Ruleset::Dnd5e);
    let mut whole = troll();
    whole.lost = 0;
    let mut play = |command: &Command| {
        let played = session.dispatch(command, NOW, &mut SeededDice::new(7));
        played.map(<[_]>::to_vec)
    };
    let (who, total) = (CombatantId(1), 12);
    let settle = Command::SettleTurnEffect {
        who,
        condition: Condition::Custom("Regeneration".to_owned()),
        how: TurnEffectInput::Roll,
    };
    assert!(play(&Command::AddCombatants(vec![whole])).is_ok());
    assert!(play(&Command::Start).is_ok());
    assert!(play(&Command::EnterInitiative { who, total }).is_ok());
    assert_eq!(play(&settle), Err(Rejection::NoTurnEffectDue { who }));
    assert!(play(&Command::damage(vec![who], 6)).is_ok());
    assert!(play(&Command::EndTurn).is_ok());
    let healed = play(&settle).expect("it is due in the next turn");
    let by = |event: &Event| match event {
        Event::HitPointsChanged { by, left, .. } => Some((*by, *left)),
        _ => None,
    };
    assert_eq!(healed.iter().find_map(by), Some((6, 94)));
}
