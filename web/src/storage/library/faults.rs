//! Tests of storage faults: none may lose a document.

use asalto_core::SessionChange;

use super::memory::{Memory, Tab};
use super::port::Port;
use super::shelf;
use super::shelf::{OpenResult, State};
use super::slot::Slot;
use super::storage_keys;
use super::whole_document::SaveError;

/// A slot of a much later version.
const NEWER: &str = "asalto 999 9 2 63c1440735b47056\n{}";

/// Plays this many commands.
fn played(times: usize) -> (Memory, Tab) {
    let port = Memory::default();
    let mut tab = Tab::begin(&port);
    for _ in 1..times {
        tab.deal_damage(&port);
        assert_eq!(tab.saved, Ok(()));
    }
    (port, tab)
}

/// Opens the document; returns its number of entries and its state.
#[track_caller]
fn entries(port: &Memory) -> (usize, State) {
    let (tab, state) = Tab::open(port);
    (tab.session.entries().len(), state)
}

#[test]
fn what_was_saved_last_is_opened_and_goes_on_from_there() {
    for times in 1..400 {
        let (port, tab) = played(times);
        let (mut opened, state) = Tab::open(&port);
        assert_eq!((&opened.session, state), (&tab.session, State::Whole));
        assert_eq!(opened.place.generation, times as u64);
        // An opened document has the same save point as the tab, so the next save is as small.
        assert_eq!(opened.place.tip, tab.place.tip);
        if times % 29 == 0 {
            opened.deal_damage(&port);
            assert_eq!(entries(&port), (times + 1, State::Whole));
        }
    }
}

#[test]
fn a_command_writes_as_much_after_ten_thousand_entries_as_after_ten() {
    let most = |times: usize| {
        let (port, mut tab) = played(times);
        let mut most = 0;
        for _ in 0..100 {
            port.written.set(0);
            tab.deal_damage(&port);
            // The rare write of the whole document is not counted.
            if tab.told.len() == 1 {
                most = most.max(port.written.get());
            }
        }
        most
    };
    let [few, many] = [10, 10_000].map(most);
    assert!(few > 0 && few <= super::journal_end::LONGEST + 200, "{few}");
    assert!(many <= super::journal_end::LONGEST + 200, "{many}");
}

#[test]
fn a_full_storage_says_so_and_loses_nothing() {
    for times in 1..20 {
        let (port, mut tab) = played(times);
        port.takes.set(Some(0));
        tab.deal_damage(&port);
        assert_eq!(tab.saved, Err(SaveError::Full));
        assert_eq!(entries(&port), (times, State::Whole));
        tab.deal_damage(&port);
        assert_eq!(tab.saved, Err(SaveError::Full));
        port.takes.set(None);
        tab.deal_damage(&port);
        assert_eq!(tab.saved, Ok(()));
        assert_eq!(entries(&port), (times + 3, State::Whole));
    }
}

#[test]
fn without_room_for_the_whole_the_journal_grows_on() {
    let (port, mut tab) = played(5);
    for more in 0..16 {
        // There is room for one text only.
        port.takes.set(Some(1));
        tab.join_with_long_texts(&port);
        assert_eq!(tab.saved, Ok(()), "{more}");
    }
    let lengths = storage_keys::texts(&port, 1)
        .into_iter()
        .map(|(_, text)| text.len());
    assert!(lengths.max() > Some(3_000 * 15));
    assert_eq!(entries(&port), (21, State::Whole));
    port.takes.set(None);
    for _ in 0..16 {
        tab.join_with_long_texts(&port);
    }
    assert_eq!(entries(&port), (37, State::Whole));
}

#[test]
fn one_spoiled_slot_costs_nothing_and_is_set_aside() {
    for times in (2..20).chain([150, 170, 190, 310, 400]) {
        for slot in ["a", "b"] {
            for cut in [1, 9, 30, 60] {
                let (port, tab) = played(times);
                port.spoil(slot, |text| text[..text.len() - cut].to_owned());
                port.remove("asalto.1.encounter.1.spare");
                let (mut opened, state) = Tab::open(&port);
                assert_eq!((&opened.session, state), (&tab.session, State::Older));
                assert_eq!(port.asides(), 1);
                // The document is readable as a whole again, and stays so.
                assert_eq!(entries(&port), (times, State::Whole));
                for more in 1..4 {
                    opened.deal_damage(&port);
                    assert_eq!(opened.saved, Ok(()));
                    assert_eq!(entries(&port), (times + more, State::Whole));
                }
            }
        }
    }
}

#[test]
fn with_both_slots_spoiled_the_spare_is_left() {
    for times in [2, 19, 180, 400] {
        let (port, tab) = played(times);
        for slot in ["a", "b"] {
            port.spoil(slot, |text| text.replace("Lidda", "Ladda"));
        }
        let (opened, state) = Tab::open(&port);
        assert_eq!((opened.session, state), (tab.session, State::Older));
        assert_eq!(port.asides(), 2);
    }
}

#[test]
fn with_nothing_readable_all_of_it_lies_aside() {
    let (port, _) = played(3);
    for slot in ["a", "b", "spare"] {
        port.spoil(slot, |text| text[..40].to_owned());
    }
    let before = storage_keys::ids(&port);
    assert_eq!(before, [1]);
    assert_eq!(shelf::open(&port, 1, 7), OpenResult::PutAside);
    assert_eq!(shelf::open(&port, 1, 8), OpenResult::Nothing);
    assert_eq!(storage_keys::ids(&port), Vec::<u32>::new());
    assert_eq!(port.asides(), 5, "three slots and two journals");
}

#[test]
fn of_two_alike_one_is_opened_and_the_other_put_aside() {
    let (port, _) = played(2);
    let (_, other) = played(9);
    let body = other.session.to_text().expect("a session has a notation");
    let body = &body;
    let generation = 2;
    port.spoil("a", |_| Slot { generation, body }.write());
    // The second slot and its spare copy are set aside.
    assert_eq!(entries(&port), (9, State::Older));
    assert_eq!(port.asides(), 2);
}

#[test]
fn who_did_not_see_the_last_write_does_not_overwrite_it() {
    for times in [1, 2, 3, 5, 200] {
        let (port, mut one) = played(times);
        let (mut other, _) = Tab::open(&port);
        one.deal_damage(&port);
        let before = port.texts.borrow().clone();
        other.deal_damage(&port);
        assert_eq!(other.saved, Err(SaveError::Conflict));
        // A second attempt does not overwrite it either.
        other.deal_damage(&port);
        assert_eq!(other.saved, Err(SaveError::Conflict));
        assert_eq!(*port.texts.borrow(), before);
        one.deal_damage(&port);
        assert_eq!(one.saved, Ok(()));
        assert_eq!(entries(&port), (times + 2, State::Whole));
    }
}

#[test]
fn what_a_newer_version_wrote_is_neither_opened_nor_overwritten() {
    for name in ["a", "b", "journal-a", "journal-b"] {
        let (port, mut tab) = played(4);
        port.spoil(name, |_| NEWER.to_owned());
        let before = port.texts.borrow().clone();
        assert_eq!(shelf::open(&port, 1, 7), OpenResult::Newer);
        if name != "journal-a" {
            tab.deal_damage(&port);
            assert_eq!(tab.saved, Err(SaveError::Conflict));
        }
        assert_eq!(*port.texts.borrow(), before);
    }
    let (port, _) = played(4);
    let body = "[999,\"of another world\"]";
    let generation = 9;
    port.spoil("a", |_| Slot { generation, body }.write());
    assert_eq!(shelf::open(&port, 1, 7), OpenResult::Newer);
}

#[test]
fn storage_that_was_cleared_is_filled_again() {
    for times in [1, 2, 6, 200] {
        let (port, mut tab) = played(times);
        port.texts.borrow_mut().clear();
        tab.deal_damage(&port);
        assert_eq!(tab.saved, Ok(()));
        assert_eq!(entries(&port), (times + 1, State::Whole));
    }
}

#[test]
fn spares_make_room_when_it_is_scarce() {
    let (port, mut tab) = played(3);
    let has_spare = || port.keys().iter().any(|key| key.ends_with("spare"));
    assert!(has_spare());
    port.takes.set(Some(0));
    tab.deal_damage(&port);
    assert_eq!(tab.saved, Err(SaveError::Full));
    assert!(!has_spare());
    assert_eq!(entries(&port), (3, State::Whole));
}

#[test]
fn documents_of_versions_without_journals_open_and_are_then_left_alone_by_those() {
    // Two slots of schema 1, as an older version of the app left them.
    let old = |generation: u64, times: usize| {
        let (_, tab) = played(times);
        let body = tab.session.to_text().expect("a session has a notation");
        let body = &body;
        Slot { generation, body }.write_as(1)
    };
    let port = Memory::default();
    port.texts.borrow_mut().extend([
        ("asalto.1.encounter.1.a".to_owned(), old(9, 9)),
        ("asalto.1.encounter.1.b".to_owned(), old(8, 8)),
    ]);
    let (mut tab, state) = Tab::open(&port);
    assert_eq!((tab.session.entries().len(), state), (9, State::Whole));
    for more in 1..5 {
        tab.deal_damage(&port);
        assert_eq!(entries(&port), (9 + more, State::Whole));
        // An app that knows only schema 1 sees at least one newer slot and touches neither.
        let slots =
            ["a", "b"].map(|name| port.read(&storage_keys::key(1, name)).expect("it is there"));
        assert!(slots.iter().any(|text| text.starts_with("asalto 2 ")));
        // The first command writes one slot whole, and the second writes the other.
        if more > 1 {
            assert!(slots.iter().all(|text| text.starts_with("asalto 2 ")));
        }
    }
}

#[test]
fn a_document_is_saved_whole_after_it_was_deleted() {
    let (port, mut tab) = played(30);
    storage_keys::remove(&port, 1);
    assert!(port.keys().is_empty());
    tab.save(&port, SessionChange::Whole);
    assert_eq!(entries(&port), (30, State::Whole));
}

#[test]
fn the_keys_of_others_are_no_documents() {
    let (port, _) = played(1);
    for key in [
        "excalidraw",
        "asalto.1.encounter",
        "asalto.1.encounter.x.a",
        "asalto.1.open",
    ] {
        assert_eq!(port.write(key, "{}"), Ok(()));
    }
    assert_eq!(storage_keys::ids(&port), [1]);
}
