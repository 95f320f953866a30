//! How a spell can be disrupted while it is being cast.

use serde::{Deserialize, Serialize};

/// How a ruleset treats the casting of a spell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CastingPolicy {
    /// Casting is an action like any other.
    #[default]
    Plain,
    /// Damage and distraction call for a Concentration check, and a readied counterspell can stop the spell
    /// (D35-65 to D35-73).
    Checks,
    /// Casting is an action like any other. A combatant expends at most one spell slot in a turn to
    /// cast a spell (D24-16).
    OneSlotPerTurn,
}

impl CastingPolicy {
    /// Returns whether a spell being cast can be disrupted, so that its casting goes on the stack.
    #[must_use]
    pub fn has_checks(self) -> bool {
        match self {
            Self::Plain | Self::OneSlotPerTurn => false,
            Self::Checks => true,
        }
    }

    /// Returns whether the expended spell slots of a turn are limited (D24-16).
    #[must_use]
    pub fn limits_slots(self) -> bool {
        match self {
            Self::Plain | Self::Checks => false,
            Self::OneSlotPerTurn => true,
        }
    }

    /// Returns the DC of a Concentration check after damage: 10 + damage + spell level (D35-66).
    #[must_use]
    pub fn concentration(self, damage: i32, level: u8) -> i32 {
        self.distraction(damage.saturating_add(10), level)
    }

    /// Returns the DC of a Concentration check after a distraction: its DC + spell level (D35-65,
    /// AMB-D35-15).
    #[must_use]
    pub fn distraction(self, difficulty: i32, level: u8) -> i32 {
        difficulty.saturating_add(i32::from(level))
    }

    /// Returns the level of dispel magic, which a counterspell may be (D35-72,
    /// AMB-D35-16).
    #[must_use]
    pub fn dispel_level(self) -> u8 {
        3
    }

    /// Returns the DC of a Spellcraft check to identify a spell being cast (D35-68).
    #[must_use]
    pub fn spellcraft(self, level: u8) -> i32 {
        15 + i32::from(level)
    }

    /// Returns the DC of a dispel check (D35-72).
    #[must_use]
    pub fn dispel(self, caster_level: u8) -> i32 {
        11 + i32::from(caster_level)
    }

    /// Returns the modifier that a caster level gives to a dispel check, at most 10.
    #[must_use]
    pub fn dispel_modifier(self, caster_level: i16) -> i16 {
        caster_level.min(10)
    }
}
