//! Until when a combatant is flat-footed.

use serde::{Deserialize, Serialize};

use crate::combatant::Feature;
use crate::reason::Reason;

/// Until when a combatant is flat-footed, and what lifts it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum FlatFootedPolicy {
    /// Until its first turn of any kind has come, whether or not it could act on it (D35-8,
    /// D35-33, AMB-D35-1).
    UntilFirstTurn,
    /// Until it acts: its first turn of any kind has come (D30-28, D30-29, AMB-D30-5).
    UntilItActs,
    /// There is no such thing: who is caught unawares is surprised (D&D 5e, AMB-D5E-3).
    Never,
}

impl FlatFootedPolicy {
    /// The features that mean something: all are of rules in which somebody may be flat-footed.
    #[must_use]
    pub fn features(self) -> &'static [Feature] {
        match self {
            Self::UntilItActs | Self::UntilFirstTurn => &Feature::ALL,
            Self::Never => &[],
        }
    }

    /// Why somebody is who is flat-footed, and surprised by the opening or not.
    pub(crate) fn reason(self, surprised: Option<Reason>) -> Reason {
        match self {
            Self::UntilItActs => Reason::NotActedYet,
            Self::UntilFirstTurn | Self::Never => surprised.unwrap_or(Reason::NoTurnYet),
        }
    }

    /// Whether somebody whose first turn has come, or not, is flat-footed.
    #[must_use]
    pub fn holds(self, turn_has_come: bool) -> bool {
        match self {
            Self::UntilFirstTurn | Self::UntilItActs => !turn_has_come,
            Self::Never => false,
        }
    }
}
