//! Naming who acts next, and ending a phase (ANY-6, ANY-15).

use crate::combatant::CombatantId;
use crate::command::TableCommand;
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::{Event, TableEvent};
use crate::rejection::{Rejection, TableRejection};
use crate::rules::{MissedTurnReason, TurnPolicy};
use crate::steps::{durations, requirements, turns};

use super::initiative;

/// Calls the handler of a command about cards, hand-over or phases.
pub(super) fn dispatch(draft: &mut Draft<'_>, command: TableCommand) -> Result<(), Rejection> {
    match command {
        TableCommand::EnterCard { who, card } => initiative::enter_card(draft, who, card),
        TableCommand::HandOver { to } => hand_over(draft, to),
        TableCommand::NextPhase => next_phase(draft),
    }
}

/// Ends the turn in progress and names who acts next. The next round begins if no one
/// else is to act in this one, and anyone may be named.
fn hand_over(draft: &mut Draft<'_>, to: CombatantId) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    draft.combatant_or_place(to)?;
    let turns = draft.state.rules().order.turns;
    if turns == TurnPolicy::InOrder {
        return Err(TableRejection::NotHandedOver.into());
    }
    let index = draft.state.order().index_of(to);
    index.ok_or(Rejection::NoPlace { who: to })?;
    if draft.state.stack().top().is_none() && draft.state.death_save_due().is_some() {
        return Err(Rejection::OutOfPlace);
    }
    end_turn(draft)?;
    if !draft.state.is_able(to) {
        let refusal = Rejection::unable(draft.state.rules().vitality, to, None);
        draft.refuse(refusal)?;
    }
    if turns == TurnPolicy::GameMaster {
        if let Some(MissedTurnReason::Surprised | MissedTurnReason::ActsLast) =
            draft.state.omits(to)
        {
            draft.refuse(TableRejection::SurprisedNow { who: to }.into())?;
        }
        return give(draft, to);
    }
    let candidates = draft.state.candidates();
    if !candidates.is_empty() && !candidates.contains(&to) {
        match draft.state.omits(to) {
            Some(MissedTurnReason::Surprised | MissedTurnReason::ActsLast) => {
                return Err(TableRejection::SurprisedNow { who: to }.into());
            }
            Some(MissedTurnReason::HadIt) => {
                return Err(Rejection::AlreadyActed { who: to });
            }
            // It has missed its turn, it can't act, or the game master skips it.
            _ => return Err(Rejection::NoTurnToCome { who: to }),
        }
    }
    draft.emit(Event::Table(TableEvent::HandedOver { to }))
}

/// Gives a turn in the current phase.
fn give(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    durations::turn_begins(draft, who)?;
    let frame = draft.state.next_frame();
    let kind = turns::turn_kind(&draft.state, who);
    draft.emit(Event::TurnGiven { frame, who, kind })?;
    turns::lose_wait(draft, who)
}

/// Ends a phase, and the turn in progress.
fn next_phase(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    if draft.state.phase().is_none() {
        return Err(Rejection::OutOfPlace);
    }
    end_turn(draft)?;
    draft.emit(Event::Table(TableEvent::PhaseEnded))
}

/// Ends the turn in progress, if there is one.
fn end_turn(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    requirements::no_open_tie(draft)?;
    if draft.state.stack().frames().len() > 1 {
        draft.refuse(Rejection::unresolved(draft.state.rules().reactions))?;
    }
    match draft.state.turn_of() {
        Some(owner) => turns::close(draft, owner),
        None => Ok(()),
    }
}
