//! Events about combatants at 0 hit points or below.

use serde::{Deserialize, Serialize};

use crate::casting::CheckVerdict;
use crate::combatant::CombatantId;
use crate::law::Law;
use crate::optional_field::is_default;
use crate::rules::{DeathSaveResult, DownState, DyingRoll};

/// An event about a combatant at 0 hit points, where characters make death saves, or dying below.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DyingEvent {
    /// A combatant is to make a death save, or to roll to become stable, as its turn comes (D5E-59, D35-92).
    SaveDue {
        /// The dying combatant.
        who: CombatantId,
        /// The roll.
        #[serde(default, skip_serializing_if = "is_default")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        roll: DyingRoll,
    },
    /// A death save was made, or a roll to become stable.
    SaveMade {
        /// The dying combatant.
        who: CombatantId,
        /// The number on the die. None if the result was stated.
        face: Option<u16>,
        /// The result.
        result: DeathSaveResult,
        /// The roll.
        #[serde(default, skip_serializing_if = "is_default")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        roll: DyingRoll,
    },
    /// The state of a combatant at 0 hit points changed, or below.
    Changed {
        /// The combatant.
        who: CombatantId,
        /// The new state. None if it is no longer at 0 hit points, or no longer stable below.
        state: Option<DownState>,
        /// The point of law behind the change. None if the game master set it.
        why: Option<Law>,
    },
    /// Healing did not affect a combatant, because it is dead.
    NotHealed {
        /// The combatant.
        who: CombatantId,
    },
    /// The number of saves that a combatant owes against massive damage changed (D35-94).
    MassiveDamageOwed {
        /// The combatant.
        who: CombatantId,
        /// The number of saves after the change.
        saves: u8,
    },
    /// A save against massive damage was made (D35-94).
    MassiveDamageSaved {
        /// The combatant.
        who: CombatantId,
        /// The verdict. A failure kills.
        verdict: CheckVerdict,
    },
}
