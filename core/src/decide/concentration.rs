//! Keeping and losing concentration on a spell.

use crate::casting::{CheckInput, CheckVerdict};
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::{ActionKind, ConcentrationLoss};
use crate::stack::FrameKind;
use crate::steps::rolls::{self, Throw};
use crate::steps::{concentration, long_casting};

/// Makes the oldest pending save against damage, and applies its verdict.
pub(super) fn save(
    draft: &mut Draft<'_>,
    who: CombatantId,
    name: &str,
    how: CheckInput,
) -> Result<(), Rejection> {
    let difficulty = pending(draft, who)?;
    // In 3.0 and 3.5 it is a skill check, which no natural 20 makes by itself.
    match rolls::verdict(draft, Throw::Check, (who, name), difficulty, how)? {
        CheckVerdict::Success => hold(draft, who),
        CheckVerdict::Failure => lose(draft, who),
    }
}

/// Records that the save against damage succeeded.
pub(super) fn hold(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    pending(draft, who)?;
    draft.emit(Event::ConcentrationHeld { who })?;
    // The spell may have waited for it in its caster's turn (D35-93).
    if draft.state.turn_of() == Some(who) && !has_cast_in_this_turn(draft) {
        return long_casting::turn_comes(draft, who);
    }
    Ok(())
}

/// Returns the DC of the oldest pending save.
fn pending(draft: &Draft<'_>, who: CombatantId) -> Result<i32, Rejection> {
    let concentration = draft.present(who)?.concentration.as_ref();
    let oldest = concentration.and_then(|concentration| concentration.saves.first());
    oldest.copied().ok_or(Rejection::OutOfPlace)
}

/// Records that the save failed, or that the caster ends concentration.
pub(super) fn lose(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if draft.present(who)?.concentration.is_none() {
        return Err(Rejection::OutOfPlace);
    }
    concentration::end(draft, who, ConcentrationLoss::Lost)
}

/// Whether the turn in progress has the full-round action that begins a casting of 1 round.
fn has_cast_in_this_turn(draft: &Draft<'_>) -> bool {
    let turn = draft.state.stack().turn();
    turn.is_some_and(|turn| match &turn.kind {
        FrameKind::Turn { spent, .. } => spent.contains(&ActionKind::FullRound),
        _ => false,
    })
}
