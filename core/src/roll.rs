//! Rolls of any dice by an expression: `2d6+3`, `d20`, `2d20kh1`, `4d6dl1`, `d20+5 advantage`.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::die::Die;

/// The longest expression, in characters.
const LONGEST: usize = 100;
/// The maximum number of dice in one expression.
const MOST_DICE: u32 = 100;
/// The maximum number of sides of a die.
const MOST_SIDES: u32 = 1_000;
/// The largest number that may be added.
const LARGEST: u32 = 99_999;

/// The reason why an expression can't be rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RollFault {
    /// There is nothing to roll.
    Empty,
    /// It is too long.
    TooLong,
    /// It can't be read from this character on, counted from 0.
    Unreadable(usize),
    /// There are more than 100 dice.
    TooManyDice,
    /// A die has more than 1,000 sides, or none.
    Sides,
    /// A number is too large.
    TooLarge,
    /// All dice are dropped, or more dice are kept than there are.
    Keeps,
}

impl fmt::Display for RollFault {
    /// Writes a sentence for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is nothing to roll"),
            Self::TooLong => write!(f, "the expression has more than {LONGEST} characters"),
            Self::Unreadable(at) => {
                write!(f, "the expression is unreadable from character {at} on")
            }
            Self::TooManyDice => write!(f, "there are more than {MOST_DICE} dice"),
            Self::Sides => write!(f, "a die has no sides, or more than {MOST_SIDES}"),
            Self::TooLarge => write!(f, "a number is larger than {LARGEST}"),
            Self::Keeps => {
                f.write_str("the dice that are kept or dropped do not fit the dice rolled")
            }
        }
    }
}

impl std::error::Error for RollFault {}

/// Whether a part of an expression is added or subtracted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Sign {
    /// It is added.
    #[default]
    Plus,
    /// It is subtracted.
    Minus,
}

impl Sign {
    fn of(self, number: i32) -> i32 {
        match self {
            Self::Plus => number,
            Self::Minus => number.saturating_neg(),
        }
    }
}

/// The dice that count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KeptDice {
    /// This number of the highest.
    Highest(u32),
    /// This number of the lowest.
    Lowest(u32),
}

/// Dice of one kind in an expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DiceTerm {
    pub(crate) sign: Sign,
    pub(crate) count: u32,
    pub(crate) die: Die,
    pub(crate) keep: KeptDice,
}

impl DiceTerm {
    /// Rolls the dice. Returns every number rolled, and which of them count.
    pub(crate) fn throw<E>(
        self,
        mut roll: impl FnMut(Die) -> Result<u16, E>,
    ) -> Result<(Vec<u16>, RolledDice), E> {
        let faces: Result<Vec<_>, E> = (0..self.count).map(|_| roll(self.die)).collect();
        let faces = faces?;
        let rolled = RolledDice::new(self.die, self.sign, self.keep, &faces);
        Ok((faces, rolled))
    }
}

impl fmt::Display for DiceTerm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}d{}", self.count, self.die.0)?;
        match self.keep {
            KeptDice::Highest(number) if number == self.count => Ok(()),
            KeptDice::Highest(number) => write!(f, "kh{number}"),
            KeptDice::Lowest(number) => write!(f, "kl{number}"),
        }
    }
}

/// A part of an expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Term {
    Dice(DiceTerm),
    Number(i32),
}

/// Rolled dice of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RolledDice {
    /// The kind of die.
    pub die: Die,
    /// The dice that count, in the order they were rolled.
    pub kept: Vec<u16>,
    /// The dice that do not count.
    #[serde(default)]
    pub dropped: Vec<u16>,
    /// Whether they are added or subtracted.
    #[serde(default)]
    pub sign: Sign,
}

impl RolledDice {
    /// Splits the dice into those that count and those that do not. Of equal dice the first counts.
    fn new(die: Die, sign: Sign, keep: KeptDice, faces: &[u16]) -> Self {
        let number = match keep {
            KeptDice::Highest(number) | KeptDice::Lowest(number) => number,
        };
        let number = usize::try_from(number).unwrap_or(usize::MAX);
        let (mut kept, mut dropped) = (Vec::new(), Vec::new());
        for (index, &face) in faces.iter().enumerate() {
            // A die counts if fewer others come before it than are kept.
            let before = faces.iter().enumerate().filter(|&(other, &rival)| {
                let better = match keep {
                    KeptDice::Highest(_) => rival > face,
                    KeptDice::Lowest(_) => rival < face,
                };
                better || rival == face && other < index
            });
            if before.count() < number {
                kept.push(face);
            } else {
                dropped.push(face);
            }
        }
        Self {
            die,
            kept,
            dropped,
            sign,
        }
    }

    /// Returns their sum.
    #[must_use]
    pub fn total(&self) -> i32 {
        let sum = self.kept.iter().map(|&face| i32::from(face)).sum();
        self.sign.of(sum)
    }
}

/// Reads an expression: dice and numbers with plus and minus between them. `kh` (or `k`), `kl`,
/// `dh` and `dl` keep or drop the highest or the lowest. `advantage` and `disadvantage` at the end
/// double a single first die.
pub(crate) fn parse(expression: &str) -> Result<Vec<Term>, RollFault> {
    let text: Vec<char> = expression.trim().chars().collect();
    if text.is_empty() {
        return Err(RollFault::Empty);
    }
    if text.len() > LONGEST {
        return Err(RollFault::TooLong);
    }
    let mut reader = Reader { text, at: 0 };
    let first = if reader.takes("-") || reader.takes("−") {
        Sign::Minus
    } else {
        Sign::Plus
    };
    let mut parts = vec![reader.part(first)?];
    loop {
        reader.blanks();
        if reader.takes("+") {
            parts.push(reader.part(Sign::Plus)?);
        } else if reader.takes("-") || reader.takes("−") {
            parts.push(reader.part(Sign::Minus)?);
        } else {
            break;
        }
    }
    if reader.takes("advantage") || reader.takes("adv") {
        twice(&mut parts, KeptDice::Highest(1)).ok_or(RollFault::Keeps)?;
    } else if reader.takes("disadvantage") || reader.takes("dis") {
        twice(&mut parts, KeptDice::Lowest(1)).ok_or(RollFault::Keeps)?;
    }
    reader.blanks();
    if reader.at < reader.text.len() {
        return Err(RollFault::Unreadable(reader.at));
    }
    let dice = |part: &Term| match part {
        Term::Dice(dice) => dice.count,
        Term::Number(_) => 0,
    };
    match parts.iter().map(dice).sum::<u32>() {
        0 => Err(RollFault::Empty),
        1..=MOST_DICE => Ok(parts),
        _ => Err(RollFault::TooManyDice),
    }
}

/// Doubles the first die, and keeps one of the two.
fn twice(parts: &mut [Term], which: KeptDice) -> Option<()> {
    match parts.first_mut()? {
        Term::Dice(dice) if dice.count == 1 => {
            dice.count = 2;
            dice.keep = which;
            Some(())
        }
        _ => None,
    }
}

struct Reader {
    text: Vec<char>,
    at: usize,
}

impl Reader {
    fn blanks(&mut self) {
        while self.text.get(self.at).is_some_and(|c| c.is_whitespace()) {
            self.at += 1;
        }
    }

    /// Skips a word if it is next, in upper or lower case. Returns whether it was.
    fn takes(&mut self, word: &str) -> bool {
        let mut at = self.at;
        for wanted in word.chars() {
            if self.text.get(at).map(char::to_ascii_lowercase) != Some(wanted) {
                return false;
            }
            at += 1;
        }
        self.at = at;
        true
    }

    fn number(&mut self) -> Result<Option<u32>, RollFault> {
        let mut number = None;
        while let Some(digit) = self.text.get(self.at).and_then(|c| c.to_digit(10)) {
            let sum = number.unwrap_or(0) * 10 + digit;
            if sum > LARGEST {
                return Err(RollFault::TooLarge);
            }
            number = Some(sum);
            self.at += 1;
        }
        Ok(number)
    }

    fn part(&mut self, sign: Sign) -> Result<Term, RollFault> {
        self.blanks();
        let count = self.number()?;
        // A `d` followed by a letter begins another word, e.g. `dis`.
        if !self.takes("d") {
            let number = count.ok_or(RollFault::Unreadable(self.at))?;
            return Ok(Term::Number(
                sign.of(i32::try_from(number).unwrap_or(i32::MAX)),
            ));
        }
        let count = count.unwrap_or(1);
        let sides = if self.takes("%") {
            100
        } else {
            self.number()?.ok_or(RollFault::Unreadable(self.at))?
        };
        if !(1..=MOST_SIDES).contains(&sides) {
            return Err(RollFault::Sides);
        }
        if count > MOST_DICE {
            return Err(RollFault::TooManyDice);
        }
        let die = Die(u16::try_from(sides).map_err(|_| RollFault::Sides)?);
        let keep = self.keep(count)?;
        Ok(Term::Dice(DiceTerm {
            sign,
            count,
            die,
            keep,
        }))
    }

    fn keep(&mut self, count: u32) -> Result<KeptDice, RollFault> {
        let kinds = ["kh", "kl", "k", "dl", "dh"];
        let Some(kind) = kinds.into_iter().find(|kind| self.takes(kind)) else {
            return Ok(KeptDice::Highest(count));
        };
        let number = self.number()?.unwrap_or(1);
        let left = count.checked_sub(number).ok_or(RollFault::Keeps)?;
        let keep = match kind {
            "kh" | "k" => KeptDice::Highest(number),
            "kl" => KeptDice::Lowest(number),
            "dl" => KeptDice::Highest(left),
            _ => KeptDice::Lowest(left),
        };
        match keep {
            KeptDice::Highest(0) | KeptDice::Lowest(0) => Err(RollFault::Keeps),
            keep => Ok(keep),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(expression: &str) -> Option<RollFault> {
        parse(expression).err()
    }

    #[test]
    fn expressions_are_read() {
        for good in [
            "2d6+3",
            "d20",
            "2d20kh1",
            "4d6dl1",
            "1d20+5",
            "d%",
            "3D8 - 1d4 - 2",
            "d20 + 5 adv",
            "d20 disadvantage",
            "-1d4 + 10",
            "4d6k3",
            "100d1000",
            "2d20dh",
        ] {
            assert_eq!(fault(good), None, "{good}");
        }
    }

    #[test]
    fn each_unreadable_roll_has_its_own_error() {
        assert_eq!(fault(" "), Some(RollFault::Empty));
        assert_eq!(fault("7"), Some(RollFault::Empty));
        assert_eq!(fault("2d"), Some(RollFault::Unreadable(2)));
        assert_eq!(fault("2d6 fire"), Some(RollFault::Unreadable(4)));
        assert_eq!(fault("2d6++1"), Some(RollFault::Unreadable(4)));
        assert_eq!(fault("101d6"), Some(RollFault::TooManyDice));
        assert_eq!(fault("60d6+41d6"), Some(RollFault::TooManyDice));
        assert_eq!(fault("d1001"), Some(RollFault::Sides));
        assert_eq!(fault("d0"), Some(RollFault::Sides));
        assert_eq!(fault("d20+100000"), Some(RollFault::TooLarge));
        assert_eq!(fault("2d6kh3"), Some(RollFault::Keeps));
        assert_eq!(fault("2d6dl2"), Some(RollFault::Keeps));
        assert_eq!(fault("2d6 adv"), Some(RollFault::Keeps));
        assert_eq!(fault(&"1+".repeat(60)), Some(RollFault::TooLong));
    }

    #[test]
    fn of_equal_faces_the_first_count() {
        let rolled = RolledDice::new(Die(6), Sign::Minus, KeptDice::Highest(2), &[3, 5, 3, 3]);
        assert_eq!(
            (rolled.kept.as_slice(), rolled.dropped.as_slice()),
            (&[3, 5][..], &[3, 3][..])
        );
        assert_eq!(rolled.total(), -8);
    }
}
