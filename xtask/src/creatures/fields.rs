//! Fields of a creature as texts.

use serde_json::Value;

/// Returns a text field, or an empty text.
pub fn text<'v>(of: &'v Value, key: &str) -> &'v str {
    of.get(key).and_then(Value::as_str).unwrap_or_default()
}

/// Returns the items of a list, or none.
pub fn list<'v>(of: &'v Value, key: &str) -> &'v [Value] {
    of.get(key)
        .and_then(Value::as_array)
        .map_or(&[], Vec::as_slice)
}

/// Writes the challenge rating, a fraction below 1.
pub fn challenge(one: &Value) -> String {
    let rating = one.get("cr").and_then(Value::as_f64).unwrap_or_default();
    match rating {
        0.125 => "1/8".to_owned(),
        0.25 => "1/4".to_owned(),
        0.5 => "1/2".to_owned(),
        whole => format!("{whole:.0}"),
    }
}

/// Returns a text that begins with a capital.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}
