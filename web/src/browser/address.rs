//! The page's address: the fragment after `#`, and the way back.

use wasm_bindgen::JsValue;

/// Returns the fragment of the address, without `#`.
#[must_use]
pub fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default().trim_start_matches('#').to_owned()
}

/// Opens a fragment, as a link to it would.
pub fn go_to(fragment: &str) {
    if let Some(window) = web_sys::window() {
        // Every fragment is a valid part of an address.
        let _invalid = window.location().set_hash(fragment);
    }
}

/// Goes back, like the browser's back button.
pub fn back() {
    if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
        // Nothing happens without a previous page.
        let _nowhere = history.back();
    }
}

/// Removes the fragment from the address without adding a history entry.
pub fn drop_fragment() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let address = window.location();
    if let (Ok(path), Ok(search), Ok(history)) =
        (address.pathname(), address.search(), window.history())
    {
        let url = format!("{path}{search}");
        // The address has the same origin, so the browser allows it.
        let _forbidden = history.replace_state_with_url(&JsValue::NULL, "", Some(&url));
    }
}
