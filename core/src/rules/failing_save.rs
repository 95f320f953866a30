//! The conditions under which a saving throw fails without a roll.

use super::Condition;
use crate::saving_throw::SaveKind;

/// How a ruleset treats the saves of those that can't move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailingSaves {
    /// Those of Strength and Dexterity fail while paralyzed, petrified, stunned or unconscious (AMB-D5E-39).
    OfTheHelpless,
    /// All are rolled.
    Never,
}

impl FailingSaves {
    /// Returns whether a condition makes a save fail without a roll.
    ///
    /// ```
    /// use asalto_core::SaveKind;
    /// use asalto_core::rules::{Condition, FailingSaves};
    /// let fails = |kind| FailingSaves::OfTheHelpless.fails(kind, &Condition::Stunned);
    /// assert!(fails(SaveKind::Dexterity) && !fails(SaveKind::Wisdom));
    /// assert!(!FailingSaves::Never.fails(SaveKind::Dexterity, &Condition::Stunned));
    /// ```
    #[must_use]
    pub fn fails(self, kind: SaveKind, condition: &Condition) -> bool {
        let helpless = matches!(
            condition,
            Condition::Paralyzed
                | Condition::Petrified
                | Condition::Stunned
                | Condition::Unconscious
        );
        let moves = matches!(kind, SaveKind::Strength | SaveKind::Dexterity);
        self == Self::OfTheHelpless && helpless && moves
    }
}
