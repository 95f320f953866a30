//! Rule ids, which reasons, rejections, tests and scenarios cite.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::ruleset::Ruleset;

/// The id of one rule of the catalog in `docs/rules`, e.g. `D35-4`.
///
/// ```
/// use asalto_core::RuleId;
/// assert_eq!(RuleId::D35(4).to_string(), "D35-4");
/// assert_eq!("TOW-80".parse(), Ok(RuleId::Tow(80)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RuleId {
    /// D&D 3.0: the start of an encounter.
    #[serde(rename = "D30")]
    D30(u8),
    /// D&D 3.5: initiative, surprise, ready and delay.
    #[serde(rename = "D35")]
    D35(u8),
    /// D&D 5e: the order of combat.
    #[serde(rename = "D5E")]
    D5e(u8),
    /// D&D 5e as of 2024: the differences from 2014.
    #[serde(rename = "D24")]
    D24(u8),
    /// Tales of War Online: turn, stack and priority.
    #[serde(rename = "TOW")]
    Tow(u8),
    /// Any other game.
    #[serde(rename = "ANY")]
    Any(u8),
}

impl RuleId {
    /// Returns the id of a rule of a ruleset's text.
    #[must_use]
    pub fn of(ruleset: Ruleset, number: u8) -> Self {
        match ruleset {
            Ruleset::Dnd30 => Self::D30(number),
            Ruleset::Dnd35 => Self::D35(number),
            Ruleset::Dnd5e => Self::D5e(number),
            Ruleset::Dnd5e2024 => Self::D24(number),
            Ruleset::TalesOfWar => Self::Tow(number),
            Ruleset::Any => Self::Any(number),
        }
    }

    /// Returns the ruleset whose text states it.
    #[must_use]
    pub fn ruleset(self) -> Ruleset {
        self.parts().0
    }

    /// Returns the ruleset, its three letters and the number of the rule.
    fn parts(self) -> (Ruleset, &'static str, u8) {
        match self {
            Self::D30(number) => (Ruleset::Dnd30, "D30", number),
            Self::D35(number) => (Ruleset::Dnd35, "D35", number),
            Self::D5e(number) => (Ruleset::Dnd5e, "D5E", number),
            Self::D24(number) => (Ruleset::Dnd5e2024, "D24", number),
            Self::Tow(number) => (Ruleset::TalesOfWar, "TOW", number),
            Self::Any(number) => (Ruleset::Any, "ANY", number),
        }
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (_, letters, number) = self.parts();
        write!(f, "{letters}-{number}")
    }
}

/// The text is not a rule id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseRuleIdError;

impl fmt::Display for ParseRuleIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a rule id such as D35-4")
    }
}

impl std::error::Error for ParseRuleIdError {}

impl FromStr for RuleId {
    type Err = ParseRuleIdError;

    fn from_str(text: &str) -> Result<Self, ParseRuleIdError> {
        let (letters, number) = text.split_once('-').ok_or(ParseRuleIdError)?;
        let number = number.parse().map_err(|_| ParseRuleIdError)?;
        let mut ids = Ruleset::ALL.into_iter().map(|one| Self::of(one, number));
        ids.find(|id| id.parts().1 == letters)
            .ok_or(ParseRuleIdError)
    }
}
