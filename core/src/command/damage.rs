//! The command that deals damage, made from its usual parts.

use super::Command;
use crate::combatant::CombatantId;

impl Command {
    /// Returns the command that deals damage, by no critical hit.
    #[must_use]
    pub fn damage(who: Vec<CombatantId>, amount: i32) -> Self {
        let critical = false;
        Self::Damage {
            who,
            amount,
            critical,
        }
    }
}
