//! The laws of what lasts: an effect never outlives its end, and never ends before it.

pub mod branches;

use asalto_core::{Encounter, Ending, Event, Placement, Round, Session, Stage};
use proptest::prelude::*;

/// Where the fight is: its round in the one count of all rounds, and the count that is played.
fn now(encounter: &Encounter) -> (Round, Option<i32>) {
    let round = match encounter.round() {
        Round::SURPRISE => Round(encounter.first_round().0 - 1),
        round => round,
    };
    let order = encounter.order();
    let slot = order
        .passed()
        .checked_sub(1)
        .map(|last| &order.slots()[last]);
    let slot = slot.filter(|slot| slot.why != Placement::BeforeTheRoll);
    (round, slot.map(|slot| slot.count))
}

/// An effect never outlives its end: nobody is under one whose count has come.
pub fn none_outlives_its_end(encounter: &Encounter) -> Result<(), TestCaseError> {
    if encounter.stage() != &Stage::Fighting {
        return Ok(());
    }
    let (now, at) = now(encounter);
    for one in encounter.participants() {
        for effect in &one.effects {
            prop_assert!(one.conditions.contains(&effect.condition));
            if let Ending::Count { round, count } = effect.ending {
                let to_come = round > now
                    || round == now && count.is_some_and(|count| at.is_none_or(|at| count < at));
                prop_assert!(to_come, "{:?} at {:?} {:?}: {:?}", one.id, now, at, effect);
            }
        }
    }
    Ok(())
}

/// An effect never ends before its end: each that ended by itself had its count, its turn or its
/// action come.
pub fn none_ends_early(session: &Session) -> Result<(), TestCaseError> {
    let mut encounter = Encounter::new(session.rules().clone());
    for entry in &session.entries()[..session.cursor()] {
        for (index, event) in entry.events.iter().enumerate() {
            if let Event::EffectEnded { effect, .. } = event {
                let around = &entry.events;
                let came = match effect.ending {
                    Ending::Count { round, count } => {
                        // Rolling again ends the round where it is.
                        let again = around[index..].contains(&Event::InitiativeForgotten);
                        count_has_come(&encounter, round, count)
                            || again && round <= encounter.round()
                    }
                    Ending::TurnStart { of } => around[index..].iter().any(|event| {
                        matches!(event, Event::TurnStarted { who, .. }
                            | Event::TurnSkipped { who }
                            | Event::TurnOmitted { who, .. }
                            | Event::TurnGiven { who, .. } if *who == of)
                    }),
                    Ending::TurnEnd { of, .. } => around[..index].iter().any(|event| {
                        matches!(event, Event::TurnEnded { who }
                            | Event::TurnSkipped { who }
                            | Event::TurnOmitted { who, .. } if *who == of)
                    }),
                    Ending::NextAction { of, .. } => {
                        around[..index].iter().any(|event| match event {
                            Event::TurnEnded { who }
                            | Event::TurnSkipped { who }
                            | Event::TurnOmitted { who, .. }
                            | Event::ActionTaken { who, .. } => *who == of,
                            Event::Pushed(frame) => frame.owner == of,
                            _ => false,
                        })
                    }
                    _ => false,
                };
                prop_assert!(came, "{:?} ended early", effect);
            }
            prop_assert_eq!(encounter.apply(event), Ok(()));
        }
    }
    Ok(())
}

/// Whether the next place in the order, if there is one in this round, is at the count or below.
fn count_has_come(encounter: &Encounter, round: Round, count: Option<i32>) -> bool {
    let first = encounter.first_round();
    if encounter.stage() == &Stage::Setup {
        return round < first;
    }
    let (now, _) = now(encounter);
    let order = encounter.order();
    let next = order.next().and_then(|who| order.slot(who));
    round < now
        || round == now && next.is_none_or(|next| count.is_none_or(|count| next.count <= count))
}
