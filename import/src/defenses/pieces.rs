//! The words, numbers and marks of a text about defenses.

use asalto_core::DamageType;

use crate::clean;

/// A part of a text with its place.
pub struct Piece {
    /// The part.
    pub token: Token,
    /// The place of its first byte.
    pub start: usize,
    /// The place after its last byte.
    pub end: usize,
}

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    /// A word in lower case, without accents and without the `'` of an article.
    Word(String),
    /// A whole number.
    Number(u32),
    /// A mark between words: `,`, `;`, `/`, `(` or `)`.
    Mark(char),
}

impl Piece {
    /// Returns the word, or an empty one.
    pub fn word(&self) -> &str {
        match &self.token {
            Token::Word(word) => word,
            _ => "",
        }
    }

    /// Whether it is a mark.
    pub fn is(&self, mark: char) -> bool {
        self.token == Token::Mark(mark)
    }
}

/// Returns the parts of a text.
pub fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut word = String::new();
    let mut start = 0;
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let is_apostrophe = matches!(letter, '\'' | '’');
        // An article or a "d'" stands before its apostrophe.
        let is_elided = is_apostrophe && matches!(word.chars().count(), 0 | 1);
        let is_within = letter.is_alphanumeric() || letter == '-' || is_apostrophe;
        if is_within && !is_elided {
            if word.is_empty() {
                start = at;
            }
            let letter = if is_apostrophe { '\'' } else { letter };
            word.extend(letter.to_lowercase().map(clean::unaccented));
            continue;
        }
        push(&mut pieces, &mut word, start, at);
        let is_end = letters.peek().is_none_or(|(_, next)| next.is_whitespace());
        let mark = match letter {
            ',' | '&' => ',',
            ';' | '\n' | '|' => ';',
            '.' if is_end => ';',
            '(' | '[' => '(',
            ')' | ']' => ')',
            '/' => '/',
            _ => continue,
        };
        pieces.push(Piece {
            token: Token::Mark(mark),
            start: at,
            end: at + letter.len_utf8(),
        });
    }
    push(&mut pieces, &mut word, start, text.len());
    pieces
}

fn push(pieces: &mut Vec<Piece>, word: &mut String, start: usize, end: usize) {
    let plain = word.trim_matches(['-', '\'']);
    if !plain.is_empty() {
        let is_number = plain.len() < 10 && plain.bytes().all(|digit| digit.is_ascii_digit());
        let token = match plain.parse() {
            Ok(number) if is_number => Token::Number(number),
            _ => Token::Word(plain.to_owned()),
        };
        pieces.push(Piece { token, start, end });
    }
    word.clear();
}

/// Returns the number of pieces that the longest of some phrases has at the beginning. A bar separates the phrases.
pub fn longest(phrases: &str, pieces: &[Piece]) -> Option<usize> {
    let begins = |phrase: &str| {
        let mut used = 0;
        for word in phrase.split_whitespace() {
            if pieces.get(used)?.word() != word {
                return None;
            }
            used += 1;
        }
        Some(used).filter(|used| *used > 0)
    };
    phrases.split('|').filter_map(begins).max()
}

/// The types of damage by weapons.
const PHYSICAL: [DamageType; 3] = [
    DamageType::Bludgeoning,
    DamageType::Piercing,
    DamageType::Slashing,
];

/// Returns the types of damage that a word names, in the singular or the plural.
pub fn types(word: &str) -> Vec<DamageType> {
    if matches!(
        word,
        "physical" | "fisico" | "fisicos" | "physique" | "physiques"
    ) {
        return PHYSICAL.to_vec();
    }
    let known = crate::damage_words::damage_type;
    let singular = || known(word.strip_suffix('s')?);
    known(word).or_else(singular).into_iter().collect()
}
