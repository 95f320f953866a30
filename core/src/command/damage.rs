//! The commands that deal damage, made from their usual parts.

use super::Command;
use crate::combatant::CombatantId;
use crate::damage_type::TypedDamage;
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

    /// Returns the command that deals damage of a type, by no critical hit.
    ///
    /// ```
    /// use asalto_core::{CombatantId, Command, DamageType};
    /// let command = Command::typed_damage(vec![CombatantId(2)], 7, DamageType::Fire);
    /// assert!(matches!(command, Command::Damage { damage_type: Some(_), .. }));
    /// ```
    #[must_use]
    pub fn typed_damage(
        who: Vec<CombatantId>,
        amount: i32,
        damage_type: impl Into<TypedDamage>,
    ) -> Self {
        Self::Damage {
            who,
            amount,
            critical: false,
            kind: DamageKind::Lethal,
            damage_type: Some(damage_type.into()),
        }
    }

    fn of_kind(kind: DamageKind, who: Vec<CombatantId>, amount: i32) -> Self {
        Self::Damage {
            who,
            amount,
            critical: false,
            kind,
            damage_type: None,
        }
    }
}
