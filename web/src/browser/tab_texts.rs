//! Texts that outlive a reload of this tab, but not the tab itself. Nothing of an encounter is kept here.

use web_sys::Storage;

/// Returns the text under a key. None too if the browser refuses.
#[must_use]
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a text under a key, or forgets it if it is empty. Without the storage of the tab the text goes with the page.
pub fn write(key: &str, text: &str) {
    let Some(storage) = storage() else { return };
    let _refused = if text.is_empty() {
        storage.remove_item(key)
    } else {
        storage.set_item(key, text)
    };
}

/// Returns the storage of the tab. A browser may refuse it.
fn storage() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}
