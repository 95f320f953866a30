//! How the order of turns comes about, beyond the results.

use serde::{Deserialize, Serialize};

use crate::actor::Formula;
use crate::combatant::Side;
use crate::wording::is_short_name;

/// How the order of turns comes about, beyond the results themselves.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", default)]
pub struct OrderRules {
    /// Which result acts first.
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub direction: Direction,
    /// Which combatants share one result.
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub sharing: SharingPolicy,
    /// Who determines the next turn.
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub turns: TurnPolicy,
    /// The formula of combatants that have none, if their side has none either.
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub formula: Option<Formula>,
    /// The formula of combatants that have none, by side.
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub side_formulas: Vec<(Side, Formula)>,
    /// The names of the phases of a round, if it has phases.
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub phases: Vec<String>,
}

impl OrderRules {
    /// The largest number of phases.
    pub const MOST_PHASES: usize = 20;

    /// Returns the formula for a combatant: its own, its side's or the common formula (ANY-1).
    #[must_use]
    pub fn formula_for(&self, own: Option<Formula>, side: Side) -> Option<Formula> {
        let of_side = self.side_formulas.iter().find(|(of, _)| *of == side);
        own.or(of_side.map(|(_, formula)| *formula))
            .or(self.formula)
    }

    /// Whether there are not too many phases, and each has a different short name (ANY-15).
    pub(crate) fn is_within_limits(&self) -> bool {
        let named = |name: &String| is_short_name(name, 40);
        let alone = |(index, name): (usize, &String)| !self.phases[..index].contains(name);
        self.phases.len() <= Self::MOST_PHASES
            && self.phases.iter().all(named)
            && self.phases.iter().enumerate().all(alone)
    }

    /// Returns whether someone chooses who acts next: whoever has acted, the game master in each phase, or the members
    /// of a side among themselves (ANY-5, ANY-6, ANY-15).
    #[must_use]
    pub fn is_by_choice(&self) -> bool {
        self.turns != TurnPolicy::InOrder || self.sharing == SharingPolicy::Sides
    }

    /// Returns the name of a phase, if the round has phases.
    #[must_use]
    pub fn phase(&self, number: usize) -> Option<&str> {
        self.phases.get(number).map(String::as_str)
    }
}

/// Which result acts first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Direction {
    /// The highest acts first.
    #[default]
    HighestFirst,
    /// The lowest acts first (ANY-2).
    LowestFirst,
}

impl Direction {
    /// Returns the rank of a count: the higher rank acts first. The rank of a rank is the count.
    #[must_use]
    pub fn rank(self, count: i32) -> i32 {
        match self {
            Self::HighestFirst => count,
            Self::LowestFirst => count.saturating_neg(),
        }
    }
}

/// Which combatants share one result, and so act in any order at one count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SharingPolicy {
    /// A group of identical creatures.
    #[default]
    Groups,
    /// A whole side (ANY-5).
    Sides,
}

/// Who determines the next turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TurnPolicy {
    /// The order does.
    #[default]
    InOrder,
    /// The combatant that has acted names the next among those yet to act in the round (ANY-6).
    HandOver,
    /// The game master does, in each phase of the round (ANY-15).
    #[serde(rename = "told")]
    GameMaster,
}
