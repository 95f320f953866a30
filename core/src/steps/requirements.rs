//! Requirements that several commands share.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::limits::LONGEST_TEXT;
use crate::rejection::Rejection;
use crate::rules::{Condition, ProgressPolicy};
use crate::wording::is_readable;

/// Requires that no tie is open.
pub(crate) fn no_open_tie(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let Some(by) = draft.state.open_tie().map(|tie| tie.by) else {
        return Ok(());
    };
    draft.refuse(Rejection::TieOpen { by })
}

/// Requires rounds in progress, in which combatants take turns, and no open tie.
pub(crate) fn turns_in_progress(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    if draft.state.rules().progress != ProgressPolicy::Turns {
        return Err(Rejection::OutOfPlace);
    }
    no_open_tie(draft)
}

/// Requires a turn that may end, used up or not. Returns its owner.
pub(crate) fn turn_may_end(draft: &mut Draft<'_>) -> Result<CombatantId, Rejection> {
    let who = draft.turn_owner()?;
    if draft.state.stack().frames().len() > 1 {
        draft.refuse(Rejection::unresolved(draft.state.rules().reactions))?;
    }
    no_open_tie(draft)?;
    Ok(who)
}

/// Requires that a text in the game master's words is not too long, and readable.
pub(crate) fn require_text(text: &str) -> Result<(), Rejection> {
    if text.chars().count() > LONGEST_TEXT {
        Err(Rejection::TextTooLong)
    } else if !is_readable(text) {
        Err(Rejection::UnseenCharacters)
    } else {
        Ok(())
    }
}

/// Requires that a text is not empty either.
pub(crate) fn require_words(text: &str) -> Result<(), Rejection> {
    if text.trim().is_empty() {
        Err(Rejection::TextTooLong)
    } else {
        require_text(text)
    }
}

/// Requires that a custom condition has a text.
pub(crate) fn require_condition_text(condition: &Condition) -> Result<(), Rejection> {
    match condition {
        Condition::Custom(text) | Condition::Psychological(text) => require_words(text),
        _ => Ok(()),
    }
}
