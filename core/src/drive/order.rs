//! Bringing results into the order.

use super::step::Step;
use super::{group, newcomer, priority, ride, tie};
use crate::arrange::{Arrangement, arrange};
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::ProgressPolicy;
use crate::steps::ties;

/// Sets the order once everyone called has a result, and begins the round. During combat it places
/// newcomers that have a result (D35-78).
pub(crate) fn settle(draft: &mut Draft<'_>, then: Step) -> Result<Step, Rejection> {
    let before = match draft.state.stage() {
        Stage::Rolling { before, .. } => Some(*before),
        Stage::Fighting => None,
        Stage::Setup | Stage::Ended => return Ok(Step::Wait),
    };
    if before.is_some() && draft.state.unrolled().next().is_some() {
        return Ok(Step::Wait);
    }
    if before.is_some() {
        newcomer::first_of_all(draft)?;
    }
    let entrants = ties::entrants(&draft.state);
    newcomer::keep_first(draft, &entrants)?;
    let places = loop {
        match arrange(&draft.state, &entrants) {
            Arrangement::Placed(places) => break places,
            Arrangement::Tied(open) => {
                for rivals in open {
                    if !tie::decide(draft, rivals)? {
                        return Ok(Step::Wait);
                    }
                }
            }
        }
    };
    let Some(before) = before else {
        for (at, place) in places.into_iter().enumerate() {
            if entrants.contains(&place.who) {
                draft.emit(Event::Placed { place, at })?;
            }
        }
        return Ok(then);
    };
    draft.emit(Event::OrderSet { places })?;
    draft.emit(Event::RoundStarted { round: before })?;
    group::join_awaited(draft)?;
    ride::align_all(draft)?;
    match draft.state.rules().progress {
        ProgressPolicy::Turns => Ok(Step::Turn),
        ProgressPolicy::Phases(_) => {
            priority::phases::begin(draft)?;
            Ok(Step::Wait)
        }
    }
}
