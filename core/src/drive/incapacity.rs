//! What ends because a combatant has become incapacitated in the course of a command.

use crate::draft::Draft;
use crate::encounter::Participant;
use crate::event::Event;
use crate::law::Law;
use crate::rejection::Rejection;
use crate::rules::{ConcentrationLoss, Condition};
use crate::steps::concentration;

/// Ends the grapples and the concentration of whoever is incapacitated now.
pub(super) fn take_effect(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let tired = |one: &&Participant| one.conditions.contains(&Condition::Lethargic);
    let lost = |one: &&Participant| {
        one.concentration.is_some() && !one.may_concentrate(draft.state.rules())
    };
    let losers = draft.state.present().filter(tired).filter(lost);
    let losers: Vec<_> = losers.map(|one| one.id).collect();
    for who in losers {
        concentration::end(draft, who, ConcentrationLoss::Incapacitated)?;
    }
    let_go(draft)
}

/// Ends each grapple whose source is incapacitated or has left (D5E-85).
fn let_go(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let state = &draft.state;
    if Law::GrappleEnds.rules(state.rules().ruleset).is_empty() {
        return Ok(());
    }
    let mut ended = Vec::new();
    for one in state.participants() {
        let held = one.effects.iter();
        let grapples = held.filter(|effect| effect.condition == Condition::Grappled);
        let over = grapples.filter(|effect| {
            let source = effect.source;
            source.is_some_and(|source| !state.is_capable(source))
        });
        ended.extend(over.map(|effect| (one.id, effect.clone())));
    }
    for (who, effect) in ended {
        draft.emit(Event::EffectEnded { who, effect })?;
    }
    Ok(())
}
