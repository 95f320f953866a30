//! Hostile input: saved sessions that were cut, flipped, reordered or edited, and whatever is done
//! with those that load all the same. Nothing may panic; an error must be a typed one.
//!
//! `ASALTO_FUZZ_SECONDS` says how long it looks for trouble; two seconds without it.
#![cfg(not(target_arch = "wasm32"))]
#![allow(
    clippy::disallowed_types,
    reason = "a test may look at the clock; the engine itself does not"
)]

mod walk;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use asalto_core::{Dice, Die, EncounterView, Ruleset, SeededDice, Session, available, check};
use serde_json::Value;
use walk::Walker;

#[test]
#[allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a test has a clock"
)]
fn hostile_sessions_never_panic() {
    let seconds = std::env::var("ASALTO_FUZZ_SECONDS").ok();
    let seconds = seconds.and_then(|text| text.parse().ok()).unwrap_or(2);
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut chance = Chance(SeededDice::new(seconds));
    let (mut tried, mut loaded) = (0_u32, 0_u32);
    while Instant::now() < end {
        let text = match chance.below(8) {
            0 => arbitrary(&mut chance),
            _ => hostile(&mut chance),
        };
        tried += 1;
        let outcome = catch_unwind(AssertUnwindSafe(|| survive(&text)));
        let did_load = outcome.unwrap_or_else(|_| panic!("a panic on this saved session:\n{text}"));
        loaded += u32::from(did_load);
    }
    println!("{tried} hostile sessions, of which {loaded} loaded");
    assert!(
        loaded > 0,
        "the mutations are so wild that nothing past loading is tried"
    );
    assert!(
        loaded < tried,
        "the mutations change nothing that loading looks at"
    );
}

/// Loads what may be a session, and if it does, looks at it and goes on with it.
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
    // After a log that never happened, a fault is refused, not hidden; it must only not panic.
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

/// Bytes that were never a session, of those that the notation is made of and of others.
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

/// A session that was played by chance and then spoilt.
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

/// Puts another value somewhere in the encounter that a log begins with, which is a text in it.
fn edit_checkpoint(saved: &mut Value, chance: &mut Chance) {
    let text = &mut saved[5][1];
    let inner = text.as_str().expect("a checkpoint holds a text");
    let mut inner = serde_json::from_str(inner).expect("the notation is JSON");
    edit(&mut inner, chance);
    *text = Value::from(inner.to_string());
}

/// Puts another value where one was, somewhere.
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
