//! Massive damage: a single hit that may kill, whatever hit points are left (D35-94).

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::{DyingEvent, Event};
use crate::rejection::Rejection;

/// Calls for a save after a hit, unless it has killed outright or cannot kill so (D35-97).
pub(crate) fn after_hit(
    draft: &mut Draft<'_>,
    who: CombatantId,
    amount: i32,
) -> Result<(), Rejection> {
    let rules = draft.state.rules();
    let massive = rules.massive_damage();
    let one = draft.present(who)?;
    let spared = one.is_dead(rules) || rules.is_unliving(&one.profile);
    let Some(vitality) = one.vitality.filter(|_| !spared) else {
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
