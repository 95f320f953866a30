//! Plain data as text and back, by the browser's own JSON. A parser of our own would weigh more
//! than all the screens.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;

/// The text of a value; none where it cannot be written.
#[must_use]
pub fn write<T: Serialize>(value: &T) -> Option<String> {
    let value = value.serialize(&Serializer::json_compatible()).ok()?;
    js_sys::JSON::stringify(&value).ok()?.as_string()
}

/// The value of a text; none where it is not the text of such a value.
#[must_use]
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_wasm_bindgen::from_value(js_sys::JSON::parse(text).ok()?).ok()
}
