//! Combatants that the game master hides and reveals, reveals when they act, or shows under a second name.

use asalto_core::combatant::ProfileFault;
use asalto_core::command::PriorityCommand;
use asalto_core::effect::{Duration, Effect, EffectExpiry, NewEffect};
use asalto_core::event::{CombatantEvent, PriorityEvent};
use asalto_core::log::Entry;
use asalto_core::newcomer::Newcomer;
use asalto_core::priority::PhaseStep;
use asalto_core::waiting::Readied;
use asalto_core::{
    ActionKind, Combatant, CombatantId, Command, Condition, Event, Rejection, Ruleset, SeededDice,
    Session, Side, Timestamp,
};
use proptest::prelude::*;

use crate::duel::{LIDDA, OGRE, play, profile};
use crate::other_secrets::SECRET;
use crate::secrets::{combat, told};
use crate::walk::Walker;

const FIGURE: &str = "Hooded figure";
const THIRD: CombatantId = CombatantId(3);
const LAIR: CombatantId = CombatantId(3);

fn disguised() -> Combatant {
    let mut one = profile(SECRET, Side::FOES);
    one.disguise = Some(FIGURE.to_owned());
    one
}

fn add(one: Combatant) -> Command {
    Command::AddCombatant(Box::new(one))
}

fn enter((who, total): (CombatantId, i32)) -> Command {
    Command::EnterInitiative { who, total }
}

/// Starts a fight of Lidda, who acts first, with an enemy.
fn fight(ruleset: Ruleset, enemy: Combatant) -> Session {
    let mut session = Session::new(ruleset);
    play(
        &mut session,
        &[
            add(profile("Lidda", Side::PARTY)),
            add(enemy),
            Command::Start,
            enter((LIDDA, 20)),
            enter((OGRE, 5)),
        ],
    );
    session
}

fn seen(session: &Session) -> Vec<String> {
    let view = session.player_view().expect("it folds");
    let all = view.combatants.iter();
    all.map(|one| one.profile.name.clone()).collect()
}

fn reveal() -> Command {
    Command::Reveal { who: vec![OGRE] }
}

fn conceal() -> Command {
    Command::Conceal { who: vec![OGRE] }
}

#[test]
fn a_second_name_is_shown_until_the_own_one_is_revealed() {
    for ruleset in Ruleset::ALL {
        let mut session = fight(ruleset, disguised());
        let before = told(&session).expect("it folds");
        assert!(
            before.contains(FIGURE) && !before.contains(SECRET),
            "{before}"
        );
        play(&mut session, &[reveal()]);
        assert!(seen(&session).contains(&SECRET.to_owned()), "{ruleset:?}");
        assert!(session.undo());
        assert_eq!(told(&session).expect("it folds"), before);
        assert!(session.redo());
        let text = session.to_text().expect("a session has a notation");
        assert_eq!(Session::from_text(&text).as_ref(), Ok(&session));
        let shown = session.for_players().expect("it folds");
        let bytes = told(&session).expect("it folds");
        assert_eq!(told(&shown).expect("it folds"), bytes);
        // The players' replay shows the second name up to the moment at which it was revealed.
        let mut replay = shown;
        assert!(replay.undo());
        let early = told(&replay).expect("it folds");
        assert!(early.contains(FIGURE) && !early.contains(SECRET), "{early}");
    }
}

#[test]
fn a_hidden_combatant_appears_under_its_second_name_first() {
    let mut session = fight(Ruleset::Dnd5e2024, disguised());
    play(&mut session, &[conceal()]);
    assert_eq!(seen(&session), ["Lidda"]);
    play(&mut session, &[reveal()]);
    assert_eq!(seen(&session), ["Lidda", FIGURE]);
    play(&mut session, &[conceal(), reveal(), reveal()]);
    assert_eq!(seen(&session), ["Lidda", SECRET]);
}

/// The effects of Lidda in the players' replay, with their sources and ends.
fn shown_effects(session: &Session) -> Vec<Effect> {
    let shown = session.for_players().expect("it folds");
    let lidda = shown
        .encounter()
        .participant(LIDDA)
        .expect("players see her");
    lidda.effects.clone()
}

#[test]
fn an_effect_names_its_source_only_if_players_saw_it_then() {
    let stun = || {
        let until = Duration::TurnStart(OGRE);
        let mut stun = NewEffect::new(LIDDA, Condition::Stunned, until);
        stun.source = Some(OGRE);
        Command::AddEffect(Box::new(stun))
    };
    let cure = || Command::RemoveCondition {
        who: LIDDA,
        condition: Condition::Stunned,
    };
    for ruleset in [
        Ruleset::Dnd30,
        Ruleset::Dnd35,
        Ruleset::Dnd5e,
        Ruleset::Dnd5e2024,
    ] {
        // Players have seen the ogre before. It acts unseen.
        let mut session = fight(ruleset, profile("Ogre", Side::FOES));
        play(&mut session, &[conceal(), stun()]);
        let shown = shown_effects(&session);
        let [effect] = shown.as_slice() else {
            panic!("{ruleset:?}: {shown:?}");
        };
        assert_eq!((effect.source, effect.ending), (None, EffectExpiry::Open));
        // Its return tells nothing about the past, and players see the end.
        play(&mut session, &[reveal()]);
        assert_eq!(shown_effects(&session), shown);
        play(&mut session, &[cure()]);
        assert_eq!(shown_effects(&session), []);

        // They saw it begin: they still know of it after the ogre has gone, and see the end.
        let mut session = fight(ruleset, profile("Ogre", Side::FOES));
        play(&mut session, &[stun()]);
        let shown = shown_effects(&session);
        assert_eq!(shown.first().and_then(|effect| effect.source), Some(OGRE));
        play(&mut session, &[conceal()]);
        assert_eq!(shown_effects(&session), shown, "{ruleset:?}");
        play(&mut session, &[cure()]);
        assert_eq!(shown_effects(&session), []);
    }
}

#[test]
fn a_lair_has_the_second_name_of_its_owner() {
    let mut session = Session::new(Ruleset::Dnd5e);
    let mut dragon = Newcomer::from(disguised());
    dragon.lair = Some(format!("{SECRET} (lair)"));
    play(
        &mut session,
        &[
            add(profile("Lidda", Side::PARTY)),
            Command::AddCombatants(vec![dragon]),
            Command::Start,
            enter((LIDDA, 25)),
            enter((OGRE, 5)),
        ],
    );
    let lair = session.encounter().participant(LAIR);
    assert!(lair.is_some_and(|lair| lair.profile.place.is_some()));
    let bytes = told(&session).expect("it folds");
    assert!(!bytes.contains(SECRET), "{bytes}");
    play(&mut session, &[reveal()]);
    let all: Vec<_> = session.encounter().participants().collect();
    assert!(all.iter().all(|one| one.profile.disguise.is_none()));
    assert!(seen(&session).contains(&format!("{SECRET} (lair)")));
}

#[test]
fn a_combatant_is_revealed_when_its_turn_starts() {
    for ruleset in Ruleset::ALL {
        if ruleset == Ruleset::TalesOfWar {
            continue;
        }
        let mut hidden = profile("Assassin", Side::FOES);
        hidden.secret = true;
        hidden.reveal_when_acting = true;
        let mut session = fight(ruleset, hidden);
        assert_eq!(seen(&session), ["Lidda"], "{ruleset:?}");
        play(&mut session, &[Command::EndTurn]);
        assert_eq!(session.encounter().turn_of(), Some(OGRE));
        assert_eq!(seen(&session), ["Lidda", "Assassin"], "{ruleset:?}");
        // One undo takes back both.
        assert!(session.undo());
        assert_eq!(seen(&session), ["Lidda"], "{ruleset:?}");
        assert!(session.redo());
        // Hidden again, it is revealed again.
        play(&mut session, &[conceal()]);
        assert_eq!(seen(&session), ["Lidda"], "{ruleset:?}");
        play(&mut session, &[Command::EndTurn, Command::EndTurn]);
        assert_eq!(seen(&session), ["Lidda", "Assassin"], "{ruleset:?}");
    }
}

#[test]
fn a_combatant_is_revealed_when_it_acts_outside_its_turn() {
    let mut hidden = profile("Assassin", Side::FOES);
    hidden.reveal_when_acting = true;
    let mut session = fight(Ruleset::Dnd5e2024, hidden);
    let readied = Readied::new(ActionKind::Action, "someone moves");
    play(
        &mut session,
        &[
            Command::EndTurn,
            Command::Ready(Box::new(readied)),
            conceal(),
            Command::EndTurn,
        ],
    );
    assert_eq!(seen(&session), ["Lidda"]);
    let respond = Command::Respond {
        who: OGRE,
        response: asalto_core::rules::Response::Readied,
    };
    let action = ActionKind::Action;
    play(&mut session, &[Command::TakeAction { action }, respond]);
    assert_eq!(seen(&session), ["Lidda", "Assassin"]);
}

#[test]
fn an_actor_is_revealed_by_its_main_phase() {
    let mut hidden = profile("Assassin", Side::FOES);
    hidden.secret = true;
    hidden.reveal_when_acting = true;
    hidden.actor.points = 3;
    let mut session = fight(Ruleset::TalesOfWar, hidden);
    let mut dice = SeededDice::new(7);
    for _ in 0..40 {
        if seen(&session).len() == 2 {
            break;
        }
        let next = asalto_core::available(session.encounter());
        let pass = |command: &&Command| matches!(command, Command::Priority(_) | Command::EndTurn);
        let next = next.iter().find(pass).expect("the turn goes on").clone();
        let done = session.dispatch(&next, Timestamp(0), &mut dice);
        assert!(done.is_ok(), "{next:?}: {done:?}");
    }
    let reveals = |event: &Event| matches!(event, Event::Combatant(CombatantEvent::Revealed { who }) if *who == OGRE);
    let last = session.entries().last().expect("a command");
    assert!(last.events.iter().any(reveals), "{last:?}");
}

#[test]
fn nobody_whom_players_know_is_hidden_or_revealed() {
    let mut session = fight(Ruleset::Dnd5e2024, profile("Ogre", Side::FOES));
    let mut refused = |command: Command| {
        let done = session.dispatch(&command, Timestamp(0), &mut SeededDice::new(7));
        done.err()
    };
    let conceals = |who| Command::Conceal { who };
    let reveals = |who| Command::Reveal { who };
    let nothing = Some(Rejection::NothingChanges);
    let always_seen = Some(Rejection::AlwaysSeen { who: LIDDA });
    assert_eq!(refused(conceals(vec![LIDDA])), always_seen);
    assert_eq!(refused(conceals(vec![OGRE, OGRE])), nothing);
    assert_eq!(refused(reveals(vec![OGRE])), nothing);
    assert_eq!(refused(conceals(Vec::new())), Some(Rejection::NobodyHere));
    let who = THIRD;
    let unknown = Some(Rejection::UnknownCombatant { who });
    assert_eq!(refused(reveals(vec![who])), unknown);
}

#[test]
fn a_second_name_must_be_one_that_can_be_read() {
    let mut one = disguised();
    for name in [
        "",
        "  ",
        "\u{200b}",
        &"x".repeat(Combatant::LONGEST_NAME + 1),
    ] {
        one.disguise = Some(name.to_owned());
        assert_eq!(one.validate(), Err(ProfileFault::Disguise), "{name:?}");
    }
    one.disguise = Some("x".repeat(Combatant::LONGEST_NAME));
    assert_eq!(one.validate(), Ok(()));
}

#[test]
fn an_actor_that_comes_back_is_asked_for_its_charge_once() {
    let mut session = combat(Ruleset::TalesOfWar);
    play(&mut session, &[add(profile("Oil", Side::FOES))]);
    let all = [LIDDA, OGRE, CombatantId(3), CombatantId(4), CombatantId(5)];
    let results: Vec<_> = all.map(|who| enter((who, who.0.cast_signed()))).into();
    play(&mut session, &results);
    let PhaseStep::Charges(asked) = session.encounter().priority().point().clone() else {
        panic!("charges are asked: {:?}", session.encounter().awaiting());
    };
    let who = asked[0];
    let skip = Command::Priority(PriorityCommand::SkipCharge { who });
    let gone = Command::Conceal {
        who: vec![asked[2]],
    };
    let hidden = vec![asked[4]];
    let conceal = Command::Conceal {
        who: hidden.clone(),
    };
    play(
        &mut session,
        &[gone, skip, conceal, Command::Reveal { who: hidden }],
    );
    let bytes = told(&session).expect("it folds");
    let shown = session.for_players().expect("it folds");
    assert_eq!(told(&shown).expect("it folds"), bytes, "players of players");
    let calls = |event: &Event| matches!(event, Event::Priority(PriorityEvent::ChargesCalled(_)));
    let calls = |entry: &Entry| entry.events.iter().any(calls);
    assert_eq!(
        shown.entries().iter().filter(|entry| calls(entry)).count(),
        1
    );
}

/// Plays drawn steps with hiding and revealing. Players' view of players' view is the same view, and has no secret
/// name before it was revealed.
fn keep_the_secret(ruleset: Ruleset, choices: &[u32]) -> Result<(), TestCaseError> {
    let mut session = combat(ruleset);
    let mut dice = SeededDice::new(3);
    let mut joins = disguised();
    joins.reveal_when_acting = choices.len().is_multiple_of(2);
    let joined = session.dispatch(&add(joins), Timestamp(0), &mut dice);
    prop_assert!(joined.is_ok());
    for chunk in choices.chunks(4) {
        let mut walker = Walker::on(session.clone(), chunk).lively();
        while let Some(step) = walker.step() {
            step.map_err(TestCaseError::fail)?;
        }
        session = walker.session().clone();
        let who = vec![CombatantId(chunk[0] % 5 + 1)];
        let command = if chunk[0] % 3 == 0 {
            Command::Reveal { who }
        } else {
            Command::Conceal { who }
        };
        // A refused command changes nothing.
        let _refused = session.dispatch(&command, Timestamp(0), &mut dice).is_err();
        let played = &session.entries()[..session.cursor()];
        let reveals =
            |event: &Event| matches!(event, Event::Combatant(CombatantEvent::NameRevealed { .. }));
        let revealed = played.iter().any(|entry| entry.events.iter().any(reveals));
        let bytes = told(&session)?;
        prop_assert!(revealed || !bytes.contains(SECRET), "{}", bytes);
        let shown = session.for_players().expect("it folds");
        prop_assert_eq!(told(&shown)?, bytes, "players of players");
    }
    Ok(())
}

/// A combatant that was edited while players did not see it comes back before the round ends.
#[test]
fn an_edit_of_a_combatant_that_came_back_is_told_once() {
    let choices = [
        4_017_593_966,
        3_120_014_631,
        3_840_320_370,
        66_231_821,
        1_549_515_845,
        2_114_741_272,
        849_800_190,
        1_504_938_044,
        205_843_835,
        2_936_005_391,
        3_982_314_285,
        1_620_724_634,
        1_885_752_105,
        119_191_718,
        2_738_683_083,
        2_336_243_419,
        1_071_391_028,
        3_191_768_726,
        1_791_107_655,
        2_246_623_792,
        99_171_667,
        1_218_978_987,
        597_608_736,
        1_168_318_432,
        514_462_165,
        2_300_010_323,
        319_430_987,
        417_019_372,
    ];
    let kept = keep_the_secret(Ruleset::Dnd30, &choices);
    assert!(kept.is_ok(), "{kept:?}");
}

proptest! {
    #[test]
    fn a_name_is_told_only_after_it_was_revealed(
        ruleset in prop::sample::select(&Ruleset::ALL[..]),
        choices in prop::collection::vec(any::<u32>(), 10..60),
    ) {
        keep_the_secret(ruleset, &choices)?;
    }
}
