//! A line of the log.

use asalto_core::turn_fact::TurnFact;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LogLine {
    /// The text.
    pub text: String,
    /// Whether it is the heading of a round.
    pub heading: bool,
    /// Whether a turn or phase begins with it.
    pub turn: bool,
    /// Its facts for the row of its turn, once the turn is over.
    pub facts: Vec<TurnFact>,
}
