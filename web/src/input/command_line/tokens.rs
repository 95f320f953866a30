//! A line as tokens, in lowercase and without accents, each with its place in the line.

use std::ops::Range;

use asalto_text::Lang;

/// A word or a number of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    /// Its letters in lowercase and without accents.
    pub text: String,
    /// Its place in the line, in bytes.
    pub at: Range<usize>,
    /// Whether punctuation stands before it.
    pub breaks: bool,
}

/// The punctuation between words.
const MARKS: [char; 18] = [
    ',', ';', ':', '.', '!', '?', '¿', '¡', '«', '»', '"', '“', '”', '(', ')', '…', '、', '•',
];

/// The words that lose their vowel before another word: `l’ogre`, `jusqu’au`.
const ELIDED: [&str; 10] = ["l", "d", "n", "s", "qu", "c", "j", "jusqu", "lorsqu", "m"];

/// The fields whose number may stand at them without a space: `5pv`, `ca12`.
const GLUED: [&str; 8] = ["hp", "pg", "pv", "ac", "ca", "thp", "dc", "cd"];

/// Splits a line into tokens.
///
/// Punctuation separates tokens. A point between digits is a decimal; a comma is one in Spanish and French.
pub(crate) fn tokens(line: &str, lang: Lang, fold: &dyn Fn(&str) -> String) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut breaks = false;
    let mut start = None;
    for (at, letter) in line.char_indices().chain([(line.len(), ' ')]) {
        let parts = letter.is_whitespace() || is_mark(line, at, letter, lang) || letter == '&';
        if !parts {
            start.get_or_insert(at);
            continue;
        }
        if let Some(from) = start.take() {
            word(line, from..at, &mut breaks, fold, &mut tokens);
        }
        breaks |= !letter.is_whitespace() && letter != '&';
        if letter == '&' {
            push(line, at..at + 1, &mut breaks, fold, &mut tokens);
        }
    }
    tokens
}

/// Returns whether a letter is punctuation: a mark, unless it belongs to a number.
fn is_mark(line: &str, at: usize, letter: char, lang: Lang) -> bool {
    let decimal = letter == '.' || letter == ',' && lang != Lang::En;
    let digit = |letter: Option<char>| letter.is_some_and(|it| it.is_ascii_digit());
    let inside = digit(line[..at].chars().next_back())
        && digit(line[at + letter.len_utf8()..].chars().next());
    MARKS.contains(&letter) && !(decimal && inside)
}

/// Adds the tokens of a word: an article or a possessive at an apostrophe, and a number at its field, are
/// tokens of their own.
fn word(
    line: &str,
    at: Range<usize>,
    breaks: &mut bool,
    fold: &dyn Fn(&str) -> String,
    into: &mut Vec<Token>,
) {
    let text = &line[at.clone()];
    if let Some(mark) = text.find(['\'', '’']) {
        let (before, after) = (&text[..mark], &text[mark..]);
        let length = after.chars().next().map_or(1, char::len_utf8);
        let rest = &after[length..];
        let is_elided = ELIDED.contains(&fold(before).as_str());
        if is_elided && rest.is_empty() {
            // `d'` is no beginning of a name.
            return push(line, at, breaks, fold, into);
        }
        if is_elided {
            let cut = at.start + mark + length;
            push(line, at.start..cut, breaks, fold, into);
            return word(line, cut..at.end, breaks, fold, into);
        }
        if !before.is_empty() && (rest.is_empty() || rest == "s" || rest == "S") {
            let cut = at.start + mark;
            push(line, at.start..cut, breaks, fold, into);
            return push(line, cut..at.end, breaks, fold, into);
        }
    }
    // `bug=6` sets a number.
    if let Some(mark) = text.find('=').filter(|_| text.len() > 1) {
        let mark = at.start + mark;
        for part in [at.start..mark, mark..mark + 1, mark + 1..at.end] {
            if !part.is_empty() {
                word(line, part, breaks, fold, into);
            }
        }
        return;
    }
    let digit = |letter: char| letter.is_ascii_digit();
    let turn = if text.starts_with(digit) {
        text.find(|it: char| !digit(it))
    } else {
        text.find(digit)
    };
    if let Some(turn) = turn {
        let (first, last) = text.split_at(turn);
        let field = if first.starts_with(digit) {
            last
        } else {
            first
        };
        if GLUED.contains(&fold(field).as_str()) {
            let cut = at.start + turn;
            push(line, at.start..cut, breaks, fold, into);
            return push(line, cut..at.end, breaks, fold, into);
        }
    }
    push(line, at, breaks, fold, into);
}

fn push(
    line: &str,
    at: Range<usize>,
    breaks: &mut bool,
    fold: &dyn Fn(&str) -> String,
    into: &mut Vec<Token>,
) {
    let text = fold(&line[at.clone()])
        .replace('’', "'")
        .replace(['−', '–'], "-");
    into.push(Token {
        text,
        at,
        breaks: std::mem::take(breaks),
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(lang: Lang, line: &str, expected: &[&str]) {
        let found = tokens(line, lang, &str::to_lowercase);
        let found: Vec<_> = found.iter().map(|it| it.text.as_str()).collect();
        assert_eq!(found, expected, "{line}");
    }

    #[test]
    fn punctuation_and_apostrophes_part_words() {
        check(
            Lang::En,
            "Note bug: it’s Lidda's",
            &["note", "bug", "it", "'s", "lidda", "'s"],
        );
        check(
            Lang::Fr,
            "l’ogre jusqu'au soir",
            &["l'", "ogre", "jusqu'", "au", "soir"],
        );
        check(Lang::Fr, "d’", &["d'"]);
        check(Lang::Es, "¿dónde?", &["dónde"]);
        check(Lang::En, "g1 & g5", &["g1", "&", "g5"]);
    }

    #[test]
    fn a_decimal_is_one_token() {
        check(Lang::En, "13.5 7,8", &["13.5", "7", "8"]);
        check(Lang::Es, "13,5 7, 8", &["13,5", "7", "8"]);
    }

    #[test]
    fn a_number_stands_at_its_field() {
        check(
            Lang::En,
            "5hp ac12 g3 2d6",
            &["5", "hp", "ac", "12", "g3", "2d6"],
        );
    }
}
