//! Spell slots: how many a combatant expends in a turn.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::{CombatantEvent, Event};
use crate::rejection::Rejection;

/// Notes that a combatant expends a spell slot in the current turn, its own or another's (D24-16,
/// AMB-D24-4).
pub(super) fn expend(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if !draft.state.rules().casting.limits_slots() {
        return Err(Rejection::OutOfPlace);
    }
    let turn = draft.state.stack().turn().map(|turn| turn.id);
    let turn = turn.ok_or(Rejection::OutOfPlace)?;
    let expended = draft.present(who)?.slot_expended;
    if !draft.state.is_capable(who) {
        draft.refuse(Rejection::unable(draft.state.rules().vitality, who, None))?;
    }
    if expended == Some(turn) {
        draft.refuse(Rejection::SlotExpended { who })?;
    }
    draft.emit(Event::Combatant(CombatantEvent::SlotExpended { who, turn }))
}
