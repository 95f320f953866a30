//! Overrides of the order: the game master moves a place, skips a turn, gives one back, or brings
//! back a combatant that has left. The log records the override.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::Event;
use crate::law::Law;
use crate::limits::TOTALS;
use crate::order::{Place, PlaceCause, PlaceTarget};
use crate::rejection::{Rejection, TableRejection};
use crate::rules::{MissedTurnReason, TurnPolicy};
use crate::steps::{delays, durations, groups, kept_turns, requirements, second_places, turns};

/// Moves a combatant to a place or a count of the order. It gets no second turn in the round, and loses
/// none: moved before the turn in progress, it acts after that turn.
pub(super) fn place(
    draft: &mut Draft<'_>,
    who: CombatantId,
    seat: PlaceTarget,
) -> Result<(), Rejection> {
    requirements::turns_in_progress(draft)?;
    draft.combatant_or_place(who)?;
    let order = draft.state.order();
    let own = order.index_of(who).ok_or(Rejection::NoPlace { who })?;
    if order
        .places()
        .iter()
        .any(|place| place.why == PlaceCause::BeforeTheRoll)
    {
        return Err(Rejection::OutOfPlace);
    }
    let others: Vec<_> = order
        .places()
        .iter()
        .filter(|place| place.who != who)
        .collect();
    let to = match seat {
        PlaceTarget::Count(count) if !TOTALS.contains(&count) => {
            return Err(Rejection::TotalOutOfRange { total: count });
        }
        PlaceTarget::Count(_) if !draft.state.rules().initiative.has_numbers() => {
            return Err(TableRejection::NoCounts.into());
        }
        PlaceTarget::Count(count) => {
            let after = |place: &&Place| draft.state.comes_after(place, who, count);
            others.iter().position(after).unwrap_or(others.len())
        }
        PlaceTarget::Before(other) => index(&others, other)?,
        PlaceTarget::After(other) => index(&others, other)? + 1,
    };
    // A place stands only for a turn that is still to come where turns are handed over.
    let handed_over = draft.state.rules().order.turns == TurnPolicy::HandOver;
    let to = if handed_over && own >= order.passed() {
        to.max(order.passed())
    } else {
        to
    };
    let count = match seat {
        PlaceTarget::Count(count) => count,
        PlaceTarget::Before(other) | PlaceTarget::After(other) => {
            order.place(other).map_or(0, |place| place.count)
        }
    };
    let own_turn = draft.state.turn_of() == Some(who);
    if own_turn && !draft.state.turn_is_fresh() {
        return Err(Rejection::TurnInProgress { who });
    }
    let now = order.places().get(own).map(|place| place.count);
    if to == own && now == Some(count) {
        return Err(Rejection::NothingChanges);
    }
    override_order(draft)?;
    if own_turn {
        draft.emit(Event::TurnPutBack { who })?;
    }
    let turn = kept_turns::turn_of(&draft.state, who);
    let why = if draft.state.rules().initiative.has_numbers() {
        PlaceCause::Ruled
    } else {
        PlaceCause::Rearranged
    };
    draft.emit(Event::Moved {
        place: Place { who, count, why },
        to,
    })?;
    kept_turns::keep(draft, who, turn)
}

fn index(places: &[&Place], who: CombatantId) -> Result<usize, Rejection> {
    let index = places.iter().position(|place| place.who == who);
    index.ok_or(Rejection::NoPlace { who })
}

/// Skips the turn in progress or a later turn of this round.
pub(super) fn skip(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    requirements::turns_in_progress(draft)?;
    draft.combatant_or_place(who)?;
    if draft.state.turn_of() == Some(who) {
        nothing_above_the_turn(draft)?;
        override_order(draft)?;
        let why = MissedTurnReason::Ruled;
        draft.emit(Event::TurnMissed { who, why })?;
        return turns::close(draft, who);
    }
    if !draft.state.turn_is_to_come(who) || draft.state.is_passed_over(who) {
        return Err(Rejection::NoTurnToCome { who });
    }
    override_order(draft)?;
    draft.emit(Event::TurnPassedOver { who })
}

/// Gives a turn to a combatant whose turn of the round is over or was skipped, before the turn that
/// has just come up or between turns. For a later turn it undoes the skip (D35-16).
pub(super) fn give(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    requirements::turns_in_progress(draft)?;
    draft.combatant_or_place(who)?;
    if draft.state.is_passed_over(who) && draft.state.turn_is_to_come(who) {
        override_order(draft)?;
        return draft.emit(Event::TurnRestored { who });
    }
    let order = draft.state.order();
    order.index_of(who).ok_or(Rejection::NoPlace { who })?;
    let owner = draft.state.turn_of();
    if owner == Some(who) || draft.state.turn_is_to_come(who) {
        return Err(Rejection::TurnToCome { who });
    }
    if !draft.state.is_able(who) {
        draft.refuse(Rejection::unable(draft.state.rules().vitality, who, None))?;
    }
    if let Some(owner) = owner {
        if !draft.state.turn_is_fresh() {
            return Err(Rejection::TurnInProgress { who: owner });
        }
        override_order(draft)?;
        draft.emit(Event::TurnPutBack { who: owner })?;
        // The count of the places that came before stays reached.
        let direction = draft.state.rules().order.direction;
        let reached = draft.state.order().reached(direction);
        delays::time_comes(draft, reached)?;
    } else {
        nothing_above_the_turn(draft)?;
        override_order(draft)?;
    }
    durations::turn_begins(draft, who)?;
    let frame = draft.state.next_frame();
    let kind = turns::turn_kind(&draft.state, who);
    draft.emit(Event::TurnGiven { frame, who, kind })?;
    turns::lose_wait(draft, who)
}

/// Brings back a combatant that has left, with its initiative, hit points, conditions and second
/// places. Without initiative it rolls, like any newcomer.
pub(super) fn bring_back(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let one = draft.state.participant(who);
    let one = one.ok_or(Rejection::UnknownCombatant { who })?;
    if one.present || draft.state.stage() == &Stage::Ended {
        return Err(Rejection::OutOfPlace);
    }
    let profile = one.profile.clone();
    if one.initiative.is_none() {
        groups::require_fit(draft, &profile, Some(who))?;
    }
    if let Some(place) = profile.place {
        draft.present(place.of)?;
    }
    draft.emit(Event::CombatantReturned { who })?;
    for place in second_places::absent_of(draft, who) {
        draft.emit(Event::CombatantReturned { who: place })?;
    }
    Ok(())
}

fn nothing_above_the_turn(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    if draft.state.stack().frames().len() > 1 {
        draft.refuse(Rejection::unresolved(draft.state.rules().reactions))?;
    }
    Ok(())
}

/// Records that the game master overrides the order of the results.
fn override_order(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let aside = Law::OrderStays.rules(draft.state.rules().ruleset).to_vec();
    draft.emit(Event::Ruled { aside })
}
