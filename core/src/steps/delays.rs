//! Delays and their limits.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::{RollingPolicy, WaitingLoss};
use crate::steps::durations;

/// Returns the lowest count to which a combatant may delay (D30-59). A higher bonus gives a lower count, so of two that
/// each want to go last, the combatant with the higher bonus does (D30-62).
pub(crate) fn floor(draft: &Draft<'_>, who: CombatantId) -> Option<i32> {
    let profile = &draft.state.participant(who)?.profile;
    draft
        .state
        .rules()
        .delay
        .floor(profile.initiative_modifier())
}

/// Expires delays at their floor and effects that are due before the next count or at the end of the round.
pub(crate) fn time_comes(draft: &mut Draft<'_>, next: Option<i32>) -> Result<(), Rejection> {
    pass_floors(draft, next)?;
    durations::pass(draft, next)
}

/// Ends delays whose floor is passed before the next count or the end of the round (D30-60). With
/// initiative rolled each round, a delay may last into the next round (D30-43).
fn pass_floors(draft: &mut Draft<'_>, next: Option<i32>) -> Result<(), Rejection> {
    let rules = draft.state.rules();
    let ends = rules.rolling == RollingPolicy::Once;
    if rules.delay.floor(0).is_none() || !ends {
        return Ok(());
    }
    let delaying: Vec<_> = draft
        .state
        .present()
        .filter(|one| one.delays())
        .map(|one| (one.id, one.waiting.clone()))
        .collect();
    for (who, waiting) in delaying {
        if let (Some(waiting), Some(floor)) = (waiting, floor(draft, who))
            && next.is_none_or(|next| next < floor)
        {
            let why = WaitingLoss::Floor;
            draft.emit(Event::DelayLost { who, waiting, why })?;
        }
    }
    Ok(())
}
