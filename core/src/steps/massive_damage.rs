//! Massive damage: a single hit that may kill, whatever hit points are left (D35-94).

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::{DyingEvent, Event};
use crate::rejection::Rejection;

/// Calls for a save after a hit, unless it has killed outright.
pub(crate) fn after_hit(
    draft: &mut Draft<'_>,
    who: CombatantId,
    amount: i32,
) -> Result<(), Rejection> {
    let rules = draft.state.rules();
    let massive = rules.massive_damage();
    let one = draft.present(who)?;
    let Some(vitality) = one.vitality.filter(|_| !one.is_dead(rules)) else {
        return Ok(());
    };
    match massive {
        Some(massive) if amount >= massive.least => {
            owe(draft, who, vitality.massive.saturating_add(1))
        }
        _ => Ok(()),
    }
}

/// Records the number of saves that a combatant owes.
pub(crate) fn owe(draft: &mut Draft<'_>, who: CombatantId, saves: u8) -> Result<(), Rejection> {
    draft.emit(Event::Dying(DyingEvent::MassiveDamageOwed { who, saves }))
}
