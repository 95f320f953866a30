//! The number of combatants that a row stands for.

use serde::{Deserialize, Serialize};

/// The number of combatants that a row stands for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Count {
    /// A number.
    Fixed(u32),
    /// Dice such as `1d4+1`, which the table rolls.
    Dice(String),
}

impl Count {
    /// The most combatants that one row stands for. A larger number is limited to it, and the file's is reported.
    pub const MOST: u32 = 200;
}

impl Default for Count {
    fn default() -> Self {
        Self::Fixed(1)
    }
}
