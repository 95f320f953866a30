//! The end of a duration in rounds among equal counts.

use serde::{Deserialize, Serialize};

/// The moment at which an effect of some rounds ends in its last round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DurationPolicy {
    /// Just before the count on which it began (D35-77, D30-34).
    #[default]
    ToCount,
    /// Just before the turn in which it began, if others have the same count (AMB-D5E-16).
    ToTurn,
}
