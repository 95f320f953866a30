//! Limited uses that real dice may bring back (D5E-83).

use super::saves;
use crate::command::{Command, RechargeInput, UseCommand};
use crate::encounter::Encounter;

/// Lists the ways to settle each recharge that is owed: to roll, or to say that the use stays spent.
pub(super) fn offers(encounter: &Encounter) -> impl Iterator<Item = Command> {
    saves::in_life(encounter).flat_map(|one| {
        let all = one.profile.limited_uses.iter();
        all.filter(|of| one.owes_recharge(of)).flat_map(|of| {
            let settle = |how| {
                Command::Use(UseCommand::Recharge {
                    who: one.id,
                    name: of.name.clone(),
                    how,
                })
            };
            [RechargeInput::Roll, RechargeInput::Spent].map(settle)
        })
    })
}
