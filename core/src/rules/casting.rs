//! What may become of a spell while it is being cast.

use serde::{Deserialize, Serialize};

/// What a ruleset makes of the casting of a spell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum CastingPolicy {
    /// It is an action like any other.
    #[default]
    Plain,
    /// Damage asks for a Concentration check, and a readied counterspell may stop it (D35-65 to
    /// D35-73).
    Checks,
}

impl CastingPolicy {
    /// What a Concentration check has to reach: 10, the damage and the level of the spell (D35-66).
    #[must_use]
    pub fn concentration(self, damage: i32, level: u8) -> i32 {
        damage.saturating_add(10 + i32::from(level))
    }

    /// What a Spellcraft check has to reach that identifies a spell being cast (D35-68).
    #[must_use]
    pub fn spellcraft(self, level: u8) -> i32 {
        15 + i32::from(level)
    }

    /// What a dispel check has to reach (D35-72).
    #[must_use]
    pub fn dispel(self, caster_level: u8) -> i32 {
        11 + i32::from(caster_level)
    }

    /// What a caster level adds to a dispel check: no more than 10.
    #[must_use]
    pub fn dispel_modifier(self, caster_level: i16) -> i16 {
        caster_level.min(10)
    }
}
