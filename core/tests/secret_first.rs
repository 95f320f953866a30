//! A hidden combatant that acts first: players see the fight as if it were not there.

use asalto_core::command::PriorityCommand;
use asalto_core::players::{HealthShown, ScreenStage};
use asalto_core::rules::{Response, TableChoice};
use asalto_core::{
    Awaiting, Combatant, CombatantId, Command, Condition, Rules, Ruleset, Session, Side,
};

use crate::duel::{LIDDA, OGRE, join_three, play, profile};
use crate::other_secrets::SECRET;
use crate::screen::screen_of;
use crate::secrets::told;

/// The hidden combatant.
const HIDDEN: CombatantId = CombatantId(4);

fn all_rules() -> Vec<Rules> {
    let hand_over = Rules::from(Ruleset::Any).choose(TableChoice::HandOver);
    let all = Ruleset::ALL.into_iter().map(Rules::from);
    all.chain([hand_over]).collect()
}

/// Begins a fight of three in sight, with a hidden one that acts first, or without it.
fn fight(rules: &Rules, hides: bool) -> Session {
    let mut session = Session::new(rules.clone());
    join_three(&mut session);
    if hides {
        let one = Combatant {
            secret: true,
            ..profile(SECRET, Side::FOES)
        };
        play(&mut session, &[Command::AddCombatant(Box::new(one))]);
    }
    play(&mut session, &[Command::Start]);
    let slow_first = rules.ruleset == Ruleset::TalesOfWar;
    for who in (1..=4).map(CombatantId) {
        let total = match (who == HIDDEN, slow_first) {
            (true, true) => -20,
            (true, false) => 40,
            (false, _) => 20 - 5 * i32::try_from(who.0).expect("a small id"),
        };
        let asked = session.encounter().awaiting();
        if matches!(asked, Awaiting::Rolls(all) if all.contains(&who)) {
            play(&mut session, &[Command::EnterInitiative { who, total }]);
        }
    }
    session
}

/// Lets the hidden combatant do what the encounter waits for.
fn play_hidden(session: &mut Session) {
    for _ in 0..4 {
        let command = match session.encounter().awaiting() {
            Awaiting::Turn(HIDDEN) => Command::EndTurn,
            Awaiting::Charge(who) if who == HIDDEN => {
                Command::Priority(PriorityCommand::SkipCharge { who })
            }
            Awaiting::Priority(HIDDEN) => Command::Priority(PriorityCommand::Pass),
            _ => return,
        };
        play(session, &[command]);
    }
}

/// Checks that players get the same from two sessions.
#[track_caller]
fn assert_same(one: &Session, other: &Session) {
    let [first, second] = [one, other].map(|session| told(session).expect("it folds"));
    assert_eq!(first, second, "{:?}", one.rules().ruleset);
}

fn current(session: &Session) -> Option<String> {
    let (screen, _) = screen_of(session, HealthShown::Shown);
    screen.current.map(|current| current.name)
}

#[test]
fn a_hidden_combatant_that_acts_first_changes_no_byte() {
    for rules in all_rules() {
        let mut none = fight(&rules, false);
        let mut some = fight(&rules, true);
        let hurt = Command::damage(vec![LIDDA], 3);
        for _ in 0..2 {
            assert_same(&none, &some);
            let [one, other] = [&none, &some].map(|session| screen_of(session, HealthShown::Shown));
            assert_eq!(one, other);
            assert_eq!(one.0.stage, ScreenStage::Combat);
            // A wound is a part of the turn that players see.
            for session in [&mut none, &mut some] {
                play(session, std::slice::from_ref(&hurt));
            }
        }
        play_hidden(&mut some);
        assert_same(&none, &some);
    }
}

#[test]
fn a_turn_that_was_shown_too_early_is_taken_back() {
    let rules = Rules::from(Ruleset::Dnd5e2024);
    let begin = || {
        let session = fight(&rules, true);
        assert_eq!(current(&session).as_deref(), Some("Lidda"));
        session
    };
    let next = |session: &mut Session| {
        play_hidden(session);
        assert_eq!(session.player_events_left_out(), Vec::new());
        current(session)
    };
    // The hidden one stuns the first one in sight.
    let mut stunned = begin();
    let condition = Condition::Stunned;
    let stun = Command::AddCondition {
        who: LIDDA,
        condition,
    };
    play(&mut stunned, &[stun]);
    assert_eq!(next(&mut stunned).as_deref(), Some("Ogre"));
    // The first one in sight leaves, and another one is marked.
    let mut left = begin();
    play(&mut left, &[Command::RemoveCombatant { who: LIDDA }]);
    assert_eq!(next(&mut left).as_deref(), Some("Ogre"));
    // Another one comes before the first one in sight.
    let mut joined = begin();
    let joins = Command::AddCombatant(Box::new(profile("Mialee", Side::PARTY)));
    let who = CombatantId(5);
    let total = 30;
    play(
        &mut joined,
        &[joins, Command::EnterInitiative { who, total }],
    );
    assert_eq!(next(&mut joined).as_deref(), Some("Mialee"));
    // The hidden one is revealed in its turn, and hidden again.
    let mut revealed = begin();
    let [reveal, conceal] = [
        Command::Reveal { who: vec![HIDDEN] },
        Command::Conceal { who: vec![HIDDEN] },
    ];
    play(&mut revealed, &[reveal]);
    assert_eq!(current(&revealed).as_deref(), Some(SECRET));
    play(&mut revealed, &[conceal]);
    assert_eq!(current(&revealed).as_deref(), Some("Lidda"));
    assert_eq!(next(&mut revealed).as_deref(), Some("Lidda"));
    // The first one in sight is hidden too.
    let mut hidden = begin();
    let mut ogre = profile("Lidda", Side::FOES);
    ogre.secret = true;
    let edit = Command::EditCombatant {
        who: LIDDA,
        profile: Box::new(ogre),
    };
    play(&mut hidden, &[edit]);
    assert_eq!(current(&hidden).as_deref(), Some("Ogre"));
}

#[test]
fn a_reaction_before_the_first_turn_is_regained_with_it() {
    let mut session = fight(&Rules::from(Ruleset::Dnd5e2024), true);
    let response = Response::Opportunity;
    play(
        &mut session,
        &[Command::Respond {
            who: LIDDA,
            response,
        }],
    );
    let can_react = |session: &Session| {
        let view = session.player_view().expect("it folds");
        let lidda = view.combatant(LIDDA).expect("she is in sight");
        lidda.no_reaction.is_none()
    };
    assert!(!can_react(&session));
    play(&mut session, &[Command::Resolve]);
    play_hidden(&mut session);
    assert_eq!(session.encounter().turn_of(), Some(LIDDA));
    assert_eq!(session.player_events_left_out(), Vec::new());
    assert!(can_react(&session));
}

#[test]
fn rounds_of_a_hidden_actor_and_one_that_is_stunned_are_told_once() {
    let fight = |hides: bool| {
        let mut session = Session::new(Ruleset::TalesOfWar);
        let add = |one| Command::AddCombatant(Box::new(one));
        let hidden = Combatant {
            secret: true,
            ..profile(SECRET, Side::FOES)
        };
        play(&mut session, &[add(profile("Lidda", Side::PARTY))]);
        if hides {
            play(&mut session, &[add(hidden)]);
        }
        let stunned = Command::AddCondition {
            who: LIDDA,
            condition: Condition::Stunned,
        };
        play(&mut session, &[Command::Start, stunned]);
        session
    };
    let mut none = fight(false);
    let mut some = fight(true);
    for _ in 0..3 {
        let result = |who| Command::EnterInitiative { who, total: 3 };
        play(&mut none, &[result(LIDDA)]);
        play(&mut some, &[result(LIDDA), result(OGRE)]);
        assert_same(&none, &some);
        let mut steps = 0;
        while !matches!(some.encounter().awaiting(), Awaiting::Rolls(_)) {
            let command = match some.encounter().awaiting() {
                Awaiting::Charge(who) => PriorityCommand::SkipCharge { who },
                Awaiting::Priority(OGRE) => PriorityCommand::Pass,
                other => panic!("{other:?}"),
            };
            play(&mut some, &[Command::Priority(command)]);
            assert_same(&none, &some);
            steps += 1;
        }
        assert_eq!(steps, 4, "the hidden one has a round");
    }
    // Nobody is called in the round of the dead.
    let dead = Command::AddCondition {
        who: LIDDA,
        condition: Condition::Dead,
    };
    for session in [&mut none, &mut some] {
        play(session, std::slice::from_ref(&dead));
    }
    let shown = some.for_players().expect("it folds");
    assert_same(&some, &shown);
    play(
        &mut some,
        &[Command::EnterInitiative {
            who: OGRE,
            total: 3,
        }],
    );
    let shown = some.for_players().expect("it folds");
    assert_same(&some, &shown);
    assert_same(&none, &some);
}
