//! The browser's storage as the port of the saved encounters.

use std::cell::RefCell;

use super::library::{Full, Port, head, id_of};
use crate::browser::storage;

/// The maximum length of a slot's first line, in letters.
const LONGEST_HEAD: u32 = 80;

/// A text that storage has refused.
struct Refused {
    key: String,
    text: String,
    /// The text that storage had in its place.
    before: Option<String>,
}

thread_local! {
    /// The texts that this page reads although storage has refused them.
    static REFUSED: RefCell<Vec<Refused>> = const { RefCell::new(Vec::new()) };
}

/// The storage of this browser.
#[derive(Clone, Copy)]
pub struct Browser;

/// The storage of this browser, with memory for what it refuses. [`Browser`] reads that too, until it is written again.
#[derive(Clone, Copy)]
pub struct BrowserWithMemory;

impl Browser {
    /// Returns the encounters that have a text in memory alone.
    pub fn in_memory() -> Vec<u32> {
        let mut ids = REFUSED.with_borrow(|all| {
            let unsaved = all.iter().filter(|one| one.is_current());
            unsaved
                .filter_map(|one| id_of(&one.key))
                .collect::<Vec<_>>()
        });
        ids.sort_unstable();
        ids.dedup();
        ids
    }

    /// Returns whether an encounter has a text in memory alone.
    pub fn is_in_memory(id: u32) -> bool {
        Self::in_memory().contains(&id)
    }

    /// Forgets what memory has of an encounter.
    pub fn forget(id: u32) {
        REFUSED.with_borrow_mut(|all| all.retain(|one| id_of(&one.key) != Some(id)));
    }
}

impl Refused {
    /// Returns whether storage still has the text that it had before.
    fn is_current(&self) -> bool {
        storage::read(&self.key) == self.before
    }
}

/// Returns the text of a key that storage has refused, if storage has no later one.
fn refused(key: &str) -> Option<String> {
    REFUSED.with_borrow(|all| {
        let mut all = all.iter().filter(|one| one.key == key);
        all.find(|one| one.is_current()).map(|one| one.text.clone())
    })
}

impl Port for Browser {
    fn read(&self, key: &str) -> Option<String> {
        refused(key).or_else(|| storage::read(key))
    }

    fn head(&self, key: &str) -> Option<String> {
        if let Some(text) = refused(key) {
            return Some(head(&text).to_owned());
        }
        Some(head(&storage::read_start(key, LONGEST_HEAD)?).to_owned())
    }

    fn length(&self, key: &str) -> usize {
        storage::length(key)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Full> {
        if !storage::write(key, text) {
            return Err(Full);
        }
        REFUSED.with_borrow_mut(|all| all.retain(|one| one.key != key));
        Ok(())
    }

    fn write_for_page(&self, key: &str, text: &str) {
        if self.write(key, text).is_err() {
            let (key, text) = (key.to_owned(), text.to_owned());
            let before = storage::read(&key);
            REFUSED.with_borrow_mut(|all| {
                all.retain(|one| one.key != key);
                all.push(Refused { key, text, before });
            });
        }
    }

    fn remove(&self, key: &str) {
        REFUSED.with_borrow_mut(|all| all.retain(|one| one.key != key));
        storage::remove(key);
    }

    fn keys(&self) -> Vec<String> {
        let mut keys = storage::keys();
        REFUSED.with_borrow(|all| {
            let new = all.iter().filter(|one| one.before.is_none());
            let new = new.map(|one| &one.key).filter(|key| !keys.contains(key));
            let new: Vec<_> = new.cloned().collect();
            keys.extend(new);
        });
        keys
    }
}

impl Port for BrowserWithMemory {
    fn read(&self, key: &str) -> Option<String> {
        Browser.read(key)
    }

    fn head(&self, key: &str) -> Option<String> {
        Browser.head(key)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Full> {
        Browser.write_for_page(key, text);
        Ok(())
    }

    fn remove(&self, key: &str) {
        Browser.remove(key);
    }

    fn keys(&self) -> Vec<String> {
        Browser.keys()
    }
}
