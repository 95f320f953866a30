//! Fixed cases of two fights that differ in a hidden combatant, in which a turn that has just come up is put back or
//! kept: a place is moved by hand.

use asalto_core::effect::{Duration, NewEffect};
use asalto_core::order::PlaceTarget;
use asalto_core::{CombatantId, Command, Condition, Ruleset, Session};

use crate::duel::{JOZAN, LIDDA, OGRE, join_three, play};
use crate::other_secrets::SECRET;
use crate::secret_cases::{FOURTH, secret, start, told};

/// Moves the place of a combatant to a count.
fn place(who: CombatantId, count: i32) -> Command {
    let seat = PlaceTarget::Count(count);
    Command::Rule(Box::new(Command::Place { who, seat }))
}

/// Starts a fight. A hidden combatant may have a count.
fn fight(ruleset: Ruleset, hidden: Option<i32>) -> Session {
    let mut session = Session::new(ruleset);
    join_three(&mut session);
    if hidden.is_some() {
        let joins = Command::AddCombatant(Box::new(secret(SECRET)));
        play(&mut session, &[joins]);
    }
    let totals = [(LIDDA, 25), (OGRE, 20), (JOZAN, 5)];
    let hidden = hidden.map(|count| (FOURTH, count));
    let totals: Vec<_> = totals.into_iter().chain(hidden).collect();
    start(&mut session, &totals);
    session
}

/// Ends turns until it is the turn of a combatant in sight, as the hidden one does nothing.
fn pass_unseen(session: &mut Session) {
    while session.encounter().turn_of() == Some(FOURTH) {
        play(session, &[Command::EndTurn]);
    }
}

#[test]
fn a_place_moved_before_a_hidden_one_keeps_its_turn_in_silence() {
    for ruleset in [Ruleset::Dnd35, Ruleset::Dnd5e, Ruleset::Dnd5e2024] {
        let [mut none, mut some] = [None, Some(10)].map(|hidden| fight(ruleset, hidden));
        for session in [&mut none, &mut some] {
            play(session, &[Command::EndTurn, Command::EndTurn]);
            pass_unseen(session);
            assert_eq!(session.encounter().turn_of(), Some(JOZAN), "{ruleset:?}");
            play(session, &[place(JOZAN, 15)]);
            assert_eq!(session.encounter().turn_of(), Some(JOZAN), "{ruleset:?}");
        }
        assert_eq!(told(&none), told(&some), "{ruleset:?}");
        for session in [&mut none, &mut some] {
            play(session, &[Command::EndTurn]);
            pass_unseen(session);
        }
        assert_eq!(told(&none), told(&some), "{ruleset:?}");
    }
}

#[test]
fn an_effect_that_a_turn_gives_back_ends_once_whether_a_hidden_one_acted_or_not() {
    for ruleset in [Ruleset::Dnd35, Ruleset::Dnd5e, Ruleset::Dnd5e2024] {
        let [mut none, mut some] = [None, Some(30)].map(|hidden| fight(ruleset, hidden));
        for session in [&mut none, &mut some] {
            pass_unseen(session);
            assert_eq!(session.encounter().turn_of(), Some(LIDDA), "{ruleset:?}");
            let marked = Condition::Custom("Marked".to_owned());
            let marked = NewEffect::new(LIDDA, marked, Duration::RoundEnd);
            play(session, &[Command::AddEffect(Box::new(marked))]);
            let turn = Command::EndTurn;
            play(session, &[turn.clone(), turn.clone(), turn]);
            pass_unseen(session);
            // It has ended with the round, before the turn that is put back.
            assert_eq!(session.encounter().turn_of(), Some(LIDDA), "{ruleset:?}");
            play(session, &[place(LIDDA, 15)]);
            assert_eq!(session.encounter().turn_of(), Some(OGRE), "{ruleset:?}");
        }
        let all = told(&some);
        assert_eq!(told(&none), all, "{ruleset:?}");
        assert!(all.contains("effectEnded"), "{ruleset:?}");
        assert!(!all.contains("conditionRemoved"), "{ruleset:?}");
    }
}
