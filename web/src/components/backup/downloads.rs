//! Downloads of what is saved, and the time of the last one.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::{clock, shell, storage};

const KEY: &str = "asalto.1.backup";

thread_local! {
    /// The time of the last download. Storage may have no room for it.
    static LAST: ArcRwSignal<Option<u64>> = ArcRwSignal::new(stored());
}

fn stored() -> Option<u64> {
    storage::read(KEY).and_then(|time| time.parse().ok())
}

/// Returns the time of the last download.
pub fn last() -> ArcRwSignal<Option<u64>> {
    LAST.with(Clone::clone)
}

/// Downloads everything that is saved as a file.
pub fn download_all() {
    download("asalto.");
}

/// Downloads what is saved under the keys with a prefix as a file.
pub fn download(keys: &str) {
    shell::send(shell::DOWNLOAD_STORED, &JsValue::from_str(keys));
    let now = clock::now().0;
    last().set(Some(now));
    // A failed write is harmless: the page knows the time.
    let _full = storage::write(KEY, &now.to_string());
}
