//! The limits of a file.

/// The longest file, in bytes.
pub const LONGEST_FILE: usize = 2_000_000;

/// The most combatants that are read from a file.
pub const MOST_COMBATANTS: usize = 5_000;
