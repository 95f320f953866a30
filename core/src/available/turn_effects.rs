//! Effects that are due in a turn (D5E-82, D35-95).

use super::saves;
use crate::command::Command;
use crate::effect::TurnEffectInput;
use crate::encounter::Encounter;

/// Lists the ways to settle each effect that is due: to carry it out, or to say that something prevents it.
pub(super) fn offers(encounter: &Encounter) -> impl Iterator<Item = Command> {
    saves::in_life(encounter).flat_map(|one| {
        let due = one.effects.iter().filter(|effect| effect.due().is_some());
        due.flat_map(|effect| {
            let settle = |how| Command::SettleTurnEffect {
                who: one.id,
                condition: effect.condition.clone(),
                how,
            };
            [TurnEffectInput::Roll, TurnEffectInput::Prevented].map(settle)
        })
    })
}
