//! Well-known spells that give a condition for as long as their caster concentrates.

use super::{ConcentrationPolicy, Condition};
use crate::saving_throw::SaveKind;

/// A well-known spell that gives a condition for as long as its caster concentrates on it (D5E-78).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeldSpell {
    /// Bane.
    Bane,
    /// Bless.
    Bless,
    /// Confusion.
    Confusion,
    /// Entangle.
    Entangle,
    /// Fear.
    Fear,
    /// Fly.
    Fly,
    /// Haste.
    Haste,
    /// Hex.
    Hex,
    /// Hold Person.
    HoldPerson,
    /// Hunter’s Mark.
    HuntersMark,
    /// Invisibility.
    Invisibility,
    /// Slow.
    Slow,
    /// Web.
    Web,
}

impl HeldSpell {
    /// Returns the condition that it gives, if the rules name that condition.
    #[must_use]
    pub fn condition(self) -> Option<Condition> {
        match self {
            Self::Fear => Some(Condition::Frightened),
            Self::Haste => Some(Condition::Hasted),
            Self::HoldPerson => Some(Condition::Paralyzed),
            Self::Invisibility => Some(Condition::Invisible),
            Self::Slow => Some(Condition::Slowed),
            Self::Bane
            | Self::Bless
            | Self::Confusion
            | Self::Entangle
            | Self::Fly
            | Self::Hex
            | Self::HuntersMark
            | Self::Web => None,
        }
    }

    /// Returns the save at the end of each turn of its target that ends it, where the rules have concentration (SRD 5.1
    /// and 5.2).
    ///
    /// ```
    /// use asalto_core::rules::{ConcentrationPolicy, HeldSpell};
    /// use asalto_core::SaveKind;
    /// let save = |spell: HeldSpell| spell.turn_save(ConcentrationPolicy::OneSpell);
    /// assert_eq!(save(HeldSpell::HoldPerson), Some(SaveKind::Wisdom));
    /// assert_eq!(save(HeldSpell::Bless), None);
    /// assert_eq!(HeldSpell::Slow.turn_save(ConcentrationPolicy::None), None);
    /// ```
    #[must_use]
    pub fn turn_save(self, policy: ConcentrationPolicy) -> Option<SaveKind> {
        let saves = match self {
            Self::Confusion | Self::HoldPerson | Self::Slow => true,
            Self::Bane
            | Self::Bless
            | Self::Entangle
            | Self::Fear
            | Self::Fly
            | Self::Haste
            | Self::Hex
            | Self::HuntersMark
            | Self::Invisibility
            | Self::Web => false,
        };
        (saves && policy != ConcentrationPolicy::None).then_some(SaveKind::Wisdom)
    }
}
