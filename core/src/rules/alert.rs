//! The Alert feat of D&D 5e.

use crate::combatant::{Combatant, Feature};

/// The effect of Alert. An entered initiative modifier is a total, which has its bonus already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AlertPolicy {
    /// The ruleset has no such feat.
    None,
    /// 5 more initiative, and no surprise while conscious (D5E-86).
    NeverSurprised,
    /// The proficiency bonus more initiative, which may be swapped with that of an ally (D24-27).
    Swaps,
}

impl AlertPolicy {
    /// The bonus where surprise does not count (D5E-86).
    const FIXED: i16 = 5;
    /// The proficiency bonus of a combatant of unknown level, the lowest there is.
    const LOWEST: i16 = 2;

    /// Returns what Alert adds to the initiative modifier of a combatant.
    ///
    /// ```
    /// use asalto_core::combatant::Feature;
    /// use asalto_core::rules::AlertPolicy;
    /// use asalto_core::{Combatant, Side};
    /// let mut lidda = Combatant::new("Lidda", Side::PARTY);
    /// lidda.level = Some(9);
    /// assert_eq!(AlertPolicy::Swaps.bonus(&lidda), 0);
    /// lidda.features.insert(Feature::Alert);
    /// assert_eq!(AlertPolicy::Swaps.bonus(&lidda), 4);
    /// assert_eq!(AlertPolicy::NeverSurprised.bonus(&lidda), 5);
    /// assert_eq!(AlertPolicy::None.bonus(&lidda), 0);
    /// ```
    #[must_use]
    pub fn bonus(self, combatant: &Combatant) -> i16 {
        if !combatant.has(Feature::Alert) {
            return 0;
        }
        match self {
            Self::None => 0,
            Self::NeverSurprised => Self::FIXED,
            Self::Swaps => combatant.proficiency_bonus().unwrap_or(Self::LOWEST),
        }
    }

    /// Returns whether a combatant that is conscious cannot be surprised.
    #[must_use]
    pub fn prevents_surprise(self, combatant: &Combatant) -> bool {
        self == Self::NeverSurprised && combatant.has(Feature::Alert)
    }

    /// Returns whether a combatant may swap its initiative with that of an ally.
    #[must_use]
    pub fn swaps(self, combatant: &Combatant) -> bool {
        self == Self::Swaps && combatant.has(Feature::Alert)
    }
}
