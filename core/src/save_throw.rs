//! Saving throws.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;

/// A saving throw that is asked of somebody, whatever keeps it from acting (D30-13).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SavingThrow {
    /// Of whom.
    pub who: CombatantId,
    /// Which one, in the game master's words.
    #[serde(default)]
    pub name: String,
    /// What is added to the d20.
    #[serde(default)]
    pub modifier: i16,
    /// What it has to reach, where that is told.
    #[serde(default)]
    pub difficulty: Option<i32>,
    /// The result of a roll made at the table, within -999 to 999.
    #[serde(default)]
    pub typed: Option<i32>,
}
