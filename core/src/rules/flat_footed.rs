//! Until when a combatant is flat-footed.

use serde::{Deserialize, Serialize};

/// Until when a combatant is flat-footed, and what lifts it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum FlatFootedPolicy {
    /// Until its first turn of any kind has come, whether or not it could act on it (D35-8,
    /// D35-33, AMB-D35-1).
    UntilFirstTurn,
    /// There is no such thing: who is caught unawares is surprised (D&D 5e, AMB-D5E-3).
    Never,
}

impl FlatFootedPolicy {
    /// Whether somebody whose first turn has come, or not, is flat-footed.
    #[must_use]
    pub fn holds(self, turn_has_come: bool) -> bool {
        match self {
            Self::UntilFirstTurn => !turn_has_come,
            Self::Never => false,
        }
    }
}
