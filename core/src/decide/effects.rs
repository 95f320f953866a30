//! Effects with a duration.

use super::turn_effects;
use crate::casting::{CheckInput, CheckVerdict};
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::effect::{
    Duration, Effect, EffectEndCause, EffectExpiry, EndedEffects, NewEffect, RoundPoint,
};
use crate::encounter::{Concentration, Stage};
use crate::event::{CombatantEvent, Event};
use crate::rejection::Rejection;
use crate::round::Round;
use crate::rules::{Condition, DurationPolicy, ProgressPolicy};
use crate::steps::rolls::{self, Throw};
use crate::steps::{concentration, lethargy, requirements, unconscious};

/// Adds an effect. It ends after its duration, even if its source leaves or the order changes
/// (D35-77, D30-36).
pub(super) fn add(draft: &mut Draft<'_>, new: &NewEffect) -> Result<(), Rejection> {
    let NewEffect {
        who,
        condition,
        duration,
        latest,
        source,
        held: wanted,
        each,
    } = new;
    let (who, duration) = (*who, *duration);
    requirements::require_condition_text(condition)?;
    let holder = draft.present(who)?;
    let held = holder.conditions.contains(condition);
    let by_effect = holder.effects.iter().any(|one| one.condition == *condition);
    if held && !by_effect {
        let condition = condition.clone();
        return Err(Rejection::SameCondition { who, condition });
    }
    let depends = latest.iter().copied().chain([duration]);
    let depends = depends.filter_map(Duration::depends_on);
    for other in source.iter().copied().chain(depends) {
        draft.present(other)?;
    }
    // It may end with the concentration of its source (D5E-78, AMB-D5E-19).
    let caster = source.and_then(|source| draft.state.participant(source));
    let spell = caster.and_then(|caster| caster.concentration.as_ref());
    let concentrates = spell.is_some_and(Concentration::holds_effects);
    let depends = wanted.unwrap_or_else(|| condition.usually_ends_with_concentration());
    let each = each.as_ref();
    let effect = Effect {
        condition: condition.clone(),
        source: *source,
        ending: ending(draft, duration)?,
        latest: latest
            .map(|latest| latest_end(draft, duration, latest))
            .transpose()?,
        held: concentrates && depends,
        each: each
            .map(|each| turn_effects::new(draft, each))
            .transpose()?,
    };
    let effects = &draft.present(who)?.effects;
    if effects.iter().any(|other| is_same(other, &effect)) {
        let condition = condition.clone();
        draft.refuse(Rejection::SameCondition { who, condition })?;
    }
    draft.emit(Event::EffectBegan { who, effect })?;
    if !held && *condition == Condition::Unconscious {
        unconscious::fall(draft, who)?;
    }
    concentration::after_condition(draft, who)
}

/// Ends the effects with a condition that have one cause.
pub(super) fn end(
    draft: &mut Draft<'_>,
    EndedEffects {
        who,
        condition,
        source,
    }: &EndedEffects,
) -> Result<(), Rejection> {
    let who = *who;
    let held = draft.present(who)?.effects.iter();
    let ended = held.filter(|one| one.condition == *condition && one.source == *source);
    let ended: Vec<_> = ended.cloned().collect();
    if ended.is_empty() {
        let condition = condition.clone();
        return Err(Rejection::NoCondition { who, condition });
    }
    for effect in ended {
        let by = None;
        draft.emit(Event::EffectEnded { who, effect, by })?;
    }
    lethargy::after(draft, who, condition)
}

/// Returns whether two effects are the same: by condition, source, end and turn effect, due or not.
fn is_same(one: &Effect, other: &Effect) -> bool {
    fn key(effect: &Effect) -> impl PartialEq {
        let each = effect.each.as_ref().map(|each| (each.at, &each.does));
        let Effect {
            condition,
            source,
            ending,
            latest,
            held,
            ..
        } = effect;
        (condition, source, ending, latest, held, each)
    }
    key(one) == key(other)
}

/// Returns the end of a duration that starts now, beside a save. Only a time comes by itself beside a save.
fn latest_end(
    draft: &Draft<'_>,
    first: Duration,
    latest: Duration,
) -> Result<EffectExpiry, Rejection> {
    match (first, latest) {
        (Duration::Save { .. }, Duration::Open | Duration::Save { .. }) => {
            Err(Rejection::OutOfPlace)
        }
        (Duration::Save { .. }, _) => ending(draft, latest),
        _ => Err(Rejection::OutOfPlace),
    }
}

/// Returns the end of a duration that starts now.
fn ending(draft: &Draft<'_>, duration: Duration) -> Result<EffectExpiry, Rejection> {
    let state = &draft.state;
    let timed = duration != Duration::Open;
    let in_phases = matches!(state.rules().progress, ProgressPolicy::Phases(_));
    if timed && (in_phases || state.stage() == &Stage::Ended) {
        return Err(Rejection::OutOfPlace);
    }
    let since = state.last_frame();
    Ok(match duration {
        Duration::Rounds(rounds) => {
            if !(1..=99_999).contains(&rounds) {
                let amount = i32::try_from(rounds).unwrap_or(i32::MAX);
                return Err(Rejection::AmountOutOfRange { amount });
            }
            let now = state.now();
            let at = if state.counts_last() {
                now.at
            } else {
                RoundPoint::Top
            };
            let last = state.order().passed().checked_sub(1);
            let last = last.and_then(|index| state.order().places().get(index));
            EffectExpiry::Count {
                of: match (state.rules().durations, at) {
                    (DurationPolicy::ToTurn, RoundPoint::Count(_)) => last.map(|place| place.who),
                    _ => None,
                },
                round: Round(now.round.0.saturating_add(rounds)),
                count: match at {
                    RoundPoint::Count(count) => Some(count),
                    RoundPoint::Top | RoundPoint::End => None,
                },
            }
        }
        Duration::TurnStart(of) => EffectExpiry::TurnStart { of },
        Duration::TurnEnd(of) => EffectExpiry::TurnEnd { of, since },
        Duration::NextAction(of) => EffectExpiry::NextAction { of, since },
        Duration::RoundEnd => EffectExpiry::Count {
            of: None,
            round: Round(state.now().round.0.saturating_add(1)),
            count: None,
        },
        Duration::Open => EffectExpiry::Open,
        Duration::Save { difficulty, kind } => {
            if kind.is_some_and(|kind| !state.rules().ruleset.save_kinds().contains(&kind)) {
                return Err(Rejection::OutOfPlace);
            }
            if !(0..=99).contains(&difficulty) {
                let amount = difficulty;
                return Err(Rejection::AmountOutOfRange { amount });
            }
            let due = false;
            EffectExpiry::Save {
                difficulty,
                due,
                kind,
            }
        }
    })
}

/// Makes a save against an effect that a save ends, and applies its verdict. It may come before the turn
/// ends, if the game master allows it. A condition may fail it without a roll, unless the verdict is entered.
pub(super) fn save(
    draft: &mut Draft<'_>,
    who: CombatantId,
    condition: &Condition,
    name: &str,
    how: CheckInput,
) -> Result<(), Rejection> {
    let (effect, difficulty) = saved_against(draft, who, condition)?;
    let what = Throw::Save(effect.ending.save_kind());
    match rolls::verdict(draft, what, (who, name), difficulty, how)? {
        CheckVerdict::Success => {
            let by = effect.ended_by(EffectEndCause::Save);
            draft.emit(Event::EffectEnded { who, effect, by })?;
            lethargy::after(draft, who, condition)
        }
        CheckVerdict::Failure => {
            let due = false;
            draft.emit(Event::Combatant(CombatantEvent::EffectSave {
                who,
                effect,
                due,
            }))
        }
    }
}

/// Returns the effect with the condition that a save ends, and its DC: one with a save owed, or else the
/// first. The dead make no saves.
fn saved_against(
    draft: &Draft<'_>,
    who: CombatantId,
    condition: &Condition,
) -> Result<(Effect, i32), Rejection> {
    let one = draft.present(who)?;
    if one.is_dead(draft.state.rules()) {
        return Err(Rejection::NothingToSave { who });
    }
    let held = one.effects.iter();
    let mut found = None;
    for effect in held.filter(|effect| effect.condition == *condition) {
        if let EffectExpiry::Save {
            difficulty, due, ..
        } = effect.ending
        {
            if due {
                return Ok((effect.clone(), difficulty));
            }
            found = found.or(Some((effect, difficulty)));
        }
    }
    let (effect, difficulty) = found.ok_or(Rejection::OutOfPlace)?;
    Ok((effect.clone(), difficulty))
}
