//! What effects do at the start and the end of turns (D5E-82, D35-95).

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::effect::TurnMoment;
use crate::event::{CombatantEvent, Event};
use crate::rejection::Rejection;

/// Calls for what the effects of a combatant do at a moment of its turn, also if it misses the turn. Each comes due once
/// a round, although a turn can be put back and begin again. Nothing comes due for the dead.
pub(crate) fn come_due(
    draft: &mut Draft<'_>,
    who: CombatantId,
    at: TurnMoment,
) -> Result<(), Rejection> {
    let round = draft.state.round();
    let Some(one) = draft.state.participant(who) else {
        return Ok(());
    };
    if !one.present || one.is_dead(draft.state.rules()) {
        return Ok(());
    }
    let due = one.effects.iter().filter(|effect| {
        let each = effect.each.as_ref();
        each.is_some_and(|each| each.at == at && each.last != Some(round))
    });
    let due: Vec<_> = due.cloned().collect();
    for effect in due {
        draft.emit(Event::Combatant(CombatantEvent::TurnEffectDue {
            who,
            effect,
            round,
        }))?;
    }
    Ok(())
}
