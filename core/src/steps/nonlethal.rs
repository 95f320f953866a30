//! Nonlethal damage, which is counted apart from hit points (D35-91).

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::{CombatantEvent, Event};
use crate::rejection::Rejection;
use crate::rules::LifeState;
use crate::share::DamageKind;

/// The most nonlethal damage that is counted.
const MOST: i32 = 99_999;

/// Requires that the rules know the kind of damage.
pub(crate) fn require(draft: &Draft<'_>, kind: DamageKind) -> Result<(), Rejection> {
    let known = draft.state.rules().vitality.counts_nonlethal();
    if kind == DamageKind::Nonlethal && !known {
        return Err(Rejection::NoNonlethal);
    }
    Ok(())
}

/// Returns whether nonlethal damage does nothing to a combatant (D35-97).
pub(crate) fn is_spared(draft: &Draft<'_>, who: CombatantId) -> Result<bool, Rejection> {
    let profile = &draft.present(who)?.profile;
    Ok(draft.state.rules().is_unliving(profile))
}

/// Removes nonlethal damage, as healing does.
pub(crate) fn heal(draft: &mut Draft<'_>, who: CombatantId, by: i32) -> Result<(), Rejection> {
    change(draft, who, by.saturating_neg(), None)
}

/// Adds the nonlethal damage of a hit, which may be none, to a combatant with this state of life before the hit. Temporary
/// hit points do not absorb it (AMB-D35-25). The hit points that the hit takes may also fall to it or below.
pub(crate) fn after_hit(
    draft: &mut Draft<'_>,
    who: CombatantId,
    by: i32,
    before: Option<LifeState>,
) -> Result<(), Rejection> {
    let mut after = draft.present(who)?.clone();
    if let Some(vitality) = &mut after.vitality {
        vitality.nonlethal = vitality.nonlethal.saturating_add(by).min(MOST);
    }
    let state = after.life(draft.state.rules());
    let state = state.filter(|state| {
        matches!(state, LifeState::Staggered | LifeState::KnockedOut) && Some(*state) != before
    });
    change(draft, who, by, state)
}

fn change(
    draft: &mut Draft<'_>,
    who: CombatantId,
    by: i32,
    state: Option<LifeState>,
) -> Result<(), Rejection> {
    let Some(vitality) = draft.present(who)?.vitality else {
        return Ok(());
    };
    let total = vitality.nonlethal.saturating_add(by).clamp(0, MOST);
    let by = total - vitality.nonlethal;
    if by == 0 && state.is_none() {
        return Ok(());
    }
    draft.emit(Event::Combatant(CombatantEvent::NonlethalChanged {
        who,
        by,
        total,
        state,
    }))
}
