//! The system's share sheet, which not every browser has. `web/shell/files.js` opens it.

use wasm_bindgen::JsValue;

/// Returns whether the browser has a share sheet.
pub fn is_there() -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    let has = |navigator| js_sys::Reflect::has(&navigator, &JsValue::from_str("share"));
    navigator.is_some_and(|navigator| has(navigator.into()).unwrap_or(false))
}
