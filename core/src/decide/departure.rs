//! A combatant leaves.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::steps::{durations, rides, second_places, turns};

/// Removes a combatant from the encounter, with its second places (D5E-74).
pub(super) fn remove(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    draft.combatant_or_place(who)?;
    for place in second_places::present_of(draft, who) {
        remove_one(draft, place)?;
    }
    remove_one(draft, who)
}

/// Removes a combatant or a second place. Its actions on the stack are lost.
fn remove_one(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if draft.state.turn_of() == Some(who) {
        turns::close(draft, who)?;
    }
    let top_down: Vec<_> = draft.state.stack().frames().iter().rev().cloned().collect();
    let lowest = top_down.iter().rposition(|frame| frame.owner == who);
    // Frames above its own are over too.
    for frame in top_down.iter().take(lowest.map_or(0, |index| index + 1)) {
        let (id, why) = (frame.id, None);
        draft.emit(if frame.owner == who {
            Event::Lost { frame: id, why }
        } else {
            Event::Resolved { frame: id }
        })?;
    }
    rides::part(draft, who)?;
    durations::unbind(draft, who)?;
    draft.emit(Event::CombatantRemoved { who })
}
