//! How long a combatant is flat-footed.

use serde::{Deserialize, Serialize};

/// How long a combatant is flat-footed, and which event ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum FlatFootedPolicy {
    /// Until its first turn of any kind comes, even if it could not act on it (D35-8, D35-33,
    /// AMB-D35-1).
    UntilFirstTurn,
    /// Until it acts, which is when its first turn of any kind comes (D30-28, D30-29, AMB-D30-5).
    UntilItActs,
    /// Never. A combatant caught off guard is surprised instead (D&D 5e, AMB-D5E-3).
    Never,
}

impl FlatFootedPolicy {
    /// Returns whether a combatant is flat-footed, given whether its first turn has come. Neither awareness nor the
    /// time of arrival matters (D30-7, D35-34, D35-79).
    #[must_use]
    pub fn holds(self, turn_has_come: bool) -> bool {
        match self {
            Self::UntilFirstTurn | Self::UntilItActs => !turn_has_come,
            Self::Never => false,
        }
    }
}
