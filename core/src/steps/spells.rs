//! Spells that are cast, in their caster's turn or by a readied action.

use crate::draft::Draft;
use crate::rejection::Rejection;
use crate::rules::ActionKind;
use crate::spell::Spell;
use crate::steps::requirements::require_words;

/// Returns a spell with its name trimmed, if the rules follow its casting and the action allows it.
pub(crate) fn cast_with(
    draft: &Draft<'_>,
    action: ActionKind,
    spell: &Spell,
) -> Result<Spell, Rejection> {
    if !draft.state.rules().casting.has_checks() || !action.casts() {
        return Err(Rejection::OutOfPlace);
    }
    let name = spell.name.trim().to_owned();
    require_words(&name)?;
    Ok(Spell { name, ..*spell })
}
