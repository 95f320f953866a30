//! The legendary actions of a creature since its last turn.

use asalto_core::{Combatant, Command, Ruleset, Session, Side};

use crate::duel::{JOZAN, LIDDA, OGRE, play};
use crate::screen::totals;

#[test]
fn the_actions_are_those_since_the_last_turn_of_the_creature() {
    let mut session = Session::new(Ruleset::Dnd5e2024);
    let mut dragon = Combatant::new("Dragon", Side::FOES);
    dragon.legendary.actions = 3;
    let [lidda, jozan] = ["Lidda", "Jozan"].map(|name| Combatant::new(name, Side::PARTY));
    for one in [lidda, dragon, jozan] {
        play(&mut session, &[Command::AddCombatant(Box::new(one))]);
    }
    play(&mut session, &[Command::Start]);
    play(&mut session, &totals(&[(1, 20), (2, 5), (3, 15)]));
    assert_eq!([LIDDA, OGRE, JOZAN].map(|who| who.0), [1, 2, 3]);
    let act = |name: &str| Command::LegendaryAction {
        who: OGRE,
        name: name.to_owned(),
        cost: 1,
    };
    play(&mut session, &[Command::EndTurn, act("Pounce")]);
    assert_eq!(session.legendary_actions_since_turn(OGRE), ["Pounce"]);
    assert!(session.legendary_actions_since_turn(LIDDA).is_empty());
    // An undo takes it back, and its own turn ends the list.
    assert!(session.undo());
    assert!(session.legendary_actions_since_turn(OGRE).is_empty());
    assert!(session.redo());
    play(&mut session, &[Command::EndTurn]);
    assert_eq!(session.encounter().turn_of(), Some(OGRE));
    assert!(session.legendary_actions_since_turn(OGRE).is_empty());
}
