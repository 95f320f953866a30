//! A line that is being read.

use std::ops::Range;

use super::items::typed;
use super::parsed::{Context, Fault};
use super::people::People;
use super::tokens::Token;

/// A line that is being read.
pub(crate) struct Scan<'s> {
    pub tokens: &'s [Token],
    pub people: &'s People,
    pub context: &'s Context<'s>,
    /// The number of readings that may still be tried.
    pub left: usize,
    /// The fault of the first reading.
    pub fault: Option<Fault>,
}

impl Scan<'_> {
    /// Returns the typed text of tokens.
    pub(crate) fn typed(&self, at: Range<usize>) -> String {
        typed(self.context.typed, self.tokens, at)
    }
}
