//! Stealth checks and awareness during setup.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::{Stage, stealth_contests};
use crate::event::Event;
use crate::limits::TOTALS;
use crate::opening::{StealthCheck, StealthOutcome};
use crate::rejection::Rejection;

/// Rolls a Dexterity (Stealth) check for each combatant that tries to be stealthy (D5E-9).
pub(super) fn hide(draft: &mut Draft<'_>, who: &[CombatantId]) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    if who.is_empty() {
        return Err(Rejection::NobodyHere);
    }
    for &who in who {
        let one = draft.present(who)?;
        let weary = one.exhaustion_penalty(draft.state.rules());
        let modifier = one.profile.stealth_modifier().saturating_add(weary);
        let tired = draft.state.rules().exhaustion.check_mode(one.exhaustion);
        let mode = one.profile.stealth_mode.and(tired);
        let (face, dropped) = draft.roll_d20(mode, who)?;
        let check = StealthCheck {
            face: Some(face),
            dropped,
            modifier,
            total: i32::from(face) + i32::from(modifier),
        };
        draft.emit(Event::StealthChecked { who, check })?;
    }
    Ok(())
}

/// Enters a Stealth result that was rolled with real dice.
pub(super) fn enter(draft: &mut Draft<'_>, who: CombatantId, total: i32) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    let modifier = draft.present(who)?.profile.stealth_modifier();
    if !TOTALS.contains(&total) {
        return Err(Rejection::TotalOutOfRange { total });
    }
    let check = StealthCheck {
        face: None,
        dropped: None,
        modifier,
        total,
    };
    draft.emit(Event::StealthChecked { who, check })
}

/// Sets awareness as the contests suggest. Pairs without a contest stay as they are (D5E-9).
pub(super) fn compare(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    if draft.state.present().all(|one| one.stealth.is_none()) {
        return Err(Rejection::NobodyHides);
    }
    for contest in stealth_contests(&draft.state) {
        let aware = contest.outcome == StealthOutcome::Noticed;
        set_awareness(draft, contest.observer, contest.hider, aware)?;
    }
    Ok(())
}

/// Sets whether a combatant is aware of every opponent, on the game master's word (D5E-7).
pub(super) fn set_awareness_of_all(
    draft: &mut Draft<'_>,
    observer: CombatantId,
    aware: bool,
) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    let side = draft.present(observer)?.profile.side;
    let opponents: Vec<_> = draft
        .state
        .present()
        .filter(|one| one.profile.side != side)
        .map(|one| one.id)
        .collect();
    opponents
        .into_iter()
        .try_for_each(|target| set_awareness(draft, observer, target, aware))
}

/// Sets awareness where it changes.
fn set_awareness(
    draft: &mut Draft<'_>,
    observer: CombatantId,
    target: CombatantId,
    aware: bool,
) -> Result<(), Rejection> {
    let with_side = |who| draft.present(who).map(|one| (who, one.profile.side));
    let awareness = draft.state.awareness();
    if awareness.of_pair(with_side(observer)?, with_side(target)?) == aware {
        return Ok(());
    }
    draft.emit(Event::AwarenessSet {
        observer,
        target,
        aware,
    })
}
