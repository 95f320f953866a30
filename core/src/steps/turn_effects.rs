//! Effects of the start and the end of turns (D5E-82, D35-95).

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::effect::{Effect, TurnMoment};
use crate::encounter::Participant;
use crate::event::{CombatantEvent, Event};
use crate::rejection::Rejection;

/// Calls for what the effects of a combatant do at a moment of its turn, also if it misses the turn. Each comes due once
/// a round, although a turn can be put back and begin again. Nothing comes due for the dead, and no healing for the unhurt.
pub(crate) fn come_due(
    draft: &mut Draft<'_>,
    who: CombatantId,
    at: TurnMoment,
) -> Result<(), Rejection> {
    let round = draft.state.round();
    let Some(one) = draft.state.participant(who).filter(|one| one.present) else {
        return Ok(());
    };
    let unhurt = is_unhurt(one);
    let due = of_living(draft, who, |effect| {
        let each = effect.each.as_ref();
        each.is_some_and(|each| {
            each.at == at && each.last != Some(round) && !(unhurt && each.does.heals())
        })
    });
    for effect in due {
        draft.emit(Event::Combatant(CombatantEvent::TurnEffectDue {
            who,
            effect,
            round,
        }))?;
    }
    Ok(())
}

/// Returns the effects of a combatant that pass a test. The dead owe nothing.
pub(crate) fn of_living(
    draft: &Draft<'_>,
    who: CombatantId,
    which: impl Fn(&Effect) -> bool,
) -> Vec<Effect> {
    let one = draft.state.participant(who);
    let living = one.filter(|one| !one.is_dead(draft.state.rules()));
    let effects = living.into_iter().flat_map(|one| &one.effects);
    effects.filter(|effect| which(effect)).cloned().collect()
}

/// Returns whether a combatant has all its hit points, as far as they are tracked.
fn is_unhurt(one: &Participant) -> bool {
    let vitality = one.vitality;
    vitality.is_some_and(|it| it.left >= it.maximum && it.nonlethal == 0)
}
