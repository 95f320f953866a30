//! The archive without IndexedDB: the same documents under keys of localStorage.

use super::document::{Document, DocumentKind, Fault, NewDocument, first_text};
use crate::storage::library::{Full, Port, write_over_bin};

/// The prefix of its keys.
pub const ARCHIVE: &str = "asalto.1.archive.";

/// Returns the texts whose keys have a prefix.
pub fn all(port: &dyn Port, prefix: &str) -> Vec<(String, String)> {
    let keys = port.keys().into_iter();
    keys.filter_map(|key| {
        let own = key
            .strip_prefix(ARCHIVE)
            .filter(|own| own.starts_with(prefix))?;
        Some((own.to_owned(), port.read(&key)?))
    })
    .collect()
}

/// Returns a text.
pub fn read(port: &dyn Port, key: &str) -> Option<String> {
    port.read(&[ARCHIVE, key].concat())
}

/// Writes a text unless the archive has a newer generation than `known`. Sets a damaged text aside.
///
/// # Errors
/// [`Fault`]; nothing has changed.
pub fn put(port: &dyn Port, key: &str, text: &str, known: u64, now: u64) -> Result<(), Fault> {
    let full = |Full| Fault::Full;
    if let Some(there) = read(port, key) {
        match Document::from_text(0, &there) {
            Ok(there) if there.generation > known => return Err(Fault::Conflict),
            Err(Fault::Damaged) => {
                let aside = format!("{ARCHIVE}aside.{key}.{now}");
                write_over_bin(port, &aside, &there).map_err(full)?;
            }
            Ok(_) => {}
            Err(fault) => return Err(fault),
        }
    }
    write_over_bin(port, &[ARCHIVE, key].concat(), text).map_err(full)
}

/// Adds documents, all or none. One whose content is there already is not added again. `is_taken` returns
/// whether another document has a key. Returns the id of each document, or none if it was there already.
///
/// # Errors
/// [`Fault::Full`]; nothing was added.
pub fn add(
    port: &dyn Port,
    documents: &[NewDocument],
    is_taken: impl Fn(&str) -> bool,
) -> Result<Vec<Option<u32>>, Fault> {
    let is_free = |key: &str| !is_taken(key) && read(port, key).is_none();
    let mut written: Vec<String> = Vec::new();
    let mut write = |key: String, text: &str| {
        let done = write_over_bin(port, &[ARCHIVE, &key].concat(), text);
        written.push(key);
        done
    };
    let before: Vec<_> = DocumentKind::ALL
        .map(|kind| (kind, all(port, &kind.prefix())))
        .into();
    let is_there = |new: &NewDocument| {
        let mut kinds = before.iter();
        let of_kind = kinds.find(|(kind, _)| *kind == new.kind);
        of_kind.is_some_and(|(_, texts)| texts.iter().any(|(_, text)| new.is_in(text)))
    };
    let mut ids = Vec::new();
    for new in documents {
        if is_there(new) {
            ids.push(None);
            continue;
        }
        let fits = |id: &u32| {
            is_free(&new.kind.key(*id))
                && (new.kind != DocumentKind::Encounter || is_free(&DocumentKind::Label.key(*id)))
        };
        let id = (new.id..=u32::MAX).chain(1..new.id).find(fits);
        let id = id.ok_or(Fault::Full)?;
        let label = new.label.as_ref();
        let done = write(new.kind.key(id), &new.to_text()).and_then(|()| {
            label.map_or(Ok(()), |label| {
                write(DocumentKind::Label.key(id), &first_text(label))
            })
        });
        if done.is_err() {
            for key in written {
                remove(port, &key);
            }
            return Err(Fault::Full);
        }
        ids.push(Some(id));
    }
    Ok(ids)
}

/// Removes a text, and returns it.
pub fn remove(port: &dyn Port, key: &str) -> Option<String> {
    let gone = read(port, key);
    port.remove(&[ARCHIVE, key].concat());
    gone
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::library::Memory;

    fn text(generation: u64) -> String {
        let body = "[]".into();
        let id = 1;
        Document {
            id,
            generation,
            body,
        }
        .to_text()
    }

    #[test]
    fn a_write_that_does_not_know_the_last_one_overwrites_nothing() {
        let port = Memory::default();
        assert_eq!(put(&port, "party.1", &text(1), 0, 0), Ok(()));
        assert_eq!(put(&port, "party.1", &text(2), 1, 0), Ok(()));
        assert_eq!(put(&port, "party.1", &text(2), 1, 0), Err(Fault::Conflict));
        assert_eq!(read(&port, "party.1"), Some(text(2)));
        assert_eq!(all(&port, "party."), [("party.1".to_owned(), text(2))]);
        assert_eq!(all(&port, "label."), []);
    }

    #[test]
    fn damage_is_set_aside_and_a_newer_version_stays() {
        let port = Memory::default();
        let cut = &text(1)[..20];
        port.texts
            .borrow_mut()
            .insert("asalto.1.archive.party.1".into(), cut.into());
        assert_eq!(put(&port, "party.1", &text(1), 0, 7), Ok(()));
        assert_eq!(read(&port, "aside.party.1.7").as_deref(), Some(cut));
        let newer = crate::storage::library::Slot {
            generation: 1,
            body: "[]",
        }
        .write_as(9);
        port.texts
            .borrow_mut()
            .insert("asalto.1.archive.party.2".into(), newer.clone());
        assert_eq!(put(&port, "party.2", &text(3), 2, 7), Err(Fault::Newer));
        assert_eq!(read(&port, "party.2"), Some(newer));
    }

    fn new(id: u32, body: &str) -> NewDocument {
        NewDocument {
            kind: DocumentKind::Encounter,
            id,
            body: body.into(),
            original: None,
            label: (id == 1).then(|| "[\"The mill\"]".into()),
            summary: None,
        }
    }

    #[test]
    fn a_file_is_added_once_and_other_content_gets_another_id() {
        let port = Memory::default();
        let file = [new(1, "[1]"), new(2, "[2]")];
        assert_eq!(add(&port, &file, |_| false), Ok(vec![Some(1), Some(2)]));
        let before = port.texts.borrow().clone();
        assert_eq!(before.len(), 3, "two encounters and a label");
        assert_eq!(add(&port, &file, |_| false), Ok(vec![None, None]));
        assert_eq!(*port.texts.borrow(), before);
        // Another content under a used id, and one that an older version wrote in another form.
        let older = NewDocument {
            original: Some("[2]".into()),
            ..new(2, "[2,true]")
        };
        let file = [new(1, "[3]"), older];
        let added = add(&port, &file, |key| key == "encounter.3");
        assert_eq!(added, Ok(vec![Some(4), None]));
        assert_eq!(
            port.texts.borrow().get("asalto.1.archive.encounter.1"),
            before.get("asalto.1.archive.encounter.1")
        );
    }

    #[test]
    fn a_file_without_room_adds_nothing() {
        let port = Memory::default();
        let file = [new(1, "[1]"), new(2, "[2]")];
        for writes in 0..3 {
            port.takes.set(Some(writes));
            assert_eq!(add(&port, &file, |_| false), Err(Fault::Full));
            assert_eq!(port.keys(), [""; 0]);
        }
    }

    #[test]
    fn a_full_storage_keeps_what_is_there() {
        let port = Memory::default();
        assert_eq!(put(&port, "party.1", &text(1), 0, 0), Ok(()));
        port.takes.set(Some(0));
        assert_eq!(put(&port, "party.1", &text(2), 1, 0), Err(Fault::Full));
        assert_eq!(remove(&port, "party.1"), Some(text(1)));
        assert_eq!(remove(&port, "party.1"), None);
    }
}
