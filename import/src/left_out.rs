//! The parts of a file that were left out.

mod field;
mod place;
mod reason;

use std::fmt;

pub use field::Field;
pub use place::{Kind, Place};
pub use reason::Reason;

/// A part of a file that was left out, with its place and the reason.
///
/// ```
/// use asalto_import::{LeftOut, Place, Reason};
/// let left_out = LeftOut { place: Place::line(4), reason: Reason::NoName };
/// assert_eq!(left_out.to_string(), "line 4: It has no name.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// The place in the file.
    pub place: Place,
    /// The reason.
    pub reason: Reason,
}

impl LeftOut {
    /// Returns the sentence with the name of the file.
    ///
    /// ```
    /// use asalto_import::{LeftOut, Place, Reason};
    /// let left_out = LeftOut { place: Place::line(4), reason: Reason::NoName };
    /// assert_eq!(left_out.sentence("a.csv"), "a.csv, line 4: It has no name.");
    /// ```
    #[must_use]
    pub fn sentence(&self, file: &str) -> String {
        format!("{}, {self}", crate::clean::shown(file))
    }
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.reason)
    }
}
