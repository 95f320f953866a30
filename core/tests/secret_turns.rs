//! A combatant that the game master hides during its own turn: the mark goes back to the last one in sight.

use asalto_core::command::PriorityCommand;
use asalto_core::event::CombatantEvent;
use asalto_core::players::HealthShown;
use asalto_core::priority::{Declaration, Phase};
use asalto_core::rules::TableChoice;
use asalto_core::{
    ActionKind, Awaiting, CombatantId, Command, Condition, Event, PlayerEvent, Rules, Ruleset,
    Session, Side,
};

use crate::duel::{JOZAN, LIDDA, OGRE, join_three, play, profile};
use crate::other_secrets::SECRET;
use crate::screen::screen_of;
use crate::secrets::told;

/// Returns the edit that hides the ogre, or reveals it.
fn ogre(secret: bool) -> Command {
    let mut profile = profile("Ogre", Side::FOES);
    profile.secret = secret;
    Command::EditCombatant {
        who: OGRE,
        profile: Box::new(profile),
    }
}

/// Begins a fight in which Lidda acts first, then the ogre, then Jozan.
fn fight(rules: impl Into<Rules>) -> Session {
    let mut session = Session::new(rules);
    join_three(&mut session);
    play(&mut session, &[Command::Start]);
    for who in [LIDDA, OGRE, JOZAN] {
        let total = 20 - 5 * i32::try_from(who.0).expect("a small id");
        let asked = session.encounter().awaiting();
        if matches!(asked, Awaiting::Rolls(all) if all.contains(&who)) {
            play(&mut session, &[Command::EnterInitiative { who, total }]);
        }
    }
    session
}

/// Returns the rules of every ruleset with turns.
fn with_turns() -> Vec<Rules> {
    let all = Ruleset::ALL.into_iter();
    let all = all.filter(|&ruleset| ruleset != Ruleset::TalesOfWar);
    let hand_over = Rules::from(Ruleset::Any).choose(TableChoice::HandOver);
    all.map(Rules::from).chain([hand_over]).collect()
}

/// Ends the turn of a combatant, and hands the next one over if the rules say so.
fn end_turn(session: &mut Session, next: CombatantId) {
    play(session, &[Command::EndTurn]);
    if let Awaiting::HandOver(_) = session.encounter().awaiting() {
        let to = asalto_core::command::TableCommand::HandOver { to: next };
        play(session, &[Command::Table(to)]);
    }
    assert_eq!(session.encounter().turn_of(), Some(next));
}

/// Returns a fight in which it is the ogre's turn.
fn turn_of_the_ogre(rules: Rules) -> Session {
    let mut session = fight(rules);
    if let Awaiting::HandOver(_) = session.encounter().awaiting() {
        let to = asalto_core::command::TableCommand::HandOver { to: LIDDA };
        play(&mut session, &[Command::Table(to)]);
    }
    assert_eq!(session.encounter().turn_of(), Some(LIDDA));
    end_turn(&mut session, OGRE);
    session
}

/// Returns the name of the combatant that is marked on the players' screen, and the names of all rows that act.
fn marked(session: &Session) -> (Option<String>, Vec<String>) {
    let (screen, _) = screen_of(session, HealthShown::Shown);
    let rows = screen.rows.into_iter().filter(|row| row.acts);
    let rows = rows.map(|row| row.name).collect();
    (screen.current.map(|current| current.name), rows)
}

fn only(name: &str) -> (Option<String>, Vec<String>) {
    (Some(name.to_owned()), vec![name.to_owned()])
}

#[test]
fn the_mark_goes_back_to_the_last_one_in_sight() {
    for rules in with_turns() {
        let mut session = turn_of_the_ogre(rules);
        assert_eq!(marked(&session), only("Ogre"));
        play(&mut session, &[ogre(true)]);
        let (screen, _) = screen_of(&session, HealthShown::Shown);
        assert!(screen.rows.iter().all(|row| row.name != "Ogre"));
        assert_eq!(marked(&session), only("Lidda"));
        let hidden = told(&session).expect("it folds");

        // What it does unseen tells nothing, until someone in sight acts.
        let condition = Condition::Custom(SECRET.to_owned());
        play(
            &mut session,
            &[
                Command::AddCondition {
                    who: OGRE,
                    condition,
                },
                Command::damage(vec![OGRE], 3),
            ],
        );
        assert_eq!(told(&session).expect("it folds"), hidden);
        end_turn(&mut session, JOZAN);
        assert_eq!(marked(&session), only("Jozan"));

        // One undo shows the moment before again.
        while session.encounter().turn_of() != Some(OGRE) {
            assert!(session.undo());
        }
        assert_eq!(told(&session).expect("it folds"), hidden);
    }
}

#[test]
fn a_combatant_that_is_revealed_and_hidden_in_its_turn_takes_the_mark_and_gives_it_back() {
    for rules in with_turns() {
        let mut session = turn_of_the_ogre(rules);
        for _ in 0..3 {
            play(&mut session, &[ogre(true)]);
            assert_eq!(marked(&session), only("Lidda"));
            play(&mut session, &[ogre(false)]);
            assert_eq!(marked(&session), only("Ogre"));
        }
        play(&mut session, &[ogre(true)]);
        end_turn(&mut session, JOZAN);
        assert_eq!(marked(&session), only("Jozan"));
        let shown = session.for_players().expect("it folds");
        let shown = told(&shown).expect("it folds");
        assert_eq!(shown, told(&session).expect("it folds"));
    }
}

#[test]
fn a_resumed_turn_has_the_actions_that_were_taken_in_it() {
    let mut session = fight(Ruleset::Dnd35);
    let action = ActionKind::Standard;
    play(
        &mut session,
        &[Command::TakeAction { action }, Command::EndTurn, ogre(true)],
    );
    let entries = session.player_entries().expect("it folds");
    let last = entries.last().expect("it has entries");
    let last = last.events.iter().map(PlayerEvent::event);
    let resumed = last.filter_map(|event| match event {
        Event::Combatant(CombatantEvent::TurnResumed { who, spent, .. }) => Some((*who, spent)),
        _ => None,
    });
    let resumed: Vec<_> = resumed.collect();
    assert_eq!(resumed, [(LIDDA, &vec![action])]);
}

#[test]
fn the_mark_of_the_first_turn_goes_to_the_next_in_sight() {
    let mut session = fight(Ruleset::Dnd35);
    // Lidda goes out of sight in the first turn of all.
    let mut lidda = profile("Lidda", Side::FOES);
    lidda.secret = true;
    let profile = Box::new(lidda);
    play(
        &mut session,
        &[Command::EditCombatant {
            who: LIDDA,
            profile,
        }],
    );
    assert_eq!(session.encounter().turn_of(), Some(LIDDA));
    assert_eq!(marked(&session), only("Ogre"));
    play(&mut session, &[Command::EndTurn]);
    assert_eq!(marked(&session), only("Ogre"));
}

#[test]
fn a_main_phase_goes_back_to_the_last_actor_in_sight() {
    let mut session = fight(Ruleset::TalesOfWar);
    let mut seen = Vec::new();
    for _ in 0..60 {
        let command = match session.encounter().awaiting() {
            Awaiting::Priority(_) => Command::Priority(PriorityCommand::Pass),
            Awaiting::Charge(_) => Command::Priority(PriorityCommand::SkipCharges),
            other => panic!("{other:?}"),
        };
        play(&mut session, &[command]);
        let main = session.encounter().main_phase_of();
        if main != seen.last().copied() {
            seen.extend(main);
        }
        if seen.len() > 1 && main == Some(OGRE) {
            break;
        }
    }
    assert_eq!(marked(&session), only("Ogre"));
    let before = seen[seen.len() - 2];
    let name = session.name_of(before).to_owned();
    play(&mut session, &[ogre(true)]);
    assert_eq!(marked(&session), only(&name));
    play(&mut session, &[ogre(false)]);
    assert_eq!(marked(&session), only("Ogre"));
}

/// The spy, who has the first main phase and is out of sight.
const SPY: CombatantId = CombatantId(4);

/// Begins a fight of Tales of War in which the spy has the main phase, everyone has action points, and Lidda has
/// priority. The ogre has an initiative result, the spy has 20.
fn main_phase_of_the_spy(ogre: i32) -> Session {
    let mut session = Session::new(Ruleset::TalesOfWar);
    let others = [
        ("Lidda", Side::PARTY),
        ("Ogre", Side::FOES),
        ("Jozan", Side::PARTY),
    ];
    for (name, side) in others.into_iter().chain([(SECRET, Side::FOES)]) {
        let mut one = profile(name, side);
        one.secret = name == SECRET;
        one.actor.points = 4;
        play(&mut session, &[Command::AddCombatant(Box::new(one))]);
    }
    play(&mut session, &[Command::Start]);
    for (who, total) in [(LIDDA, 5), (OGRE, ogre), (JOZAN, 15), (SPY, 20)] {
        play(&mut session, &[Command::EnterInitiative { who, total }]);
    }
    let skip = Command::Priority(PriorityCommand::SkipCharges);
    play(&mut session, &[skip]);
    for _ in 0..8 {
        if session.encounter().priority().phase() != Some(Phase::Main(SPY)) {
            play(&mut session, &[Command::Priority(PriorityCommand::Pass)]);
        }
    }
    assert_eq!(
        session.encounter().priority().phase(),
        Some(Phase::Main(SPY))
    );
    assert_eq!(session.encounter().awaiting(), Awaiting::Priority(LIDDA));
    session
}

/// Returns the phase on the players' screen, and who has priority there.
fn phase_and_holder(session: &Session) -> (Option<Phase>, Option<String>) {
    let (screen, _) = screen_of(session, HealthShown::Shown);
    (screen.phase, screen.holder.map(|holder| holder.name))
}

fn declare(who: CombatantId, name: &str) -> Command {
    let declaration = Declaration {
        name: name.to_owned(),
        ..Declaration::default()
    };
    Command::Priority(PriorityCommand::Declare {
        who,
        declaration: Box::new(declaration),
    })
}

#[test]
fn nobody_passes_in_the_main_phase_of_a_hidden_actor() {
    let mut session = main_phase_of_the_spy(10);
    let before = told(&session).expect("it folds");
    let last = (Some(Phase::Adjustment), Some("Jozan".to_owned()));
    for _ in 0..3 {
        assert_eq!(phase_and_holder(&session), last);
        play(&mut session, &[Command::Priority(PriorityCommand::Pass)]);
        assert_eq!(told(&session).expect("it folds"), before);
    }
    play(&mut session, &[Command::Priority(PriorityCommand::Pass)]);
    assert_eq!(
        phase_and_holder(&session),
        (Some(Phase::Main(JOZAN)), Some("Lidda".to_owned()))
    );
    assert_eq!(session.player_events_left_out(), Vec::new());
}

#[test]
fn an_action_in_the_main_phase_of_a_hidden_actor_is_told_with_its_passes() {
    let mut session = main_phase_of_the_spy(10);
    play(&mut session, &[declare(LIDDA, "Stab")]);
    assert_eq!(
        phase_and_holder(&session),
        (Some(Phase::Adjustment), Some("Lidda".to_owned()))
    );
    play(&mut session, &[Command::Priority(PriorityCommand::Pass)]);
    let (screen, _) = screen_of(&session, HealthShown::Shown);
    assert_eq!(screen.stack.len(), 1);
    assert!(!told(&session).expect("it folds").contains(SECRET));
    assert_eq!(session.player_events_left_out(), Vec::new());
}

#[test]
fn whoever_has_priority_has_it_after_an_actor_is_revealed() {
    let mut session = main_phase_of_the_spy(25);
    let pass = Command::Priority(PriorityCommand::Pass);
    play(
        &mut session,
        &[pass.clone(), pass.clone(), declare(SPY, "Poison"), pass],
    );
    assert_eq!(session.encounter().awaiting(), Awaiting::Priority(OGRE));
    assert_eq!(phase_and_holder(&session).0, Some(Phase::Main(OGRE)));
    let mut spy = profile(SECRET, Side::FOES);
    spy.actor.points = 4;
    let reveal = Command::EditCombatant {
        who: SPY,
        profile: Box::new(spy),
    };
    play(&mut session, &[reveal]);
    let (phase, holder) = phase_and_holder(&session);
    assert!(matches!(phase, Some(Phase::Main(_))), "{phase:?}");
    assert_eq!(holder.as_deref(), Some("Ogre"));
    let (screen, _) = screen_of(&session, HealthShown::Shown);
    assert_eq!(screen.stack.len(), 1);
    assert_eq!(session.player_events_left_out(), Vec::new());
}

#[test]
fn a_hidden_actor_that_is_the_slowest_holds_no_phase_up() {
    let mut session = main_phase_of_the_spy(10);
    // The spy is the slowest of the next round, so it has priority first in each phase.
    for _ in 0..40 {
        if matches!(session.encounter().awaiting(), Awaiting::Rolls(_)) {
            break;
        }
        play(&mut session, &[Command::Priority(PriorityCommand::Pass)]);
    }
    for (who, total) in [(LIDDA, 8), (OGRE, 6), (JOZAN, 4), (SPY, 3)] {
        play(&mut session, &[Command::EnterInitiative { who, total }]);
    }
    play(
        &mut session,
        &[Command::Priority(PriorityCommand::SkipCharges)],
    );
    let of = |phase, holder: &str| (Some(phase), Some(holder.to_owned()));
    let mut seen = vec![phase_and_holder(&session)];
    for _ in 0..3 {
        assert_eq!(session.encounter().awaiting(), Awaiting::Priority(SPY));
        let all = PriorityCommand::PassAll { until: None };
        play(&mut session, &[Command::Priority(all)]);
        seen.push(phase_and_holder(&session));
    }
    assert_eq!(
        seen,
        [
            of(Phase::Adjustment, "Jozan"),
            of(Phase::Main(LIDDA), "Jozan"),
            of(Phase::Main(OGRE), "Jozan"),
            of(Phase::Main(JOZAN), "Jozan"),
        ]
    );
    assert_eq!(session.player_events_left_out(), Vec::new());
}

#[test]
fn priority_circulates_again_after_an_action_in_a_hidden_main_phase() {
    let mut session = main_phase_of_the_spy(10);
    play(&mut session, &[declare(LIDDA, "Parry")]);
    let resolve = Command::Priority(PriorityCommand::PassAll { until: None });
    play(&mut session, &[resolve]);
    if let Awaiting::Resolution { .. } = session.encounter().awaiting() {
        play(&mut session, &[Command::Resolve]);
    }
    assert!(session.encounter().stack().top().is_none());
    assert_eq!(
        phase_and_holder(&session),
        (Some(Phase::Adjustment), Some("Lidda".to_owned()))
    );
    assert_eq!(session.player_events_left_out(), Vec::new());
}
