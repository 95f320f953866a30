//! The words of a line, and the phrases that they form.

/// A word of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Word<'l> {
    /// As typed.
    pub typed: &'l str,
    /// In lowercase and without accents, with a straight apostrophe and a plain minus sign, and without the
    /// punctuation at its end.
    pub plain: String,
}

/// Splits a text into its words. A colon or an equals sign that stands alone is left out: `pv : 26`.
pub(super) fn words<'l>(text: &'l str, fold: &dyn Fn(&str) -> String) -> Vec<Word<'l>> {
    let words = text.split_whitespace().map(|typed| {
        let plain = fold(typed).replace('’', "'").replace('−', "-");
        let plain = plain.trim_end_matches([',', '.', ':', '=']).to_owned();
        Word { typed, plain }
    });
    words
        .filter(|word| !matches!(word.typed, ":" | "="))
        .collect()
}

/// Returns the number of words that a phrase takes, if the words begin with it.
pub(super) fn matches(phrase: &str, words: &[Word<'_>]) -> Option<usize> {
    let mut count = 0;
    for part in phrase.split(' ') {
        if words.get(count)?.plain != part {
            return None;
        }
        count += 1;
    }
    Some(count)
}

/// Returns the number of words of the longest of these phrases, which bars separate.
pub(super) fn longest(phrases: &str, words: &[Word<'_>]) -> Option<usize> {
    let found = phrases.split('|').filter_map(|one| matches(one, words));
    found.max()
}
