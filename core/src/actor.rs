//! The Tales of War profile of a combatant: initiative formula, AP and limits.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::die::Die;
use crate::roll::{DiceTerm, KeptDice, Sign, Term, parse};
use crate::sorted::SortedMap;
use crate::wording::is_short_name;

/// A formula of dice and a bonus, e.g. `1d10+4` or `2d20kh1-1d4`, as the game master enters it. The
/// sources of Tales of War name no dice (AMB-TOW-15).
///
/// ```
/// use asalto_core::actor::Formula;
/// let formula: Formula = "2d6-1".parse()?;
/// assert_eq!(formula.to_string(), "2d6-1");
/// # Ok::<(), asalto_core::actor::ParseFormulaError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Formula {
    dice: [Option<DiceTerm>; Self::MOST_KINDS],
    bonus: i16,
}

/// The text is not a formula, or exceeds 20 dice of 4 kinds, 1,000 sides or a bonus of 999.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseFormulaError;

impl Formula {
    /// A d20 without a bonus.
    pub const D20: Self = Self {
        dice: [
            Some(DiceTerm {
                sign: Sign::Plus,
                count: 1,
                die: Die::D20,
                keep: KeptDice::Highest(1),
            }),
            None,
            None,
            None,
        ],
        bonus: 0,
    };
    const MOST_KINDS: usize = 4;
    const BONUSES: RangeInclusive<i16> = -999..=999;

    /// Returns the bonus.
    pub fn bonus(self) -> i16 {
        self.bonus
    }

    /// Returns whether there is a die to roll.
    #[must_use]
    pub fn has_dice(self) -> bool {
        self.dice.iter().any(Option::is_some)
    }

    /// Returns the formula with a greater bonus, within its limits.
    #[must_use]
    pub fn plus(self, bonus: i16) -> Self {
        let bonus = self.bonus.saturating_add(bonus);
        Self {
            bonus: bonus.clamp(*Self::BONUSES.start(), *Self::BONUSES.end()),
            ..self
        }
    }

    /// Rolls the dice, and returns every number rolled and the sum of the dice that count.
    pub(crate) fn throw<E>(
        self,
        mut roll: impl FnMut(Die) -> Result<u16, E>,
    ) -> Result<(Vec<u16>, i32), E> {
        let (mut all, mut sum) = (Vec::new(), 0_i32);
        for dice in self.dice.into_iter().flatten() {
            let (faces, rolled) = dice.throw(&mut roll)?;
            sum += rolled.total();
            all.extend(faces);
        }
        Ok((all, sum))
    }
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, dice) in self.dice.iter().flatten().enumerate() {
            match (dice.sign, index) {
                (Sign::Plus, 0) => {}
                (Sign::Plus, _) => write!(f, "+")?,
                (Sign::Minus, _) => write!(f, "-")?,
            }
            write!(f, "{dice}")?;
        }
        if self.bonus == 0 {
            Ok(())
        } else {
            write!(f, "{:+}", self.bonus)
        }
    }
}

impl FromStr for Formula {
    type Err = ParseFormulaError;

    fn from_str(text: &str) -> Result<Self, ParseFormulaError> {
        let mut formula = Self {
            dice: [None; Self::MOST_KINDS],
            bonus: 0,
        };
        let (mut kinds, mut bonus, mut number) = (0, 0_i32, 0);
        for term in parse(text).map_err(|_| ParseFormulaError)? {
            match term {
                Term::Number(value) => bonus = bonus.saturating_add(value),
                Term::Dice(dice) => {
                    let place = formula.dice.get_mut(kinds).ok_or(ParseFormulaError)?;
                    *place = Some(dice).filter(|dice| dice.count > 0 && dice.die.0 > 1);
                    place.ok_or(ParseFormulaError)?;
                    kinds += 1;
                    number += dice.count;
                }
            }
        }
        formula.bonus = i16::try_from(bonus).map_err(|_| ParseFormulaError)?;
        let is_within_limits = number <= 20 && Self::BONUSES.contains(&formula.bonus);
        is_within_limits.then_some(formula).ok_or(ParseFormulaError)
    }
}

impl fmt::Display for ParseFormulaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a formula such as 1d10+4")
    }
}

impl std::error::Error for ParseFormulaError {}

impl TryFrom<String> for Formula {
    type Error = ParseFormulaError;

    fn try_from(text: String) -> Result<Self, ParseFormulaError> {
        text.parse()
    }
}

impl From<Formula> for String {
    fn from(formula: Formula) -> Self {
        formula.to_string()
    }
}

/// Amounts of named resources, e.g. potency or virtue.
pub type Amounts = SortedMap<String, u16>;

/// The profile that an actor of Tales of War has in addition to that of every combatant.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ActorProfile {
    /// The initiative formula. None if its totals are entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initiative: Option<Formula>,
    /// The AP granted each TOW turn (TOW-40).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub points: u16,
    /// The amount of each resource it may spend in a TOW turn (TOW-34).
    #[serde(default, skip_serializing_if = "Amounts::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<String, u16>"))]
    pub limits: Amounts,
    /// Its frequent actions, each as a line in the game master's words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<String>,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_zero(points: &u16) -> bool {
    *points == 0
}

impl ActorProfile {
    /// Whether the names, the limits and the actions are within the limits of a form.
    pub(crate) fn is_within_limits(&self) -> bool {
        let short = |line: &String| is_short_name(line, 200);
        let actions = &self.actions;
        amounts_are_within_limits(&self.limits) && actions.len() <= 30 && actions.iter().all(short)
    }
}

/// Whether a list of amounts is short, with short names.
pub(crate) fn amounts_are_within_limits(amounts: &Amounts) -> bool {
    // Objects of JavaScript cannot hold this name.
    let named = |name: &String| is_short_name(name, 40) && name != "__proto__";
    amounts.len() <= 20 && amounts.iter().all(|(name, &n)| named(name) && n <= 9_999)
}

/// The cost of an action, all paid at once (TOW-57).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Cost {
    /// The AP.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub points: u16,
    /// The resources that are limited each TOW turn.
    #[serde(default, skip_serializing_if = "Amounts::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<String, u16>"))]
    pub resources: Amounts,
}

impl Cost {
    /// Whether it costs nothing.
    pub fn is_free(&self) -> bool {
        self.points == 0 && self.resources.values().all(|&amount| amount == 0)
    }
}

impl fmt::Display for Cost {
    /// Writes the amounts, such as `3 AP and 1 Mana`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = (self.points > 0 || self.resources.is_empty()).then_some(("AP", self.points));
        let resources = self.resources.iter();
        let amounts = resources.map(|(name, &amount)| (name.as_str(), amount));
        for (index, (name, amount)) in points.into_iter().chain(amounts).enumerate() {
            let and = if index == 0 { "" } else { " and " };
            write!(f, "{and}{amount} {name}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_formula_reads_as_it_is_written() {
        let again = |text: &str| text.parse::<Formula>().map(String::from);
        for text in [
            "1d10+4",
            "2d6-1",
            "3d8",
            "2d20kh1+3",
            "1d20-1d4",
            "-1d4+2d6kl1",
        ] {
            assert_eq!(again(text), Ok(text.to_owned()));
        }
        assert_eq!(again("d20"), Ok("1d20".to_owned()));
        assert_eq!(again("5 + d6 adv + 1"), Err(ParseFormulaError));
        assert_eq!(again("d6 - 5 + 1 adv"), Ok("2d6kh1-4".to_owned()));
    }

    #[test]
    fn a_text_that_is_not_a_formula_is_an_error() {
        for text in [
            "",
            "20",
            "0d6",
            "1d1",
            "1d6+",
            "99d6",
            "1d6+1000",
            "1dx",
            "d4+d6+d8+d10+d12",
        ] {
            assert_eq!(text.parse::<Formula>(), Err(ParseFormulaError), "{text}");
        }
    }
}
