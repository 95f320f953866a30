//! Castings of 1 round, which come into effect just before the next turn of their caster (D35-93).

use crate::casting::{CastingTime, Spell};
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::ConcentrationLoss;

/// Lets the casting of a spell go on, if it takes a round.
pub(crate) fn go_on(
    draft: &mut Draft<'_>,
    who: CombatantId,
    spell: &Spell,
) -> Result<(), Rejection> {
    match spell.time {
        CastingTime::Action => Ok(()),
        CastingTime::Round => draft.emit(Event::ConcentrationBegan {
            who,
            spell: spell.name.clone(),
            casting: Some(spell.level),
        }),
    }
}

/// Brings a spell into effect as the next turn of its caster comes. While a check against damage is owed, it waits.
pub(crate) fn turn_comes(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let one = draft.state.participant(who);
    let casting = one.and_then(|one| one.concentration.as_ref());
    let done = casting.is_some_and(|held| held.casting.is_some() && held.saves.is_empty());
    if !done {
        return Ok(());
    }
    let why = ConcentrationLoss::TakesEffect;
    draft.emit(Event::ConcentrationEnded { who, why })
}
