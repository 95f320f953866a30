//! The consequences of becoming unconscious (D5E-81).

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::Condition;

/// Lets a combatant fall prone that has just become unconscious.
pub(crate) fn fall(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let rules = draft.state.rules();
    let one = draft.present(who)?;
    let condition = Condition::Prone;
    let falls = rules.unconscious_fall_prone()
        && one.is_unconscious(rules)
        && !one.conditions.contains(&condition);
    if falls {
        draft.emit(Event::ConditionAdded { who, condition })
    } else {
        Ok(())
    }
}
