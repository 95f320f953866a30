//! How often initiative is rolled.

use serde::{Deserialize, Serialize};

/// How often initiative is rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum RollingPolicy {
    /// Once, for the whole fight (D30-30, D35-3).
    #[default]
    Once,
    /// At the start of each round, for that round (D30-35). Who acts late in the round in which it
    /// readied or delayed has -2 on later rolls, each time once more (D30-40 to D30-42,
    /// AMB-D30-7).
    EachRound,
}
