//! What Tales of War asks of a combatant: an initiative formula, points of action and limits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::dice::Die;
use crate::sorted::SortedMap;

/// Dice and a bonus, such as `1d10+4`, as the table gives them: the source names no dice
/// (AMB-TOW-15).
///
/// ```
/// use asalto_core::Formula;
/// let formula: Formula = "2d6-1".parse()?;
/// assert_eq!(formula.to_string(), "2d6-1");
/// # Ok::<(), asalto_core::NotAFormula>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Formula {
    dice: u8,
    die: Die,
    bonus: i16,
}

/// The text is no formula, or asks for more than 20 dice, 1,000 sides or a bonus of 999.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAFormula;

impl Formula {
    /// How many dice are rolled.
    pub fn dice(self) -> u8 {
        self.dice
    }

    /// Which die is rolled.
    pub fn die(self) -> Die {
        self.die
    }

    /// What is added to the faces.
    pub fn bonus(self) -> i16 {
        self.bonus
    }
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}d{}", self.dice, self.die.0)?;
        if self.bonus == 0 {
            Ok(())
        } else {
            write!(f, "{:+}", self.bonus)
        }
    }
}

impl FromStr for Formula {
    type Err = NotAFormula;

    fn from_str(text: &str) -> Result<Self, NotAFormula> {
        let (dice, rest) = text.split_once('d').ok_or(NotAFormula)?;
        let (sides, bonus) = match rest.find(['+', '-']) {
            Some(sign) => rest.split_at(sign),
            None => (rest, "0"),
        };
        let dice = if dice.is_empty() { "1" } else { dice };
        let dice = dice.parse().map_err(|_| NotAFormula)?;
        let sides = sides.parse().map_err(|_| NotAFormula)?;
        let bonus = bonus.parse().map_err(|_| NotAFormula)?;
        let sane = (1..=20).contains(&dice)
            && (2..=1_000).contains(&sides)
            && (-999..=999).contains(&bonus);
        sane.then_some(Self {
            dice,
            die: Die(sides),
            bonus,
        })
        .ok_or(NotAFormula)
    }
}

impl fmt::Display for NotAFormula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a formula such as 1d10+4")
    }
}

impl std::error::Error for NotAFormula {}

impl TryFrom<String> for Formula {
    type Error = NotAFormula;

    fn try_from(text: String) -> Result<Self, NotAFormula> {
        text.parse()
    }
}

impl From<Formula> for String {
    fn from(formula: Formula) -> Self {
        formula.to_string()
    }
}

/// Amounts of named resources, such as potency or virtue.
pub type Amounts = SortedMap<String, u16>;

/// What an actor of Tales of War has besides what every combatant has.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ActorProfile {
    /// How it rolls initiative; its totals are typed where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initiative: Option<Formula>,
    /// How many points of action (PA) it is granted each TOW-turn (TOW-40).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub points: u16,
    /// How much it may spend of each resource in a TOW-turn (TOW-34).
    #[serde(default, skip_serializing_if = "Amounts::is_empty")]
    pub limits: Amounts,
    /// What it often declares, each as a line in the table's own words.
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
    /// Whether names and numbers are within what a form may hold.
    pub(crate) fn is_sane(&self) -> bool {
        let short = |line: &String| !line.trim().is_empty() && line.chars().count() <= 200;
        let actions = &self.actions;
        self.points <= 9_999
            && amounts_are_sane(&self.limits)
            && actions.len() <= 30
            && actions.iter().all(short)
    }
}

/// Whether a list of amounts is short, with short names.
pub(crate) fn amounts_are_sane(amounts: &Amounts) -> bool {
    let named = |name: &String| !name.trim().is_empty() && name.chars().count() <= 40;
    amounts.len() <= 20 && amounts.iter().all(|(name, &n)| named(name) && n <= 9_999)
}

/// What an action costs, all of it paid at once (TOW-57).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Cost {
    /// Points of action.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub points: u16,
    /// Resources that are limited each TOW-turn.
    #[serde(default, skip_serializing_if = "Amounts::is_empty")]
    pub resources: Amounts,
}

impl Cost {
    /// Whether it costs nothing.
    pub fn is_free(&self) -> bool {
        self.points == 0 && self.resources.values().all(|&amount| amount == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_formula_reads_as_it_is_written() {
        let again = |text: &str| text.parse::<Formula>().map(String::from);
        for text in ["1d10+4", "2d6-1", "3d8"] {
            assert_eq!(again(text), Ok(text.to_owned()));
        }
        assert_eq!(again("d20"), Ok("1d20".to_owned()));
    }

    #[test]
    fn what_is_no_formula_is_refused() {
        for text in ["", "20", "0d6", "1d1", "1d6+", "99d6", "1d6+1000", "1dx"] {
            assert_eq!(text.parse::<Formula>(), Err(NotAFormula), "{text}");
        }
    }
}
