//! The driver: after each command it advances the encounter until it waits for someone.
//!
//! A handler validates its command and emits events. The driver reads these events and the state,
//! and adds the consequences: mounts move with their riders, newcomers come into the order, ties
//! are broken, rounds and turns begin, and priority circulates.

mod group;
mod incapacity;
mod newcomer;
mod order;
mod priority;
mod reveal;
mod ride;
mod round;
mod seating;
mod second_place;
mod step;
mod tie;
mod turn;

use crate::arrange::block_is_out;
use crate::draft::Draft;
use crate::encounter::{Encounter, Participant, Stage};
use crate::event::{CombatantEvent, Event, TableEvent};
use crate::rejection::Rejection;
use crate::rules::{ProgressPolicy, TurnPolicy};
pub(crate) use priority::circulate;
use step::Step;

/// Advances the encounter until it waits for someone.
pub(crate) fn drive(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    ride::follow_riders(draft)?;
    seating::seat(draft)?;
    // Priority leaves a removed actor before others come into the order.
    priority::pass_on_priority(draft)?;
    second_place::follow_owners(draft)?;
    turn::skip_who_stays_down(draft)?;
    let dissolved = tie_is_dissolved(&draft.state);
    let then = after_order(draft, dissolved);
    let mut step = if dissolved || changes_order(draft) {
        Step::Order
    } else {
        then
    };
    while step != Step::Wait {
        step = match step {
            Step::Order => order::settle(draft, then)?,
            Step::Turn => turn::advance(draft)?,
            Step::Wait => Step::Wait,
        };
    }
    priority::advance(draft)?;
    incapacity::take_effect(draft)?;
    reveal::reveal_actors(draft)
}

/// Whether the handler's events may bring results into the order or end a tie.
fn changes_order(draft: &Draft<'_>) -> bool {
    let has_result = |who| {
        let one = draft.state.participant(who);
        one.is_some_and(|one| one.initiative.is_some())
    };
    brings_results(draft)
        || everyone_called_is_out(&draft.state)
        || draft.events.iter().any(|event| match event {
            Event::CombatantRemoved { .. } | Event::TieBroken(_) => true,
            Event::CombatantReturned { who } => {
                draft.state.stage() == &Stage::Fighting && has_result(*who)
            }
            _ => false,
        })
}

/// Whether one of the tied combatants is dead or out of the fight, so that nobody is asked about it.
fn tie_is_dissolved(encounter: &Encounter) -> bool {
    let tie = encounter.open_tie();
    tie.is_some_and(|tie| tie.tied.iter().any(|&who| block_is_out(encounter, who)))
}

/// Whether the rolls that the encounter waited for are no longer to come.
fn everyone_called_is_out(encounter: &Encounter) -> bool {
    matches!(encounter.stage(), Stage::Rolling { .. }) && encounter.unrolled().next().is_none()
}

/// Whether the handler's events bring results that the encounter may have waited for. A new profile
/// may change an open tie, or who breaks it (D5E-24 to D5E-26).
fn brings_results(draft: &Draft<'_>) -> bool {
    let tied = draft.state.open_tie().is_some();
    draft.events.iter().any(|event| match event {
        Event::InitiativeRolled { .. }
        | Event::Combatant(CombatantEvent::InitiativeScored { .. })
        | Event::InitiativeEntered { .. }
        | Event::InitiativeShared { .. }
        | Event::Table(TableEvent::Seated { .. } | TableEvent::CardDealt { .. })
        | Event::ArrivedAware { .. } => true,
        Event::CombatantEdited { .. } => tied,
        _ => false,
    })
}

/// Returns the step after the order is settled: the next turn, if the handler has ended the last one
/// or brings the results that it has waited for.
fn after_order(draft: &Draft<'_>, dissolved: bool) -> Step {
    let state = &draft.state;
    let by_turns = state.rules().progress == ProgressPolicy::Turns;
    let idle = state.stage() == &Stage::Fighting && state.stack().top().is_none();
    let over = dissolved
        || draft.events.iter().any(|event| {
            matches!(
                event,
                Event::TurnEnded { .. }
                    | Event::Delayed { .. }
                    | Event::TurnPutBack { .. }
                    | Event::TieBroken(_)
                    | Event::RoundStarted { .. }
                    | Event::Table(TableEvent::HandedOver { .. } | TableEvent::PhaseEnded)
            )
        });
    // A death save that is made, or no longer to be made, lets the turn go on.
    let saved = state.death_save.is_some() && state.death_save_due().is_none();
    let can_act = |one: &Participant| one.initiative.is_some() && state.is_able(one.id);
    let all_rolled = state.unrolled().next().is_none();
    // Only one is left to be named: nobody needs to name it (ANY-6, AMB-ANY-7).
    let by_hand = state.rules().order.turns == TurnPolicy::HandOver;
    let only_one = by_hand && all_rolled && state.candidates().len() == 1;
    let awaited = brings_results(draft) && all_rolled;
    let ready = awaited && state.present().any(can_act);
    if by_turns && idle && (over || saved || ready || only_one || draft.is_resumed()) {
        Step::Turn
    } else {
        Step::Wait
    }
}
