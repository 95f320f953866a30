//! Whether the core refuses the amount of the pending command.

use asalto_core::share::DamageShare;
use asalto_core::{Command, Encounter, Rejection, check};

use super::Aim;
use super::amount::{Amount, AmountFault};

impl Aim {
    /// Returns why the amount of the pending command can't be read, or why the core refuses it.
    pub(super) fn refusal(&self, encounter: &Encounter) -> Option<AmountFault> {
        if !self.amount.is_empty() && self.amount().is_none() {
            return Some(AmountFault::Unreadable);
        }
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
        let command = if self.has_save() {
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
