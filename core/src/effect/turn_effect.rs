//! Something that an effect does in each turn of its combatant.

use serde::{Deserialize, Serialize};

use super::LethalDamage;
use crate::damage_type::TypedDamage;
use crate::optional_field::is_default;
use crate::round::Round;

/// Something that an effect does at the start or the end of each turn of its combatant (D5E-82, D35-95).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TurnEffect {
    /// The moment in the turn.
    pub at: TurnMoment,
    /// The kind of effect.
    pub does: TurnEffectKind,
    /// Whether it is to be carried out now.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub due: bool,
    /// The round in which it last came due. It comes due once a round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub last: Option<Round>,
}

impl TurnEffect {
    /// Returns an effect that has not come due yet.
    ///
    /// ```
    /// use asalto_core::effect::{TurnEffect, TurnEffectKind, TurnMoment};
    /// let burns = TurnEffectKind::Damage { dice: "1d6".to_owned(), damage_type: None };
    /// let each = TurnEffect::new(TurnMoment::Start, burns);
    /// assert!(!each.due);
    /// ```
    #[must_use]
    pub fn new(at: TurnMoment, does: TurnEffectKind) -> Self {
        Self {
            at,
            does,
            due: false,
            last: None,
        }
    }

    /// Returns whether it restores hit points at the start of the turn.
    #[must_use]
    pub fn heals_at_start(&self) -> bool {
        self.does.heals() && self.at == TurnMoment::Start
    }
}

/// The moment of a turn at which an effect does something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TurnMoment {
    /// As the turn starts.
    Start,
    /// As the turn ends.
    End,
}

/// The kind of an effect in each turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TurnEffectKind {
    /// It deals damage.
    Damage {
        /// A number or a dice expression.
        dice: String,
        /// The type of the damage, if it has one.
        #[serde(
            default,
            rename = "damageType",
            skip_serializing_if = "Option::is_none"
        )]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        damage_type: Option<TypedDamage>,
    },
    /// It restores hit points.
    Healing {
        /// A number or a dice expression.
        dice: String,
    },
    /// The combatant regenerates: it regains hit points unless something prevents it in this turn. A creature of the
    /// game master that regenerates dies at 0 hit points only if it is prevented there. In D&D 3.0 and 3.5 damage is
    /// nonlethal to it, and it heals nonlethal damage alone (AMB-D35-35).
    Regeneration {
        /// A number or a dice expression.
        dice: String,
        /// The damage that stays lethal in D&D 3.0 and 3.5.
        #[serde(default, skip_serializing_if = "is_default")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        lethal: LethalDamage,
    },
    /// It reminds the table of the condition.
    Reminder,
}

impl TurnEffectKind {
    /// Returns regeneration by a number or a dice expression, which leaves no damage lethal.
    #[must_use]
    pub fn regeneration(dice: impl Into<String>) -> Self {
        Self::Regeneration {
            dice: dice.into(),
            lethal: LethalDamage::default(),
        }
    }

    /// Returns whether it restores hit points.
    #[must_use]
    pub fn heals(&self) -> bool {
        matches!(self, Self::Healing { .. } | Self::Regeneration { .. })
    }

    /// Returns the number or the dice expression, if it has one.
    #[must_use]
    pub fn dice(&self) -> Option<&str> {
        match self {
            Self::Damage { dice, .. }
            | Self::Healing { dice }
            | Self::Regeneration { dice, .. } => Some(dice),
            Self::Reminder => None,
        }
    }

    /// Returns the damage that stays lethal to a combatant that regenerates.
    #[must_use]
    pub fn lethal(&self) -> Option<&LethalDamage> {
        match self {
            Self::Regeneration { lethal, .. } => Some(lethal),
            Self::Damage { .. } | Self::Healing { .. } | Self::Reminder => None,
        }
    }

    /// Returns the type of its damage, if it deals damage of a type.
    #[must_use]
    pub fn damage_type(&self) -> Option<TypedDamage> {
        match self {
            Self::Damage { damage_type, .. } => *damage_type,
            Self::Healing { .. } | Self::Regeneration { .. } | Self::Reminder => None,
        }
    }

    /// Returns the number, if it needs no dice.
    ///
    /// ```
    /// use asalto_core::effect::TurnEffectKind;
    /// let heals = |dice: &str| TurnEffectKind::Healing { dice: dice.to_owned() };
    /// assert_eq!([heals("10").number(), heals("1d6").number()], [Some(10), None]);
    /// ```
    #[must_use]
    pub fn number(&self) -> Option<i32> {
        self.dice()?.trim().parse().ok()
    }
}

/// How an effect that is due is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TurnEffectInput {
    /// By its own number, or by rolling its dice.
    #[default]
    Roll,
    /// By the total of dice rolled at the table.
    Total {
        /// The total, from 1 to 99,999.
        total: i32,
    },
    /// Not at all: something prevents it in this turn.
    Prevented,
}

/// The outcome of an effect that was due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TurnEffectOutcome {
    /// It was carried out.
    Applied,
    /// Something prevented it.
    Prevented,
}
