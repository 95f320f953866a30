//! Commands about limited uses.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;

/// A command about a limited use of a creature, which its name identifies (D5E-83).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum UseCommand {
    /// Spends a use.
    Spend {
        /// The creature.
        who: CombatantId,
        /// The name of the limited use.
        name: String,
    },
    /// Brings a use back without a roll: after a rest, or by the game master.
    Restore {
        /// The creature.
        who: CombatantId,
        /// The name of the limited use.
        name: String,
    },
    /// Rolls for a use that comes back by a die, once the roll is owed.
    Recharge {
        /// The creature.
        who: CombatantId,
        /// The name of the limited use.
        name: String,
        /// The die.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        how: RechargeInput,
    },
}

/// The die of a recharge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RechargeInput {
    /// The engine rolls.
    #[default]
    Roll,
    /// A real die shows this number.
    Face {
        /// The number, from 1 to 6.
        face: u16,
    },
    /// The game master says that the use stays spent.
    Spent,
}
