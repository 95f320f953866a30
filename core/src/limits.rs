//! The limits on the content of a command.

use std::ops::RangeInclusive;

/// The longest text of a command, in characters.
pub(crate) const LONGEST_TEXT: usize = 400;

/// The most combatants that join by one command.
pub(crate) const MOST_NEWCOMERS: usize = 500;

/// The totals and counts that may be entered.
pub const TOTALS: RangeInclusive<i32> = -999..=999;
