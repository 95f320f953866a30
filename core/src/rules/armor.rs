//! The penalties of conditions to the armor class.

use super::Condition;

/// The penalties of conditions to the armor class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArmorPolicy {
    /// Some take the Dexterity bonus, and some of them 2 more (D35-88).
    Defenseless,
    /// Nothing.
    Unchanged,
}

impl ArmorPolicy {
    /// Returns the penalty of a condition that takes the Dexterity bonus, at most 0. None if it takes nothing.
    ///
    /// ```
    /// use asalto_core::rules::{ArmorPolicy, Condition};
    /// assert_eq!(ArmorPolicy::Defenseless.penalty(&Condition::Stunned), Some(-2));
    /// assert_eq!(ArmorPolicy::Defenseless.penalty(&Condition::Paralyzed), Some(0));
    /// assert_eq!(ArmorPolicy::Unchanged.penalty(&Condition::Stunned), None);
    /// ```
    #[must_use]
    pub fn penalty(self, condition: &Condition) -> Option<i16> {
        if self == Self::Unchanged {
            return None;
        }
        match condition {
            Condition::Stunned | Condition::Cowering | Condition::Blinded => Some(-2),
            Condition::Helpless
            | Condition::Paralyzed
            | Condition::Unconscious
            | Condition::Petrified => Some(0),
            Condition::Coma
            | Condition::Stable
            | Condition::Dead
            | Condition::Incapacitated
            | Condition::Prone
            | Condition::Invisible
            | Condition::Poisoned
            | Condition::Dazed
            | Condition::Frightened
            | Condition::Fascinated
            | Condition::Nauseated
            | Condition::Slowed
            | Condition::Hasted
            | Condition::Grappled
            | Condition::Lethargic
            | Condition::Psychological(_)
            | Condition::Custom(_) => None,
        }
    }
}
