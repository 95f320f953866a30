//! The list of encounters. It is rebuilt if it differs from the documents.

use asalto_core::{Session, notation};

use super::item::Item;
use super::port::Port;
use super::reader;
use super::shelf::OpenResult;
use super::storage_keys;

const INDEX: &str = "asalto.1.encounters";

/// Returns whether a key of storage is that of the list.
#[must_use]
pub fn is_list(key: &str) -> bool {
    key == INDEX
}

/// Returns the saved encounters, oldest first.
pub fn items(port: &dyn Port) -> Vec<Item> {
    let text = port.read(INDEX);
    text.and_then(|text| notation::read(&text).ok())
        .unwrap_or_default()
}

/// Returns the saved encounters, oldest first, with the time of the last command of the open one. The list in storage
/// learns that time when the encounter is closed.
pub fn items_while_open(port: &dyn Port, open: u32, session: &Session) -> Vec<Item> {
    let mut items = items(port);
    let item = items.iter_mut().find(|item| item.id == open);
    if let (Some(item), Some(last)) = (item, session.entries().last()) {
        item.changed = last.at.0;
    }
    items
}

/// Updates the list item of an encounter. The time alone causes no update, which would write the list with
/// each command.
pub fn note(port: &dyn Port, id: u32, session: &Session) {
    change(port, id, |item| {
        let new = Item::of(id, session).keeping(item);
        if new.differs_beside_time(item) {
            *item = new;
        }
    });
}

/// Changes a list item, and adds it if it is missing.
pub fn change(port: &dyn Port, id: u32, how: impl FnOnce(&mut Item)) {
    let mut items = items(port);
    let known = items.iter().position(|listed| listed.id == id);
    let at = known.unwrap_or_else(|| {
        items.push(Item::blank(id));
        items.len() - 1
    });
    let before = known.map(|_| items[at].clone());
    how(&mut items[at]);
    if before.as_ref() != Some(&items[at]) {
        write(port, &items);
    }
}

/// Changes the whole list, and writes it once.
pub fn change_all(port: &dyn Port, how: impl FnOnce(&mut Vec<Item>)) {
    let before = items(port);
    let mut items = before.clone();
    how(&mut items);
    if items != before {
        write(port, &items);
    }
}

/// Removes an encounter from the list; returns its item.
pub fn remove_item(port: &dyn Port, id: u32) -> Option<Item> {
    let mut items = items(port);
    let at = items.iter().position(|listed| listed.id == id)?;
    let item = items.remove(at);
    write(port, &items);
    Some(item)
}

/// Adds missing documents to the list, and removes items without a document here or in the archive. It does
/// so only if documents can be read.
pub fn repair(port: &dyn Port, now: u64) {
    let mut ids = storage_keys::ids(port);
    if !ids.is_empty() && !reader::has_reader() {
        return;
    }
    let listed = items(port);
    for away in listed.iter().filter(|item| item.away) {
        let place = ids.iter().take_while(|other| **other < away.id).count();
        if ids.get(place) != Some(&away.id) {
            ids.insert(place, away.id);
        }
    }
    if listed.len() == ids.len() && listed.iter().all(|item| ids.contains(&item.id)) {
        return;
    }
    let item = |id| {
        let known = listed.iter().find(|item| item.id == id);
        known
            .cloned()
            .or_else(|| match reader::open(port, id, now) {
                OpenResult::Document(kept) => Some(Item::of(id, &kept.session)),
                // It stays in storage. Opening it shows the reason.
                OpenResult::Newer | OpenResult::Later => Some(Item::blank(id)),
                OpenResult::Nothing | OpenResult::PutAside => None,
            })
    };
    let items: Vec<_> = ids.into_iter().filter_map(item).collect();
    write(port, &items);
}

/// Returns an unused id: the current second, so that two tabs rarely choose the same id. An open encounter
/// has an id even before it is in storage.
pub fn next_id(port: &dyn Port, now: u64, is_open: impl Fn(u32) -> bool) -> u32 {
    let second = u32::try_from(now / 1000).unwrap_or(u32::MAX / 2);
    let is_used = is_used(port);
    let is_free = |id: &u32| !is_used(*id) && !is_open(*id);
    (second..=u32::MAX).find(is_free).unwrap_or(second)
}

/// Returns whether storage or the list has an encounter of an id.
pub fn is_used(port: &dyn Port) -> impl Fn(u32) -> bool {
    let taken = storage_keys::ids(port);
    let listed = items(port);
    move |id| taken.contains(&id) || listed.iter().any(|item| item.id == id)
}

fn write(port: &dyn Port, items: &[Item]) {
    if let Ok(index) = notation::write(&items) {
        // The next start makes it again from the documents.
        port.write_for_page(INDEX, &index);
    }
}

#[cfg(test)]
mod tests {
    use asalto_core::{CombatantId, Command, NoDice, Ruleset, SessionChange, Timestamp};

    use super::super::item::BY_PLACE;
    use super::super::memory::{Memory, Tab};
    use super::super::whole_document;
    use super::*;

    fn with_two() -> Memory {
        let port = Memory::default();
        let session = Session::new(Ruleset::Dnd35);
        let body = session.to_text().expect("a session has a notation");
        for id in [3, 5] {
            assert!(whole_document::keep(&port, id, 0, &body, 0).is_ok());
            note(&port, id, &session);
        }
        port
    }

    #[test]
    fn a_name_and_its_place_in_the_archive_outlast_every_change() {
        let port = with_two();
        change(&port, 3, |item| {
            item.away = true;
            item.name = "The mill".into();
        });
        note(&port, 3, &Session::new(Ruleset::Any));
        storage_keys::remove(&port, 3);
        storage_keys::remove(&port, 5);
        repair(&port, 0);
        let items = items(&port);
        assert_eq!(items.len(), 1, "only what the archive has is left");
        assert_eq!((items[0].id, items[0].name.as_str()), (3, "The mill"));
        assert_eq!(items[0].ruleset(), Some(Ruleset::Any));
        assert_eq!(
            next_id(&port, 3_000, |_| false),
            4,
            "an archived id is taken"
        );
        assert_eq!(
            next_id(&port, 3_000, |id| id == 4),
            5,
            "an open one is taken before it is saved"
        );
        assert_eq!(remove_item(&port, 3).map(|item| item.id), Some(3));
        assert_eq!(remove_item(&port, 3), None);
    }

    #[test]
    fn a_list_of_an_older_version_is_read() {
        let port = with_two();
        assert_eq!(
            port.write(INDEX, "[[3,[\"Aria\"],1],[5,[],0,true]]"),
            Ok(())
        );
        let items = items(&port);
        assert_eq!(items[0].names, ["Aria"]);
        assert!(items[1].fights && !items[1].away && items[1].name.is_empty());
    }

    #[test]
    fn a_ruleset_is_listed_by_its_name_and_read_by_its_place_in_an_older_list() {
        let port = with_two();
        for (place, ruleset) in (0..).zip(BY_PLACE) {
            let older = format!("[[3,[],1,false,false,[],{place}]]");
            assert_eq!(port.write(INDEX, &older), Ok(()));
            assert_eq!(items(&port)[0].ruleset(), Some(ruleset));
            note(&port, 3, &Session::new(ruleset));
            let listed = port.read(INDEX).unwrap_or_default();
            let name = notation::write(&ruleset).expect("a ruleset has a notation");
            assert!(listed.ends_with(&format!(",{name}]]")), "{listed}");
            // An index that a new ruleset has shifted does not matter beside the name.
            let moved = listed.replace(&format!("[],{place},"), "[],9,");
            assert_eq!(port.write(INDEX, &moved), Ok(()));
            assert_eq!(items(&port)[0].ruleset(), Some(ruleset));
        }
    }

    #[test]
    fn the_time_alone_does_not_write_the_list() {
        let port = with_two();
        let before = port.written.get();
        note(&port, 5, &Session::new(Ruleset::Dnd35));
        assert_eq!(port.written.get(), before);
    }

    #[test]
    fn a_command_changes_the_time_of_an_encounter_and_a_look_does_not() {
        let port = Memory::default();
        let mut tab = Tab::begin(&port);
        note(&port, 1, &tab.session);
        let listed = |port: &Memory, tab: &Tab| {
            let items = items_while_open(port, 1, &tab.session);
            (items.len(), items[0].changed, items[0].count)
        };
        let last = |tab: &Tab| tab.session.entries().last().map_or(0, |entry| entry.at.0);
        let (_, first, count) = listed(&port, &tab);
        assert_eq!(first, last(&tab));
        let hit = Command::damage(vec![CombatantId(1)], 1);
        let played = tab.session.dispatch(&hit, Timestamp(9), &mut NoDice);
        assert!(played.is_ok());
        tab.save(&port, SessionChange::Entry);
        note(&port, 1, &tab.session);
        assert!(last(&tab) > first);
        assert_eq!(listed(&port, &tab), (1, last(&tab), count));
        // The list in storage still has the old time, and learns the new one when the encounter is closed.
        assert_eq!(items(&port)[0].changed, first);
        let closed = |port: &Memory| {
            let (opened, _) = Tab::open(port);
            change(port, 1, |item| item.refresh(&opened.session));
            items(port)[0].changed
        };
        assert_eq!(closed(&port), last(&tab));
        let before = port.texts.borrow().clone();
        let (looking, _) = Tab::open(&port);
        assert_eq!(listed(&port, &looking), (1, last(&tab), count));
        assert_eq!(closed(&port), last(&tab));
        assert_eq!(*port.texts.borrow(), before);
    }

    #[test]
    fn what_is_deleted_is_gone_and_nothing_else() {
        let port = Memory::default();
        let session = Session::new(Ruleset::Dnd35);
        let body = session.to_text().expect("a session has a notation");
        for id in [1, 11] {
            for known in 0..16 {
                assert!(whole_document::keep(&port, id, known, &body, 0).is_ok());
            }
            note(&port, id, &session);
        }
        let others: Vec<_> = port
            .keys()
            .into_iter()
            .filter(|key| !key.starts_with("asalto.1.encounter.1."))
            .collect();
        storage_keys::remove(&port, 1);
        repair(&port, 0);
        assert_eq!(port.keys(), others);
        assert_eq!(reader::open(&port, 1, 0), OpenResult::Nothing);
        let listed: Vec<_> = items(&port).iter().map(|item| item.id).collect();
        assert_eq!(listed, [11]);
    }
}
