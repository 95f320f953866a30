//! Readied actions: how they trigger, and how they are lost.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Participant;
use crate::event::Event;
use crate::order::{Place, PlaceCause};
use crate::rejection::Rejection;
use crate::rules::{ActionKind, ConcentrationLoss, InitiativePenaltyCause};
use crate::steps::{actions, concentration, penalties};
use crate::waiting::{FiveFootStep, Readied};

/// Moves a combatant to the place at which its readied action is carried out.
pub(crate) fn move_to_trigger(
    draft: &mut Draft<'_>,
    who: CombatantId,
    five_foot_step: FiveFootStep,
) -> Result<Readied, Rejection> {
    let one = draft.present(who)?;
    let Some(readied) = one.readied().cloned() else {
        return Err(Rejection::NothingReadied { who });
    };
    let moved = one.moved == FiveFootStep::Step || readied.action == ActionKind::Move;
    if draft.state.turn_of() == Some(who) {
        draft.refuse(Rejection::OwnTurn { who })?;
    }
    if !actions::may_take(&draft.state, who, readied.action) {
        draft.refuse(Rejection::unable(draft.state.rules().vitality, who, None))?;
    }
    if five_foot_step == FiveFootStep::Step && moved {
        draft.refuse(Rejection::HasMoved { who })?;
    }
    let order = draft.state.order();
    // In its own turn, after an override, it is at its count already.
    let anchor = draft.state.turn_of().or_else(|| order.next());
    let anchor = anchor.filter(|&anchor| anchor != who);
    if let Some(before) = anchor
        && let Some(at) = order.index_of(before)
        && let Some(own) = order.index_of(who)
    {
        let count = order.places().get(at).map_or(0, |place| place.count);
        let place = Place {
            who,
            count,
            why: PlaceCause::Readied { before },
        };
        let to = if own < at { at - 1 } else { at };
        draft.emit(Event::Moved { place, to })?;
    }
    let since = readied.since;
    let round = draft.state.round();
    draft.emit(Event::ReadyUsed {
        who,
        since,
        round,
        five_foot_step,
    })?;
    penalties::penalize_late(draft, who, since, InitiativePenaltyCause::Ready)?;
    Ok(readied)
}

/// Ends a readied action when the next turn of its owner begins (D5E-46).
pub(crate) fn lapse(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let one = draft.state.participant(who);
    let Some(readied) = one.and_then(Participant::readied) else {
        return Ok(());
    };
    if readied.spell.is_some() {
        concentration::end(draft, who, ConcentrationLoss::Lapsed)?;
    }
    let why = draft.state.rules().ready.lapse();
    draft.emit(Event::ReadyLapsed { who, why })
}
