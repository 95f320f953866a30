//! Dice: rolled outside, by a seeded generator, from a script, or not at all.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::die::Die;

/// The reason why there is no roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DiceError {
    /// The game uses real dice: the total has to be entered instead.
    NoDice,
    /// The script has no rolls left.
    Exhausted,
    /// The number in the script is not on the die.
    NoSuchFace {
        /// The die that is rolled.
        die: Die,
        /// The number in the script.
        face: u16,
    },
}

impl fmt::Display for DiceError {
    /// Writes a sentence for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoDice => f.write_str("the game uses real dice: enter the total instead"),
            Self::Exhausted => f.write_str("the script has no rolls left"),
            Self::NoSuchFace { die, face } => write!(f, "a d{} does not show {face}", die.0),
        }
    }
}

impl std::error::Error for DiceError {}

/// A source of dice rolls. The engine asks for a roll and writes it into the event.
pub trait Dice {
    /// Rolls a die, for a combatant or for no one in particular.
    ///
    /// # Errors
    /// [`DiceError`] if there is no roll.
    fn roll(&mut self, die: Die, who: Option<CombatantId>) -> Result<u16, DiceError>;
}

/// A generator that gives the same rolls for the same seed on every machine (PCG-XSH-RR 64/32, with
/// rejection sampling so that every number is equally likely).
///
/// ```
/// use asalto_core::{Dice, SeededDice};
/// use asalto_core::die::Die;
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
    const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

    /// Returns a generator at the start of the sequence of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut dice = Self {
            state: seed.wrapping_add(Self::INCREMENT),
        };
        dice.next();
        dice
    }

    /// Returns the generator for one entry of a log, by the number of entries before it. A saved
    /// session that is loaded with its seed so goes on with the dice that it would have had.
    ///
    /// ```
    /// use asalto_core::{Dice, SeededDice};
    /// use asalto_core::die::Die;
    /// let rolls = |entry| SeededDice::at(7, entry).roll(Die(1000), None);
    /// assert_eq!(rolls(1), rolls(1));
    /// assert_ne!(rolls(1), rolls(2));
    /// ```
    #[must_use]
    pub fn at(seed: u64, entry: u64) -> Self {
        // Neighboring seeds would roll alike at first, so the bits are mixed (SplitMix64).
        let mut mixed = seed.wrapping_add(entry.wrapping_add(1).wrapping_mul(Self::STEP));
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        Self::new(mixed ^ (mixed >> 31))
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

/// Dice that follow a script: first the rolls for that combatant, then the rest in turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScriptedDice {
    by_combatant: BTreeMap<CombatantId, VecDeque<u16>>,
    in_sequence: VecDeque<u16>,
}

impl ScriptedDice {
    /// Returns a script of rolls for any combatant.
    #[must_use]
    pub fn new(faces: impl IntoIterator<Item = u16>) -> Self {
        let mut dice = Self::default();
        dice.push(faces);
        dice
    }

    /// Adds rolls for any combatant.
    pub fn push(&mut self, faces: impl IntoIterator<Item = u16>) {
        self.in_sequence.extend(faces);
    }

    /// Adds rolls for one combatant.
    pub fn push_for(&mut self, who: CombatantId, faces: impl IntoIterator<Item = u16>) {
        self.by_combatant.entry(who).or_default().extend(faces);
    }

    /// Returns the number of unused rolls.
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

/// No dice: the game uses real dice, and every roll is rejected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoDice;

impl Dice for NoDice {
    fn roll(&mut self, _die: Die, _who: Option<CombatantId>) -> Result<u16, DiceError> {
        Err(DiceError::NoDice)
    }
}

/// Dice that only check whether a command is legal. Each roll is a different number in turn, so
/// that a roll-off ends. No roll is saved.
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
