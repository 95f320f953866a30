//! Tests of storage faults: none may lose a document.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use asalto_core::{Combatant, Command, NoDice, Ruleset, Session, Side, Timestamp};

use super::port::{Full, Port};
use super::shelf::{self, NotKept, Opened, State};
use super::slot::Slot;

/// A slot of a much later version.
const NEWER: &str = "asalto 999 9 2 63c1440735b47056\n{}";

/// A storage that can be full, and whose texts can be cut, flipped and cleared.
#[derive(Default)]
pub(super) struct Memory {
    texts: RefCell<BTreeMap<String, String>>,
    /// The number of writes that still succeed; none for no limit.
    takes: Cell<Option<u32>>,
}

impl Port for Memory {
    fn read(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Full> {
        match self.takes.get() {
            Some(0) => return Err(Full),
            Some(left) => self.takes.set(Some(left - 1)),
            None => {}
        }
        self.texts.borrow_mut().insert(key.into(), text.into());
        Ok(())
    }

    fn remove(&self, key: &str) {
        self.texts.borrow_mut().remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }
}

/// Builds a session with this many combatants.
fn session(count: usize) -> Session {
    let mut session = Session::new(Ruleset::Dnd35);
    for number in 0..count {
        let join = Combatant::new(format!("Guest {number}"), Side::PARTY);
        let join = Command::AddCombatant(Box::new(join));
        session
            .dispatch(&join, Timestamp(number as u64), &mut NoDice)
            .expect("a guest may come before the fight");
    }
    session
}

#[track_caller]
fn keep(port: &Memory, known: u64, count: usize) -> Result<u64, NotKept> {
    let body = session(count).to_text().expect("a session has a notation");
    shelf::keep(port, 1, known, &body, 0).map(|written| written.generation)
}

/// Builds a storage with a document that was saved this often, with one more guest each time.
fn written(times: u64) -> Memory {
    let port = Memory::default();
    for known in 0..times {
        let count = usize::try_from(known + 1).expect("a small number");
        assert_eq!(keep(&port, known, count), Ok(known + 1));
    }
    port
}

/// Opens the document; returns its number of guests and the state in which it was found.
#[track_caller]
fn guests(port: &Memory) -> (usize, State) {
    match shelf::open(port, 1, 7) {
        Opened::Kept(kept) => (kept.session.entries().len(), kept.state),
        other => panic!("it opens: {other:?}"),
    }
}

fn spoil(port: &Memory, slot: &str, how: impl Fn(&str) -> String) {
    let mut texts = port.texts.borrow_mut();
    let text = texts.get_mut(&format!("asalto.1.encounter.1.{slot}"));
    let text = text.expect("the slot is there");
    *text = how(text);
}

/// Returns the key of the slot with the newest generation, and the other slot's.
fn newest_and_older(times: u64) -> [&'static str; 2] {
    if times % 2 == 1 {
        ["a", "b"]
    } else {
        ["b", "a"]
    }
}

#[test]
fn what_was_kept_last_is_opened() {
    for times in 1..20 {
        let port = written(times);
        assert_eq!(
            guests(&port),
            (usize::try_from(times).unwrap(), State::Whole)
        );
    }
}

#[test]
fn a_write_that_fails_leaves_the_one_before() {
    for times in 1..20 {
        let port = written(times);
        port.takes.set(Some(0));
        assert_eq!(keep(&port, times, 99), Err(NotKept::Full));
        assert_eq!(guests(&port).0, usize::try_from(times).unwrap());
        port.takes.set(None);
        assert_eq!(keep(&port, times, 50), Ok(times + 1));
        assert_eq!(guests(&port).0, 50);
    }
}

#[test]
fn a_spoiled_slot_costs_at_most_the_last_write_and_is_put_aside() {
    for times in 2..20 {
        let [newest, older] = newest_and_older(times);
        let all = usize::try_from(times).unwrap();
        for cut in [0, 1, 9, 30, 60] {
            let port = written(times);
            spoil(&port, older, |text| text[..text.len() - 1 - cut].to_owned());
            assert_eq!(guests(&port), (all, State::Older));
            let port = written(times);
            spoil(&port, newest, |text| {
                text[..text.len() - 1 - cut].to_owned()
            });
            // The sixteenth write also writes a spare copy.
            let expected = if times == 16 { all } else { all - 1 };
            assert_eq!(guests(&port), (expected, State::Older));
            assert_eq!(
                port.keys()
                    .iter()
                    .filter(|key| key.contains("aside"))
                    .count(),
                1
            );
            // The next save works, and the document is whole again.
            let known = u64::try_from(expected).unwrap();
            assert_eq!(keep(&port, known, 70), Ok(known + 1));
            assert_eq!(guests(&port), (70, State::Whole));
        }
    }
}

#[test]
fn with_both_slots_spoiled_the_spare_is_left() {
    let port = written(19);
    for slot in ["a", "b"] {
        spoil(&port, slot, |text| text.replace("Guest", "Ghost"));
    }
    assert_eq!(guests(&port), (16, State::Older));
}

#[test]
fn with_nothing_readable_all_of_it_lies_aside() {
    let port = written(3);
    for slot in ["a", "b"] {
        spoil(&port, slot, |text| text[..40].to_owned());
    }
    assert_eq!(shelf::open(&port, 1, 7), Opened::PutAside);
    assert_eq!(shelf::open(&port, 1, 8), Opened::Nothing);
    assert_eq!(
        port.keys()
            .iter()
            .filter(|key| key.contains("aside"))
            .count(),
        2
    );
}

#[test]
fn of_two_alike_one_is_opened_and_the_other_put_aside() {
    let port = written(2);
    let body = session(9).to_text().expect("a session has a notation");
    spoil(&port, "a", |_| {
        Slot {
            generation: 2,
            body: &body,
        }
        .write()
    });
    assert_eq!(guests(&port), (9, State::Older));
    assert_eq!(
        port.keys()
            .iter()
            .filter(|key| key.contains("aside"))
            .count(),
        1
    );
}

#[test]
fn who_did_not_see_the_last_write_does_not_overwrite_it() {
    let port = written(5);
    assert_eq!(keep(&port, 4, 60), Err(NotKept::Conflict));
    assert_eq!(guests(&port), (5, State::Whole));
}

#[test]
fn what_a_newer_version_wrote_is_neither_opened_nor_overwritten() {
    // A slot of version 999, with the head that all versions share.
    let newer = |_: &str| NEWER.to_owned();
    for slot in ["a", "b"] {
        let port = written(4);
        spoil(&port, slot, newer);
        let before = port.texts.borrow().clone();
        assert_eq!(shelf::open(&port, 1, 7), Opened::Newer);
        assert_eq!(keep(&port, 4, 60), Err(NotKept::Conflict));
        assert_eq!(*port.texts.borrow(), before);
    }
    let port = written(4);
    let body = "[999,\"of another world\"]";
    spoil(&port, "a", |_| {
        Slot {
            generation: 9,
            body,
        }
        .write()
    });
    assert_eq!(shelf::open(&port, 1, 7), Opened::Newer);
}

#[test]
fn storage_that_was_cleared_is_filled_again() {
    let port = written(6);
    port.texts.borrow_mut().clear();
    assert_eq!(keep(&port, 6, 7), Ok(7));
    assert_eq!(guests(&port), (7, State::Whole));
}

#[test]
fn spares_make_room_when_it_is_scarce() {
    let port = written(17);
    assert!(port.keys().iter().any(|key| key.ends_with("spare")));
    // The first attempt and the spare copy both fail: only the spare's space is free.
    port.takes.set(Some(0));
    assert_eq!(keep(&port, 17, 18), Err(NotKept::Full));
    assert!(!port.keys().iter().any(|key| key.ends_with("spare")));
    assert_eq!(guests(&port), (17, State::Whole));
}

#[test]
fn the_keys_of_others_are_no_documents() {
    let port = written(1);
    for key in [
        "excalidraw",
        "asalto.1.encounter",
        "asalto.1.encounter.x.a",
        "asalto.1.open",
    ] {
        assert_eq!(port.write(key, "{}"), Ok(()));
    }
    assert_eq!(shelf::ids(&port), [1]);
}
