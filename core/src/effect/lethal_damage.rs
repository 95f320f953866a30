//! The damage that regeneration does not make nonlethal in D&D 3.0 and 3.5.

use serde::{Deserialize, Serialize};

use crate::damage_type::{Bypass, DamageType, TypedDamage};
use crate::optional_field::is_default;
use crate::sorted::SortedSet;

/// The damage that stays lethal to a creature that regenerates in D&D 3.0 and 3.5. All other damage is nonlethal (D35-95,
/// AMB-D35-35).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LethalDamage {
    /// The types of damage, e.g. acid and fire.
    #[serde(default, skip_serializing_if = "SortedSet::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<DamageType>", optional = nullable))]
    pub types: SortedSet<DamageType>,
    /// The other damage, in the game master's words, such as a material.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub other: String,
}

impl LethalDamage {
    /// Returns whether damage stays lethal. What bypasses damage reduction is the damage that the words name, if there are
    /// any.
    ///
    /// ```
    /// use asalto_core::effect::LethalDamage;
    /// use asalto_core::{Bypass, DamageType, TypedDamage};
    /// let by = |of, bypasses| Some(TypedDamage { of, bypasses });
    /// let types = [DamageType::Acid, DamageType::Fire].into_iter().collect();
    /// let troll = LethalDamage { types, ..LethalDamage::default() };
    /// assert!(troll.includes(by(DamageType::Fire, Bypass::Nothing)));
    /// assert!(!troll.includes(by(DamageType::Slashing, Bypass::Reduction)));
    /// assert!(!troll.includes(None));
    /// let devil = LethalDamage { other: "good".to_owned(), ..LethalDamage::default() };
    /// assert!(devil.includes(by(DamageType::Slashing, Bypass::Reduction)));
    /// ```
    #[must_use]
    pub fn includes(&self, damage: Option<TypedDamage>) -> bool {
        damage.is_some_and(|damage| match damage.bypasses {
            Bypass::Everything => true,
            Bypass::Reduction if !self.other.is_empty() => true,
            Bypass::Nothing
            | Bypass::Reduction
            | Bypass::Nonmagical
            | Bypass::Silver
            | Bypass::Adamantine => self.types.contains(&damage.of),
        })
    }

    /// Returns whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
