//! The page's address: what comes after its `#`, and the way back.

use wasm_bindgen::JsValue;

/// What comes after the `#`, without it.
#[must_use]
pub fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default().trim_start_matches('#').to_owned()
}

/// Goes to a fragment, as a link to it would.
pub fn go_to(fragment: &str) {
    if let Some(window) = web_sys::window() {
        // Every fragment is part of an address.
        let _invalid = window.location().set_hash(fragment);
    }
}

/// Goes back, as the browser's own button does.
pub fn back() {
    if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
        // A page that came from nowhere stays where it is.
        let _nowhere = history.back();
    }
}

/// Takes the fragment off the address, without a step to go back.
pub fn drop_fragment() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let address = window.location();
    if let (Ok(path), Ok(search), Ok(history)) =
        (address.pathname(), address.search(), window.history())
    {
        let url = format!("{path}{search}");
        // The address is of the same origin, so it may be set.
        let _forbidden = history.replace_state_with_url(&JsValue::NULL, "", Some(&url));
    }
}
