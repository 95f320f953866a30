//! The stacks of Tales of War on the players' screen.

use asalto_core::command::PriorityCommand;
use asalto_core::players::{HealthShown, ScreenPoints};
use asalto_core::priority::{Declaration, TargetedPart};
use asalto_core::{Combatant, CombatantId, Command, Ruleset, Session, Side};

use crate::duel::{LIDDA, OGRE, play};
use crate::other_secrets::SECRET;
use crate::screen::{screen_of, totals};

/// An actor of Tales of War with its points.
fn actor(name: &str, side: Side, points: u16) -> Combatant {
    let mut one = Combatant::new(name, side);
    one.actor.points = points;
    one
}

/// Adds actors, and starts the main phase of the slowest one. The totals are 5, 10, 15.
fn main_phase(actors: Vec<Combatant>) -> Session {
    let mut session = Session::new(Ruleset::TalesOfWar);
    let count = u32::try_from(actors.len()).expect("there are few");
    let add = |one| Command::AddCombatant(Box::new(one));
    let mut commands: Vec<_> = actors.into_iter().map(add).collect();
    commands.push(Command::Start);
    play(&mut session, &commands);
    let counts = [(1, 5), (2, 10), (3, 15)];
    play(
        &mut session,
        &totals(&counts[..usize::try_from(count).expect("it fits")]),
    );
    let skip = Command::Priority(PriorityCommand::SkipCharges);
    play(&mut session, &[skip]);
    session
}

/// The command that declares an action at somebody.
fn declare(who: CombatantId, name: &str, at: CombatantId) -> Command {
    let declaration = Declaration {
        name: name.to_owned(),
        parts: vec![TargetedPart {
            name: String::new(),
            target: Some(at),
        }],
        ..Declaration::default()
    };
    Command::Priority(PriorityCommand::Declare {
        who,
        declaration: Box::new(declaration),
    })
}

/// The command with which everyone passes until somebody has priority.
fn reach(who: CombatantId) -> Command {
    let until = Some(who);
    Command::Priority(PriorityCommand::PassAll { until })
}

/// A TOW fight at the main phase of Lidda, with an attack of hers on the stack and one of the ogre on it.
fn pile(secret_ogre: bool) -> Session {
    let mut ogre = actor("Ogre", Side::FOES, 3);
    ogre.secret = secret_ogre;
    let mut session = main_phase(vec![actor("Lidda", Side::PARTY, 4), ogre]);
    play(
        &mut session,
        &[
            declare(LIDDA, "Stab", OGRE),
            reach(OGRE),
            declare(OGRE, SECRET, LIDDA),
        ],
    );
    session
}

#[test]
fn the_stack_of_tales_of_war_names_actions_actors_and_targets() {
    let (screen, _) = screen_of(&pile(false), HealthShown::Hinted);
    let told: Vec<_> = screen
        .stack
        .iter()
        .map(|one| {
            let owner = one.owner.name.as_str();
            let targets: Vec<_> = one
                .targets
                .iter()
                .map(|target| target.name.as_str())
                .collect();
            (one.name.as_str(), owner, targets)
        })
        .collect();
    assert_eq!(
        told,
        [
            ("Stab", "Lidda", vec!["Ogre"]),
            (SECRET, "Ogre", vec!["Lidda"]),
        ]
    );
    assert_eq!(screen.postponed, []);
    let points = |who| {
        let row = screen.rows.iter().find(|row| row.id == who);
        row.and_then(|row| row.points)
    };
    assert_eq!(
        points(LIDDA),
        Some(ScreenPoints {
            left: 0,
            granted: 4
        })
    );
    assert_eq!(points(OGRE), None, "the points of an enemy are hidden");
}

#[test]
fn the_stack_tells_nothing_about_a_combatant_out_of_sight() {
    let (screen, bytes) = screen_of(&pile(true), HealthShown::Shown);
    let names: Vec<_> = screen.stack.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Stab"]);
    assert_eq!(screen.stack[0].targets, []);
    assert!(
        !bytes.contains(SECRET) && !bytes.contains("Ogre"),
        "{bytes}"
    );
}

#[test]
fn the_action_of_an_actor_that_is_hidden_again_leaves_the_screen() {
    let mut session = pile(false);
    play(&mut session, &[Command::Conceal { who: vec![OGRE] }]);
    let (screen, bytes) = screen_of(&session, HealthShown::Shown);
    let actors: Vec<_> = screen
        .stack
        .iter()
        .map(|one| one.owner.name.as_str())
        .collect();
    assert_eq!(actors, ["Lidda"]);
    assert!(!bytes.contains(SECRET), "{bytes}");
}

#[test]
fn the_action_of_an_actor_that_appears_lies_below_those_that_came_later() {
    let mut ogre = actor("Ogre", Side::FOES, 3);
    ogre.secret = true;
    let goblin = CombatantId(3);
    let mut session = main_phase(vec![
        actor("Lidda", Side::PARTY, 4),
        ogre,
        actor("Goblin", Side::FOES, 4),
    ]);
    play(
        &mut session,
        &[
            declare(LIDDA, "Stab", goblin),
            reach(OGRE),
            declare(OGRE, "Vanish", LIDDA),
            reach(goblin),
            declare(goblin, "Net", LIDDA),
        ],
    );
    let names = |session: &Session| {
        let (screen, _) = screen_of(session, HealthShown::Shown);
        let names: Vec<_> = screen.stack.into_iter().map(|one| one.name).collect();
        names
    };
    assert_eq!(names(&session), ["Stab", "Net"]);
    play(&mut session, &[Command::Reveal { who: vec![OGRE] }]);
    assert_eq!(names(&session), ["Stab", "Vanish", "Net"]);
    play(&mut session, &[Command::Conceal { who: vec![OGRE] }]);
    assert_eq!(names(&session), ["Stab", "Net"]);
    play(&mut session, &[Command::Reveal { who: vec![OGRE] }]);
    assert_eq!(names(&session), ["Stab", "Vanish", "Net"]);
}
