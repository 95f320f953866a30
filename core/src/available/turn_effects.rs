//! What effects do in a turn, once it is due (D5E-82, D35-95).

use crate::command::Command;
use crate::effect::TurnEffectInput;
use crate::encounter::Encounter;

/// Lists the ways to settle each effect that is due: to carry it out, or to say that something prevents it.
pub(super) fn offers(encounter: &Encounter) -> impl Iterator<Item = Command> {
    let rules = encounter.rules();
    let living = encounter.present().filter(|one| !one.is_dead(rules));
    living.flat_map(|one| {
        let due = one.effects.iter().filter(|effect| {
            let each = effect.each.as_ref();
            each.is_some_and(|each| each.due)
        });
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
