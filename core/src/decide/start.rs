//! The start of combat.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::Event;
use crate::order::{Place, PlaceCause};
use crate::rejection::Rejection;
use crate::round::Round;
use crate::rules::Opening;
use crate::steps::opening;

/// Starts combat when the game master says so (D30-3): surprise, initiative, then the turns (D5E-3, D5E-5). A surprise
/// round comes first if only some combatants are aware. Only they roll before it and act in it (D35-21, D35-24, D35-25).
pub(super) fn start(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    let opening = opening::foresee(&draft.state).ok_or(Rejection::NobodyHere)?;
    draft.emit(Event::Started(opening.clone()))?;
    let (before, who) = match opening {
        Opening::SomeAware { aware, .. } if acts_before_the_roll(draft, &aware) => {
            return begin_before_the_roll(draft, aware);
        }
        Opening::SomeAware { mut aware, .. } => {
            aware.retain(|&who| !draft.state.is_out(who));
            (Round::SURPRISE, aware)
        }
        Opening::Plain
        | Opening::AllAware
        | Opening::NoneAware
        | Opening::NobodySurprised
        | Opening::SomeSurprised { .. } => {
            let everyone = draft.state.in_the_fight().map(|one| one.id).collect();
            (draft.state.first_round(), everyone)
        }
    };
    draft.emit(Event::InitiativeCalled { before, who })
}

/// Whether all aware combatants are on one side, and so act before anyone rolls (D30-5, AMB-D30-3).
fn acts_before_the_roll(draft: &Draft<'_>, aware: &[CombatantId]) -> bool {
    let side = |who: &CombatantId| Some(draft.state.participant(*who)?.profile.side);
    let first = aware.first().and_then(side);
    draft.state.rules().opening.prepares() && aware.iter().all(|who| side(who) == first)
}

/// Begins the round of partial actions before the roll, also after preparation rounds (D30-10). Aware combatants act
/// in any order.
fn begin_before_the_roll(draft: &mut Draft<'_>, aware: Vec<CombatantId>) -> Result<(), Rejection> {
    let place = |who| Place {
        who,
        count: 0,
        why: PlaceCause::BeforeTheRoll,
    };
    let places = aware.into_iter().map(place).collect();
    draft.emit(Event::OrderSet { places })?;
    let round = Round::SURPRISE;
    draft.emit(Event::RoundStarted { round })
}
