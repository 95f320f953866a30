//! Heroic Inspiration.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;

/// A command about Heroic Inspiration (D24-28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum InspirationCommand {
    /// Gives or takes Heroic Inspiration.
    Set {
        /// The combatant.
        who: CombatantId,
        /// Whether it has it from now on.
        has: bool,
    },
    /// Spends Heroic Inspiration. A roll that the combatant has just made, and from which nothing has followed yet, is
    /// made again.
    Spend {
        /// The combatant.
        who: CombatantId,
    },
}
