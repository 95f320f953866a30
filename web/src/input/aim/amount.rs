//! The amount of damage or healing, and why the core refuses it.

use asalto_core::share::DamageShare;
use asalto_core::{Command, Encounter, Rejection, check};

use super::Aim;

/// An amount of damage or healing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount<'a> {
    /// A number.
    Number(i32),
    /// Dice, such as `2d6+1`.
    Dice(&'a str),
}

impl<'a> Amount<'a> {
    /// Reads a number or dice.
    pub(super) fn read(typed: &'a str) -> Option<Self> {
        match typed.parse() {
            Ok(number) => Some(Self::Number(number)),
            Err(_) => typed.contains('d').then_some(Self::Dice(typed)),
        }
    }
}

/// The reason why an amount reaches nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AmountFault {
    /// The number is too low or too high.
    OutOfRange,
    /// The dice can't be rolled.
    NotARoll,
}

impl Aim {
    /// Returns why the core refuses the amount of the pending command.
    pub(super) fn refusal(&self, encounter: &Encounter) -> Option<AmountFault> {
        let mut amounts = Vec::new();
        for (amount, _) in self.parts() {
            match amount {
                Amount::Number(number) => amounts.push(number),
                Amount::Dice(dice) => {
                    let roll = Command::Roll {
                        who: None,
                        expression: dice.to_owned(),
                    };
                    if matches!(check(encounter, &roll), Err(Rejection::NotARoll { .. })) {
                        return Some(AmountFault::NotARoll);
                    }
                    // Any roll is an amount.
                    amounts.push(1);
                }
            }
        }
        let command = if self.saves {
            // A save may leave nothing of a share.
            let mut whole = self.clone();
            for (_, share) in &mut whole.targets {
                *share = DamageShare::Full;
            }
            whole.command(self.kind(), &amounts)?
        } else {
            self.command(self.kind(), &amounts)?
        };
        let refused = check(encounter, &command);
        matches!(refused, Err(Rejection::AmountOutOfRange { .. }))
            .then_some(AmountFault::OutOfRange)
    }
}
