//! Limited uses of a creature.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::wording::is_short_name;

/// Something that a creature can do a limited number of times, such as a breath weapon (D5E-83).
///
/// ```
/// use asalto_core::combatant::{LimitedUse, UseLimit};
/// let breath = LimitedUse::new("Fire Breath", UseLimit::Recharge { from: 5, to: 6 });
/// assert_eq!(breath.limit.uses(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LimitedUse {
    /// Its name, in the game master's words. A creature has each name once.
    pub name: String,
    /// The number of uses, and the way in which they come back.
    pub limit: UseLimit,
}

/// The number of limited uses, and the way in which they come back. Its text is that of a stat block, without the word in
/// front of the numbers of a die.
///
/// ```
/// use asalto_core::combatant::UseLimit;
/// assert_eq!("5–6".parse(), Ok(UseLimit::Recharge { from: 5, to: 6 }));
/// assert_eq!("3/Day".parse(), Ok(UseLimit::Day { uses: 3 }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum UseLimit {
    /// One use. A d6 at the start of each turn of the creature brings it back: `Recharge 5–6`.
    Recharge {
        /// The lowest number on the die that does, from 1 to 6.
        from: u8,
        /// The highest one, from `from` to 6.
        to: u8,
    },
    /// Uses that a long rest brings back: `3/Day`.
    Day {
        /// The number of uses, from 1 to 20.
        uses: u8,
    },
}

impl LimitedUse {
    /// The highest number of limited uses of one creature.
    pub const MOST: usize = 20;
    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = 120;

    /// Returns a limited use.
    #[must_use]
    pub fn new(name: impl Into<String>, limit: UseLimit) -> Self {
        let name = name.into();
        Self { name, limit }
    }

    /// Returns whether each of them has a short name of its own, and numbers that exist.
    pub(crate) fn are_valid(all: &[Self]) -> bool {
        let is_new =
            |(at, one): (usize, &Self)| all[..at].iter().all(|other| other.name != one.name);
        all.len() <= Self::MOST
            && all.iter().all(|one| one.limit.is_valid())
            && all
                .iter()
                .all(|one| is_short_name(&one.name, Self::LONGEST_NAME))
            && all.iter().enumerate().all(is_new)
    }
}

impl UseLimit {
    /// The highest number of uses a day.
    pub const MOST: u8 = 20;
    /// The highest number on the die of a recharge.
    pub const SIDES: u8 = 6;

    /// Returns the number of uses.
    #[must_use]
    pub fn uses(self) -> u8 {
        match self {
            Self::Recharge { .. } => 1,
            Self::Day { uses } => uses,
        }
    }

    /// Returns whether its numbers exist.
    #[must_use]
    pub fn is_valid(self) -> bool {
        match self {
            Self::Recharge { from, to } => {
                (1..=Self::SIDES).contains(&from) && (from..=Self::SIDES).contains(&to)
            }
            Self::Day { uses } => (1..=Self::MOST).contains(&uses),
        }
    }

    /// Returns whether a number on the die brings a use back.
    #[must_use]
    pub fn is_met_by(self, face: u16) -> bool {
        match self {
            Self::Recharge { from, to } => (u16::from(from)..=u16::from(to)).contains(&face),
            Self::Day { .. } => false,
        }
    }
}

/// The text is no limit of uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseUseLimitError;

impl fmt::Display for ParseUseLimitError {
    /// Writes a sentence for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a limit of uses is a number on a d6, two of them, or a number a day: 6, 5-6, 3/day",
        )
    }
}

impl std::error::Error for ParseUseLimitError {}

impl FromStr for UseLimit {
    type Err = ParseUseLimitError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |text: &str| text.trim().parse::<u8>().map_err(|_| ParseUseLimitError);
        let limit = match text.split_once('/') {
            Some((_, day)) if day.trim().is_empty() => return Err(ParseUseLimitError),
            Some((uses, _)) => Self::Day {
                uses: number(uses)?,
            },
            None => {
                let (from, to) = text.split_once(['-', '–', '—']).unwrap_or((text, text));
                Self::Recharge {
                    from: number(from)?,
                    to: number(to)?,
                }
            }
        };
        Some(limit)
            .filter(|limit| limit.is_valid())
            .ok_or(ParseUseLimitError)
    }
}
