//! The archive without IndexedDB: the same documents under keys of localStorage.

use super::document::{Document, Fault};
use crate::storage::library::{Full, Port};

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
                port.write(&aside, &there).map_err(full)?;
            }
            Ok(_) => {}
            Err(fault) => return Err(fault),
        }
    }
    port.write(&[ARCHIVE, key].concat(), text).map_err(full)
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
