//! The commands that deal damage, made from their usual parts.

use super::Command;
use crate::combatant::CombatantId;
use crate::share::DamageKind;

impl Command {
    /// Returns the command that deals damage, by no critical hit.
    #[must_use]
    pub fn damage(who: Vec<CombatantId>, amount: i32) -> Self {
        Self::of_kind(DamageKind::Lethal, who, amount)
    }

    /// Returns the command that deals nonlethal damage (D35-91).
    ///
    /// ```
    /// use asalto_core::share::DamageKind;
    /// use asalto_core::{CombatantId, Command};
    /// let command = Command::nonlethal(vec![CombatantId(2)], 5);
    /// assert!(matches!(command, Command::Damage { kind: DamageKind::Nonlethal, .. }));
    /// ```
    #[must_use]
    pub fn nonlethal(who: Vec<CombatantId>, amount: i32) -> Self {
        Self::of_kind(DamageKind::Nonlethal, who, amount)
    }

    fn of_kind(kind: DamageKind, who: Vec<CombatantId>, amount: i32) -> Self {
        Self::Damage {
            who,
            amount,
            critical: false,
            kind,
        }
    }
}
