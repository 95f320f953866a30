//! Saving throws.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;

/// A saving throw of a combatant, even of one that can't act (D30-13).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SavingThrow {
    /// The combatant.
    pub who: CombatantId,
    /// The kind of save, in the game master's words.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub name: String,
    /// The modifier of the d20 roll.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub modifier: i16,
    /// The DC, if it is entered.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub difficulty: Option<i32>,
    /// The result of a roll with real dice, from -999 to 999.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub typed: Option<i32>,
}
