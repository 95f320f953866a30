//! Turns of combatants whose places are moved by hand: none is lost or won in silence.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Encounter;
use crate::event::{Event, TableEvent};
use crate::rejection::Rejection;
use crate::rules::MissedTurnReason;

/// The turn of a combatant in the round before its place moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TurnBefore {
    /// It is still to come.
    ToCome,
    /// It was missed.
    Missed,
    /// The combatant has had it, has it now or delays it, acts last because of surprise, or has its first turn in
    /// the next round.
    Other,
}

/// Returns the turn of a combatant whose place is about to move.
pub(crate) fn turn_of(encounter: &Encounter, who: CombatantId) -> TurnBefore {
    let Some(one) = encounter.participant(who) else {
        return TurnBefore::Other;
    };
    let had = one.last_turn == Some(encounter.round());
    let has = had || encounter.turn_of() == Some(who) || one.waiting.is_some();
    if encounter.omits(who) == Some(MissedTurnReason::ActsLast) {
        // It acts last, wherever its place is.
        TurnBefore::Other
    } else if encounter.turn_is_to_come(who) && !had {
        TurnBefore::ToCome
    } else if !has && one.missed == Some(encounter.round()) {
        TurnBefore::Missed
    } else {
        TurnBefore::Other
    }
}

/// Keeps the turn of a combatant for this round if its place has moved among those that have passed, and
/// gives no new one to a combatant that has missed its turn.
pub(crate) fn keep(
    draft: &mut Draft<'_>,
    who: CombatantId,
    before: TurnBefore,
) -> Result<(), Rejection> {
    let to_come = draft.state.turn_is_to_come(who);
    match before {
        TurnBefore::ToCome if !to_come => draft.emit(Event::Table(TableEvent::TurnKept { who })),
        TurnBefore::Missed if to_come => draft.emit(Event::TurnPassedOver { who }),
        TurnBefore::ToCome | TurnBefore::Missed | TurnBefore::Other => Ok(()),
    }
}
