//! Spells that are cast, in their caster's turn or by a readied action.

use crate::draft::Draft;
use crate::law::Law;
use crate::rejection::Rejection;
use crate::rules::ActionKind;
use crate::spell::{CastingTime, Spell};
use crate::steps::requirements::require_words;

/// Returns a spell with its name trimmed, if the rules follow its casting and the action allows it.
pub(crate) fn cast_with(
    draft: &mut Draft<'_>,
    action: ActionKind,
    spell: &Spell,
) -> Result<Spell, Rejection> {
    if !draft.state.rules().casting.has_checks() || !action.casts() {
        return Err(Rejection::OutOfPlace);
    }
    let name = spell.name.trim().to_owned();
    require_words(&name)?;
    // A casting of 1 round takes a full-round action, and then goes on (D35-93).
    if spell.time == CastingTime::Round && action != ActionKind::FullRound {
        let law = Law::OneRoundCasting;
        let who = draft.turn_owner()?;
        draft.refuse(Rejection::NotInThisTurn { who, action, law })?;
    }
    Ok(Spell { name, ..*spell })
}
