//! Players get identical bytes from two encounters that differ only in hidden facts.

use crate::other_secrets::{SECRET, with_other_secrets};
use crate::phases;
use crate::screen::screen_of;
use crate::walk::Walker;
use asalto_core::command::PriorityCommand;
use asalto_core::effect::{Duration, NewEffect};
use asalto_core::event::PriorityEvent;
use asalto_core::players::{HealthShown, PlayerScreen};
use asalto_core::priority::{Trigger, TriggerMoment, TriggerRepeat};
use asalto_core::rules::{LegalityPolicy, ProgressPolicy};
use asalto_core::{
    Combatant, CombatantId, Command, Condition, Encounter, Event, PlayerView, Ruleset, SeededDice,
    Session, Side, Timestamp,
};
use proptest::prelude::*;

/// Returns all that players receive of a session.
pub fn told(session: &Session) -> Result<String, TestCaseError> {
    let shown = session.for_players();
    let shown = shown.ok_or_else(|| TestCaseError::fail("it does not fold for players"))?;
    let text = shown.to_text().expect("a session has a notation");
    let entries = session.player_entries().expect("it folds");
    let view = session.player_view().expect("it folds");
    let json = serde_json::to_string(&(entries, view)).expect("plain data");
    Ok(format!("{text}\n{json}"))
}

/// Checks the properties of every session that players receive.
fn only_the_allowed_is_told(session: &Session) -> Result<(), TestCaseError> {
    let bytes = told(session)?;
    prop_assert!(!bytes.contains(SECRET), "{}", bytes);
    let shown = session.for_players().expect("it folds");
    prop_assert_eq!(told(&shown)?, bytes, "players of players");
    let text = shown.to_text().expect("a session has a notation");
    let loaded = Session::from_text(&text);
    prop_assert_eq!(loaded.as_ref(), Ok(&shown));
    let view = session.player_view().expect("it folds");
    for one in &view.combatants {
        let open = one.profile.side == Side::PARTY
            || one.profile.controller == asalto_core::combatant::Controller::Player;
        if !open {
            let mut bare = Combatant::new(one.profile.name.clone(), one.profile.side);
            bare.group = one.profile.group;
            bare.place = one.profile.place;
            prop_assert_eq!(&one.profile, &bare);
            prop_assert_eq!((one.vitality, one.modifier), (None, None));
        }
    }
    // The ids are the game master's if players have seen everyone in the order of the ids.
    let names = |session: &Session| -> Vec<_> {
        let all = session.encounter().participants();
        all.map(|one| one.profile.name.clone()).collect()
    };
    if names(session) == names(&shown) {
        everyone_sees_who_can_act(session.encounter(), &view)?;
    }
    Ok(())
}

/// Checks that players know for every visible combatant whether it can act.
fn everyone_sees_who_can_act(
    encounter: &Encounter,
    view: &PlayerView,
) -> Result<(), TestCaseError> {
    if encounter.opening().is_none() {
        return Ok(());
    }
    for one in &view.combatants {
        prop_assert_eq!(
            one.unable.is_none(),
            encounter.is_able(one.id),
            "{:?}",
            one.id
        );
    }
    Ok(())
}

/// Checks that players receive the same from a session with the same course and other secrets.
pub fn secrets_change_nothing(session: &Session, seed: u32) -> Result<(), TestCaseError> {
    let mut played = session.save();
    played.entries.truncate(played.cursor);
    played.branches.clear();
    let played = Session::load(played).expect("a prefix folds");
    let mut other = with_other_secrets(&played, seed);
    prop_assert_eq!(told(&played)?, told(&other)?);
    screens_are_the_same(&played, &other)?;
    let mut played = played;
    if other.entries().len() == played.entries().len() && played.compact() {
        prop_assert!(other.compact());
        prop_assert_eq!(told(&played)?, told(&other)?);
    }
    Ok(())
}

/// Checks that the players' screens of two such sessions are the same: with hidden health in every byte, and
/// with hinted health except for the words.
fn screens_are_the_same(one: &Session, other: &Session) -> Result<(), TestCaseError> {
    let [first, second] = [one, other].map(|session| screen_of(session, HealthShown::Hidden).1);
    prop_assert!(!first.contains(SECRET), "{}", first);
    prop_assert_eq!(first, second);
    let [first, second] = [one, other].map(|session| {
        let (screen, _) = screen_of(session, HealthShown::Hinted);
        without_words(session, screen)
    });
    prop_assert_eq!(first, second);
    Ok(())
}

/// Returns a screen without the facts that a word of health reveals about hidden combatants: the word, and the members
/// that are up.
fn without_words(session: &Session, mut screen: PlayerScreen) -> PlayerScreen {
    let is_players = |name: &str| {
        let mut all = session.encounter().participants();
        let players = asalto_core::combatant::Controller::Player;
        // A group has the name of its members without their numbers.
        let named =
            |own: &str| own == name || own.trim_end_matches(char::is_numeric).trim_end() == name;
        all.any(|one| one.profile.controller == players && named(&one.profile.name))
    };
    for row in &mut screen.rows {
        let open = row.side == Side::PARTY || is_players(&row.name);
        if !open {
            assert_eq!(row.health.and_then(|health| health.points), None);
            (row.health, row.members) = (None, 0);
            row.conditions.clear();
            row.concentration = None;
        }
    }
    screen
}

/// A combat of one that the party knows against three that are hidden.
pub fn combat(ruleset: Ruleset) -> Session {
    let mut session = Session::new(ruleset);
    let mut dice = SeededDice::new(5);
    let joins = [
        add("Lidda", Side::PARTY),
        add("Ogre", Side::FOES),
        add("Orc", Side::FOES),
        add("Owl", Side(2)),
    ];
    let roll = Command::RollInitiative { who: Vec::new() };
    for command in joins.iter().chain([&Command::Start, &roll]) {
        // In Tales of War those without a formula cannot roll.
        let done = session.dispatch(command, Timestamp(0), &mut dice);
        assert!(done.is_ok() || *command == roll, "{command:?}: {done:?}");
    }
    session
}

/// A setup in which the party is unaware of two enemies.
pub fn unaware(ruleset: Ruleset) -> Session {
    let mut session = Session::new(ruleset);
    let unaware = Command::SetSideAwareness {
        observer: Side::PARTY,
        target: Side::FOES,
        aware: false,
    };
    let joins = [
        add("Ogre", Side::FOES),
        add("Lidda", Side::PARTY),
        unaware,
        add("Orc", Side::FOES),
    ];
    for command in &joins {
        let done = session.dispatch(command, Timestamp(0), &mut SeededDice::new(5));
        assert!(done.is_ok(), "{command:?}: {done:?}");
    }
    session
}

/// Plays Tales of War between two sides; the game master decides on proposed actions.
pub fn cycle(choices: &[u32]) -> Session {
    let mut rules = phases::rules(choices.first().copied().unwrap_or_default());
    if let ProgressPolicy::Phases(phases) = &mut rules.progress
        && choices.len().is_multiple_of(2)
    {
        phases.legality = LegalityPolicy::Asked;
    }
    let mut session = Session::new(rules);
    let mut dice = SeededDice::new(11);
    for seed in 0..4_u16 {
        let mut actor = phases::actor(seed);
        if seed % 2 == 0 {
            actor.side = Side::PARTY;
        }
        let join = Command::AddCombatant(Box::new(actor));
        session
            .dispatch(&join, Timestamp(0), &mut dice)
            .expect("a combatant joins");
    }
    let opening = [22 * 16 + 4, 4, 17 * 16 + 4];
    for choice in opening.iter().chain(choices) {
        let command = phases::eventful(&session, *choice);
        // A rejected command changes nothing.
        let _refused = session.dispatch(&command, Timestamp(0), &mut dice).is_err();
        if choice % 61 == 0 {
            session.undo();
        }
    }
    session
}

fn add(name: &str, side: Side) -> Command {
    let mut one = Combatant::new(name, side);
    one.hit_points = Some(20);
    Command::AddCombatant(Box::new(one))
}

/// Sets up three combatants that the party is aware of, and adds enemies that it is unaware of.
fn setup(ruleset: Ruleset, unseen: u32, late: bool) -> Session {
    let mut session = Session::new(ruleset);
    let mut dice = SeededDice::new(3);
    let mut play = |session: &mut Session, command: &Command| {
        let done = session.dispatch(command, Timestamp(0), &mut dice);
        assert!(done.is_ok(), "{command:?}: {done:?}");
    };
    let aware = Command::SetSideAwareness {
        observer: Side::PARTY,
        target: Side::FOES,
        aware: false,
    };
    if !late {
        play(&mut session, &aware);
    }
    let seen = ["Lidda", "Jozan", "Mialee"];
    for (index, name) in (0_u32..).zip(seen) {
        play(&mut session, &add(name, Side::PARTY));
        let own = session
            .encounter()
            .participants()
            .last()
            .expect("it joined")
            .id;
        if ruleset == Ruleset::TalesOfWar {
            play(&mut session, &trigger(own, name));
        }
        if unseen >> index & 1 == 1 {
            hide_someone(&mut session, &mut play, ruleset);
        }
        let prone = Command::AddCondition {
            who: own,
            condition: Condition::Prone,
        };
        play(&mut session, &prone);
    }
    if late {
        play(&mut session, &aware);
    }
    session
}

fn hide_someone(
    session: &mut Session,
    play: &mut impl FnMut(&mut Session, &Command),
    ruleset: Ruleset,
) {
    play(session, &add(SECRET, Side::FOES));
    let who = session
        .encounter()
        .participants()
        .last()
        .expect("it joined")
        .id;
    let behind = Condition::Custom(SECRET.to_owned());
    let position = SECRET.to_owned();
    // Only in 5e does the position on the map decide who is aware of a combatant.
    if ruleset == Ruleset::Dnd5e {
        play(session, &Command::SetPosition { who, position });
    }
    let condition = behind.clone();
    play(session, &Command::AddCondition { who, condition });
    let stunned = NewEffect {
        source: Some(who),
        ..NewEffect::new(who, Condition::Stunned, Duration::Open)
    };
    play(session, &Command::AddEffect(Box::new(stunned)));
    let amount = 30;
    play(session, &Command::damage(vec![who], amount));
    if ruleset == Ruleset::TalesOfWar {
        play(session, &trigger(who, SECRET));
    }
    play(session, &add(SECRET, Side::FOES));
    let other = session
        .encounter()
        .participants()
        .last()
        .expect("it joined")
        .id;
    play(session, &Command::RemoveCombatant { who: other });
}

fn trigger(owner: CombatantId, name: &str) -> Command {
    Command::Priority(PriorityCommand::RegisterTrigger(Box::new(Trigger {
        owner,
        name: name.to_owned(),
        when: TriggerMoment::Manual,
        cost: asalto_core::actor::Cost::default(),
        repeats: TriggerRepeat::Always,
    })))
}

#[test]
fn nobody_can_tell_how_many_are_unseen() {
    for ruleset in Ruleset::ALL {
        for late in [false, true] {
            let none = told(&setup(ruleset, 0, late)).expect("it folds");
            for unseen in 1..8 {
                let some = told(&setup(ruleset, unseen, late)).expect("it folds");
                assert_eq!(none, some, "{ruleset:?} {unseen:b}");
            }
        }
    }
}

/// Starts combat after a setup in which the party was unaware of an enemy, which had another name, a mark, an effect,
/// and damage before its final name.
fn after_a_hidden_past(ruleset: Ruleset, past: bool, compacts: bool) -> Session {
    let mut session = Session::new(ruleset);
    let unaware = Command::SetSideAwareness {
        observer: Side::PARTY,
        target: Side::FOES,
        aware: false,
    };
    let profile = |name: &str| {
        let mut one = Combatant::new(name, Side::FOES);
        one.hit_points = Some(20);
        one
    };
    let who = CombatantId(2);
    let mark = Condition::Custom(SECRET.to_owned());
    let joins = profile(if past { SECRET } else { "Ogre" });
    let mut commands = vec![
        add("Lidda", Side::PARTY),
        unaware,
        Command::AddCombatant(Box::new(joins)),
    ];
    if past {
        let edited = Box::new(profile("Ogre"));
        commands.extend([
            Command::AddCondition {
                who,
                condition: mark.clone(),
            },
            Command::damage(vec![who], 3),
            Command::Heal {
                who: vec![who],
                amount: 3,
            },
            Command::RemoveCondition {
                who,
                condition: mark,
            },
            Command::EditCombatant {
                who,
                profile: edited,
            },
        ]);
    }
    commands.push(Command::Start);
    let mut dice = SeededDice::new(3);
    for command in &commands {
        let done = session.dispatch(command, Timestamp(0), &mut dice);
        assert!(done.is_ok(), "{ruleset:?} {command:?}: {done:?}");
    }
    if compacts {
        session.compact();
    }
    session
}

#[test]
fn a_name_and_a_mark_from_before_players_saw_it_stay_untold() {
    for ruleset in Ruleset::ALL {
        for compacts in [false, true] {
            let [none, some] = [false, true]
                .map(|past| told(&after_a_hidden_past(ruleset, past, compacts)).expect("it folds"));
            assert_eq!(none, some, "{ruleset:?}");
        }
    }
}

#[test]
fn an_enemy_that_came_and_went_unseen_has_no_name_and_no_mark() {
    for ruleset in Ruleset::ALL {
        let mut session = setup(ruleset, 7, false);
        let present = session.encounter().present();
        let hidden = present.filter(|one| one.profile.name == SECRET);
        let hidden: Vec<_> = hidden.map(|one| one.id).collect();
        for who in hidden {
            let remove = Command::RemoveCombatant { who };
            let done = session.dispatch(&remove, Timestamp(0), &mut SeededDice::new(3));
            assert!(done.is_ok(), "{done:?}");
        }
        let done = session.dispatch(&Command::Start, Timestamp(0), &mut SeededDice::new(3));
        assert!(done.is_ok(), "{ruleset:?} {done:?}");
        only_the_allowed_is_told(&session).expect("no secret is told");
        assert!(session.encounter().opening().is_some());
    }
}

#[test]
fn a_long_setup_that_was_compacted_tells_as_little() {
    for ruleset in Ruleset::ALL {
        let long = |unseen| {
            let mut session = setup(ruleset, unseen, false);
            let mut dice = SeededDice::new(3);
            let who = vec![CombatantId(1)];
            for _ in 0..20 {
                for command in [
                    Command::damage(who.clone(), 1),
                    Command::Heal {
                        who: who.clone(),
                        amount: 1,
                    },
                ] {
                    let done = session.dispatch(&command, Timestamp(0), &mut dice);
                    assert!(done.is_ok(), "{command:?}");
                }
            }
            assert!(session.compact());
            told(&session).expect("it folds")
        };
        assert_eq!(long(0), long(7), "{ruleset:?}");
    }
}

#[test]
fn the_other_secrets_are_other() {
    let session = cycle(&[5, 40, 77, 1000, 52, 321, 9000, 64]);
    let other = with_other_secrets(&session, 5);
    let secrets = other.to_text().expect("a session has a notation");
    assert!(secrets.contains(SECRET));
    let proposed = |session: &Session| {
        let mut events = session.entries().iter().flat_map(|entry| &entry.events);
        events.any(|event| matches!(event, Event::Priority(PriorityEvent::Proposed { .. })))
    };
    assert!(proposed(&other));
}

/// Returns the number of encounters to play; a quick run can lower it with `PROPTEST_CASES`.
fn cases() -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn hidden_facts_change_no_byte(
        choices in prop::collection::vec(any::<u32>(), 1..60),
        seed in any::<u32>(),
    ) {
        for ruleset in Ruleset::ALL {
            let setup = Walker::new(ruleset, &choices);
            let unaware = Walker::on(unaware(ruleset), &choices).lively();
            let combat = Walker::on(combat(ruleset), &choices).lively();
            for mut walker in [setup, unaware, combat] {
                while let Some(step) = walker.step() {
                    step.map_err(TestCaseError::fail)?;
                }
                only_the_allowed_is_told(walker.session())?;
                secrets_change_nothing(walker.session(), seed)?;
            }
        }
    }

    #[test]
    fn hidden_facts_of_tales_of_war_change_no_byte(
        choices in prop::collection::vec(any::<u32>(), 1..120),
        seed in any::<u32>(),
    ) {
        let session = cycle(&choices);
        only_the_allowed_is_told(&session)?;
        secrets_change_nothing(&session, seed)?;
    }
}
