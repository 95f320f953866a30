//! Initiative penalties for acting late (D30-40 to D30-43).

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::round::Round;
use crate::rules::{InitiativePenaltyCause, RollingPolicy};

/// Worsens later rolls if a combatant acts late in the round in which it readied or delayed, and
/// initiative is rolled each round (D30-40 to D30-42). A turn or action from an earlier round gives
/// no penalty, and is the whole turn of this round (D30-43, D30-44).
pub(crate) fn penalize_late(
    draft: &mut Draft<'_>,
    who: CombatantId,
    since: Round,
    why: InitiativePenaltyCause,
) -> Result<(), Rejection> {
    let each_round = draft.state.rules().rolling == RollingPolicy::EachRound;
    if !each_round || since != draft.state.round() {
        return Ok(());
    }
    let uses = draft.present(who)?.late.saturating_add(1);
    draft.emit(Event::InitiativePenalized { who, uses, why })
}
