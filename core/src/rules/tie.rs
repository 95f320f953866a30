//! What decides between equal initiative results.

use serde::{Deserialize, Serialize};

use crate::combatant::{Combatant, Controller};
use crate::dice::Die;
use crate::rule_id::RuleId;

/// What is compared first between equal results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TieKey {
    /// The total initiative modifier, the higher first (D35-4).
    Modifier,
    /// The Dexterity score, the higher first (D30-31).
    Dexterity,
}

impl TieKey {
    /// The number that is compared, the higher first.
    pub fn of(self, combatant: &Combatant) -> i16 {
        match self {
            Self::Modifier => combatant.initiative_modifier(),
            Self::Dexterity => combatant.dexterity.unwrap_or(10),
        }
    }

    /// The rule that says so.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            Self::Modifier => RuleId::D35(4),
            Self::Dexterity => RuleId::D30(31),
        }
    }
}

/// Who or what decides a tie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TieBreaker {
    /// Lots (D35-5).
    #[default]
    Lots,
    /// A d20 for each, the highest first (D5E-27).
    RollOff,
    /// Tie-break rolls (TOW-31).
    TieBreakRolls,
    /// The game master, among those the game master decides for (D5E-24).
    GameMaster,
    /// The players, among their characters (D5E-25).
    Players,
    /// The game master, between players' characters and others (D5E-26).
    GameMasterForAll,
}

impl TieBreaker {
    /// Whose decision a tie is between combatants of these controllers.
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

    /// The rule that says so.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            Self::Lots => RuleId::D35(5),
            Self::RollOff => RuleId::D5e(27),
            Self::TieBreakRolls => RuleId::Tow(31),
            Self::GameMaster => RuleId::D5e(24),
            Self::Players => RuleId::D5e(25),
            Self::GameMasterForAll => RuleId::D5e(26),
        }
    }
}

/// How a ruleset decides ties; never silently.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TiePolicy {
    /// A number of the profile, then lots. Between two, lots with a coin are one toss: 1 for the
    /// one who joined the encounter earlier. Any other die is a roll-off: each rolls, the highest
    /// first, equal ones again (D35-5, AMB-D35-2).
    Lots {
        /// What is compared first.
        key: TieKey,
        /// A coin, or the die of the roll-off.
        die: Die,
    },
    /// The one whose decision it is decides, or has dice decide (D5E-24 to D5E-27, AMB-D5E-8).
    Decide,
    /// Dice decide every tie: a d20 for each, the highest first, equal ones again (D5E-27).
    RollOff,
    /// Tie-break rolls: each rolls, the highest first, equal ones again (TOW-31).
    TieBreakRolls {
        /// The die of the tie-break rolls.
        die: Die,
    },
}

impl TiePolicy {
    /// What is compared before anything is left to lots or to a person.
    #[must_use]
    pub fn key(self) -> Option<TieKey> {
        match self {
            Self::Lots { key, .. } => Some(key),
            Self::Decide | Self::RollOff | Self::TieBreakRolls { .. } => None,
        }
    }

    /// The rule by which equal keys are decided.
    #[must_use]
    pub fn last_resort(self) -> RuleId {
        match self {
            Self::Lots {
                key: TieKey::Dexterity,
                ..
            } => RuleId::D30(31),
            Self::Lots { .. } => RuleId::D35(5),
            Self::Decide | Self::RollOff => RuleId::D5e(27),
            Self::TieBreakRolls { .. } => RuleId::Tow(31),
        }
    }

    /// The rule by which somebody or something decides.
    #[must_use]
    pub fn rule_of(self, by: TieBreaker) -> RuleId {
        match by {
            TieBreaker::Lots => self.last_resort(),
            by => by.rule(),
        }
    }

    /// The rule by which the order stays as the results have made it.
    #[must_use]
    pub fn keeps_order(self) -> RuleId {
        match self {
            Self::Lots {
                key: TieKey::Dexterity,
                ..
            } => RuleId::D30(32),
            Self::Lots { .. } => RuleId::D35(3),
            Self::Decide | Self::RollOff => RuleId::D5e(23),
            Self::TieBreakRolls { .. } => RuleId::Tow(39),
        }
    }

    /// The rule by which the higher result goes first.
    #[must_use]
    pub fn highest_first(self) -> RuleId {
        match self {
            Self::Lots {
                key: TieKey::Dexterity,
                ..
            } => RuleId::D30(32),
            Self::Lots { .. } => RuleId::D35(2),
            Self::Decide | Self::RollOff => RuleId::D5e(22),
            // Main phases come by decreasing initiative.
            Self::TieBreakRolls { .. } => RuleId::Tow(39),
        }
    }
}
