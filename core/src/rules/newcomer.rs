//! How newcomers join a combat.

use serde::{Deserialize, Serialize};

/// The first turn of a newcomer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum NewcomerPolicy {
    /// It rolls initiative and acts when its count next comes up (D35-78, D5E-52).
    #[default]
    Rolls,
    /// A newcomer aware of the combat acts before everyone else in the round of its arrival.
    /// Several such newcomers act in order of Dexterity. The others roll (D30-53 to D30-55).
    AwareFirst,
}
