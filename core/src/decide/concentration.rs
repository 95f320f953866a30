//! Keeping and losing concentration on a spell.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::ConcentrationLoss;
use crate::steps::concentration;

/// Records that the save against damage succeeded.
pub(super) fn hold(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let concentration = draft.present(who)?.concentration.as_ref();
    if concentration.is_none_or(|concentration| concentration.saves.is_empty()) {
        return Err(Rejection::OutOfPlace);
    }
    draft.emit(Event::ConcentrationHeld { who })
}

/// Records that the save failed, or that the caster ends concentration.
pub(super) fn lose(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if draft.present(who)?.concentration.is_none() {
        return Err(Rejection::OutOfPlace);
    }
    concentration::end(draft, who, ConcentrationLoss::Lost)
}
