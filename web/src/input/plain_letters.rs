//! The folding of letters in tests, which run without a browser.

/// Returns a text in lowercase without the accents of our languages, as `browser::letters::folded` does for all letters.
pub(crate) fn folded(text: &str) -> String {
    let plain = |letter| match letter {
        'á' | 'à' | 'â' => 'a',
        'é' | 'è' | 'ê' => 'e',
        'í' | 'î' => 'i',
        'ó' | 'ô' => 'o',
        'ú' | 'û' => 'u',
        'ñ' => 'n',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}
