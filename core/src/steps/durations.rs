//! Ending effects as time goes on.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::effect::{Effect, EffectEndCause, EffectExpiry, RoundPoint, TimePoint, TurnMoment};
use crate::event::{CombatantEvent, Event};
use crate::frame_id::FrameId;
use crate::rejection::Rejection;
use crate::steps::{groups, lethargy, recharge, turn_effects};

/// Ends effects that end before a count of the round, or with the round.
pub(crate) fn pass(draft: &mut Draft<'_>, count: Option<i32>) -> Result<(), Rejection> {
    let round = draft.state.clock(draft.state.round());
    let at = count.map_or(RoundPoint::End, RoundPoint::Count);
    let at = if !draft.state.has_counts() && count.is_some() {
        RoundPoint::Top
    } else {
        at
    };
    end_due(draft, TimePoint { round, at })
}

/// Ends effects that end before a moment.
pub(crate) fn end_due(draft: &mut Draft<'_>, now: TimePoint) -> Result<(), Rejection> {
    let direction = draft.state.rules().order.direction;
    let order = draft.state.order();
    let next = order.next();
    let later = order.places().iter().skip(order.passed() + 1);
    let at_count = later.filter(|place| now.at == RoundPoint::Count(place.count));
    // A combatant that acts at the same time as the next one is not later than it.
    let at_once = |who| next.is_some_and(|next| groups::same_block(&draft.state, next, who));
    let ahead = at_count.map(|place| place.who).filter(|&who| !at_once(who));
    let ahead: Vec<_> = ahead.collect();
    end_where(draft, |ending| {
        ending.has_come(now, direction, |who| ahead.contains(&who))
    })
}

/// Ends effects that last until a turn begins, and calls for what others do as it begins. A die may bring
/// limited uses back.
pub(crate) fn turn_begins(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    end_where(draft, |ending| {
        ending == EffectExpiry::TurnStart { of: who }
    })?;
    turn_effects::come_due(draft, who, TurnMoment::Start)?;
    recharge::turn_begins(draft, who)
}

/// Ends effects that last until a turn is over, and notes the saves that are owed at its end. A missed turn
/// has no frame.
pub(crate) fn turn_over(
    draft: &mut Draft<'_>,
    who: CombatantId,
    frame: Option<FrameId>,
) -> Result<(), Rejection> {
    end_where(draft, |ending| match ending {
        EffectExpiry::TurnEnd { of, since } | EffectExpiry::NextAction { of, since } => {
            of == who && frame.is_none_or(|frame| frame > since)
        }
        _ => false,
    })?;
    turn_effects::come_due(draft, who, TurnMoment::End)?;
    owe_saves(draft, who)
}

/// Notes that a combatant owes a save against each effect that a save ends. The dead owe none.
fn owe_saves(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let unsaved = |effect: &Effect| matches!(effect.ending, EffectExpiry::Save { due: false, .. });
    for effect in turn_effects::of_living(draft, who, unsaved) {
        let due = true;
        draft.emit(Event::Combatant(CombatantEvent::EffectSave {
            who,
            effect,
            due,
        }))?;
    }
    Ok(())
}

/// Ends effects that last until a combatant acts, in its turn or by a readied action (D30-37).
pub(crate) fn acted(
    draft: &mut Draft<'_>,
    who: CombatantId,
    frame: FrameId,
) -> Result<(), Rejection> {
    end_where(draft, |ending| match ending {
        EffectExpiry::NextAction { of, since } => of == who && frame > since,
        _ => false,
    })
}

/// Ends effects that last as long as their source concentrates (D5E-73, D5E-78).
pub(crate) fn concentration_ends(
    draft: &mut Draft<'_>,
    source: CombatantId,
) -> Result<(), Rejection> {
    for (who, effect) in draft.state.effects_held_by(source) {
        let ended = effect.condition.clone();
        let by = effect.ended_by(EffectEndCause::Concentration);
        draft.emit(Event::EffectEnded { who, effect, by })?;
        lethargy::after(draft, who, &ended)?;
    }
    Ok(())
}

/// Changes effects that depend on the turns of a leaving combatant: they end when its next turn
/// would have come. Without counts, or with new ones, nobody knows when, so they last until the next round.
pub(crate) fn unbind(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let order = draft.state.order();
    let index = order.index_of(who);
    let round = draft.state.clock(draft.state.round());
    let counts = draft.state.counts_last();
    let to_come = draft.state.turn_is_to_come(who);
    let until = EffectExpiry::Count {
        round: if counts && to_come {
            round
        } else {
            round.next()
        },
        count: index
            .and_then(|index| order.places().get(index))
            .filter(|_| counts)
            .map(|place| place.count),
        of: None,
    };
    for (holder, effect) in effects_where(draft, |ending| ending.depends_on() == Some(who)) {
        draft.emit(Event::EffectBound {
            who: holder,
            effect,
            until,
        })?;
    }
    Ok(())
}

fn end_where(draft: &mut Draft<'_>, which: impl Fn(EffectExpiry) -> bool) -> Result<(), Rejection> {
    for (who, effect) in effects_where(draft, which) {
        let ended = effect.condition.clone();
        let by = effect.ended_by(EffectEndCause::Time);
        draft.emit(Event::EffectEnded { who, effect, by })?;
        lethargy::after(draft, who, &ended)?;
    }
    Ok(())
}

/// Returns the effects of which one end passes a test. Effects on combatants that have left are included, because
/// time passes for them.
fn effects_where(
    draft: &Draft<'_>,
    which: impl Fn(EffectExpiry) -> bool,
) -> Vec<(CombatantId, Effect)> {
    let mut found = Vec::new();
    for one in draft.state.participants() {
        let picked = one.effects.iter();
        let picked = picked.filter(|effect| effect.ends().any(&which));
        found.extend(picked.map(|effect| (one.id, effect.clone())));
    }
    found
}
