//! Downloads of what is saved, and the time of the last one.

use asalto_text::NoticeText;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;

use crate::browser::{clock, shell, storage};
use crate::storage::archive;
use crate::storage::archive::DocumentKind;
use crate::store::Store;

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

/// Downloads everything that is saved as a file. A notice says if the archive can't be read, and so is not in it.
pub fn download_all(store: Store) {
    download("asalto.");
    spawn_local(async move {
        // Its answer says whether the database opens.
        let _labels = archive::ids(DocumentKind::Label).await;
        if archive::is_closed() {
            store.tell(store.text(NoticeText::PartialDownload).to_owned());
        }
    });
}

/// Downloads what is saved under the keys with a prefix as a file.
pub fn download(keys: &str) {
    shell::send(shell::DOWNLOAD_STORED, &JsValue::from_str(keys));
    let now = clock::now().0;
    last().set(Some(now));
    // A failed write is harmless: the page knows the time.
    let _full = storage::write(KEY, &now.to_string());
}
