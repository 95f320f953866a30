//! Storage: the browser's own where it lets us, and memory where it does not.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;

use gloo_storage::{LocalStorage, Storage};

use crate::library::{Full, Port};

thread_local! {
    static MEMORY: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
    static LASTING: OnceCell<bool> = const { OnceCell::new() };
}

/// This browser's storage.
#[derive(Clone, Copy)]
pub struct Browser;

/// Whether what is written stays after the page is closed; it is so, or not, for as long as the page
/// is open, or a document would lie half here and half there.
#[must_use]
pub fn is_lasting() -> bool {
    LASTING.with(|lasting| *lasting.get_or_init(answers))
}

/// What is stored under a key.
#[must_use]
pub fn read(key: &str) -> Option<String> {
    Browser.read(key)
}

/// Stores a text under a key.
///
/// # Errors
/// [`Full`] where the browser did not take it; what was there before is still there.
pub fn write(key: &str, text: &str) -> Result<(), Full> {
    Browser.write(key, text)
}

impl Port for Browser {
    fn read(&self, key: &str) -> Option<String> {
        if is_lasting() {
            raw()?.get_item(key).ok().flatten()
        } else {
            MEMORY.with_borrow(|memory| memory.get(key).cloned())
        }
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Full> {
        if is_lasting() {
            raw().ok_or(Full)?.set_item(key, text).map_err(|_| Full)
        } else {
            MEMORY.with_borrow_mut(|memory| memory.insert(key.to_owned(), text.to_owned()));
            Ok(())
        }
    }

    fn remove(&self, key: &str) {
        if is_lasting() {
            // What cannot be removed stays, and is in nobody's way.
            let _stays = raw().map(|storage| storage.remove_item(key));
        } else {
            MEMORY.with_borrow_mut(|memory| memory.remove(key));
        }
    }

    fn keys(&self) -> Vec<String> {
        if is_lasting() {
            let Some(storage) = raw() else {
                return Vec::new();
            };
            let count = storage.length().unwrap_or_default();
            (0..count)
                .filter_map(|at| storage.key(at).ok().flatten())
                .collect()
        } else {
            MEMORY.with_borrow(|memory| memory.keys().cloned().collect())
        }
    }
}

/// The browser's storage. Where it is blocked it throws at the first touch, and gloo-storage would
/// abort: so it is asked carefully each time, for a user may block it in the middle.
fn raw() -> Option<web_sys::Storage> {
    answers().then(LocalStorage::raw)
}

fn answers() -> bool {
    let local = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    local.is_some_and(|local| local.length().is_ok())
}
