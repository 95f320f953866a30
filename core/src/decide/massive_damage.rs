//! Saves against massive damage (D35-94).

use crate::casting::CheckVerdict;
use crate::command::MassiveDamageSave;
use crate::draft::Draft;
use crate::event::{DyingEvent, Event};
use crate::rejection::Rejection;
use crate::rules::Condition;
use crate::steps::rolls::{self, Throw};
use crate::steps::{concentration, massive_damage};

/// Makes a save that a combatant owes. A failed one kills it, whatever its hit points.
pub(super) fn save(draft: &mut Draft<'_>, save: &MassiveDamageSave) -> Result<(), Rejection> {
    let who = save.who;
    let one = draft.present(who)?;
    let owed = one.vitality.map_or(0, |vitality| vitality.massive);
    let Some(massive) = one.massive_damage(draft.state.rules()) else {
        return Err(Rejection::NoMassiveDamage { who });
    };
    let verdict = rolls::verdict(
        draft,
        Throw::Save(None),
        (who, &save.name),
        massive.difficulty,
        save.how,
    )?;
    draft.emit(Event::Dying(DyingEvent::MassiveDamageSaved {
        who,
        verdict,
    }))?;
    match verdict {
        CheckVerdict::Success => massive_damage::owe(draft, who, owed - 1),
        CheckVerdict::Failure => {
            massive_damage::owe(draft, who, 0)?;
            let condition = Condition::Dead;
            draft.emit(Event::ConditionAdded { who, condition })?;
            concentration::after_condition(draft, who)
        }
    }
}
