//! Storage: the browser's own where it lets us, and memory where it does not.

use std::cell::RefCell;

use asalto_core::SortedMap;
use gloo_storage::{LocalStorage, Storage};

thread_local! {
    static MEMORY: RefCell<SortedMap<String, String>> = RefCell::default();
}

/// Storage did not take what it was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full;

/// Whether what is written stays after the page is closed. A browser that blocks storage throws at
/// the first touch, so it is asked carefully before gloo-storage, which would abort.
#[must_use]
pub fn is_lasting() -> bool {
    let local = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    local.is_some_and(|local| local.length().is_ok())
}

/// What is stored under a key.
#[must_use]
pub fn read(key: &str) -> Option<String> {
    if is_lasting() {
        LocalStorage::raw().get_item(key).ok().flatten()
    } else {
        MEMORY.with_borrow(|memory| memory.get(key).cloned())
    }
}

/// Stores a text under a key.
///
/// # Errors
/// [`Full`] where the browser did not take it; what was there before is still there.
pub fn write(key: &str, text: &str) -> Result<(), Full> {
    if is_lasting() {
        LocalStorage::raw().set_item(key, text).map_err(|_| Full)
    } else {
        MEMORY.with_borrow_mut(|memory| memory.insert(key.to_owned(), text.to_owned()));
        Ok(())
    }
}
