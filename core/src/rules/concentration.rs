//! How concentration on a spell ends.

use serde::{Deserialize, Serialize};

use super::Condition;

/// Whether a ruleset has spells that need concentration, and how damage tests it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ConcentrationPolicy {
    /// The engine tracks no concentration.
    #[default]
    None,
    /// One spell at a time. Damage calls for a Constitution save against DC 10 or half the damage,
    /// whichever is greater, and incapacity ends concentration (SRD 5.1).
    OneSpell,
    /// One spell at a time, with a save DC of at most 30 (D24-17).
    OneSpellCapped,
}

impl ConcentrationPolicy {
    /// Returns whether concentration lasts through a condition that prevents actions. Lethargy after haste incapacitates
    /// only in 2024 (AMB-D5E-31).
    #[must_use]
    pub(crate) fn lasts_through(self, condition: &Condition) -> bool {
        self == Self::OneSpell && *condition == Condition::Lethargic
    }

    /// Returns the DC of the save after this much damage.
    #[must_use]
    pub fn difficulty(self, damage: i32) -> Option<i32> {
        match self {
            Self::None => None,
            Self::OneSpell => Some((damage / 2).max(10)),
            Self::OneSpellCapped => Some((damage / 2).clamp(10, 30)),
        }
    }
}

/// The reason concentration ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ConcentrationLoss {
    /// The combatant gave it up, or failed the save against damage.
    Lost,
    /// The combatant is incapacitated.
    Incapacitated,
    /// Another spell needs concentration.
    AnotherSpell,
    /// The readied spell was released at its trigger (D5E-51).
    Released,
    /// The readied spell was not used in time (D5E-46).
    Lapsed,
    /// The spell was cast for 1 round, and takes effect (D35-93).
    TakesEffect,
}
