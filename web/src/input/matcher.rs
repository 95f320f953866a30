//! The search for creatures and saved groups by a typed name, the same wherever combatants are added.
//!
//! Exact names and aliases come first, then the same words in any order, whole words, beginnings of words, parts of
//! words, and one or two typing mistakes. A kind and a challenge rating are sought too: `undead cr 5`.

use std::ops::Range;

use asalto_text::Lang;

use super::distance::distance;
use super::plurals;

/// How close a name is to the typed one, the closest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Closeness {
    /// The name or an alias.
    Exact,
    /// The words of the name in another order.
    AnyOrder,
    /// The first words of a name.
    Start,
    /// Some of its words.
    Words,
    /// Beginnings of its words.
    Beginnings,
    /// Parts of its words.
    Inside,
    /// Words with one or two typing mistakes.
    Mistyped,
    /// The kind or the challenge rating.
    Kind,
}

/// The kinds of creatures with their words in three languages, in lowercase and without accents.
const KINDS: [(&str, &str); 14] = [
    (
        "aberration",
        "aberration|aberracion|aberrations|aberraciones",
    ),
    (
        "beast",
        "beast|beasts|animal|animals|bestia|bestias|animales|bete|betes|animaux",
    ),
    (
        "celestial",
        "celestial|celestials|celestiales|celeste|celestes",
    ),
    (
        "construct",
        "construct|constructs|constructo|constructos|automata|automatas|creature artificielle|artificiel",
    ),
    ("dragon", "dragon|dragons|dragones"),
    (
        "elemental",
        "elemental|elementals|elementales|elementaire|elementaires",
    ),
    (
        "fey",
        "fey|feerico|feericos|feerica|hada|hadas|fee|fees|feerique|feeriques",
    ),
    (
        "fiend",
        "fiend|fiends|demon|demons|infernal|infernales|demonio|demonios|fielon|fielons",
    ),
    ("giant", "giant|giants|gigante|gigantes|geant|geants"),
    ("humanoid", "humanoid|humanoids|humanoide|humanoides"),
    (
        "monstrosity",
        "monstrosity|monstrosities|monstruosidad|monstruosidades|monstruosite|monstruosites",
    ),
    ("ooze", "ooze|oozes|cieno|cienos|limo|limos|vase|vases"),
    ("plant", "plant|plants|planta|plantas|plante|plantes"),
    (
        "undead",
        "undead|muerto viviente|muertos vivientes|no muerto|no muertos|mort-vivant|morts-vivants|mort vivant|morts vivants",
    ),
];

/// Words that a name may leave out.
const SMALL: [&str; 14] = [
    "of", "the", "a", "de", "del", "la", "el", "los", "las", "le", "les", "du", "des", "d",
];

/// An item that is sought by its names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The words of each name, in lowercase and without accents.
    names: Vec<Vec<String>>,
    kind: String,
    challenge: String,
}

impl Entry {
    /// Returns an item with its name and its aliases, its kind and its challenge rating.
    pub fn new<'n>(
        names: impl IntoIterator<Item = &'n str>,
        kind: &str,
        challenge: &str,
        fold: &dyn Fn(&str) -> String,
    ) -> Self {
        let names = names.into_iter().map(|name| split(&fold(name)));
        Self {
            names: names.collect(),
            kind: fold(kind),
            challenge: challenge.to_owned(),
        }
    }
}

/// A typed word: as typed, and in what may be its singular.
struct Typed {
    word: String,
    singulars: Vec<String>,
}

/// A typed name.
pub struct Sought {
    words: Vec<Typed>,
    kind: Option<&'static str>,
    challenge: Option<String>,
}

/// The letters of a typed word that are compared. No name has a longer one.
const LONGEST_WORD: usize = 40;

/// The most words of a typed name.
const MOST_WORDS: usize = 12;

impl Sought {
    /// Reads a typed name, and the challenge rating beside it. A plural is of the language or of English.
    #[must_use]
    pub fn new(
        name: &str,
        challenge: Option<String>,
        lang: Lang,
        fold: &dyn Fn(&str) -> String,
    ) -> Self {
        let name = fold(name);
        let whole = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let named = |words: &str| words.split('|').any(|one| one == whole);
        let kind = KINDS.iter().find(|(_, words)| named(words));
        let endings = match lang {
            Lang::En => [plurals::ENGLISH, &[]],
            Lang::Es => [plurals::SPANISH, plurals::ENGLISH],
            Lang::Fr => [plurals::FRENCH, plurals::ENGLISH],
        };
        let words = split(&name).into_iter().map(|word| Typed {
            singulars: endings
                .iter()
                .flat_map(|endings| plurals::singulars(&word, endings))
                .collect(),
            word,
        });
        Self {
            words: words.collect(),
            kind: kind.map(|(kind, _)| *kind),
            challenge,
        }
    }

    /// Returns whether nothing can be found by it.
    fn is_short(&self) -> bool {
        let letters: usize = self.words.iter().map(|typed| typed.word.len()).sum();
        let long = self
            .words
            .iter()
            .any(|typed| typed.word.len() > LONGEST_WORD);
        long || self.words.len() > MOST_WORDS || letters < 2 && self.challenge.is_none()
    }
}

/// How close an item is, how many words of its name are not typed, and the letters of the name.
type Rank = (Closeness, usize, usize);

/// The rank of an item of the sought kind. These stay in the order of the list.
const KIND: Rank = (Closeness::Kind, 0, 0);

/// Finds the items with a typed name, the closest first: their indices.
#[must_use]
pub fn found(all: &[Entry], sought: &Sought, most: usize) -> Vec<(usize, Closeness)> {
    if sought.is_short() {
        return Vec::new();
    }
    let mut found: Vec<_> = all
        .iter()
        .enumerate()
        .filter_map(|(index, entry)| Some((rank(entry, sought)?, index)))
        .collect();
    found.sort_unstable();
    // A typing mistake is not sought if a name fits without one.
    let best = found.first().map(|((closeness, ..), _)| *closeness);
    let fits = |closeness: Closeness| closeness != Closeness::Mistyped || best == Some(closeness);
    let found = found
        .into_iter()
        .filter(|((closeness, ..), _)| fits(*closeness));
    let found = found.map(|((closeness, ..), index)| (index, closeness));
    found.take(most).collect()
}

/// Returns the part of a name that matches the first word of a search; an empty range without a match.
///
/// ```
/// # use asalto_web::input::matcher::marked;
/// assert_eq!(marked("Hobgoblin Captain", "gob cap"), 3..6);
/// ```
#[must_use]
pub fn marked(name: &str, sought: &str) -> Range<usize> {
    let first = sought.split_whitespace().next().unwrap_or_default();
    let start = name.to_ascii_lowercase().find(&first.to_ascii_lowercase());
    start.map_or(0..0, |start| start..start + first.len())
}

/// Returns how close an item is, how many words of its name are not typed, and the letters of the name.
fn rank(entry: &Entry, sought: &Sought) -> Option<Rank> {
    if sought
        .challenge
        .as_ref()
        .is_some_and(|rating| *rating != entry.challenge)
    {
        return None;
    }
    if sought.words.is_empty() {
        return Some(KIND);
    }
    let names = entry.names.iter().filter_map(|name| {
        let closeness = closeness(name, &sought.words)?;
        let letters = name.iter().map(String::len).sum();
        let more = name.len().saturating_sub(sought.words.len());
        Some((closeness, more, letters))
    });
    names.min().or_else(|| {
        let kind = entry.kind.split([' ', '(']).next();
        let same = sought.kind.is_some() && sought.kind == kind;
        same.then_some(KIND)
    })
}

fn closeness(name: &[String], typed: &[Typed]) -> Option<Closeness> {
    let equal = |typed: &Typed, word: &str| {
        typed.word == word || typed.singulars.iter().any(|singular| singular == word)
    };
    let begins = |typed: &Typed, word: &str| word.starts_with(&typed.word) || equal(typed, word);
    let inside = |typed: &Typed, word: &str| {
        typed.word.len() > 2 && word.contains(&typed.word) || begins(typed, word)
    };
    let mistyped = |typed: &Typed, word: &str| begins(typed, word) || is_mistyped(typed, word);
    let starts = typed.len() <= name.len()
        && typed
            .iter()
            .zip(name)
            .all(|(typed, word)| equal(typed, word));
    if starts && typed.len() == name.len() {
        return Some(Closeness::Exact);
    }
    if each(name, typed, equal) {
        return Some(match (typed.len() == name.len(), starts) {
            (true, _) => Closeness::AnyOrder,
            (false, true) => Closeness::Start,
            (false, false) => Closeness::Words,
        });
    }
    if each(name, typed, begins) {
        return Some(Closeness::Beginnings);
    }
    if each(name, typed, inside) {
        return Some(Closeness::Inside);
    }
    each(name, typed, mistyped).then_some(Closeness::Mistyped)
}

/// Returns whether each typed word fits a word of the name, no two of them the same word.
fn each(name: &[String], typed: &[Typed], fits: impl Fn(&Typed, &str) -> bool) -> bool {
    let mut free: Vec<&String> = name.iter().collect();
    typed.iter().all(|typed| {
        let found = free.iter().position(|word| fits(typed, word));
        found.map(|at| free.remove(at)).is_some()
    })
}

/// Returns whether a word has one typing mistake, or two from eight letters on. The first letter is right, or
/// swapped with the second.
fn is_mistyped(typed: &Typed, word: &str) -> bool {
    // The singular is compared: `orcs` is not `orca`.
    let typed = typed.singulars.last().unwrap_or(&typed.word);
    let most = match typed.chars().count() {
        0..4 => return false,
        // `aria` is no `arpia`: only a swap is a mistake in so few letters.
        4 => return is_swapped(typed, word),
        5..8 => 1,
        _ => 2,
    };
    let mut letters = typed.chars();
    let (first, second) = (letters.next(), letters.next());
    let begins = word.chars().next();
    let lengths = typed.len().abs_diff(word.len()) <= most;
    lengths && (begins == first || begins == second) && distance(typed, word) <= most
}

/// Returns whether a word has the letters of another one in another order.
fn is_swapped(typed: &str, word: &str) -> bool {
    let sorted = |word: &str| {
        let mut letters: Vec<_> = word.chars().collect();
        letters.sort_unstable();
        letters
    };
    distance(typed, word) == 1 && sorted(typed) == sorted(word)
}

/// Splits a name into its words. Small ones are left out, unless there are no others.
fn split(name: &str) -> Vec<String> {
    let words = || {
        let all = name.split([' ', '-', '\'', '’', '(', ')', ',']);
        all.filter(|word| !word.is_empty()).map(str::to_owned)
    };
    let large: Vec<_> = words()
        .filter(|word| !SMALL.contains(&word.as_str()))
        .collect();
    if large.is_empty() {
        words().collect()
    } else {
        large
    }
}

#[cfg(test)]
mod tests;
