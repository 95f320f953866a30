//! Dice: faces come from outside, from a seeded generator, from a script, or from nowhere.

use std::collections::{BTreeMap, VecDeque};

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;

/// A die by the number of its sides, such as `Die(20)`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Die(pub u16);

impl Die {
    /// The twenty-sided die of every initiative check of D&D.
    pub const D20: Self = Self(20);
    /// A coin: 1 or 2.
    pub const COIN: Self = Self(2);

    /// Whether the die has this face.
    pub fn has(self, face: u16) -> bool {
        (1..=self.0).contains(&face)
    }
}

/// How a check is rolled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum RollMode {
    /// One die.
    #[default]
    Normal,
    /// Two dice, of which the higher counts.
    Advantage,
    /// Two dice, of which the lower counts.
    Disadvantage,
}

impl RollMode {
    /// Both at once: advantage and disadvantage cancel each other, however many there are.
    ///
    /// ```
    /// use asalto_core::RollMode;
    /// assert_eq!(RollMode::Advantage.and(RollMode::Disadvantage), RollMode::Normal);
    /// ```
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        match (self, other) {
            (mode, Self::Normal) | (Self::Normal, mode) => mode,
            (one, other) if one == other => one,
            _ => Self::Normal,
        }
    }
}

/// The face of the second die, which does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Dropped {
    /// The lower of two, by advantage.
    Lower(u16),
    /// The higher of two, by disadvantage.
    Higher(u16),
}

/// Why there is no face to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum DiceError {
    /// The table rolls real dice: type the total instead.
    NoDice,
    /// The script has no face left.
    Exhausted,
    /// The script's face is not on the die.
    NoSuchFace {
        /// The die that was asked for.
        die: Die,
        /// The face that the script gave.
        face: u16,
    },
}

/// Where faces come from. The engine asks, and writes what it gets into the event.
pub trait Dice {
    /// The next face of a die, rolled for somebody or for nobody in particular.
    ///
    /// # Errors
    /// [`DiceError`] where there is no face to be had.
    fn roll(&mut self, die: Die, who: Option<CombatantId>) -> Result<u16, DiceError>;
}

/// A generator that gives the same faces for the same seed on every machine (PCG-XSH-RR 64/32,
/// with rejection sampling so that every face is as likely as any other).
///
/// ```
/// use asalto_core::{Dice, Die, SeededDice};
/// let mut one = SeededDice::new(7);
/// let mut other = SeededDice::new(7);
/// assert_eq!(one.roll(Die::D20, None), other.roll(Die::D20, None));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeededDice {
    state: u64,
}

impl SeededDice {
    const MULTIPLIER: u64 = 6_364_136_223_846_793_005;
    const INCREMENT: u64 = 1_442_695_040_888_963_407;

    /// A generator at the start of the sequence that belongs to a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut dice = Self {
            state: seed.wrapping_add(Self::INCREMENT),
        };
        dice.next();
        dice
    }

    /// Draws a seed for another generator, which gives the same dice whenever this one does.
    pub fn draw_seed(&mut self) -> u64 {
        u64::from(self.next()) << 32 | u64::from(self.next())
    }

    fn next(&mut self) -> u32 {
        let old = self.state;
        self.state = old
            .wrapping_mul(Self::MULTIPLIER)
            .wrapping_add(Self::INCREMENT);
        let xorshifted = (((old >> 18) ^ old) >> 27) & u64::from(u32::MAX);
        let rotation = u32::try_from(old >> 59).unwrap_or_default();
        u32::try_from(xorshifted)
            .unwrap_or_default()
            .rotate_right(rotation)
    }
}

impl Dice for SeededDice {
    fn roll(&mut self, die: Die, _who: Option<CombatantId>) -> Result<u16, DiceError> {
        let sides = u32::from(die.0);
        if sides == 0 {
            return Err(DiceError::NoSuchFace { die, face: 0 });
        }
        let unbiased = u32::MAX - u32::MAX % sides;
        let draw = loop {
            let draw = self.next();
            if draw < unbiased {
                break draw;
            }
        };
        u16::try_from(draw % sides + 1).map_err(|_| DiceError::Exhausted)
    }
}

/// Dice that show what a script says: first what it has for that combatant, then the rest in turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScriptedDice {
    by_combatant: BTreeMap<CombatantId, VecDeque<u16>>,
    in_sequence: VecDeque<u16>,
}

impl ScriptedDice {
    /// A script of faces for whoever rolls next.
    #[must_use]
    pub fn new(faces: impl IntoIterator<Item = u16>) -> Self {
        let mut dice = Self::default();
        dice.push(faces);
        dice
    }

    /// Adds faces for whoever rolls next.
    pub fn push(&mut self, faces: impl IntoIterator<Item = u16>) {
        self.in_sequence.extend(faces);
    }

    /// Adds faces for one combatant.
    pub fn push_for(&mut self, who: CombatantId, faces: impl IntoIterator<Item = u16>) {
        self.by_combatant.entry(who).or_default().extend(faces);
    }

    /// How many faces nobody has rolled yet.
    pub fn left(&self) -> usize {
        self.in_sequence.len() + self.by_combatant.values().map(VecDeque::len).sum::<usize>()
    }
}

impl Dice for ScriptedDice {
    fn roll(&mut self, die: Die, who: Option<CombatantId>) -> Result<u16, DiceError> {
        let own = who.and_then(|who| self.by_combatant.get_mut(&who)?.pop_front());
        let face = own
            .or_else(|| self.in_sequence.pop_front())
            .ok_or(DiceError::Exhausted)?;
        if die.has(face) {
            Ok(face)
        } else {
            Err(DiceError::NoSuchFace { die, face })
        }
    }
}

/// No dice at all: the table rolls real ones, and every roll is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoDice;

impl Dice for NoDice {
    fn roll(&mut self, _die: Die, _who: Option<CombatantId>) -> Result<u16, DiceError> {
        Err(DiceError::NoDice)
    }
}

/// Dice for asking whether a command is legal: every face is a different one in turn, so that a
/// roll-off ends, and none of them is kept.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ProbingDice {
    asked: u16,
}

impl Dice for ProbingDice {
    fn roll(&mut self, die: Die, _who: Option<CombatantId>) -> Result<u16, DiceError> {
        self.asked = self.asked.wrapping_add(1);
        Ok(self.asked % die.0.max(1) + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_of_a_seeded_die_comes_up_and_no_other() {
        let mut dice = SeededDice::new(1);
        let mut seen = [0_u32; 20];
        for _ in 0..20_000 {
            let face = dice
                .roll(Die::D20, None)
                .expect("a seeded die always has a face");
            seen[usize::from(face) - 1] += 1;
        }
        assert!(
            seen.iter().all(|&count| (800..1_200).contains(&count)),
            "{seen:?}"
        );
    }

    #[test]
    fn a_script_gives_a_combatant_its_own_faces_first() {
        let mut dice = ScriptedDice::new([3]);
        dice.push_for(CombatantId(2), [17]);
        assert_eq!(dice.roll(Die::D20, Some(CombatantId(2))), Ok(17));
        assert_eq!(dice.roll(Die::D20, Some(CombatantId(2))), Ok(3));
        assert_eq!(dice.roll(Die::D20, None), Err(DiceError::Exhausted));
    }

    #[test]
    fn a_scripted_face_that_is_not_on_the_die_is_refused() {
        let refused = DiceError::NoSuchFace {
            die: Die::COIN,
            face: 3,
        };
        assert_eq!(ScriptedDice::new([3]).roll(Die::COIN, None), Err(refused));
    }
}
