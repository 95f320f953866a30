//! Hostile input: saved sessions that were cut, flipped, reordered or edited, and random commands
//! on those that still load. Nothing may panic, and every error must be a typed one.
//!
//! `ASALTO_FUZZ_SESSIONS` sets the number of sessions, and `ASALTO_SEED` the seed that they come
//! from. The test prints its time and never asserts it.
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a test may look at the clock and at its settings; the engine does not"
)]

use crate::seed;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use crate::walk::Walker;
use asalto_core::die::Die;
use asalto_core::{
    Combatant, CombatantId, Command, Dice, EncounterView, Ruleset, SeededDice, Session, Side,
    Timestamp, available, check,
};
use serde_json::Value;

/// The number of sessions without `ASALTO_FUZZ_SESSIONS`.
const SESSIONS: u32 = 500;

#[test]
fn hostile_sessions_never_panic() {
    let sessions = std::env::var("ASALTO_FUZZ_SESSIONS").ok();
    let sessions = sessions.map_or(SESSIONS, |text| {
        text.parse()
            .expect("ASALTO_FUZZ_SESSIONS is a whole number")
    });
    let began = Instant::now();
    let mut chance = Chance(SeededDice::new(seed::of("hostile sessions")));
    let mut loaded = 0_u32;
    for _ in 0..sessions {
        let text = match chance.below(8) {
            0 => arbitrary(&mut chance),
            _ => hostile(&mut chance),
        };
        let outcome = catch_unwind(AssertUnwindSafe(|| survive(&text)));
        let did_load = outcome.unwrap_or_else(|_| panic!("a panic on this saved session:\n{text}"));
        loaded += u32::from(did_load);
    }
    let seconds = began.elapsed().as_secs_f32();
    println!("{sessions} hostile sessions, of which {loaded} loaded, in {seconds:.1} s");
    assert!(
        loaded > 0,
        "the mutations are so wild that nothing past loading is tried"
    );
    assert!(
        loaded < sessions,
        "the mutations change nothing that loading looks at"
    );
}

#[test]
fn a_die_with_one_side_ends_a_tie() {
    let saved = serde_json::to_string(&Session::new(Ruleset::Dnd30).save()).expect("plain data");
    let text = saved.replace("\"die\":20", "\"die\":1");
    assert_ne!(text, saved, "the rules have a die for ties");
    let saved = serde_json::from_str(&text).expect("it is still a session");
    let mut session = Session::load(saved).expect("a die may have any number of sides");
    let mut play = |command: &Command| {
        session
            .dispatch(command, Timestamp(0), &mut SeededDice::new(1))
            .is_ok()
    };
    for name in ["Aria", "Orc"] {
        let one = Combatant::new(name, Side::PARTY);
        assert!(play(&Command::AddCombatant(Box::new(one))));
    }
    assert!(play(&Command::Start));
    for who in [1, 2].map(CombatantId) {
        assert!(play(&Command::EnterInitiative { who, total: 10 }));
    }
    assert_eq!(session.encounter().order().places().len(), 2);
}

/// Loads a text, and if it is a session, reads and plays it; returns whether it loaded.
fn survive(text: &str) -> bool {
    let Ok(mut session) = Session::from_text(text) else {
        return false;
    };
    let encounter = session.encounter();
    let _view = EncounterView::of(encounter);
    for offer in available(encounter) {
        assert_eq!(
            check(encounter, &offer),
            Ok(()),
            "an offer is refused: {offer:?}"
        );
    }
    while session.undo() {}
    while session.redo() {}
    let choices: Vec<u32> = (0..40).map(|step| step * 2_654_435 + 77).collect();
    let mut walker = Walker::on(session, &choices);
    // A log that no one played may lead to a rejection or a fault, but never to a panic.
    while walker.step().is_some() {}
    let _view = EncounterView::of(walker.session().encounter());
    true
}

struct Chance(SeededDice);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        let mut draw = || usize::from(self.0.roll(Die(60_000), None).unwrap_or(1)) - 1;
        (draw() * 60_000 + draw()) % bound.max(1)
    }
}

/// Returns random characters, some of which the notation uses.
fn arbitrary(chance: &mut Chance) -> String {
    const PIECES: [&str; 16] = [
        "[",
        "]",
        "{}",
        ",",
        "\"",
        "\\u",
        "\\ud83d",
        "null",
        "true",
        "-",
        "0",
        "2",
        "99999999999999999999",
        "\"Dnd35\"",
        "[2,",
        "é",
    ];
    let mut bytes = Vec::new();
    for _ in 0..chance.below(200) {
        match chance.below(3) {
            0 => bytes.push(u8::try_from(chance.below(256)).unwrap_or_default()),
            _ => bytes.extend(PIECES[chance.below(PIECES.len())].bytes()),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Returns a session that was played at random and then damaged.
fn hostile(chance: &mut Chance) -> String {
    let choices: Vec<u32> = (0..chance.below(60))
        .map(|_| u32::try_from(chance.below(3_000_000_000)).unwrap_or_default())
        .collect();
    let ruleset = Ruleset::ALL[chance.below(Ruleset::ALL.len())];
    let mut walker = Walker::new(ruleset, &choices);
    while walker.step().is_some() {}
    let mut session = walker.session().clone();
    if chance.below(3) == 0 {
        session.compact();
    }
    let text = session.to_text();
    let text = text.expect("a session has a notation");
    let mut value = serde_json::from_str(&text).expect("the notation is JSON");
    if session.checkpoint().is_some() && chance.below(2) == 0 {
        edit_checkpoint(&mut value, chance);
    }
    for _ in 0..chance.below(4) {
        match chance.below(3) {
            0 => reorder(&mut value, chance),
            _ => edit(&mut value, chance),
        }
    }
    let mut text = value.to_string();
    match chance.below(8) {
        0 => text = text.chars().take(chance.below(text.len())).collect(),
        1 => {
            let mut bytes = text.into_bytes();
            let at = chance.below(bytes.len());
            bytes[at] ^= 1 << chance.below(7);
            text = String::from_utf8_lossy(&bytes).into_owned();
        }
        _ => {}
    }
    text
}

/// Swaps, drops or repeats entries of the log.
fn reorder(saved: &mut Value, chance: &mut Chance) {
    let Some(entries) = saved[2]
        .as_array_mut()
        .filter(|entries| !entries.is_empty())
    else {
        return;
    };
    let (one, other) = (chance.below(entries.len()), chance.below(entries.len()));
    match chance.below(3) {
        0 => entries.swap(one, other),
        1 => drop(entries.remove(one)),
        _ => entries.insert(one, entries[other].clone()),
    }
}

/// Changes a value in the checkpoint at the start of a log, which is stored as text.
fn edit_checkpoint(saved: &mut Value, chance: &mut Chance) {
    let text = &mut saved[5][1];
    let inner = text.as_str().expect("a checkpoint holds a text");
    let mut inner = serde_json::from_str(inner).expect("the notation is JSON");
    edit(&mut inner, chance);
    *text = Value::from(inner.to_string());
}

/// Changes a random value.
fn edit(value: &mut Value, chance: &mut Chance) {
    match value {
        Value::Array(list) if !list.is_empty() => {
            let at = chance.below(list.len());
            edit(&mut list[at], chance);
        }
        Value::Object(fields) if !fields.is_empty() => {
            let at = chance.below(fields.len());
            if let Some(field) = fields.values_mut().nth(at) {
                edit(field, chance);
            }
        }
        _ => {
            let extremes = [
                Value::from(i64::from(i32::MAX)),
                Value::from(i64::from(i32::MIN)),
                Value::from(u32::MAX),
                Value::from(0),
                Value::from(-1),
                Value::from(chance.below(9)),
                Value::from(i16::MIN),
                Value::Null,
                Value::Bool(true),
                Value::from(""),
                Value::Array(Vec::new()),
            ];
            *value = extremes[chance.below(extremes.len())].clone();
        }
    }
}
