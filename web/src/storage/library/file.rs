//! Reading encounters without any write: from a file, and from the storage of another tab.

use asalto_core::Session;

use super::port::{Full, Port};
use super::shelf;
use super::shelf::{OpenDocument, OpenResult, State};
use super::slot;
use super::storage_keys;

/// The texts of a file, which are read-only.
struct File(Vec<(String, String)>);

impl Port for File {
    fn read(&self, key: &str) -> Option<String> {
        let (_, text) = self.0.iter().find(|(own, _)| own == key)?;
        Some(text.clone())
    }

    fn head(&self, key: &str) -> Option<String> {
        self.read(key).map(|text| slot::head(&text).to_owned())
    }

    fn write(&self, _: &str, _: &str) -> Result<(), Full> {
        Err(Full)
    }

    fn remove(&self, _: &str) {}

    fn keys(&self) -> Vec<String> {
        self.0.iter().map(|(key, _)| key.clone()).collect()
    }
}

/// Returns the newest readable version of each encounter in a file, and the number of encounters that
/// can't be read.
#[must_use]
pub fn in_file(texts: Vec<(String, String)>) -> (Vec<(u32, Session)>, usize) {
    let file = File(texts);
    let mut unreadable = 0;
    let mut sessions = Vec::new();
    for id in storage_keys::ids(&file) {
        match shelf::open(&file, id, 0) {
            OpenResult::Document(kept) => sessions.push((id, kept.session)),
            _ => unreadable += 1,
        }
    }
    (sessions, unreadable)
}

/// Reads a document without changing anything. None if it can't be read, or if a part of it is damaged.
pub fn read_whole(port: &dyn Port, id: u32) -> Option<Box<OpenDocument>> {
    match shelf::open(&File(storage_keys::texts(port, id)), id, 0) {
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
    fn a_file_gives_what_is_readable_and_counts_the_rest() {
        let port = Memory::default();
        let body = Session::new(Ruleset::Dnd35).to_text().expect("a notation");
        for id in [4, 9] {
            assert!(whole_document::keep(&port, id, 0, &body, 0).is_ok());
        }
        let mut texts: Vec<_> = port.texts.borrow().clone().into_iter().collect();
        texts[0].1.truncate(30);
        let (sessions, unreadable) = in_file(texts);
        assert_eq!((sessions.len(), unreadable), (1, 1));
        assert_eq!(sessions[0].0, 9);
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
