//! Before the fight: who hides, who notices whom by it, and where everybody is.

use super::draft::Draft;
use super::turns::LONGEST_TEXT;
use crate::combatant::CombatantId;
use crate::encounter::Stage;
use crate::event::Event;
use crate::opening::{Notice, StealthCheck, stealth_contests};
use crate::rejection::Rejection;

/// Rolls a Dexterity (Stealth) check for each who tries to be stealthy (D5E-9).
pub(super) fn hide(draft: &mut Draft<'_>, who: &[CombatantId]) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    if who.is_empty() {
        return Err(Rejection::NobodyHere);
    }
    for &who in who {
        let profile = &draft.present(who)?.profile;
        let (modifier, mode) = (profile.stealth_modifier(), profile.stealth_mode);
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

/// Takes a Stealth result that was rolled at the table.
pub(super) fn enter(draft: &mut Draft<'_>, who: CombatantId, total: i32) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    let modifier = draft.present(who)?.profile.stealth_modifier();
    if !(-999..=999).contains(&total) {
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

/// Sets awareness as the contests suggest; what they do not speak of stays as it is (D5E-9).
pub(super) fn compare(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    if draft.state.present().all(|one| one.stealth.is_none()) {
        return Err(Rejection::NobodyHides);
    }
    for contest in stealth_contests(&draft.state) {
        let aware = contest.outcome == Notice::Noticed;
        set_awareness(draft, contest.observer, contest.hider, aware)?;
    }
    Ok(())
}

/// Sets what somebody knows of every opponent: surprised or not, as the game master says (D5E-7).
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

/// Sets awareness where it is not so already.
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

/// Notes where somebody is, in the game master's words; the engine moves nobody (D5E-6).
pub(super) fn set_position(
    draft: &mut Draft<'_>,
    who: CombatantId,
    position: &str,
) -> Result<(), Rejection> {
    if draft.state.stage() == &Stage::Ended {
        return Err(Rejection::OutOfPlace);
    }
    draft.present(who)?;
    if position.chars().count() > LONGEST_TEXT {
        return Err(Rejection::TextTooLong);
    }
    let position = position.trim().to_owned();
    draft.emit(Event::PositionSet { who, position })
}
