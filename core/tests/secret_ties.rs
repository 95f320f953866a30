//! Ties with combatants that players do not see.

use asalto_core::combatant::Controller;
use asalto_core::rules::HouseRule;
use asalto_core::{Awaiting, CombatantId, Command, Rules, Ruleset, Session, Side};

use crate::duel::{JOZAN, LIDDA, OGRE, join_three, play, profile};
use crate::other_secrets::SECRET;
use crate::secret_cases::{FOURTH, secret, start, told};

#[test]
fn a_tie_of_two_characters_is_theirs_although_a_hidden_enemy_shares_it() {
    let [mut none, mut some] = [false, true].map(|hides| {
        let mut session = Session::new(Ruleset::Dnd5e);
        for name in ["Lidda", "Ogre", "Jozan"] {
            let mut one = profile(
                name,
                if name == "Ogre" {
                    Side::FOES
                } else {
                    Side::PARTY
                },
            );
            if name != "Ogre" {
                one.controller = Controller::Player;
            }
            play(&mut session, &[Command::AddCombatant(Box::new(one))]);
        }
        if hides {
            let joins = Command::AddCombatant(Box::new(secret(SECRET)));
            play(&mut session, &[joins]);
        }
        start(
            &mut session,
            &[(LIDDA, 15), (OGRE, 5), (JOZAN, 15), (FOURTH, 15)],
        );
        session
    });
    assert!(matches!(none.encounter().awaiting(), Awaiting::TieBreak(_)));
    assert_eq!(told(&none), told(&some));
    for (session, order) in [
        (&mut none, vec![JOZAN, LIDDA]),
        (&mut some, vec![JOZAN, FOURTH, LIDDA]),
    ] {
        play(session, &[Command::BreakTie { order }]);
    }
    assert_eq!(told(&none), told(&some));
    play(&mut none, &[Command::EndTurn]);
    play(&mut some, &[Command::EndTurn, Command::EndTurn]);
    assert_eq!(told(&none), told(&some));
}

/// Starts a fight against an ogre that the party is unaware of, which is tied with Jozan. A hidden
/// enemy may act first.
fn tied_with_an_unseen_ogre(hides: bool) -> Session {
    let rules = Rules::from(Ruleset::Dnd5e).with(HouseRule::CreatureTiesAsked, true);
    let mut session = Session::new(rules.expect("D&D 5e has the house rule"));
    join_three(&mut session);
    if hides {
        let joins = Command::AddCombatant(Box::new(secret(SECRET)));
        play(&mut session, &[joins]);
    }
    let unaware = Command::SetSideAwareness {
        observer: Side::PARTY,
        target: Side::FOES,
        aware: false,
    };
    play(&mut session, &[unaware]);
    start(
        &mut session,
        &[(LIDDA, 14), (OGRE, 16), (JOZAN, 16), (FOURTH, 90)],
    );
    let tied: Vec<CombatantId> = vec![OGRE, JOZAN];
    assert!(matches!(session.encounter().awaiting(), Awaiting::TieBreak(tie) if tie.tied == tied));
    session
}

#[test]
fn results_are_told_when_one_of_the_tied_leaves_and_a_hidden_enemy_acts_next() {
    let [mut none, mut some] = [false, true].map(tied_with_an_unseen_ogre);
    assert_eq!(told(&none), told(&some));
    for session in [&mut none, &mut some] {
        play(session, &[Command::RemoveCombatant { who: JOZAN }]);
    }
    assert_eq!(some.encounter().turn_of(), Some(FOURTH));
    // Players see what the game master did at once, and the results before it.
    let kinds = |session: &Session| {
        let entries = session.player_entries().expect("it folds");
        let last = entries.last().expect("an entry").events.iter();
        let names = last.map(|event| serde_json::to_value(event).expect("plain data"));
        let names = names.filter_map(|value| value.as_object()?.keys().next().cloned());
        names.collect::<Vec<_>>()
    };
    assert_eq!(kinds(&some), ["initiativeEntered", "combatantRemoved"]);
    play(&mut some, &[Command::EndTurn]);
    assert_eq!(told(&none), told(&some));
}
