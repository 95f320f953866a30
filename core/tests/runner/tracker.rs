//! A tracker that plays scenarios, and the engine as one.

use asalto_core::Ruleset;

use super::line::Line;
use super::{Table, expect, history};

/// The reason why a line did not pass.
#[derive(Debug, PartialEq, Eq)]
#[allow(
    dead_code,
    reason = "the engine knows every statement and always answers"
)]
pub enum Miss {
    /// The tracker does otherwise, or the line can't be read.
    Failed(String),
    /// The tracker says that it does not know this.
    Unsupported,
    /// The tracker answers no longer.
    Gone(String),
}

impl From<String> for Miss {
    fn from(what: String) -> Self {
        Self::Failed(what)
    }
}

/// A tracker that plays scenarios line by line.
pub trait Tracker {
    /// Starts a combat of a ruleset. It comes before all other calls.
    fn begin(&mut self, ruleset: Ruleset) -> Result<(), Miss>;
    /// Plays a statement that is no expectation.
    fn play(&mut self, line: &Line) -> Result<(), Miss>;
    /// Checks an expectation.
    fn expect(&mut self, line: &Line) -> Result<(), Miss>;
    /// Checks that a command is refused and changes nothing.
    fn refuse(&mut self, line: &Line) -> Result<(), Miss>;
    /// Ends the combat.
    fn finish(&mut self) -> Result<(), Miss> {
        Ok(())
    }
}

/// The engine of this crate.
#[derive(Default)]
pub struct Engine {
    /// The table it plays at; none before the ruleset is known.
    pub table: Option<Table>,
}

impl Engine {
    /// The table.
    ///
    /// # Errors
    /// If the ruleset is unknown so far.
    pub fn table(&mut self) -> Result<&mut Table, String> {
        self.table
            .as_mut()
            .ok_or("the `ruleset` line comes first".to_owned())
    }
}

impl Tracker for Engine {
    fn begin(&mut self, ruleset: Ruleset) -> Result<(), Miss> {
        self.table = Some(Table::new(ruleset));
        Ok(())
    }

    fn play(&mut self, line: &Line) -> Result<(), Miss> {
        Ok(self.table()?.play(line)?)
    }

    fn expect(&mut self, line: &Line) -> Result<(), Miss> {
        Ok(expect::check(self.table()?, line)?)
    }

    fn refuse(&mut self, line: &Line) -> Result<(), Miss> {
        Ok(self.table()?.refuse(line)?)
    }

    fn finish(&mut self) -> Result<(), Miss> {
        history::reloaded(self.table()?.session())?;
        Ok(())
    }
}
