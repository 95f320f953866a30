//! The saves that combatants owe: to keep concentrating, against massive damage, and against effects.

use crate::casting::CheckInput;
use crate::command::{Command, MassiveDamageSave};
use crate::effect::EffectExpiry;
use crate::encounter::{Encounter, Participant};

/// Returns the combatants that are not dead: nothing is asked of the dead.
pub(super) fn in_life(encounter: &Encounter) -> impl Iterator<Item = &Participant> {
    let rules = encounter.rules();
    encounter.present().filter(|one| !one.is_dead(rules))
}

/// Lists the answers to the pending saves against losing concentration.
pub(super) fn concentration(encounter: &Encounter) -> impl Iterator<Item = Command> {
    let pending = in_life(encounter).filter(|one| {
        let concentration = one.concentration.as_ref();
        concentration.is_some_and(|concentration| !concentration.saves.is_empty())
    });
    pending.flat_map(|one| {
        let who = one.id;
        let rolled = Command::MakeConcentrationSave {
            who,
            name: String::new(),
            how: CheckInput::Roll { modifier: 0 },
        };
        [
            rolled,
            Command::HoldConcentration { who },
            Command::LoseConcentration { who },
        ]
    })
}

/// Lists the saves that combatants owe against massive damage.
pub(super) fn against_massive_damage(encounter: &Encounter) -> impl Iterator<Item = Command> {
    let rules = encounter.rules();
    let owed = encounter.present();
    let owed = owed.filter(|one| one.massive_damage(rules).is_some());
    owed.map(|one| {
        Command::SaveAgainstMassiveDamage(Box::new(MassiveDamageSave {
            who: one.id,
            name: String::new(),
            how: CheckInput::Roll { modifier: 0 },
        }))
    })
}

/// Lists the saves that combatants owe against effects.
pub(super) fn against_effects(encounter: &Encounter) -> impl Iterator<Item = Command> {
    in_life(encounter).flat_map(|one| {
        let owed = one
            .effects
            .iter()
            .filter(|effect| matches!(effect.ending, EffectExpiry::Save { due: true, .. }));
        owed.map(|effect| Command::SaveAgainstEffect {
            who: one.id,
            condition: effect.condition.clone(),
            name: String::new(),
            how: CheckInput::Roll { modifier: 0 },
        })
    })
}
