//! The defenses of a combatant against damage of a type.

use serde::{Deserialize, Serialize};

use crate::damage_type::{Bypass, DamageType, Material};
use crate::optional_field::is_default;
use crate::sorted::SortedSet;
use crate::wording::is_short_name;

/// The defenses of a combatant against damage of a type. Those that a ruleset does not know have no effect in it.
///
/// ```
/// use asalto_core::DamageType;
/// use asalto_core::combatant::Defenses;
/// let mut troll = Defenses::default();
/// troll.set_energy(DamageType::Fire, 5);
/// troll.set_energy(DamageType::Fire, 10);
/// assert_eq!(troll.energy_against(DamageType::Fire), 10);
/// assert_eq!(troll.energy_against(DamageType::Cold), 0);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Defenses {
    /// The types that deal it no damage.
    #[serde(default, skip_serializing_if = "SortedSet::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<DamageType>", optional = nullable))]
    pub immunities: SortedSet<DamageType>,
    /// The types that deal it half damage (D5E-84).
    #[serde(default, skip_serializing_if = "SortedSet::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<DamageType>", optional = nullable))]
    pub resistances: SortedSet<DamageType>,
    /// The types that deal it more damage.
    #[serde(default, skip_serializing_if = "SortedSet::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<DamageType>", optional = nullable))]
    pub vulnerabilities: SortedSet<DamageType>,
    /// The resistances to energy, which take a number from each damage of their types (D35-95).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub energy: Vec<EnergyResistance>,
    /// The damage reduction (D35-95).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub reduction: Option<DamageReduction>,
    /// The defenses against nonmagical damage alone (D5E-84).
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub nonmagical: NonmagicalDefenses,
}

/// The defenses against bludgeoning, piercing and slashing damage that is not magical. Other types have no effect here.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NonmagicalDefenses {
    /// The types that deal it no damage unless the damage is magical.
    #[serde(default, skip_serializing_if = "SortedSet::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<DamageType>", optional = nullable))]
    pub immunities: SortedSet<DamageType>,
    /// The types that deal it half damage unless the damage is magical.
    #[serde(default, skip_serializing_if = "SortedSet::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<DamageType>", optional = nullable))]
    pub resistances: SortedSet<DamageType>,
    /// The material whose weapons bypass them, e.g. silver against a werewolf.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub bypass: Option<Material>,
}

impl NonmagicalDefenses {
    /// Whether damage bypasses them: it is magical, or of their material.
    pub(crate) fn is_bypassed(&self, by: Bypass) -> bool {
        by == Bypass::Nonmagical || self.bypass.map(Material::bypass) == Some(by)
    }
}

/// A resistance to energy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct EnergyResistance {
    /// The type of damage.
    pub of: DamageType,
    /// The number that it takes from each damage, from 1 to 999.
    pub amount: u16,
}

/// A damage reduction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DamageReduction {
    /// The number that it takes from each attack, from 1 to 999.
    pub amount: u16,
    /// The types of damage that bypass it.
    #[serde(default, skip_serializing_if = "SortedSet::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<DamageType>", optional = nullable))]
    pub types: SortedSet<DamageType>,
    /// The other bypass, in the game master's words, such as a material.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub bypass: String,
}

impl DamageReduction {
    /// The longest text of what bypasses it, in characters.
    pub const LONGEST_BYPASS: usize = 60;
}

impl Defenses {
    /// The highest number of a damage reduction or a resistance.
    pub const MOST: u16 = 999;

    /// Returns whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Sets the resistance to a type of energy, in place of an earlier one.
    pub fn set_energy(&mut self, of: DamageType, amount: u16) {
        self.energy.retain(|other| other.of != of);
        self.energy.push(EnergyResistance { of, amount });
    }

    /// Returns the number that resistance takes from damage of a type: the highest one, since they do not add up.
    #[must_use]
    pub fn energy_against(&self, of: DamageType) -> u16 {
        let against = self.energy.iter().filter(|resistance| resistance.of == of);
        against
            .map(|resistance| resistance.amount)
            .max()
            .unwrap_or_default()
    }

    /// Whether the numbers and the texts are within the limits of a form.
    pub(crate) fn is_within_limits(&self) -> bool {
        let allowed = |amount: u16| (1..=Self::MOST).contains(&amount);
        let named = |bypass: &str| {
            bypass.is_empty() || is_short_name(bypass, DamageReduction::LONGEST_BYPASS)
        };
        let reduction = self.reduction.as_ref();
        self.energy.len() <= DamageType::THIRD_EDITION.len()
            && self.energy.iter().all(|one| allowed(one.amount))
            && reduction.is_none_or(|one| allowed(one.amount) && named(&one.bypass))
    }
}
