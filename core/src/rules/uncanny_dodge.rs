//! The effect of uncanny dodge for a flat-footed combatant.

use crate::combatant::{Combatant, Feature};

/// The effect of uncanny dodge for a flat-footed combatant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UncannyDodgePolicy {
    /// It keeps the Dexterity bonus to AC, and nothing else: the combatant is still flat-footed (D35-11, D35-13).
    KeepsDexterity,
    /// The ruleset has no such feature.
    None,
}

impl UncannyDodgePolicy {
    /// Returns whether a flat-footed combatant keeps its Dexterity bonus to AC.
    #[must_use]
    pub fn keeps_dexterity(self, combatant: &Combatant) -> bool {
        match self {
            Self::KeepsDexterity => combatant.has(Feature::UncannyDodge),
            Self::None => false,
        }
    }
}
