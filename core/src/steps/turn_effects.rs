//! Effects of the start and the end of turns (D5E-82, D35-95).

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::effect::{Effect, TurnEffectKind, TurnMoment};
use crate::encounter::{Participant, Vitality};
use crate::event::{CombatantEvent, Event};
use crate::rejection::Rejection;
use crate::rules::Rules;
use crate::steps::regeneration;

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
    let rules = draft.state.rules();
    let due = of_living(draft, who, |effect| {
        let each = effect.each.as_ref();
        each.is_some_and(|each| {
            each.at == at && each.last != Some(round) && !heals_nothing(rules, one, &each.does)
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

/// Returns whether an effect heals, and a combatant has nothing that it could heal, as far as hit points are tracked.
fn heals_nothing(rules: &Rules, one: &Participant, does: &TurnEffectKind) -> bool {
    let only_nonlethal = does.lethal().is_some() && regeneration::is_of_nonlethal(rules);
    let unhurt = |it: Vitality| it.nonlethal == 0 && (only_nonlethal || it.left >= it.maximum);
    does.heals() && one.vitality.is_some_and(unhurt)
}
