//! The start and the end of a turn.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Encounter;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::{MissedTurnReason, TurnKind, WaitingLoss};
use crate::steps::{durations, readied};
use crate::waiting::Waiting;

/// Begins a turn.
pub(crate) fn begin(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    durations::turn_begins(draft, who)?;
    let frame = draft.state.next_frame();
    let kind = turn_kind(&draft.state, who);
    draft.emit(Event::TurnStarted { frame, who, kind })?;
    lose_wait(draft, who)
}

/// Ends a turn, and the effects that end with it.
pub(crate) fn close(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    end(draft, who, false)
}

/// Ends a turn together with the turn before it, as the turn of a group is ended as a whole.
pub(crate) fn close_together(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    end(draft, who, true)
}

fn end(draft: &mut Draft<'_>, who: CombatantId, together: bool) -> Result<(), Rejection> {
    let frame = draft.state.stack().turn().map(|turn| turn.id);
    if !draft.state.is_able(who) {
        let why = MissedTurnReason::Unable;
        draft.emit(Event::TurnMissed { who, why })?;
    }
    draft.emit(Event::TurnEnded { who, together })?;
    durations::turn_over(draft, who, frame)?;
    end_surprise(draft, who)
}

/// Ends surprise with the first turn, used or not (D5E-18).
pub(crate) fn end_surprise(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let surprised = draft
        .state
        .participant(who)
        .is_some_and(|one| one.surprised);
    if surprised {
        draft.emit(Event::SurpriseEnded { who })?;
    }
    Ok(())
}

/// Ends a delay or a readied action when the turn of its owner comes up (D35-41, D35-60, D5E-46).
pub(crate) fn lose_wait(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    readied::lapse(draft, who)?;
    lose_delay(draft, who)
}

/// Returns the kind of the next turn of a combatant.
pub(crate) fn turn_kind(encounter: &Encounter, who: CombatantId) -> TurnKind {
    if let Some(owed) = encounter.participant(who).and_then(|one| one.owed) {
        return owed;
    }
    if encounter.is_lair(who) {
        return TurnKind::Lair;
    }
    let surprised = encounter.actor_at(who).is_some_and(|one| one.surprised);
    let kind = encounter.rules().opening.surprised_turn();
    kind.filter(|_| surprised)
        .unwrap_or_else(|| encounter.round().turn_kind())
}

/// Ends a delay when its owner's count comes up again (D35-41 to D35-43).
fn lose_delay(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let waiting = draft
        .state
        .participant(who)
        .and_then(|one| one.waiting.clone());
    match waiting {
        Some(waiting @ Waiting::Delaying { .. }) => draft.emit(Event::DelayLost {
            who,
            waiting,
            why: WaitingLoss::OwnCount,
        }),
        _ => Ok(()),
    }
}
