//! Dice that roll the same in two encounters.

use std::collections::BTreeMap;

use asalto_core::die::Die;
use asalto_core::{CombatantId, Dice, DiceError, SeededDice};

/// Dice that roll the same for a combatant in both encounters.
pub struct EqualDice {
    pub step: u64,
    /// The secret combatant of the encounter that is played.
    pub secret: Option<CombatantId>,
    /// The rolls of each combatant so far.
    pub rolls: BTreeMap<u64, u64>,
}

impl Dice for EqualDice {
    fn roll(&mut self, die: Die, who: Option<CombatantId>) -> Result<u16, DiceError> {
        let who = who.map_or(0, |who| match self.secret {
            Some(secret) if who == secret => u64::from(u16::MAX),
            Some(secret) if who > secret => u64::from(who.0 - 1),
            Some(_) | None => u64::from(who.0),
        });
        let rolls = self.rolls.entry(who).or_default();
        *rolls += 1;
        SeededDice::new(self.step << 32 | who << 16 | *rolls).roll(die, None)
    }
}
