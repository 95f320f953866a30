//! The names of the rules: what a reason, a refusal, a test and a scenario cite.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::rules::Ruleset;

/// The id of one rule of the catalogue in `docs/rules`, such as `D35-4`.
///
/// ```
/// use asalto_core::RuleId;
/// assert_eq!(RuleId::D35(4).to_string(), "D35-4");
/// assert_eq!("TOW-80".parse(), Ok(RuleId::Tow(80)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum RuleId {
    /// D&D 3.0, how an encounter starts.
    #[serde(rename = "D30")]
    D30(u8),
    /// D&D 3.5, initiative, surprise, ready and delay.
    #[serde(rename = "D35")]
    D35(u8),
    /// D&D 5e, the order of combat.
    #[serde(rename = "D5E")]
    D5e(u8),
    /// Tales of War Online, turn, stack and priority.
    #[serde(rename = "TOW")]
    Tow(u8),
}

impl RuleId {
    /// The ruleset whose text states it.
    #[must_use]
    pub fn ruleset(self) -> Ruleset {
        match self {
            Self::D30(_) => Ruleset::Dnd30,
            Self::D35(_) => Ruleset::Dnd35,
            Self::D5e(_) => Ruleset::Dnd5e,
            Self::Tow(_) => Ruleset::TalesOfWar,
        }
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::D30(n) => write!(f, "D30-{n}"),
            Self::D35(n) => write!(f, "D35-{n}"),
            Self::D5e(n) => write!(f, "D5E-{n}"),
            Self::Tow(n) => write!(f, "TOW-{n}"),
        }
    }
}

/// The text is not the id of a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotARuleId;

impl FromStr for RuleId {
    type Err = NotARuleId;

    fn from_str(text: &str) -> Result<Self, NotARuleId> {
        let (system, number) = text.split_once('-').ok_or(NotARuleId)?;
        let number = number.parse().map_err(|_| NotARuleId)?;
        match system {
            "D30" => Ok(Self::D30(number)),
            "D35" => Ok(Self::D35(number)),
            "D5E" => Ok(Self::D5e(number)),
            "TOW" => Ok(Self::Tow(number)),
            _ => Err(NotARuleId),
        }
    }
}
