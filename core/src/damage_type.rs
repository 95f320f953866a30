//! The types of damage, and what damage of a type bypasses.

use std::fmt;
use std::str::FromStr;

use serde::de::IntoDeserializer;
use serde::de::value::{Error, StrDeserializer};
use serde::{Deserialize, Serialize};

use crate::optional_field::is_default;

/// A type of damage. Each ruleset knows some of them (D5E-84, D35-95).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DamageType {
    /// Acid.
    Acid,
    /// Bludgeoning, by a blunt weapon or a fall.
    Bludgeoning,
    /// Cold.
    Cold,
    /// Electricity, in D&D 3.0 and 3.5.
    Electricity,
    /// Fire.
    Fire,
    /// Pure magical force.
    Force,
    /// Lightning.
    Lightning,
    /// Necrotic.
    Necrotic,
    /// Piercing, by a pointed weapon.
    Piercing,
    /// Poison.
    Poison,
    /// Psychic.
    Psychic,
    /// Radiant.
    Radiant,
    /// Slashing, by an edged weapon.
    Slashing,
    /// Sonic, in D&D 3.0 and 3.5.
    Sonic,
    /// Thunder.
    Thunder,
}

impl DamageType {
    /// The types of D&D 3.0 and 3.5: those of weapons, then those of energy.
    pub const THIRD_EDITION: [Self; 8] = [
        Self::Bludgeoning,
        Self::Piercing,
        Self::Slashing,
        Self::Acid,
        Self::Cold,
        Self::Electricity,
        Self::Fire,
        Self::Sonic,
    ];

    /// The types of D&D 5e: those of weapons, then the others.
    pub const FIFTH_EDITION: [Self; 13] = [
        Self::Bludgeoning,
        Self::Piercing,
        Self::Slashing,
        Self::Acid,
        Self::Cold,
        Self::Fire,
        Self::Force,
        Self::Lightning,
        Self::Necrotic,
        Self::Poison,
        Self::Psychic,
        Self::Radiant,
        Self::Thunder,
    ];

    /// The types of damage by weapons.
    pub const OF_WEAPONS: [Self; 3] = [Self::Bludgeoning, Self::Piercing, Self::Slashing];

    /// Returns whether a weapon deals it, so that damage reduction applies (D35-95).
    ///
    /// ```
    /// use asalto_core::DamageType;
    /// assert!(DamageType::Slashing.is_of_weapons());
    /// assert!(!DamageType::Fire.is_of_weapons());
    /// ```
    #[must_use]
    pub fn is_of_weapons(self) -> bool {
        Self::OF_WEAPONS.contains(&self)
    }
}

/// A word that names no type of damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseDamageTypeError;

impl fmt::Display for ParseDamageTypeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a type of damage")
    }
}

impl std::error::Error for ParseDamageTypeError {}

impl FromStr for DamageType {
    type Err = ParseDamageTypeError;

    /// Parses the name that saved data has.
    ///
    /// ```
    /// use asalto_core::DamageType;
    /// assert_eq!("fire".parse(), Ok(DamageType::Fire));
    /// assert!("chocolate".parse::<DamageType>().is_err());
    /// ```
    fn from_str(name: &str) -> Result<Self, ParseDamageTypeError> {
        let name: StrDeserializer<'_, Error> = name.into_deserializer();
        Self::deserialize(name).map_err(|_| ParseDamageTypeError)
    }
}

/// A material of weapons which bypasses the defenses against nonmagical damage that name it (D5E-84).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Material {
    /// Silver, such as that of a silvered weapon.
    Silver,
    /// Adamantine.
    Adamantine,
}

impl Material {
    /// Every material, in menu order.
    pub const ALL: [Self; 2] = [Self::Silver, Self::Adamantine];

    /// Returns what a weapon of the material bypasses.
    #[must_use]
    pub fn bypass(self) -> Bypass {
        match self {
            Self::Silver => Bypass::Silver,
            Self::Adamantine => Bypass::Adamantine,
        }
    }
}

/// The defenses that damage bypasses.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Bypass {
    /// None.
    #[default]
    Nothing,
    /// Damage reduction, e.g. with a silver weapon against DR 10/silver (D35-95).
    Reduction,
    /// The defenses against nonmagical damage alone, e.g. with a magical weapon (D5E-84).
    Nonmagical,
    /// The defenses against nonmagical damage that name silver (D5E-84).
    Silver,
    /// The defenses against nonmagical damage that name adamantine (D5E-84).
    Adamantine,
    /// Every defense. The game master ignores them.
    Everything,
}

/// The type of damage, with what it bypasses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TypedDamage {
    /// The type.
    pub of: DamageType,
    /// The defenses that it bypasses.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub bypasses: Bypass,
}

impl From<DamageType> for TypedDamage {
    /// Returns damage of a type that bypasses nothing.
    fn from(of: DamageType) -> Self {
        Self {
            of,
            bypasses: Bypass::Nothing,
        }
    }
}
