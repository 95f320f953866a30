//! The fight starts.

use super::draft::Draft;
use super::prepare;
use super::setup::foresee;
use crate::encounter::{Round, Stage};
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::Opening;

/// Starts the fight: a surprise round if some but not all are aware, in which only they act and
/// before which only they roll (D35-21, D35-24, D35-25).
pub(super) fn start(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    let opening = foresee(&draft.state).ok_or(Rejection::NobodyHere)?;
    draft.emit(Event::Started(opening.clone()))?;
    let (before, who) = match opening {
        Opening::SomeAware { aware, .. } if prepare::acts_before_the_roll(draft, &aware) => {
            return prepare::begin(draft, aware);
        }
        Opening::SomeAware { aware, .. } => (Round::SURPRISE, aware),
        Opening::Plain
        | Opening::AllAware
        | Opening::NoneAware
        | Opening::NobodySurprised
        | Opening::SomeSurprised { .. } => {
            let everybody = draft.state.present().map(|one| one.id).collect();
            (draft.state.first_round(), everybody)
        }
    };
    draft.emit(Event::InitiativeCalled { before, who })
}
