//! A line of the log.

use asalto_core::turn_fact::TurnFact;
use asalto_core::turn_part::TurnPart;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LogLine {
    /// The text.
    pub text: String,
    /// Whether it is the heading of a round.
    pub heading: bool,
    /// The turn that it belongs to.
    pub part: TurnPart,
    /// Its facts for the row of its turn, once the turn is over.
    pub facts: Vec<TurnFact>,
}

impl LogLine {
    /// Returns whether a turn or phase begins with it, or is missed by it.
    pub fn begins(&self) -> bool {
        self.part == TurnPart::Begins
    }
}
