//! Well-known spells that give a condition for as long as their caster concentrates.

use super::Condition;
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

    /// Returns the save at the end of each turn of its target that ends it (SRD 3.5, 5.1 and 5.2).
    ///
    /// ```
    /// use asalto_core::rules::HeldSpell;
    /// use asalto_core::{Ruleset, SaveKind};
    /// let save = |spell: HeldSpell, ruleset: Ruleset| spell.turn_save(ruleset.spell_saves());
    /// assert_eq!(save(HeldSpell::HoldPerson, Ruleset::Dnd5e), Some(SaveKind::Wisdom));
    /// assert_eq!(save(HeldSpell::HoldPerson, Ruleset::Dnd35), Some(SaveKind::Will));
    /// assert_eq!(save(HeldSpell::HoldPerson, Ruleset::Dnd30), None);
    /// assert_eq!(save(HeldSpell::Slow, Ruleset::Dnd35), None);
    /// assert_eq!(save(HeldSpell::Bless, Ruleset::Dnd5e), None);
    /// ```
    #[must_use]
    pub fn turn_save(self, policy: SpellSavePolicy) -> Option<SaveKind> {
        match self {
            Self::HoldPerson => match policy {
                SpellSavePolicy::Once => None,
                SpellSavePolicy::HoldEachTurn => Some(SaveKind::Will),
                SpellSavePolicy::EachTurn => Some(SaveKind::Wisdom),
            },
            Self::Confusion | Self::Slow => match policy {
                SpellSavePolicy::Once | SpellSavePolicy::HoldEachTurn => None,
                SpellSavePolicy::EachTurn => Some(SaveKind::Wisdom),
            },
            Self::Bane
            | Self::Bless
            | Self::Entangle
            | Self::Fear
            | Self::Fly
            | Self::Haste
            | Self::Hex
            | Self::HuntersMark
            | Self::Invisibility
            | Self::Web => None,
        }
    }
}

/// How often the target of a spell saves against its condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpellSavePolicy {
    /// Once, as the spell is cast, or never.
    Once,
    /// Against Hold Person again in each of its turns, by Will (D&D 3.5).
    HoldEachTurn,
    /// At the end of each of its turns, by Wisdom (D&D 5e).
    EachTurn,
}
