//! Tests of damaged journals, kills between two writes, and tabs that follow.

use std::collections::BTreeMap;

use asalto_core::Session;

use super::memory::{Memory, Tab};
use super::port::Port;
use super::save_point::RemoteUpdate;
use super::shelf::State;
use super::slot::Slot;
use super::storage_keys;
use super::storage_keys::JOURNALS;
use super::whole_document::SaveError;

/// The texts and the session after each of these steps.
fn history(steps: usize) -> Vec<(Session, BTreeMap<String, String>)> {
    let port = Memory::default();
    let mut tab = Tab::begin(&port);
    let mut history = vec![(tab.session.clone(), port.texts.borrow().clone())];
    for step in 0..steps {
        tab.act(&port, step);
        assert_eq!(tab.saved, Ok(()));
        history.push((tab.session.clone(), port.texts.borrow().clone()));
    }
    history
}

fn memory(texts: &BTreeMap<String, String>) -> Memory {
    let port = Memory::default();
    port.texts.borrow_mut().clone_from(texts);
    port
}

#[test]
fn every_step_of_a_session_is_opened_as_it_was() {
    let steps = 150;
    let history = history(steps);
    let (mut both, mut journals) = (0, 0);
    for (session, texts) in &history {
        let (opened, state) = Tab::open(&memory(texts));
        assert_eq!((&opened.session, state), (session, State::Whole));
        let newest = |names: [&str; 2]| {
            let texts = names.map(|name| texts.get(&storage_keys::key(1, name)));
            let read = texts.map(|text| Slot::read(text?).ok().map(|slot| slot.generation));
            read.into_iter().max().flatten()
        };
        if newest(JOURNALS) > newest(["a", "b"]) {
            journals += 1;
        } else {
            both += 1;
        }
    }
    assert!(journals > steps / 3, "{journals} end in a journal");
    assert!(both > 5, "{both} end in a slot");
}

#[test]
fn a_kill_between_any_two_writes_costs_at_most_the_command_in_progress() {
    let steps = 60;
    let mut kills = 0;
    for after in 0.. {
        let port = Memory::default();
        let mut tab = Tab::begin(&port);
        port.lives.set(Some(after));
        let mut before = tab.session.clone();
        let mut step = 0;
        while step < steps {
            before.clone_from(&tab.session);
            tab.act(&port, step);
            step += 1;
            if port.lives.get() == Some(0) {
                break;
            }
        }
        if port.lives.get() != Some(0) {
            break;
        }
        kills += 1;
        port.lives.set(None);
        let (mut opened, state) = Tab::open(&port);
        assert_eq!(state, State::Whole, "kill after {after} writes");
        let is_last = opened.session == tab.session;
        assert!(is_last || opened.session == before, "kill after {after}");
        if tab.saved.is_ok() {
            assert!(is_last, "what was saved is there: kill after {after}");
        }
        // The session continues from there.
        for more in 0..5 {
            opened.act(&port, more);
            assert_eq!(opened.saved, Ok(()));
            assert_eq!(Tab::open(&port).0.session, opened.session);
        }
    }
    assert!(kills > steps, "{kills}");
}

/// A storage in which two slots fit until a document has half of this.
const SMALL: usize = 120_000;

#[test]
fn a_document_of_more_than_half_of_the_storage_is_saved_in_one_slot() {
    let port = Memory::default();
    port.room.set(Some(SMALL));
    let mut tab = Tab::begin(&port);
    let mut largest = 0;
    let mut alone = 0;
    for step in 0.. {
        let saved = tab.session.clone();
        if step % 3 == 0 {
            tab.deal_damage(&port);
        } else {
            tab.join_with_long_texts(&port);
        }
        let (opened, state) = Tab::open(&port);
        assert_eq!(state, State::Whole, "{step}");
        if tab.saved == Err(SaveError::Full) {
            assert_eq!(opened.session, saved);
            break;
        }
        assert_eq!(opened.session, tab.session, "{step}");
        let slots = ["a", "b"].map(|name| port.read(&storage_keys::key(1, name)));
        let slots: Vec<_> = slots.into_iter().flatten().collect();
        alone += usize::from(step > 0 && slots.len() == 1);
        largest = slots
            .iter()
            .map(String::len)
            .chain([largest])
            .max()
            .unwrap_or_default();
    }
    assert!(alone > 5, "{alone} steps with one slot");
    assert!(largest > SMALL * 2 / 3, "{largest} of {SMALL}");
    // It goes on once there is room, with two slots again.
    port.room.set(None);
    for _ in 0..12 {
        tab.join_with_long_texts(&port);
        assert_eq!(tab.saved, Ok(()));
    }
    assert!(
        ["a", "b"]
            .iter()
            .all(|name| port.read(&storage_keys::key(1, name)).is_some())
    );
    let (opened, state) = Tab::open(&port);
    assert_eq!((opened.session, state), (tab.session, State::Whole));
}

#[test]
fn a_kill_in_a_small_storage_costs_at_most_the_command_in_progress() {
    let mut kills = 0;
    let mut alone = 0;
    for after in 0.. {
        let port = Memory::default();
        port.room.set(Some(SMALL));
        port.lives.set(Some(after));
        let mut tab = Tab::begin(&port);
        let mut before = tab.session.clone();
        for _ in 0..26 {
            if port.lives.get() == Some(0) {
                break;
            }
            before.clone_from(&tab.session);
            tab.join_with_long_texts(&port);
        }
        if port.lives.get() != Some(0) {
            break;
        }
        port.lives.set(None);
        let slots = ["a", "b"]
            .iter()
            .filter(|name| port.read(&storage_keys::key(1, name)).is_some());
        alone += usize::from(after > 3 && slots.count() == 1);
        if before.entries().len() > 1 {
            let (opened, state) = Tab::open(&port);
            assert_eq!(state, State::Whole, "{after}");
            assert!(
                opened.session == before || opened.session == tab.session,
                "{after}"
            );
            kills += 1;
        }
    }
    assert!(kills > 20, "{kills} kills");
    assert!(alone > 3, "{alone} kills with one slot");
}

#[test]
fn a_storage_that_is_full_at_any_write_loses_nothing_that_was_saved() {
    for after in 0..120 {
        let port = Memory::default();
        let mut tab = Tab::begin(&port);
        port.takes.set(Some(after));
        let mut saved = tab.session.clone();
        for step in 0..40 {
            tab.act(&port, step);
            if tab.saved == Err(SaveError::Full) {
                break;
            }
            saved.clone_from(&tab.session);
        }
        assert_eq!(Tab::open(&port).0.session, saved, "{after}");
        port.takes.set(None);
        tab.deal_damage(&port);
        assert_eq!(tab.saved, Ok(()));
        let (opened, state) = Tab::open(&port);
        assert_eq!((opened.session, state), (tab.session, State::Whole));
    }
}

/// Plays until the newest journal has this many commands; returns the sessions after each.
fn struck(count: usize) -> (Memory, Vec<Session>, &'static str) {
    let port = Memory::default();
    let mut tab = Tab::begin(&port);
    tab.deal_damage(&port);
    let mut sessions = vec![tab.session.clone()];
    for _ in 0..count {
        tab.deal_damage(&port);
        sessions.push(tab.session.clone());
    }
    (port, sessions, "journal-b")
}

#[test]
fn a_damaged_journal_loses_its_damaged_tail_alone_and_says_so() {
    let (port, sessions, name) = struck(5);
    let text = port.read(&storage_keys::key(1, name)).expect("it is there");
    let whole = port.texts.borrow().clone();
    let check = |damaged: String, at: usize| {
        let port = memory(&whole);
        port.spoil(name, |_| damaged.clone());
        let (opened, state) = Tab::open(&port);
        assert_eq!(state, State::Older, "at {at}");
        assert_eq!(port.asides(), 1);
        // Every line before the damage is readable.
        let lines = text[..at].matches('\n').count().saturating_sub(2);
        let left = sessions.iter().position(|one| *one == opened.session);
        assert!(left.is_some_and(|left| left >= lines), "{left:?} at {at}");
        // The texts set aside stay, and the next open has nothing to report.
        let (mut again, state) = Tab::open(&port);
        assert_eq!((&again.session, state), (&opened.session, State::Whole));
        again.deal_damage(&port);
        let (last, state) = Tab::open(&port);
        assert_eq!((last.session, state), (again.session, State::Whole));
    };
    for at in 0..text.len() {
        check(text[..at].to_owned(), at);
        for bit in [0, 3, 6] {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1 << bit;
            check(String::from_utf8(bytes).expect("seven bits"), at);
        }
    }
}

#[test]
fn a_journal_is_never_applied_to_another_slot() {
    let (port, sessions, name) = struck(5);
    let journal = port.read(&storage_keys::key(1, name)).expect("it is there");
    // Another document of the same length, with the journal of the first.
    let other = Memory::default();
    let mut tab = Tab::begin(&other);
    tab.join_with_long_texts(&other);
    assert_eq!(other.write(&storage_keys::key(1, name), &journal), Ok(()));
    let (opened, state) = Tab::open(&other);
    assert_eq!((&opened.session, state), (&tab.session, State::Older));
    assert!(!sessions.contains(&opened.session));
    assert_eq!(other.asides(), 1);
}

#[test]
fn a_tab_that_follows_gets_each_change_and_asks_after_a_gap() {
    let port = Memory::default();
    let mut playing = Tab::begin(&port);
    let (mut following, _) = Tab::open(&port);
    for step in 0..150 {
        playing.act(&port, step);
        let mut brought = Vec::new();
        for text in &playing.told {
            brought.push(following.place.follow(text, &mut following.session));
        }
        assert_eq!(brought[0], RemoteUpdate::Changes, "step {step}");
        assert!(
            brought[1..]
                .iter()
                .all(|more| *more == RemoteUpdate::Nothing)
        );
        assert_eq!(following.session, playing.session, "step {step}");
        // A tab that opens the document now also follows from here.
        if step % 13 == 0 {
            following = Tab::open(&port).0;
        }
    }
    // These messages do not arrive.
    while playing.told.len() == 1 {
        playing.deal_damage(&port);
    }
    playing.deal_damage(&port);
    let last = playing.told.last().expect("it wrote");
    let brought = following.place.follow(last, &mut following.session);
    assert_eq!(brought, RemoteUpdate::Gap);
    // The slots and journals as stored close it.
    for name in ["a", "b", "journal-a", "journal-b"] {
        let text = port.read(&storage_keys::key(1, name)).expect("it is there");
        following.place.follow(&text, &mut following.session);
    }
    assert_eq!(following.session, playing.session);
    // The following tab takes over. Storage is at its moment, so it need not write the whole document.
    following.deal_damage(&port);
    assert_eq!(following.saved, Ok(()));
    assert_eq!(Tab::open(&port).0.session, following.session);
}
