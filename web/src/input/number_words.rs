//! The words for numbers, which commands and the quick line share.

use asalto_text::Lang;

/// Numbers with their words, in lowercase and without accents. A bar separates the words.
pub(crate) type NumberWords = &'static [(i32, &'static str)];

pub(crate) const ENGLISH: NumberWords = &[
    (1, "one"),
    (2, "two"),
    (3, "three"),
    (4, "four"),
    (5, "five"),
    (6, "six"),
    (7, "seven"),
    (8, "eight"),
    (9, "nine"),
    (10, "ten"),
    (12, "twelve|dozen"),
    (20, "twenty"),
];

pub(crate) const SPANISH: NumberWords = &[
    (1, "un|una|uno"),
    (2, "dos"),
    (3, "tres"),
    (4, "cuatro"),
    (5, "cinco"),
    (6, "seis"),
    (7, "siete"),
    (8, "ocho"),
    (9, "nueve"),
    (10, "diez"),
    (12, "doce|docena"),
    (20, "veinte"),
];

pub(crate) const FRENCH: NumberWords = &[
    (1, "un|une"),
    (2, "deux"),
    (3, "trois"),
    (4, "quatre"),
    (5, "cinq"),
    (6, "six"),
    (7, "sept"),
    (8, "huit"),
    (9, "neuf"),
    (10, "dix"),
    (12, "douze|douzaine"),
    (20, "vingt"),
];

/// Returns the words of a language.
fn of(lang: Lang) -> NumberWords {
    match lang {
        Lang::En => ENGLISH,
        Lang::Es => SPANISH,
        Lang::Fr => FRENCH,
    }
}

/// Returns the number of a word in a language or in English.
pub(crate) fn spoken(word: &str, lang: Lang) -> Option<i32> {
    number(word, of(lang)).or_else(|| number(word, ENGLISH))
}

/// Returns the number of a word.
pub(crate) fn number(word: &str, words: NumberWords) -> Option<i32> {
    let is = |words: &str| words.split('|').any(|one| one == word);
    let found = words.iter().find(|(_, words)| is(words))?;
    Some(found.0)
}
