//! The browser's storage as the port of the saved encounters.

use std::cell::RefCell;

use super::library::{Full, Port, head};
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

impl Port for Browser {
    fn read(&self, key: &str) -> Option<String> {
        let stored = storage::read(key);
        REFUSED.with_borrow(|all| {
            let mut all = all.iter();
            let refused = all.find(|one| one.key == key && one.before == stored);
            refused.map(|one| one.text.clone()).or(stored)
        })
    }

    fn head(&self, key: &str) -> Option<String> {
        Some(head(&storage::read_start(key, LONGEST_HEAD)?).to_owned())
    }

    fn length(&self, key: &str) -> usize {
        storage::length(key)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Full> {
        storage::write(key, text).then_some(()).ok_or(Full)
    }

    fn write_for_page(&self, key: &str, text: &str) {
        REFUSED.with_borrow_mut(|all| {
            all.retain(|one| one.key != key);
            if self.write(key, text).is_err() {
                let (key, text) = (key.to_owned(), text.to_owned());
                let before = storage::read(&key);
                all.push(Refused { key, text, before });
            }
        });
    }

    fn remove(&self, key: &str) {
        storage::remove(key);
    }

    fn keys(&self) -> Vec<String> {
        storage::keys()
    }
}
