//! Texts of commands that nobody can read, and lists that are longer than the combat.

use asalto_core::combatant::ProfileFault;
use asalto_core::waiting::Readied;
use asalto_core::{
    ActionKind, Combatant, Command, Condition, NoDice, Rejection, Ruleset, Session, Side, Timestamp,
};

use crate::duel::{LIDDA, OGRE, play};

/// Texts that show nothing, or change how the text around them is read.
const UNREADABLE: [&str; 5] = [
    "fire\nball",
    "\u{202e}llaberif",
    "\u{e0041}\u{e0042}",
    "\u{fe0f}",
    "fire\u{ad}ball",
];

fn fight(ruleset: Ruleset) -> Session {
    let mut session = Session::new(ruleset);
    let of = |name: &str, side| {
        let mut one = Combatant::new(name, side);
        one.hit_points = Some(20);
        Command::AddCombatant(Box::new(one))
    };
    let roll = Command::RollInitiative { who: Vec::new() };
    let all = [
        of("Lidda", Side::PARTY),
        of("Ogre", Side::FOES),
        Command::Start,
    ];
    play(&mut session, &all);
    play(&mut session, &[roll]);
    session
}

fn refusal(session: &mut Session, command: &Command) -> Rejection {
    let before = session.entries().len();
    let refused = session
        .dispatch(command, Timestamp(0), &mut NoDice)
        .map(|_| ());
    assert_eq!(session.entries().len(), before, "{command:?}");
    refused.expect_err("nobody can read it")
}

#[test]
fn a_text_that_nobody_can_read_is_refused_in_every_command() {
    for text in UNREADABLE {
        let mut session = fight(Ruleset::Dnd5e);
        let who = session.encounter().turn_of().expect("someone acts");
        let name = text.to_owned();
        let custom = Condition::Custom(name.clone());
        let commands = [
            Command::SetPosition {
                who,
                position: name.clone(),
            },
            Command::BeginAction {
                action: ActionKind::Standard,
                name: name.clone(),
            },
            Command::Concentrate {
                who,
                spell: name.clone(),
            },
            Command::AddCondition {
                who,
                condition: custom.clone(),
            },
            Command::Ready(Box::new(Readied::new(ActionKind::Standard, text))),
        ];
        for command in commands {
            let refused = refusal(&mut session, &command);
            assert_eq!(refused, Rejection::UnseenCharacters, "{command:?}");
        }
        let named = Command::AddCombatant(Box::new(Combatant::new(text, Side::FOES)));
        let fault = ProfileFault::Name;
        assert_eq!(refusal(&mut session, &named), Rejection::Profile { fault });
    }
}

#[test]
fn more_targets_than_combatants_are_refused_at_once() {
    let mut session = fight(Ruleset::Dnd35);
    let blow = Command::damage(vec![OGRE; 190_000], 1);
    assert_eq!(
        refusal(&mut session, &blow),
        Rejection::NamedTwice { who: OGRE }
    );
    play(&mut session, &[Command::damage(vec![LIDDA, OGRE], 1)]);
}
