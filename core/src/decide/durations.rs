//! Effects that last: how they begin, and what ends them as time goes on.

use super::concentration;
use super::draft::Draft;
use super::health::worded;
use crate::combatant::CombatantId;
use crate::effect::{At, Duration, Effect, Ending, Instant};
use crate::encounter::{Round, Stage};
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::{Condition, ProgressPolicy};
use crate::stack::FrameId;

/// Begins an effect. It ends with what it was told to last, whatever becomes of its source and of
/// the order until then (D35-77, D30-36).
pub(super) fn add(
    draft: &mut Draft<'_>,
    who: CombatantId,
    condition: &Condition,
    duration: Duration,
    source: Option<CombatantId>,
) -> Result<(), Rejection> {
    worded(condition)?;
    let holder = draft.present(who)?;
    let held = holder.conditions.contains(condition);
    let by_effect = holder.effects.iter().any(|one| one.condition == *condition);
    if held && !by_effect {
        let condition = condition.clone();
        return Err(Rejection::SameCondition { who, condition });
    }
    for other in source.into_iter().chain(duration.depends_on()) {
        draft.present(other)?;
    }
    let effect = Effect {
        condition: condition.clone(),
        source,
        ending: ending(draft, duration)?,
    };
    draft.emit(Event::EffectBegan { who, effect })?;
    concentration::after_condition(draft, who)
}

/// The end that a duration comes to from now on.
fn ending(draft: &Draft<'_>, duration: Duration) -> Result<Ending, Rejection> {
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
            Ending::Count {
                round: Round(now.round.0.saturating_add(rounds)),
                count: match now.at {
                    At::Count(count) => Some(count),
                    At::Top | At::End => None,
                },
            }
        }
        Duration::TurnStart(of) => Ending::TurnStart { of },
        Duration::TurnEnd(of) => Ending::TurnEnd { of, since },
        Duration::NextAction(of) => Ending::NextAction { of, since },
        Duration::Open => Ending::Open,
    })
}

/// Ends what ends before a count of the round, or with the round where no count is left in it.
pub(super) fn pass(draft: &mut Draft<'_>, count: Option<i32>) -> Result<(), Rejection> {
    let round = draft.state.clock(draft.state.round());
    let at = count.map_or(At::End, At::Count);
    let at = if draft.state.is_before_the_roll() && count.is_some() {
        At::Top
    } else {
        at
    };
    end_due(draft, Instant { round, at })
}

/// Ends what ends before a moment.
pub(super) fn end_due(draft: &mut Draft<'_>, now: Instant) -> Result<(), Rejection> {
    end_those(draft, |ending| ending.has_come(now))
}

/// Ends what lasts until somebody's turn begins.
pub(super) fn turn_begins(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    end_those(draft, |ending| ending == Ending::TurnStart { of: who })
}

/// Ends what lasts until somebody's turn is over; one that passes has no frame.
pub(super) fn turn_over(
    draft: &mut Draft<'_>,
    who: CombatantId,
    frame: Option<FrameId>,
) -> Result<(), Rejection> {
    end_those(draft, |ending| match ending {
        Ending::TurnEnd { of, since } | Ending::NextAction { of, since } => {
            of == who && frame.is_none_or(|frame| frame > since)
        }
        _ => false,
    })
}

/// Ends what lasts until somebody acts: in its turn, or with what it had readied (D30-37).
pub(super) fn acted(
    draft: &mut Draft<'_>,
    who: CombatantId,
    frame: FrameId,
) -> Result<(), Rejection> {
    end_those(draft, |ending| match ending {
        Ending::NextAction { of, since } => of == who && frame > since,
        _ => false,
    })
}

/// What depends on the turns of somebody who leaves ends where its next turn would have come.
pub(super) fn unbind(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let order = draft.state.order();
    let index = order.position(who);
    let round = draft.state.clock(draft.state.round());
    let passed = index.is_none_or(|index| index < order.passed());
    let until = Ending::Count {
        round: if passed { round.next() } else { round },
        count: index
            .and_then(|index| order.slots().get(index))
            .filter(|_| !draft.state.is_before_the_roll())
            .map(|slot| slot.count),
    };
    for (holder, effect) in those(draft, |ending| ending.depends_on() == Some(who)) {
        draft.emit(Event::EffectBound {
            who: holder,
            effect,
            until,
        })?;
    }
    Ok(())
}

fn end_those(draft: &mut Draft<'_>, which: impl Fn(Ending) -> bool) -> Result<(), Rejection> {
    for (who, effect) in those(draft, which) {
        draft.emit(Event::EffectEnded { who, effect })?;
    }
    Ok(())
}

/// The effects that a test picks, of those who have left too: time goes on for them.
fn those(draft: &Draft<'_>, which: impl Fn(Ending) -> bool) -> Vec<(CombatantId, Effect)> {
    let of = |one: &crate::encounter::Participant| {
        let picked = one.effects.iter().filter(|effect| which(effect.ending));
        picked
            .map(|effect| (one.id, effect.clone()))
            .collect::<Vec<_>>()
    };
    draft.state.participants().flat_map(of).collect()
}
