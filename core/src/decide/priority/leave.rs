//! An actor leaves.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::{Event, PriorityEvent};
use crate::priority::PhaseStep;
use crate::rejection::Rejection;
use crate::steps::priority::emit;

/// Removes an actor, and cancels its proposal (TOW-56).
pub(crate) fn leave(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    draft.present(who)?;
    if let PhaseStep::Proposal(proposal) = draft.state.priority().point()
        && proposal.who == who
    {
        emit(draft, PriorityEvent::Disallowed { who })?;
    }
    draft.emit(Event::CombatantRemoved { who })
}
