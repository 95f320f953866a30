//! A line as words, in lowercase and without accents, each with its place in the line.

use std::ops::Range;

/// A word: its text to compare, and its place in the line.
#[derive(Debug)]
pub(crate) struct Word {
    folded: String,
    at: Range<usize>,
}

/// Some words of a line, one after the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words<'l> {
    line: &'l str,
    words: &'l [Word],
}

/// Splits a line at its spaces.
pub(crate) fn split(line: &str, fold: &dyn Fn(&str) -> String) -> Vec<Word> {
    let mut words = Vec::new();
    let mut start = None;
    for (at, letter) in line.char_indices().chain([(line.len(), ' ')]) {
        match (letter.is_whitespace(), start) {
            (false, None) => start = Some(at),
            (true, Some(from)) => {
                let folded = fold(&line[from..at]).replace('’', "'");
                words.push(Word {
                    folded,
                    at: from..at,
                });
                start = None;
            }
            _ => {}
        }
    }
    words
}

/// Removes the punctuation around a word.
fn bare(word: &str) -> &str {
    word.trim_matches([',', ';', '.', '!', '?'])
}

impl<'l> Words<'l> {
    /// Returns the words of a line.
    pub(crate) fn new(line: &'l str, words: &'l [Word]) -> Self {
        Self { line, words }
    }

    pub(crate) fn is_empty(self) -> bool {
        self.words.is_empty()
    }

    pub(crate) fn len(self) -> usize {
        self.words.len()
    }

    /// Returns the folded words without punctuation.
    pub(crate) fn each(self) -> impl Iterator<Item = &'l str> {
        self.words.iter().map(|word| bare(&word.folded))
    }

    pub(crate) fn first(self) -> Option<&'l str> {
        self.each().next()
    }

    /// Returns the words after this many.
    pub(crate) fn rest(self, after: usize) -> Self {
        let words = self.words.get(after..).unwrap_or_default();
        Self { words, ..self }
    }

    /// Returns the start of the last words in the line, or its end if there are none.
    pub(crate) fn start_of_last(self, count: usize) -> usize {
        let from = self.words.len().saturating_sub(count);
        self.words
            .get(from)
            .map_or(self.line.len(), |word| word.at.start)
    }
}
