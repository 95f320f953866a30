//! A summoned creature that acts with its summoner.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;

/// A newcomer that shares the initiative of its summoner, and takes its turn right after it (D24-29).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Summoned {
    /// The newcomer.
    pub who: CombatantId,
    /// Its summoner.
    pub by: CombatantId,
}
