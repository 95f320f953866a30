//! Reading encounters without any write: from a file, and from the storage of another tab.

use std::collections::BTreeMap;

use asalto_core::Session;

use super::port::{Full, Port};
use super::shelf;
use super::shelf::{OpenDocument, OpenResult, State};
use super::slot;
use super::storage_keys;

/// The encounters of a file, which are read one by one.
#[derive(Debug)]
pub struct FileReader(BTreeMap<String, String>);

impl FileReader {
    /// Takes the texts of a file under their keys. The first of two texts under one key counts.
    #[must_use]
    pub fn new(texts: impl IntoIterator<Item = (String, String)>) -> Self {
        let mut first = BTreeMap::new();
        for (key, text) in texts {
            first.entry(key).or_insert(text);
        }
        Self(first)
    }

    /// Returns the ids of the encounters, lowest first, readable or not.
    #[must_use]
    pub fn ids(&self) -> Vec<u32> {
        storage_keys::ids(self)
    }

    /// Returns the content of an encounter that was in the archive, in the form in which it was there.
    #[must_use]
    pub fn unsaved(&self, id: u32) -> Option<String> {
        let text = self.0.get(&storage_keys::key(id, storage_keys::UNSAVED))?;
        slot::Slot::read(text).ok().map(|slot| slot.body.to_owned())
    }

    /// Returns the newest readable version of an encounter.
    #[must_use]
    pub fn read(&self, id: u32) -> Option<Session> {
        match shelf::open(self, id, 0) {
            OpenResult::Document(kept) => Some(kept.session),
            _ => None,
        }
    }
}

impl Port for FileReader {
    fn read(&self, key: &str) -> Option<String> {
        self.0.get(key).cloned()
    }

    fn head(&self, key: &str) -> Option<String> {
        self.0.get(key).map(|text| slot::head(text).to_owned())
    }

    fn write(&self, _: &str, _: &str) -> Result<(), Full> {
        Err(Full)
    }

    fn remove(&self, _: &str) {}

    fn keys(&self) -> Vec<String> {
        self.0.keys().cloned().collect()
    }
}

/// Reads a document without changing anything. None if it can't be read, or if a part of it is damaged.
pub fn read_whole(port: &dyn Port, id: u32) -> Option<Box<OpenDocument>> {
    match shelf::open(&FileReader::new(storage_keys::texts(port, id)), id, 0) {
        OpenResult::Document(kept) if kept.state == State::Whole => Some(kept),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use asalto_core::{Ruleset, Session};

    use super::super::memory::Memory;
    use super::super::whole_document;
    use super::*;

    #[test]
    fn a_file_gives_what_is_readable_and_lists_the_rest() {
        let port = Memory::default();
        let body = Session::new(Ruleset::Dnd35).to_text().expect("a notation");
        for id in [4, 9] {
            assert!(whole_document::keep(&port, id, 0, &body, 0).is_ok());
        }
        let mut texts: Vec<_> = port.texts.borrow().clone().into_iter().collect();
        texts[0].1.truncate(30);
        let file = FileReader::new(texts);
        assert_eq!(file.ids(), [4, 9]);
        assert!(FileReader::read(&file, 4).is_none());
        assert!(FileReader::read(&file, 9).is_some());
    }

    #[test]
    fn a_damaged_document_is_left_alone() {
        let port = Memory::default();
        let body = Session::new(Ruleset::Dnd35).to_text().expect("a notation");
        for known in [0, 1] {
            assert!(whole_document::keep(&port, 1, known, &body, 0).is_ok());
        }
        assert_eq!(
            read_whole(&port, 1).map(|kept| kept.place.generation),
            Some(2)
        );
        port.spoil("a", |text| text[..20].to_owned());
        let before = port.texts.borrow().clone();
        assert!(read_whole(&port, 1).is_none());
        assert_eq!(*port.texts.borrow(), before);
    }
}
