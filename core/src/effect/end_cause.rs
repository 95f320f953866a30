//! The end that came, of an effect that has several.

use serde::{Deserialize, Serialize};

/// The cause by which an effect with more than one end is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum EffectEndCause {
    /// Its time is up.
    Time,
    /// The save has succeeded.
    Save,
    /// Its source no longer concentrates.
    Concentration,
}
