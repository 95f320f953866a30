//! Storage: the browser's if it is allowed, or else memory.

use std::cell::{OnceCell, RefCell};

use gloo_storage::{LocalStorage, Storage};
use js_sys::{JsString, Reflect};
use wasm_bindgen::{JsCast, JsValue};

thread_local! {
    /// The keys with their texts. A map would be a good part of the first screen's code.
    static MEMORY: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
    static LASTING: OnceCell<bool> = const { OnceCell::new() };
}

/// Returns whether written data outlasts the page. The result is fixed while the page is open: otherwise
/// parts of one document could be in different storages.
#[must_use]
pub fn is_lasting() -> bool {
    LASTING.with(|lasting| *lasting.get_or_init(answers))
}

/// Returns the text stored under a key.
#[must_use]
pub fn read(key: &str) -> Option<String> {
    if is_lasting() {
        raw()?.get_item(key).ok().flatten()
    } else {
        MEMORY.with_borrow(|memory| {
            let at = place(memory, key)?;
            Some(memory[at].1.clone())
        })
    }
}

/// Returns the first letters of the text stored under a key, at least this many. The rest is not copied out
/// of the browser.
#[must_use]
pub fn read_start(key: &str, letters: u32) -> Option<String> {
    if is_lasting() {
        Some(stays(key)?.slice(0, letters).into())
    } else {
        read(key)
    }
}

/// Returns the length of the text stored under a key, without copying it out of the browser.
#[must_use]
pub fn length(key: &str) -> usize {
    if is_lasting() {
        stays(key).map_or(0, |text| text.length() as usize)
    } else {
        read(key).map_or(0, |text| text.len())
    }
}

/// Stores a text under a key; returns whether the browser accepted it. The previous text stays after a
/// failure.
#[must_use]
pub fn write(key: &str, text: &str) -> bool {
    if is_lasting() {
        raw().is_some_and(|storage| storage.set_item(key, text).is_ok())
    } else {
        MEMORY.with_borrow_mut(|memory| match place(memory, key) {
            Some(at) => text.clone_into(&mut memory[at].1),
            None => memory.push((key.to_owned(), text.to_owned())),
        });
        true
    }
}

/// Removes a key and its text.
pub fn remove(key: &str) {
    if is_lasting() {
        // A key that can't be removed stays, and does no harm.
        let _stays = raw().map(|storage| storage.remove_item(key));
    } else {
        MEMORY.with_borrow_mut(|memory| {
            if let Some(at) = place(memory, key) {
                memory.remove(at);
            }
        });
    }
}

/// Returns every key, including those of other programs.
#[must_use]
pub fn keys() -> Vec<String> {
    if is_lasting() {
        let Some(storage) = raw() else {
            return Vec::new();
        };
        let count = storage.length().unwrap_or_default();
        (0..count)
            .filter_map(|at| storage.key(at).ok().flatten())
            .collect()
    } else {
        MEMORY.with_borrow(|memory| memory.iter().map(|(key, _)| key.clone()).collect())
    }
}

/// Returns a stored text as a JavaScript string, without copying it out of the browser.
fn stays(key: &str) -> Option<JsString> {
    let text = Reflect::get(&raw()?.into(), &JsValue::from_str(key)).ok()?;
    text.dyn_into().ok()
}

fn place(memory: &[(String, String)], key: &str) -> Option<usize> {
    memory.iter().position(|(known, _)| known == key)
}

/// Returns the browser's storage. The first access throws if storage is blocked, and gloo-storage would
/// abort. A user can block it at any time, so each access goes through here.
fn raw() -> Option<web_sys::Storage> {
    answers().then(LocalStorage::raw)
}

fn answers() -> bool {
    let local = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    local.is_some_and(|local| local.length().is_ok())
}
