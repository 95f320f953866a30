//! The bases of miniatures: who sees them, and what is no picture.

use asalto_core::combatant::{Base, BaseColor, Group, ProfileFault};
use asalto_core::players::HealthShown;
use asalto_core::{Combatant, Command, NoDice, Rejection, Ruleset, Session, Side, Timestamp};

use crate::duel::play;
use crate::screen::{screen_of, somebody, totals};

#[test]
fn a_base_is_seen_as_the_miniature_is() {
    let base = |color| Base {
        color: Some(color),
        letter: Some('B'),
        picture: Some("data:image/webp;base64,UklGRg==".to_owned()),
    };
    let foe = |name: &str, color, secret| {
        let mut one = Combatant::new(name, Side::FOES);
        one.base = base(color);
        one.secret = secret;
        Command::AddCombatant(Box::new(one))
    };
    let mut session = Session::new(Ruleset::Dnd5e);
    play(
        &mut session,
        &[
            somebody("Lidda", Side::PARTY, 16),
            foe("Goblin", BaseColor::Red, false),
            foe("Ogre", BaseColor::Blue, true),
            Command::Start,
        ],
    );
    play(&mut session, &totals(&[(1, 15), (2, 10), (3, 5)]));
    let (screen, bytes) = screen_of(&session, HealthShown::Hinted);
    let bases: Vec<_> = screen.rows.iter().map(|row| row.base.clone()).collect();
    assert_eq!(bases, [Base::default(), base(BaseColor::Red)]);
    assert!(!bytes.contains("blue"), "{bytes}");
    let view = session.player_view().expect("it folds");
    let seen: Vec<_> = view
        .combatants
        .iter()
        .map(|one| &one.profile.base)
        .collect();
    assert_eq!(seen, [&Base::default(), &base(BaseColor::Red)]);

    // The base of a group is the one that all its members have.
    let mut session = Session::new(Ruleset::Dnd5e);
    let member = |color| {
        let mut one = Combatant::new("Goblin", Side::FOES);
        one.group = Some(Group(1));
        one.base.color = color;
        Command::AddCombatant(Box::new(one))
    };
    let red = Some(BaseColor::Red);
    let all = [member(red), member(red), Command::Start];
    play(&mut session, &[somebody("Lidda", Side::PARTY, 16)]);
    play(&mut session, &all);
    play(&mut session, &totals(&[(1, 15), (2, 10)]));
    let (screen, _) = screen_of(&session, HealthShown::Hinted);
    assert_eq!(screen.rows[1].base.color, red);
}

#[test]
fn a_picture_that_is_none_is_refused() {
    let mut one = Combatant::new("Goblin", Side::FOES);
    one.base.picture = Some("https://example.org/goblin.png".to_owned());
    let mut session = Session::new(Ruleset::Dnd5e);
    let refused = session.dispatch(
        &Command::AddCombatant(Box::new(one)),
        Timestamp::default(),
        &mut NoDice,
    );
    let fault = ProfileFault::Base;
    assert_eq!(refused.err(), Some(Rejection::Profile { fault }));
    assert!(session.entries().is_empty());
}
