//! The penalties of conditions to the armor class.

use super::{Condition, LifeState};

/// The modifier of a Dexterity of 0.
const WITHOUT_DEXTERITY: i16 = -5;

/// The penalties of conditions to the armor class, and of the states by hit points that equal a condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArmorPolicy {
    /// Some take the Dexterity bonus and 2 more, and the Dexterity of the helpless counts as 0 (D35-88).
    Defenseless,
    /// Nothing.
    Unchanged,
}

impl ArmorPolicy {
    /// Returns the penalty of a condition that takes the Dexterity bonus, at most 0, with this Dexterity modifier. None if
    /// it takes nothing. The −5 of a Dexterity of 0 replaces a penalty of the score (AMB-D35-30).
    ///
    /// ```
    /// use asalto_core::rules::{ArmorPolicy, Condition};
    /// assert_eq!(ArmorPolicy::Defenseless.penalty(&Condition::Stunned, 3), Some(-2));
    /// assert_eq!(ArmorPolicy::Defenseless.penalty(&Condition::Paralyzed, 3), Some(-5));
    /// assert_eq!(ArmorPolicy::Defenseless.penalty(&Condition::Paralyzed, -1), Some(-4));
    /// assert_eq!(ArmorPolicy::Unchanged.penalty(&Condition::Stunned, 3), None);
    /// ```
    #[must_use]
    pub fn penalty(self, condition: &Condition, dexterity: i16) -> Option<i16> {
        if self == Self::Unchanged {
            return None;
        }
        match condition {
            Condition::Stunned | Condition::Cowering | Condition::Blinded => Some(-2),
            Condition::Helpless
            | Condition::Paralyzed
            | Condition::Unconscious
            | Condition::Petrified
            | Condition::Dead => Some(WITHOUT_DEXTERITY.saturating_sub(dexterity.min(0)).min(0)),
            Condition::Coma
            | Condition::Stable
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

    /// Returns the condition that a state by hit points equals: whoever is down lies helpless (D35-88).
    ///
    /// ```
    /// use asalto_core::rules::{ArmorPolicy, Condition, LifeState};
    /// let helpless = |life| ArmorPolicy::Defenseless.condition_of(life);
    /// assert_eq!(helpless(LifeState::KnockedOut), Some(&Condition::Unconscious));
    /// assert_eq!(helpless(LifeState::Disabled), None);
    /// ```
    #[must_use]
    pub fn condition_of(self, life: LifeState) -> Option<&'static Condition> {
        match life {
            LifeState::KnockedOut | LifeState::Unconscious | LifeState::Dying => {
                Some(&Condition::Unconscious)
            }
            LifeState::Dead => Some(&Condition::Dead),
            LifeState::Up | LifeState::Disabled | LifeState::Staggered | LifeState::Out => None,
        }
    }
}
