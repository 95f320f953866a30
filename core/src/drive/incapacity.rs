//! The ends that follow when a combatant becomes incapacitated, or leaves, in the course of a command.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Encounter;
use crate::event::Event;
use crate::law::Law;
use crate::rejection::Rejection;
use crate::rules::{Condition, LifeState, WaitingLoss};
use crate::steps::concentration;

/// Ends the grapples and the concentration of whoever is incapacitated now, and the readied actions of whoever is no
/// longer conscious.
pub(super) fn take_effect(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let tired = draft.state.present();
    let tired = tired.filter(|one| one.conditions.contains(&Condition::Lethargic));
    let tired: Vec<_> = tired.map(|one| one.id).collect();
    for who in tired {
        concentration::after_condition(draft, who)?;
    }
    drop_readied(draft)?;
    let_go(draft)
}

/// Ends the readied actions of the dead and the unconscious, who notice no trigger (AMB-D35-36). Whoever is awake and
/// unable to act keeps its own, for when it can act again.
fn drop_readied(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let rules = draft.state.rules();
    let mut lost = Vec::new();
    for one in draft.state.present().filter(|one| one.readied().is_some()) {
        let why = if one.is_dead(rules) {
            WaitingLoss::Dead
        } else if one.is_unconscious(rules)
            || one.life(rules).is_some_and(LifeState::prevents_acting)
        {
            WaitingLoss::Unconscious
        } else {
            continue;
        };
        lost.push((one.id, why));
    }
    for (who, why) in lost {
        draft.emit(Event::ReadyLapsed { who, why })?;
    }
    Ok(())
}

/// Ends each grapple whose source is incapacitated or has left (D5E-85).
fn let_go(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let state = &draft.state;
    if !Law::GrappleEnds.is_stated(state.rules().ruleset) {
        return Ok(());
    }
    let mut ended = Vec::new();
    for one in state.participants() {
        let held = one.effects.iter();
        let grapples = held.filter(|effect| effect.condition == Condition::Grappled);
        let over = grapples.filter(|effect| {
            let source = effect.source;
            source.is_some_and(|source| !holds(state, source))
        });
        ended.extend(over.map(|effect| (one.id, effect.clone())));
    }
    for (who, effect) in ended {
        let by = None;
        draft.emit(Event::EffectEnded { who, effect, by })?;
    }
    Ok(())
}

/// Whether a combatant can hold another: it is in the combat, and not incapacitated.
fn holds(encounter: &Encounter, source: CombatantId) -> bool {
    let one = encounter.participant(source);
    one.is_some_and(|one| one.present) && encounter.is_capable(source)
}
