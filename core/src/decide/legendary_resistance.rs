//! Legendary resistance, which makes a failed save a success.

use super::{concentration, effects, massive_damage};
use crate::casting::{CheckInput, CheckVerdict};
use crate::combatant::CombatantId;
use crate::command::{LegendaryResistance, MassiveDamageSave, ResistedSave};
use crate::draft::Draft;
use crate::effect::{Effect, EffectEndCause, EffectExpiry};
use crate::encounter::{Concentration, Encounter, FailedSaveSubject, Stage};
use crate::event::{Event, LegendaryEvent};
use crate::rejection::{LegendaryRejection, Rejection};
use crate::steps::{self, lethargy};

/// Uses legendary resistance (D5E-72): the save that has just failed succeeds, or else one that is owed. Other saves are
/// the game master's.
pub(super) fn resist(
    draft: &mut Draft<'_>,
    resistance: &LegendaryResistance,
) -> Result<(), Rejection> {
    let who = resistance.who;
    draft.present(who)?;
    let resisted = match &resistance.against {
        Some(owed) => Some(Resisted::Owed(owed.clone())),
        None => resisted(&draft.state, who),
    };
    require(draft, who)?;
    spend(draft, who, resisted.is_some())?;
    match resisted {
        Some(Resisted::Owed(owed)) => succeed(draft, who, &owed),
        Some(Resisted::Failed(failed)) => reverse(draft, who, failed),
        None => Ok(()),
    }
}

/// Refuses a use of legendary resistance that a creature does not have (D5E-72).
pub(super) fn require(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if !draft.state.rules().legendary.has_legends() || draft.state.stage() == &Stage::Ended {
        return Err(Rejection::OutOfPlace);
    }
    if draft.present(who)?.is_dead(draft.state.rules()) {
        draft.refuse(Rejection::Dead { who })?;
    }
    let one = draft.present(who)?;
    if one.legendary.resistance >= one.profile.legendary.resistance {
        draft.refuse(LegendaryRejection::NoResistanceLeft { who }.into())?;
    }
    Ok(())
}

/// Spends a use of legendary resistance, which the rules allow. `succeeds` says whether a save of the creature is a success by
/// it.
pub(super) fn spend(
    draft: &mut Draft<'_>,
    who: CombatantId,
    succeeds: bool,
) -> Result<(), Rejection> {
    draft.emit(Event::Legendary(LegendaryEvent::Resisted { who, succeeds }))
}

/// A save that legendary resistance answers.
enum Resisted {
    /// A save that is owed.
    Owed(ResistedSave),
    /// A save that has just failed.
    Failed(FailedSaveSubject),
}

/// Returns the save that a creature resists if the command names none: the one that has just failed, or else the first
/// that is owed.
fn resisted(state: &Encounter, who: CombatantId) -> Option<Resisted> {
    let failed = state.just_failed(who).map(Resisted::Failed);
    failed.or_else(|| first_owed(state, who).map(Resisted::Owed))
}

/// Returns the first save that a creature owes.
fn first_owed(state: &Encounter, who: CombatantId) -> Option<ResistedSave> {
    let one = state.participant(who)?;
    let rules = state.rules();
    if one.is_dead(rules) {
        return None;
    }
    let massive = one.massive_damage(rules).is_some();
    let concentration = one.concentration.as_ref();
    let concentrates = concentration.is_some_and(|held| !held.saves.is_empty());
    let due = |effect: &&Effect| matches!(effect.ending, EffectExpiry::Save { due: true, .. });
    let against = || {
        let effect = one.effects.iter().find(due)?;
        Some(ResistedSave::Effect(effect.condition.clone()))
    };
    massive
        .then_some(ResistedSave::MassiveDamage)
        .or(concentrates.then_some(ResistedSave::Concentration))
        .or_else(against)
}

/// Lets an owed save succeed without a roll.
fn succeed(draft: &mut Draft<'_>, who: CombatantId, owed: &ResistedSave) -> Result<(), Rejection> {
    let name = String::new();
    let verdict = CheckVerdict::Success;
    let how = CheckInput::Verdict { verdict };
    match owed {
        ResistedSave::Concentration => concentration::hold(draft, who),
        ResistedSave::MassiveDamage => {
            massive_damage::save(draft, &MassiveDamageSave { who, name, how })
        }
        ResistedSave::Effect(condition) => effects::save(draft, who, condition, &name, how),
    }
}

/// Reverses what has followed from a failed save.
fn reverse(
    draft: &mut Draft<'_>,
    who: CombatantId,
    failed: FailedSaveSubject,
) -> Result<(), Rejection> {
    match failed {
        FailedSaveSubject::Named => Ok(()),
        FailedSaveSubject::Effect(effect) => {
            let ended = effect.condition.clone();
            let by = effect.ended_by(EffectEndCause::Save);
            draft.emit(Event::EffectEnded { who, effect, by })?;
            lethargy::after(draft, who, &ended)
        }
        FailedSaveSubject::Concentration { lost, held } => restore(draft, who, lost, held),
    }
}

/// Restores a lost concentration with the effects that it held. The saves after the failed one are still owed.
fn restore(
    draft: &mut Draft<'_>,
    who: CombatantId,
    lost: Concentration,
    held: Vec<(CombatantId, Effect)>,
) -> Result<(), Rejection> {
    let Concentration {
        spell,
        saves,
        casting,
    } = lost;
    draft.emit(Event::ConcentrationBegan {
        who,
        spell,
        casting,
    })?;
    for difficulty in saves.into_iter().skip(1) {
        draft.emit(Event::ConcentrationTested { who, difficulty })?;
    }
    for (holder, effect) in held {
        draft.emit(Event::EffectBegan {
            who: holder,
            effect,
        })?;
        if draft.present(holder).is_ok() {
            steps::concentration::after_condition(draft, holder)?;
        }
    }
    Ok(())
}
