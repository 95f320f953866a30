//! The fields of a combatant that a file can give.

use std::fmt;
use std::ops::RangeInclusive;

/// A field of a combatant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// The name.
    Name,
    /// The number of combatants.
    Count,
    /// The hit points now.
    HitPoints,
    /// The maximum hit points.
    MaxHitPoints,
    /// The temporary hit points.
    TemporaryHitPoints,
    /// The armor class, also the armor class against touches and the like.
    ArmorClass,
    /// The initiative modifier.
    InitiativeModifier,
    /// The initiative that was rolled.
    Initiative,
    /// The Dexterity score.
    Dexterity,
    /// The Dexterity modifier.
    DexterityModifier,
    /// The challenge rating.
    Challenge,
    /// The level.
    Level,
    /// The experience points.
    Experience,
    /// The passive Perception score.
    PassivePerception,
    /// The legendary actions or resistances.
    Legendary,
    /// The round.
    Round,
    /// The side.
    Side,
    /// The stat block.
    Sheet,
}

impl Field {
    /// The numbers that make sense, which are those that the app can hold.
    pub(crate) fn range(self) -> RangeInclusive<i32> {
        match self {
            Self::HitPoints => -99_999..=99_999,
            Self::MaxHitPoints => 1..=99_999,
            Self::ArmorClass | Self::PassivePerception => -99..=999,
            Self::InitiativeModifier | Self::DexterityModifier => -99..=99,
            Self::Initiative => -999..=999,
            Self::Dexterity => 0..=99,
            Self::Level => -1..=99,
            Self::Experience => 0..=9_999_999,
            Self::Legendary => 0..=20,
            Self::TemporaryHitPoints | Self::Round => 0..=99_999,
            Self::Name | Self::Count | Self::Challenge | Self::Side | Self::Sheet => 0..=999_999,
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Name => "name",
            Self::Count => "count",
            Self::HitPoints => "hit points",
            Self::MaxHitPoints => "maximum hit points",
            Self::TemporaryHitPoints => "temporary hit points",
            Self::ArmorClass => "armor class",
            Self::InitiativeModifier => "initiative modifier",
            Self::Initiative => "initiative",
            Self::Dexterity => "Dexterity score",
            Self::DexterityModifier => "Dexterity modifier",
            Self::Challenge => "challenge rating",
            Self::Level => "level",
            Self::Experience => "experience points",
            Self::PassivePerception => "passive Perception",
            Self::Legendary => "legendary actions",
            Self::Round => "round",
            Self::Side => "side",
            Self::Sheet => "stat block",
        })
    }
}
