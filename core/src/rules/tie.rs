//! How equal initiative results are ordered.

use serde::{Deserialize, Serialize};

use crate::combatant::{Combatant, Controller};
use crate::die::Die;
use crate::law::Law;

/// The number compared first between equal results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TieKey {
    /// The total initiative modifier, highest first (D35-4).
    Modifier,
    /// The Dexterity score, highest first (D30-31).
    Dexterity,
    /// The second number of the profile, highest first (ANY-3).
    Second,
}

impl TieKey {
    /// Returns the number to compare, highest first.
    pub fn of(self, combatant: &Combatant) -> i16 {
        match self {
            Self::Modifier => combatant.initiative_modifier(),
            Self::Dexterity => combatant.dexterity.unwrap_or(10),
            Self::Second => combatant.second.unwrap_or_default(),
        }
    }

    /// Returns the point of law behind the key.
    #[must_use]
    pub fn law(self) -> Law {
        match self {
            Self::Modifier => Law::HigherModifierFirst,
            Self::Dexterity => Law::HigherDexterityFirst,
            Self::Second => Law::HigherSecondFirst,
        }
    }
}

/// The person or the roll that breaks a tie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TieBreaker {
    /// A coin toss or a roll-off (D35-5).
    #[default]
    Lots,
    /// A d20 each, highest first (D5E-27).
    RollOff,
    /// Tie-break rolls (TOW-31).
    TieBreakRolls,
    /// The game master, among combatants that the game master controls (D5E-24).
    GameMaster,
    /// The players, among their own characters (D5E-25).
    Players,
    /// The game master, between players' characters and other combatants (D5E-26).
    GameMasterForAll,
    /// No one: the game master's creatures keep the order in which they joined (AMB-D5E-20).
    AsEntered,
    /// The game master, who chooses the side that begins where sides have no numbers (ANY-5).
    FirstSide,
}

impl TieBreaker {
    /// Returns who breaks a tie between combatants with these controllers.
    #[must_use]
    pub fn among(controllers: impl IntoIterator<Item = Controller>) -> Self {
        let mut found = [false; 2];
        for controller in controllers {
            found[usize::from(controller == Controller::Player)] = true;
        }
        match found {
            [true, true] => Self::GameMasterForAll,
            [false, true] => Self::Players,
            [_, false] => Self::GameMaster,
        }
    }

    /// Returns the point of law behind the tie-breaker.
    #[must_use]
    pub fn law(self) -> Law {
        match self {
            Self::Lots => Law::TieByLots,
            Self::RollOff => Law::TieRolledOff,
            Self::TieBreakRolls => Law::TieBreakRolls,
            Self::GameMaster => Law::TieForGameMaster,
            Self::Players => Law::TieForPlayers,
            Self::GameMasterForAll => Law::TieForAll,
            Self::AsEntered => Law::TieAsEntered,
            Self::FirstSide => Law::SideTogether,
        }
    }
}

/// Whether people are asked about a tie among combatants that the game master controls (AMB-D5E-20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CreatureTies {
    /// They keep the order in which they joined.
    #[default]
    AsEntered,
    /// The game master is asked.
    Asked,
}

/// How a ruleset breaks ties, which it always reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TiePolicy {
    /// A number of the profile, then dice.
    ///
    /// A coin between two is a single toss: 1 means the combatant that joined the encounter
    /// earlier. Any other die is a roll-off: each rolls, the highest goes first, and equal rolls
    /// are repeated (D35-5, AMB-D35-2).
    Lots {
        /// The number compared first.
        key: TieKey,
        /// A coin, or the die of the roll-off.
        die: Die,
    },
    /// The players or the game master break the tie, or choose a roll-off (D5E-24 to D5E-27,
    /// AMB-D5E-8).
    Decide,
    /// Dice break every tie: a d20 each, highest first, and equal rolls are repeated (D5E-27).
    RollOff,
    /// Tie-break rolls: each rolls, highest first, and equal rolls are repeated (TOW-31).
    TieBreakRolls {
        /// The die of the tie-break rolls.
        die: Die,
    },
    /// A second number of the profile, then the game master (ANY-3).
    SecondNumber,
    /// None: equal combatants act together, in any order (ANY-3).
    Together,
    /// The order of entry (ANY-6, ANY-8).
    AsEntered,
}

impl TiePolicy {
    /// Returns the number compared before dice or people break the tie.
    #[must_use]
    pub fn key(self) -> Option<TieKey> {
        match self {
            Self::Lots { key, .. } => Some(key),
            Self::SecondNumber => Some(TieKey::Second),
            Self::Decide
            | Self::RollOff
            | Self::TieBreakRolls { .. }
            | Self::Together
            | Self::AsEntered => None,
        }
    }
}
