//! Acting first among combatants that act at the same time.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::Event;
use crate::rejection::{Rejection, TableRejection};
use crate::rules::MissedTurnReason;
use crate::stack::{Frame, FrameKind};
use crate::steps::{delays, groups, turns};

/// Lets another combatant of a block act before the current one, which has done nothing yet and then
/// acts after it (D5E-21, AMB-D5E-6).
pub(super) fn act_first(draft: &mut Draft<'_>, to: CombatantId) -> Result<(), Rejection> {
    draft.present(to)?;
    let from = draft.turn_owner()?;
    let order = draft.state.order();
    let index = order.index_of(to).ok_or(Rejection::OutOfPlace)?;
    if order.index_of(from).is_none() || from == to {
        return Err(Rejection::OutOfPlace);
    }
    let acted = index < order.passed() && !draft.state.keeps_turn(to);
    let same = groups::same_block(&draft.state, from, to);
    let untouched = matches!(
        draft.state.stack().frames(),
        [Frame { kind: FrameKind::Turn { spent, .. }, .. }] if spent.is_empty()
    );
    if !same {
        draft.refuse(Rejection::NotInBlock { who: to })?;
    }
    if !untouched {
        draft.refuse(Rejection::TurnBegun { who: from })?;
    }
    if draft.state.is_out(to) {
        draft.refuse(Rejection::Unable { who: to })?;
    } else if !draft.state.is_able(to) {
        draft.refuse(Rejection::unable(draft.state.rules().vitality, to, None))?;
    }
    if acted {
        let one = draft.present(to)?;
        // It may have missed its turn, or the game master has skipped it.
        if one.last_turn != Some(draft.state.round()) {
            return Err(Rejection::NoTurnToCome { who: to });
        }
        draft.refuse(Rejection::AlreadyActed { who: to })?;
    }
    if let Some(MissedTurnReason::Surprised | MissedTurnReason::ActsLast) = draft.state.omits(to) {
        draft.refuse(TableRejection::SurprisedNow { who: to }.into())?;
    }
    // Its turn has not begun after all, so its changes are undone (D5E-41, D30-28).
    if draft.state.turn_is_fresh() {
        draft.emit(Event::TurnPutBack { who: from })?;
    }
    draft.emit(Event::TurnHanded { from, to })?;
    let count = draft.state.order().place(to).map(|place| place.count);
    delays::time_comes(draft, count)?;
    turns::begin(draft, to)
}
