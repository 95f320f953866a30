//! Concentration on a spell: what begins, tests and ends it.

use super::draft::Draft;
use super::turns::LONGEST_TEXT;
use crate::combatant::CombatantId;
use crate::encounter::Stage;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::{ConcentrationPolicy, Lapse, Unfocused};

/// Begins to concentrate on a spell, and ends the concentration on another one.
pub(super) fn begin(draft: &mut Draft<'_>, who: CombatantId, spell: &str) -> Result<(), Rejection> {
    let spell = spell.trim().to_owned();
    let ended = draft.state.stage() == &Stage::Ended;
    if ended || draft.state.rules().concentration == ConcentrationPolicy::None {
        return Err(Rejection::OutOfPlace);
    }
    if spell.is_empty() || spell.chars().count() > LONGEST_TEXT {
        return Err(Rejection::TextTooLong);
    }
    draft.present(who)?;
    if !draft.state.is_capable(who) {
        draft.refuse(draft.state.rules().vitality.refusal(who, None))?;
    }
    end(draft, who, Unfocused::AnotherSpell)?;
    draft.emit(Event::ConcentrationBegan { who, spell })
}

/// The save against damage was made.
pub(super) fn hold(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let concentration = draft.present(who)?.concentration.as_ref();
    if concentration.is_none_or(|concentration| concentration.saves.is_empty()) {
        return Err(Rejection::OutOfPlace);
    }
    draft.emit(Event::ConcentrationHeld { who })
}

/// The save failed, or the caster gives the spell up.
pub(super) fn lose(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if draft.present(who)?.concentration.is_none() {
        return Err(Rejection::OutOfPlace);
    }
    end(draft, who, Unfocused::Lost)
}

/// Ends the concentration of somebody who concentrates; a spell that it held ready is lost, unless
/// it is let go at its trigger (D5E-51).
pub(super) fn end(
    draft: &mut Draft<'_>,
    who: CombatantId,
    why: Unfocused,
) -> Result<(), Rejection> {
    let participant = draft.present(who)?;
    let held = participant
        .readied()
        .is_some_and(|readied| readied.spell.is_some());
    if participant.concentration.is_none() {
        return Ok(());
    }
    draft.emit(Event::ConcentrationEnded { who, why })?;
    if held && !matches!(why, Unfocused::Released | Unfocused::Lapsed) {
        let why = Lapse::Concentration;
        draft.emit(Event::ReadyLapsed { who, why })?;
    }
    Ok(())
}

/// Damage asks for a save, and incapacity ends concentration at once.
pub(super) fn after_damage(
    draft: &mut Draft<'_>,
    who: CombatantId,
    damage: i32,
) -> Result<(), Rejection> {
    if draft.present(who)?.concentration.is_none() {
        return Ok(());
    }
    if !draft.state.is_capable(who) {
        return end(draft, who, Unfocused::Incapacitated);
    }
    match draft.state.rules().concentration.difficulty(damage) {
        Some(difficulty) => draft.emit(Event::ConcentrationTested { who, difficulty }),
        None => Ok(()),
    }
}

/// Incapacity ends concentration at once.
pub(super) fn after_condition(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if draft.state.is_capable(who) {
        Ok(())
    } else {
        end(draft, who, Unfocused::Incapacitated)
    }
}
