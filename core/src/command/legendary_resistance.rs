//! Legendary resistance, and the save that succeeds by it.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::rules::Condition;

/// A use of legendary resistance: a failed save is a success (D5E-72).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LegendaryResistance {
    /// The creature.
    pub who: CombatantId,
    /// The owed save that succeeds without a roll. If none is named, it is the save that has just failed, or else the
    /// first one owed. Without either, the game master applies the success.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub against: Option<ResistedSave>,
}

impl LegendaryResistance {
    /// Returns a use that names no save.
    ///
    /// ```
    /// use asalto_core::CombatantId;
    /// use asalto_core::command::LegendaryResistance;
    /// assert_eq!(LegendaryResistance::of(CombatantId(1)).against, None);
    /// ```
    #[must_use]
    pub fn of(who: CombatantId) -> Self {
        let against = None;
        Self { who, against }
    }
}

/// A save that a creature owes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ResistedSave {
    /// The oldest save to keep concentrating.
    Concentration,
    /// The save against massive damage (D35-94).
    MassiveDamage,
    /// The save against an effect with this condition.
    Effect(Condition),
}
