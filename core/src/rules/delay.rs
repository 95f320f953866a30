//! Whether and how a combatant can delay.

use serde::{Deserialize, Serialize};

/// How a ruleset lets a combatant delay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DelayPolicy {
    /// Until it chooses to act or its own count comes up again (D35-35 to D35-46).
    #[default]
    UntilOwnCount,
    /// The same, but only down to a count of -10 minus the initiative bonus. There the combatant
    /// acts or loses its action (D30-59, D30-60).
    ToFloor,
    /// The ruleset has no delay (D5E-50).
    Never,
    /// Until it chooses to act, before or after any turn (ANY-10).
    Hold(HeldCount),
}

/// The count of a combatant that has held its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum HeldCount {
    /// It becomes the count at which it acts.
    #[default]
    Becomes,
    /// It stays: from the next round on it acts at its own count again.
    Stays,
}

impl DelayPolicy {
    /// Returns the lowest count to which a combatant with this initiative bonus can delay.
    #[must_use]
    pub fn floor(self, bonus: i16) -> Option<i32> {
        match self {
            Self::ToFloor => Some(-10 - i32::from(bonus)),
            Self::UntilOwnCount | Self::Never | Self::Hold(_) => None,
        }
    }
}
