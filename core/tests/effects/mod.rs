//! The laws of durations: an effect never outlives its end, and never ends before it.

pub mod branches;

use asalto_core::casting::CheckVerdict;
use asalto_core::effect::{Effect, EffectEndCause, EffectExpiry};
use asalto_core::encounter::Stage;
use asalto_core::event::LegendaryEvent;
use asalto_core::order::PlaceCause;
use asalto_core::{CombatantId, Encounter, Event, Round, Session};
use proptest::prelude::*;

/// The point in time: the round, numbered over all rounds, and the current count.
fn now(encounter: &Encounter) -> (Round, Option<i32>) {
    let round = match encounter.round() {
        Round::SURPRISE => Round(encounter.first_round().0 - 1),
        round => round,
    };
    let order = encounter.order();
    let place = order
        .passed()
        .checked_sub(1)
        .map(|last| &order.places()[last]);
    let place = place.filter(|place| place.why != PlaceCause::BeforeTheRoll);
    (round, place.map(|place| place.count))
}

/// An effect never outlives its end: no combatant has an effect whose count has come.
///
/// A combatant leaves whose turn would come later at the current count: an effect until that turn lasts
/// until the next place in the order.
pub fn none_outlives_its_end(session: &Session) -> Result<(), TestCaseError> {
    let encounter = session.encounter();
    if encounter.stage() != &Stage::Fighting {
        return Ok(());
    }
    let (now, at) = now(encounter);
    let rank = |count| encounter.rules().order.direction.rank(count);
    for one in encounter.participants() {
        for effect in &one.effects {
            prop_assert!(one.conditions.contains(&effect.condition));
            for end in effect.ends() {
                let EffectExpiry::Count { round, count, of } = end else {
                    continue;
                };
                let later = |count| at.is_none_or(|at| rank(count) < rank(at));
                // Among equal counts it may end with the turn of one of them.
                let order = encounter.order();
                let ahead = |of| order.index_of(of) >= Some(order.passed());
                let waits = || count == at && of.is_some_and(ahead);
                let to_come = round > now || round == now && (count.is_some_and(later) || waits());
                let ends_next =
                    || round == now && count == at && was_bound(session, one.id, effect);
                prop_assert!(
                    to_come || ends_next(),
                    "{:?} at {:?} {:?}: {:?}",
                    one.id,
                    now,
                    at,
                    effect
                );
            }
        }
    }
    Ok(())
}

/// Whether an effect got its end when a combatant left.
fn was_bound(session: &Session, holder: CombatantId, effect: &Effect) -> bool {
    let mut events = session.entries()[..session.cursor()]
        .iter()
        .flat_map(|entry| &entry.events);
    events.any(|event| {
        matches!(event, Event::EffectBound { who, effect: before, until }
            if *who == holder && before.condition == effect.condition && effect.ends().any(|end| end == *until))
    })
}

/// An effect never ends early: each one that ended by itself had reached its count, its turn or its
/// action.
pub fn none_ends_early(session: &Session) -> Result<(), TestCaseError> {
    let mut encounter = Encounter::new(session.rules().clone());
    for entry in &session.entries()[..session.cursor()] {
        for (index, event) in entry.events.iter().enumerate() {
            if let Event::EffectEnded {
                who: holder,
                effect,
                by,
            } = event
            {
                let around = &entry.events;
                let concentration_ended = around[..index].iter().any(|event| {
                    matches!(event, Event::ConcentrationEnded { who, .. }
                        if effect.held && effect.source == Some(*who))
                });
                let came = |end| {
                    match end {
                    EffectExpiry::Count { round, count, .. } => {
                        // A reroll ends the round at once.
                        let again = around[index..].contains(&Event::InitiativeForgotten);
                        count_has_come(&encounter, round, count)
                            || again && round <= encounter.round()
                    }
                    EffectExpiry::TurnStart { of } => around[index..].iter().any(|event| {
                        matches!(event, Event::TurnStarted { who, .. }
                            | Event::TurnMissed { who, .. }
                            | Event::TurnGiven { who, .. } if *who == of)
                    }),
                    EffectExpiry::TurnEnd { of, .. } => around[..index].iter().any(|event| {
                        matches!(event, Event::TurnEnded { who, .. }
                            | Event::TurnMissed { who, .. } if *who == of)
                    }),
                    EffectExpiry::NextAction { of, .. } => {
                        around[..index].iter().any(|event| match event {
                            Event::TurnEnded { who, .. }
                            | Event::TurnMissed { who, .. }
                            | Event::ActionTaken { who, .. } => *who == of,
                            Event::Pushed(frame) => frame.owner == of,
                            _ => false,
                        })
                    }
                    EffectExpiry::Open => false,
                    EffectExpiry::Save { .. } => around[..index].iter().any(|event| {
                        matches!(event, Event::SaveMade { who, verdict: Some(CheckVerdict::Success), .. }
                            | Event::Legendary(LegendaryEvent::Resisted { who, succeeds: true })
                            if who == holder)
                    }),
                }
                };
                let early = !concentration_ended && !effect.ends().any(came);
                prop_assert!(!early, "{:?} ended early", effect);
                let by_time = *by == Some(EffectEndCause::Time);
                prop_assert!(!by_time || effect.latest.is_some_and(came));
            }
            prop_assert_eq!(encounter.apply(event), Ok(()));
        }
    }
    Ok(())
}

/// Whether the next place of this round, if there is one, is at the count or later.
fn count_has_come(encounter: &Encounter, round: Round, count: Option<i32>) -> bool {
    let first = encounter.first_round();
    if encounter.stage() == &Stage::Setup {
        return round < first;
    }
    let (now, _) = now(encounter);
    let order = encounter.order();
    let next = order.next().and_then(|who| order.place(who));
    let rank = |count| encounter.rules().order.direction.rank(count);
    let has_come = |count, next| rank(next) <= rank(count);
    round < now
        || round == now
            && next.is_none_or(|next| count.is_none_or(|count| has_come(count, next.count)))
}
