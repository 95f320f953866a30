//! Text normalization for search.

/// Returns a text in lowercase without accents.
#[must_use]
pub fn folded(text: &str) -> String {
    let text = js_sys::JsString::from(text)
        .normalize("NFD")
        .to_lower_case();
    let is_accent = |letter: &char| ('\u{300}'..='\u{36f}').contains(letter);
    String::from(text)
        .chars()
        .filter(|letter| !is_accent(letter))
        .collect()
}
