//! Levels of exhaustion.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::{CombatantEvent, Event};
use crate::rejection::Rejection;
use crate::rules::{Condition, ExhaustionPolicy};
use crate::steps::concentration;

/// Sets the level of exhaustion. The last level kills (D24-21). A lower level afterwards revives no
/// one.
pub(super) fn set(draft: &mut Draft<'_>, who: CombatantId, level: u8) -> Result<(), Rejection> {
    if draft.state.rules().exhaustion == ExhaustionPolicy::None
        || draft.state.stage() == &Stage::Ended
    {
        return Err(Rejection::OutOfPlace);
    }
    if level > ExhaustionPolicy::DEADLY {
        let amount = i32::from(level);
        return Err(Rejection::AmountOutOfRange { amount });
    }
    let one = draft.present(who)?;
    if one.exhaustion == level {
        return Err(Rejection::NothingChanges);
    }
    let dead = one.conditions.contains(&Condition::Dead);
    draft.emit(Event::Combatant(CombatantEvent::ExhaustionSet {
        who,
        level,
    }))?;
    if level == ExhaustionPolicy::DEADLY && !dead {
        let condition = Condition::Dead;
        draft.emit(Event::ConditionAdded { who, condition })?;
    }
    concentration::after_condition(draft, who)
}
