//! Fixed cases of two fights that differ in one combatant that players do not see: its lair, its death saves, what is
//! done to it while it is hidden, and the file with the players' view.

use asalto_core::combatant::Controller;
use asalto_core::newcomer::Newcomer;
use asalto_core::rules::{DeathSaveInput, DeathSaveResult};
use asalto_core::{
    Awaiting, Combatant, CombatantId, Command, Condition, Ruleset, Session, Side, notation,
};

use crate::duel::{JOZAN, LIDDA, OGRE, join_three, play, profile};
use crate::other_secrets::SECRET;
use crate::secrets;
use crate::walk::Walker;

pub const FOURTH: CombatantId = CombatantId(4);
const LAIR: CombatantId = CombatantId(5);

pub fn secret(name: &str) -> Combatant {
    let mut one = profile(name, Side::FOES);
    one.secret = true;
    one
}

/// Returns all that players receive of a session.
pub fn told(session: &Session) -> String {
    secrets::told(session).expect("it folds")
}

/// Sets up Lidda, an ogre and Jozan.
fn setup(ruleset: Ruleset) -> Session {
    let mut session = Session::new(ruleset);
    join_three(&mut session);
    session
}

/// Starts combat; the first combatant acts first. The others roll in this order.
pub fn start(session: &mut Session, totals: &[(CombatantId, i32)]) {
    play(session, &[Command::Start]);
    for &(who, total) in totals {
        if matches!(session.encounter().awaiting(), Awaiting::Rolls(all) if all.contains(&who)) {
            play(session, &[Command::EnterInitiative { who, total }]);
        }
    }
}

const VISIBLE: [(CombatantId, i32); 3] = [(LIDDA, 25), (OGRE, 10), (JOZAN, 5)];

/// Returns the rulesets in which combatants take turns.
fn with_turns() -> impl Iterator<Item = Ruleset> {
    let all = Ruleset::ALL.into_iter();
    all.filter(|&ruleset| ruleset != Ruleset::TalesOfWar)
}

#[test]
fn a_lair_of_a_hidden_creature_acts_unseen() {
    // The only ruleset in which a lair has a place in the order.
    let ruleset = Ruleset::Dnd5e;
    let mut none = setup(ruleset);
    start(&mut none, &VISIBLE);
    let mut some = setup(ruleset);
    let mut dragon = Newcomer::from(secret(SECRET));
    dragon.lair = Some(SECRET.to_owned());
    play(&mut some, &[Command::AddCombatants(vec![dragon])]);
    start(
        &mut some,
        &[(FOURTH, 15), VISIBLE[0], VISIBLE[1], VISIBLE[2]],
    );
    let mut lair_actions = 0;
    for round in 0..3 {
        assert_eq!(told(&none), told(&some), "{ruleset:?}, round {round}");
        for _ in VISIBLE {
            play(&mut none, &[Command::EndTurn]);
            play(&mut some, &[Command::EndTurn]);
            while let Some(who) = some.encounter().turn_of().filter(|who| *who >= FOURTH) {
                if who == LAIR {
                    let name = format!("{SECRET} {round}");
                    play(&mut some, &[Command::LairAction { who, name }]);
                    lair_actions += 1;
                }
                play(&mut some, &[Command::EndTurn]);
            }
            assert_eq!(told(&none), told(&some), "{ruleset:?}, round {round}");
        }
    }
    assert_eq!(lair_actions, 3, "{ruleset:?}");
    assert!(!told(&some).contains(SECRET));
}

/// Returns the file with the players' view of a session, without the combatants that are kept off.
fn file(session: &Session, kept_off: &[CombatantId]) -> String {
    let shown = session.for_players_without(kept_off).expect("it folds");
    let text = shown.to_text().expect("a session has a notation");
    assert_eq!(Session::from_text(&text).as_ref(), Ok(&shown));
    let json = serde_json::to_string(&shown.save()).expect("plain data");
    let saved = serde_json::from_str(&json).expect("a saved session");
    assert_eq!(Session::load(saved).as_ref(), Ok(&shown));
    format!("{text}\n{json}")
}

#[test]
fn death_saves_of_a_combatant_that_is_kept_off_are_unseen() {
    for ruleset in [Ruleset::Dnd5e, Ruleset::Dnd5e2024] {
        let mut none = setup(ruleset);
        start(&mut none, &VISIBLE);
        let mut some = setup(ruleset);
        let mut ally = profile(SECRET, Side::FOES);
        ally.controller = Controller::Player;
        play(&mut some, &[Command::AddCombatant(Box::new(ally))]);
        start(
            &mut some,
            &[(FOURTH, 7), VISIBLE[0], VISIBLE[1], VISIBLE[2]],
        );
        play(&mut some, &[Command::damage(vec![FOURTH], 20)]);
        let results = [
            DeathSaveResult::Success,
            DeathSaveResult::Failure,
            DeathSaveResult::Failure,
            DeathSaveResult::Failure,
        ];
        let mut results = results.into_iter();
        for _ in 0..12 {
            assert_eq!(file(&none, &[]), file(&some, &[FOURTH]), "{ruleset:?}");
            play(&mut none, &[Command::EndTurn]);
            play(&mut some, &[Command::EndTurn]);
            if some.encounter().awaiting() == Awaiting::DeathSave(FOURTH) {
                let result = results.next().expect("four saves");
                let (who, how) = (FOURTH, DeathSaveInput::Stated { result });
                assert_eq!(file(&none, &[]).len(), {
                    // The turn of the last one in sight goes on while the save is due.
                    let mut before = none.clone();
                    assert!(before.undo());
                    let waits = file(&some, &[FOURTH]);
                    assert_eq!(file(&before, &[]), waits, "{ruleset:?}");
                    file(&none, &[]).len()
                });
                play(&mut some, &[Command::MakeDeathSave { who, how }]);
            }
            if some.encounter().turn_of() == Some(FOURTH) {
                play(&mut some, &[Command::EndTurn]);
            }
        }
        assert_eq!(results.next(), None, "{ruleset:?}: all saves were made");
        assert_eq!(file(&none, &[]), file(&some, &[FOURTH]), "{ruleset:?}");
    }
}

#[test]
fn the_file_with_the_players_view_has_nothing_of_a_hidden_combatant() {
    for ruleset in with_turns() {
        let mut none = setup(ruleset);
        start(&mut none, &VISIBLE);
        let mut some = setup(ruleset);
        play(
            &mut some,
            &[Command::AddCombatant(Box::new(secret(SECRET)))],
        );
        start(
            &mut some,
            &[(FOURTH, 7), VISIBLE[0], VISIBLE[1], VISIBLE[2]],
        );
        let condition = Condition::Custom(SECRET.to_owned());
        let marks = [
            Command::AddCondition {
                who: FOURTH,
                condition,
            },
            Command::damage(vec![FOURTH], 3),
        ];
        play(&mut some, &marks);
        for _ in 0..7 {
            for session in [&mut none, &mut some] {
                play(session, &[Command::EndTurn]);
                if session.encounter().turn_of() == Some(FOURTH) {
                    play(session, &[Command::EndTurn]);
                }
            }
            // Undone commands are branches, which the file leaves out.
            play(&mut some, &[Command::damage(vec![FOURTH], 1)]);
            assert!(some.undo());
        }
        assert_eq!(file(&none, &[]), file(&some, &[]), "{ruleset:?}");
        assert!(!file(&some, &[]).contains(SECRET), "{ruleset:?}");
    }
}

#[test]
fn a_combatant_that_is_revealed_and_hidden_keeps_its_id_and_tells_nothing_of_its_absence() {
    for ruleset in with_turns() {
        let mut all = Vec::new();
        for absence in [false, true] {
            let mut session = setup(ruleset);
            play(
                &mut session,
                &[Command::AddCombatant(Box::new(secret("Orc")))],
            );
            start(
                &mut session,
                &[(FOURTH, 7), VISIBLE[0], VISIBLE[1], VISIBLE[2]],
            );
            let edit = |profile: Combatant| Command::EditCombatant {
                who: FOURTH,
                profile: Box::new(profile),
            };
            play(&mut session, &[edit(profile("Orc", Side::FOES))]);
            let id = |session: &Session| {
                let view = session.player_view().expect("it folds");
                let mut all = view.combatants.into_iter();
                all.find(|one| one.profile.name == "Orc").map(|one| one.id)
            };
            assert_eq!(id(&session), Some(FOURTH), "{ruleset:?}");
            play(&mut session, &[edit(secret("Orc"))]);
            assert_eq!(id(&session), None, "{ruleset:?}");
            if absence {
                let condition = Condition::Custom(SECRET.to_owned());
                let who = FOURTH;
                let mark = Command::AddCondition {
                    who,
                    condition: condition.clone(),
                };
                play(
                    &mut session,
                    &[
                        edit(secret(SECRET)),
                        mark,
                        Command::damage(vec![who], 5),
                        Command::Heal {
                            who: vec![who],
                            amount: 5,
                        },
                        Command::RemoveCondition { who, condition },
                        edit(secret("Orc")),
                    ],
                );
            }
            play(&mut session, &[edit(profile("Orc", Side::FOES))]);
            assert_eq!(id(&session), Some(FOURTH), "{ruleset:?}");
            all.push(told(&session));
        }
        assert_eq!(all[0], all[1], "{ruleset:?}");
    }
}

/// A walk in which an edit hides a combatant of the party while its result waits for someone unseen.
#[test]
fn an_edit_that_hides_a_combatant_waits_with_its_result() {
    let choices = [
        1_741_820_890,
        3_858_697_082,
        2_114_146_138,
        2_829_365_172,
        236_227_626,
        3_890_026_042,
        914_127_584,
        1_167_679_620,
        4_243_644_794,
        184_634_068,
        34_267_155,
        1_203_965_380,
        26_052,
        90_500,
        787,
    ];
    let mut walker = Walker::on(secrets::unaware(Ruleset::Dnd5e2024), &choices).lively();
    while let Some(step) = walker.step() {
        step.expect("a step is consistent");
    }
    let session = walker.session();
    let shown = session.for_players().expect("it folds");
    assert!(shown.entries().len() > 5);
    assert_eq!(told(&shown), told(session));
}

#[test]
fn secret_is_kept_by_profiles_newcomers_saves_and_files() {
    let orc = secret(SECRET);
    // A template and a member of a party keep the profile as it is.
    let text = notation::write(&orc).expect("a profile has a notation");
    assert_eq!(notation::read::<Combatant>(&text).as_ref(), Ok(&orc));
    let json = serde_json::to_string(&orc).expect("plain data");
    assert_eq!(
        serde_json::from_str::<Combatant>(&json).ok(),
        Some(orc.clone())
    );
    let newcomer = Newcomer::from(orc);
    let json = serde_json::to_string(&newcomer).expect("plain data");
    let newcomer: Newcomer = serde_json::from_str(&json).expect("a newcomer");
    assert!(newcomer.profile.is_secret());

    for ruleset in Ruleset::ALL {
        let none = setup(ruleset);
        let mut some = setup(ruleset);
        let three = vec![newcomer.clone(), newcomer.clone(), newcomer.clone()];
        play(&mut some, &[Command::AddCombatants(three)]);
        let text = some.to_text().expect("a session has a notation");
        let json = serde_json::to_string(&some.save()).expect("plain data");
        let saved = serde_json::from_str(&json).expect("a saved session");
        for loaded in [Session::from_text(&text), Session::load(saved)] {
            let loaded = loaded.expect("it loads");
            let hidden = loaded.encounter().present();
            let hidden = hidden.filter(|one| one.profile.is_secret());
            assert_eq!(hidden.count(), 3, "{ruleset:?}");
            assert_eq!(told(&loaded), told(&none), "{ruleset:?}");
        }
    }
}

/// Starts combat against an unconscious ogre that the party is unaware of. A hidden enemy may act after the ogre.
fn against_an_unnoticed_ogre(ruleset: Ruleset, hides: bool) -> Session {
    let mut session = setup(ruleset);
    let condition = Condition::Unconscious;
    let who = OGRE;
    play(&mut session, &[Command::AddCondition { who, condition }]);
    if hides {
        let joins = Command::AddCombatant(Box::new(secret(SECRET)));
        play(&mut session, &[joins]);
    }
    for (observer, target) in [(Side::PARTY, Side::FOES), (Side::FOES, Side::PARTY)] {
        let aware = false;
        let set = Command::SetSideAwareness {
            observer,
            target,
            aware,
        };
        play(&mut session, &[set]);
    }
    start(
        &mut session,
        &[(LIDDA, 25), (OGRE, 20), (FOURTH, 15), (JOZAN, 10)],
    );
    session
}

#[test]
fn an_enemy_that_appears_while_a_hidden_one_acts_comes_after_the_turn_end() {
    let mut held = 0;
    for ruleset in with_turns() {
        let [mut none, mut some] =
            [false, true].map(|hides| against_an_unnoticed_ogre(ruleset, hides));
        for session in [&mut none, &mut some] {
            if session.encounter().turn_of() == Some(LIDDA) {
                play(session, &[Command::EndTurn]);
            }
        }
        if some.encounter().turn_of() == Some(FOURTH) {
            held += u32::from(!told(&some).contains("Ogre"));
            play(&mut some, &[Command::EndTurn]);
        }
        assert_eq!(told(&none), told(&some), "{ruleset:?}");
    }
    assert!(held > 0);
}

#[test]
fn a_newcomer_during_a_hidden_turn_comes_after_an_enemy_that_waits_to_appear() {
    let ruleset = Ruleset::Dnd5e;
    let mut session = against_an_unnoticed_ogre(ruleset, true);
    if session.encounter().turn_of() == Some(LIDDA) {
        play(&mut session, &[Command::EndTurn]);
    }
    assert_eq!(session.encounter().turn_of(), Some(FOURTH));
    let joins = Command::AddCombatant(Box::new(profile("Mialee", Side::PARTY)));
    let condition = Condition::Poisoned;
    let who = OGRE;
    let marks = Command::AddCondition { who, condition };
    play(&mut session, &[joins, marks]);
    let names = |session: &Session| -> Vec<_> {
        let view = session.player_view().expect("it folds");
        let names = view.combatants.iter();
        names.map(|one| one.profile.name.clone()).collect()
    };
    assert!(names(&session).contains(&"Mialee".to_owned()));
    play(&mut session, &[Command::EndTurn]);
    let mut all = names(&session);
    all.sort();
    assert_eq!(all, ["Jozan", "Lidda", "Mialee", "Ogre"]);
    assert_eq!(session.player_events_left_out(), []);
}

#[test]
fn a_stealth_check_from_before_its_combatant_joined_the_party_stays_untold() {
    for ruleset in Ruleset::ALL {
        let mut session = setup(ruleset);
        let hide = Command::Hide { who: vec![OGRE] };
        let joins = Command::EditCombatant {
            who: OGRE,
            profile: Box::new(profile("Ogre", Side::PARTY)),
        };
        let mut dice = asalto_core::SeededDice::new(7);
        let done = session.dispatch(&hide, asalto_core::Timestamp(0), &mut dice);
        let is_hidden = done.is_ok();
        play(&mut session, &[joins, Command::Start]);
        let stealth = |session: &Session| {
            let view = session.player_view().expect("it folds");
            view.combatant(OGRE).and_then(|one| one.stealth)
        };
        assert_eq!(stealth(&session), None, "{ruleset:?}");
        assert_eq!(session.compact(), !is_hidden, "{ruleset:?}");
        assert_eq!(stealth(&session), None, "{ruleset:?}");
    }
}

#[test]
fn an_enemy_that_was_in_the_party_has_watched_nobody_for_players() {
    for ruleset in Ruleset::ALL {
        let mut session = Session::new(ruleset);
        let edit = |who, name, side| Command::EditCombatant {
            who,
            profile: Box::new(profile(name, side)),
        };
        play(
            &mut session,
            &[
                Command::AddCombatant(Box::new(profile("Lidda", Side::PARTY))),
                Command::AddCombatant(Box::new(profile("Ogre", Side::FOES))),
                edit(OGRE, "Grishnak", Side::PARTY),
                Command::SetSideAwareness {
                    observer: Side::PARTY,
                    target: Side::FOES,
                    aware: false,
                },
                edit(LIDDA, "Shadow", Side::FOES),
            ],
        );
        let bytes = told(&session);
        for untold in ["Lidda", "Ogre", "Shadow"] {
            assert!(!bytes.contains(untold), "{ruleset:?} {untold}: {bytes}");
        }
        assert!(bytes.contains("Grishnak"), "{ruleset:?}");
        let shown = session.for_players().expect("it folds");
        assert_eq!(told(&shown), bytes, "{ruleset:?}, players of players");
    }
}
