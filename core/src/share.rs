//! Damage to several combatants at once, of which each takes a share.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::damage_type::TypedDamage;
use crate::optional_field::is_default;
use crate::saving_throw::SaveKind;

/// The share of an amount of damage that a combatant takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DamageShare {
    /// All of it.
    #[default]
    Full,
    /// Half of it, as with resistance to its type.
    Half,
    /// Twice as much, as with vulnerability to its type.
    Double,
    /// None of it, as with immunity to its type.
    Nothing,
}

/// The effect of damage on hit points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DamageKind {
    /// It takes hit points.
    #[default]
    Lethal,
    /// It is counted apart, and compared with the hit points left (D35-91).
    Nonlethal,
}

/// A saving throw that reduces damage.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DamageSave {
    /// The kind of save, in the game master's words.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub name: String,
    /// Its kind, if it is one of the ruleset. Some kinds fail without a roll under a condition (AMB-D5E-39).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub kind: Option<SaveKind>,
    /// The DC.
    pub difficulty: i32,
    /// The share of the damage after a success.
    pub success: DamageShare,
}

/// A combatant that takes a share of damage.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DamageTarget {
    /// The combatant.
    pub who: CombatantId,
    /// Its share of the damage, before its save.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub share: DamageShare,
    /// The modifier of its save.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub modifier: i16,
    /// The result of its save with real dice, from -999 to 999.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub typed: Option<i32>,
    /// Whether it uses legendary resistance if its save fails (D5E-72).
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub resists: bool,
    /// The game master's ruling that it makes its save, which a condition would fail without a roll.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub rolls: bool,
}

/// A part of damage, with a type of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DamagePart {
    /// The damage of this part, from 1 to 99,999.
    pub amount: i32,
    /// Its type, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub damage_type: Option<TypedDamage>,
}

impl From<i32> for DamagePart {
    /// Returns damage without a type.
    fn from(amount: i32) -> Self {
        Self {
            amount,
            damage_type: None,
        }
    }
}

/// Damage to several combatants, of which each takes a share.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SharedDamage {
    /// The full damage, from 1 to 99,999.
    pub amount: i32,
    /// The save of each target for less damage, if one is allowed.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub save: Option<DamageSave>,
    /// The combatants that take it.
    pub targets: Vec<DamageTarget>,
    /// The effect of the damage on hit points.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub kind: DamageKind,
    /// The type of the damage, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub damage_type: Option<TypedDamage>,
    /// The parts of the same hit with other types, e.g. 4 by poison after 5 by fire. Defenses change each part, and the
    /// sum counts as one hit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub more: Vec<DamagePart>,
}

impl SharedDamage {
    /// Returns the parts of the damage, the first one included.
    pub fn parts(&self) -> impl Iterator<Item = DamagePart> {
        let first = DamagePart {
            amount: self.amount,
            damage_type: self.damage_type,
        };
        [first].into_iter().chain(self.more.iter().copied())
    }
}
