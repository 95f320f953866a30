//! How the order of turns comes about, beyond the results.

use serde::{Deserialize, Serialize};

use crate::actor::Formula;
use crate::combatant::{Combatant, Side};
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
    /// Whether the formulas of the table add each combatant's initiative modifier.
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub bonus: RollBonus,
}

impl OrderRules {
    /// The largest number of phases.
    pub const MOST_PHASES: usize = 20;

    /// Returns the initiative roll of a combatant: its own formula, or else that of its side or the common one, to
    /// which its modifier may be added (ANY-1, ANY-16). A side has no modifier, so its roll adds none (AMB-ANY-9).
    ///
    /// ```
    /// # use asalto_core::{Combatant, Rules, Ruleset, Side};
    /// let mut hero = Combatant::new("Hero", Side::PARTY);
    /// hero.initiative = Some(9);
    /// let roll = Rules::from(Ruleset::Any).order.roll_of(&hero).unwrap();
    /// assert_eq!(roll.to_string(), "1d20+9");
    /// ```
    #[must_use]
    pub fn roll_of(&self, profile: &Combatant) -> Option<Formula> {
        let of_side = || {
            let mut sides = self.side_formulas.iter();
            sides.find(|(of, _)| *of == profile.side)
        };
        let of_table = || of_side().map(|(_, formula)| *formula).or(self.formula);
        profile.actor.initiative.or_else(|| {
            let adds = self.bonus == RollBonus::Own && self.sharing != SharingPolicy::Sides;
            let bonus = adds.then(|| profile.initiative_modifier());
            of_table().map(|dice| dice.plus(bonus.unwrap_or_default()))
        })
    }

    /// Returns these rules with the initiative dice of others, and the rest as it is.
    pub(crate) fn with_dice_of(&self, other: &Self) -> Self {
        Self {
            formula: other.formula,
            side_formulas: other.side_formulas.clone(),
            bonus: other.bonus,
            ..self.clone()
        }
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

/// The number that the formulas of the table add to the roll of a combatant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RollBonus {
    /// None: the formulas are the whole roll.
    #[default]
    None,
    /// Its own initiative modifier (ANY-16).
    Own,
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
