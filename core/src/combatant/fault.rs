//! Mistakes in a profile.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Base, Combatant, Defenses, LegendaryTraits, LimitedUse, NumericField};
use crate::wording::is_short_name;

/// A mistake in a profile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ProfileFault {
    /// There is no name, or it is longer than [`Combatant::LONGEST_NAME`].
    Name,
    /// The Dexterity score is not within 0 to 99.
    Dexterity,
    /// The initiative modifier is not within -99 to 99.
    Initiative,
    /// The Stealth modifier is not within -99 to 99.
    Stealth,
    /// The passive Perception score is not within -99 to 999.
    PassivePerception,
    /// The armor class is not within -99 to 999.
    ArmorClass,
    /// The hit points are not within 1 to 99,999.
    HitPoints,
    /// A grant of bonus actions has no name or too long a name, or there are more than 20 grants.
    BonusActions,
    /// There are too many limits or actions, a name is missing or too long, or a number is over
    /// 9,999.
    Actor,
    /// There are more than 20 legendary actions or resistances.
    Legendary,
    /// The count of a second place is not within -99 to 999.
    Count,
    /// The second number is not within -999 to 999.
    Second,
    /// The reference is longer than [`Combatant::LONGEST_NAME`].
    #[serde(rename = "ref")]
    Reference,
    /// The level is not within 1 to 99.
    Level,
    /// The second name for players shows nothing, or it is longer than [`Combatant::LONGEST_NAME`].
    Disguise,
    /// The number of a damage reduction or a resistance is not within 1 to 999, what bypasses the reduction has no short
    /// name, or there are too many resistances.
    Defenses,
    /// A limited use has no short name of its own, or its numbers do not exist; or there are more than 20.
    LimitedUses,
    /// The letter of the base is not one, or the picture is too large or no image.
    Base,
}

impl fmt::Display for ProfileFault {
    /// Writes a sentence for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let longest = Combatant::LONGEST_NAME;
        match self {
            Self::Name => write!(f, "the name is missing or has more than {longest} characters"),
            Self::Dexterity => out_of_range(f, "the Dexterity score", NumericField::Dexterity),
            Self::Initiative => {
                out_of_range(f, "the initiative modifier", NumericField::Initiative)
            }
            Self::Stealth => out_of_range(f, "the Stealth modifier", NumericField::Stealth),
            Self::PassivePerception => {
                let field = NumericField::PassivePerception;
                out_of_range(f, "the passive Perception score", field)
            }
            Self::ArmorClass => out_of_range(f, "the armor class", NumericField::ArmorClass),
            Self::HitPoints => out_of_range(f, "the maximum of hit points", NumericField::HitPoints),
            Self::BonusActions => f.write_str(
                "a grant of bonus actions has no name or too long a name, or there are more than 20",
            ),
            Self::Actor => f.write_str(
                "there are too many limits or actions, a name is missing or too long, \
                 or a number is over 9,999",
            ),
            Self::Legendary => write!(
                f,
                "there are more than {} legendary actions or resistances",
                LegendaryTraits::MOST
            ),
            Self::Count => f.write_str("the count of a second place is not within -99 to 999"),
            Self::Second => out_of_range(f, "the second number", NumericField::TieBreak),
            Self::Reference => write!(f, "the reference has more than {longest} characters"),
            Self::Level => out_of_range(f, "the level", NumericField::Level),
            Self::Disguise => write!(
                f,
                "the second name for players is empty or has more than {longest} characters"
            ),
            Self::Defenses => write!(
                f,
                "a number of the defenses is not within 1 to {}, what bypasses them has no short name, \
                 or there are too many",
                Defenses::MOST
            ),
            Self::Base => write!(
                f,
                "the letter of the base is not one, or the picture is no image of at most {} bytes",
                Base::LONGEST_PICTURE
            ),
            Self::LimitedUses => write!(
                f,
                "a limited use has no short name of its own, a number is out of range, or there are more than {}",
                LimitedUse::MOST
            ),
        }
    }
}

impl NumericField {
    /// Returns the fault of a number that is out of range.
    pub const fn fault(self) -> ProfileFault {
        match self {
            Self::Initiative => ProfileFault::Initiative,
            Self::Dexterity => ProfileFault::Dexterity,
            Self::HitPoints => ProfileFault::HitPoints,
            Self::ArmorClass => ProfileFault::ArmorClass,
            Self::ActionPoints => ProfileFault::Actor,
            Self::TieBreak => ProfileFault::Second,
            Self::Level => ProfileFault::Level,
            Self::Stealth => ProfileFault::Stealth,
            Self::PassivePerception => ProfileFault::PassivePerception,
            Self::LegendaryActions | Self::LegendaryResistance => ProfileFault::Legendary,
        }
    }
}

/// Writes the sentence of a number that is out of range.
fn out_of_range(f: &mut fmt::Formatter<'_>, name: &str, field: NumericField) -> fmt::Result {
    let range = field.range();
    write!(
        f,
        "{name} is not within {} to {}",
        range.start(),
        range.end()
    )
}

impl std::error::Error for ProfileFault {}

impl Combatant {
    /// Checks for mistakes of a form or a file.
    ///
    /// # Errors
    /// The first [`ProfileFault`] found: of the name, of the numbers, and then of the rest.
    pub fn validate(&self) -> Result<(), ProfileFault> {
        let mut numbers = NumericField::ALL.iter();
        if !is_short_name(&self.name, Self::LONGEST_NAME) {
            Err(ProfileFault::Name)
        } else if let Some(field) = numbers.find(|field| !field.is_valid(self)) {
            Err(field.fault())
        } else if self.bonus_actions.len() > 20
            || self
                .bonus_actions
                .iter()
                .any(|name| !is_short_name(name, Self::LONGEST_NAME))
        {
            Err(ProfileFault::BonusActions)
        } else if !self.actor.is_within_limits() {
            Err(ProfileFault::Actor)
        } else if self
            .place
            .is_some_and(|place| !(-99..=999).contains(&place.count))
        {
            Err(ProfileFault::Count)
        } else if self
            .reference
            .as_ref()
            .is_some_and(|text| text.chars().count() > Self::LONGEST_NAME)
        {
            Err(ProfileFault::Reference)
        } else if self
            .disguise
            .as_ref()
            .is_some_and(|name| !is_short_name(name, Self::LONGEST_NAME))
        {
            Err(ProfileFault::Disguise)
        } else if !self.defenses.is_within_limits() {
            Err(ProfileFault::Defenses)
        } else if !LimitedUse::are_valid(&self.limited_uses) {
            Err(ProfileFault::LimitedUses)
        } else if !self.base.is_valid() {
            Err(ProfileFault::Base)
        } else {
            Ok(())
        }
    }
}
