//! Rulings on the order: the game master moves a place, has a turn skipped, gives one back, and
//! brings back somebody who has left. The log says that it was a ruling.

use super::check;
use super::draft::Draft;
use super::{durations, groups, initiative, turns};
use crate::combatant::CombatantId;
use crate::command::Command;
use crate::encounter::{Encounter, Stage};
use crate::event::Event;
use crate::order::{Placement, Seat, Slot};
use crate::rejection::Rejection;
use crate::rules::{Omission, ProgressPolicy};

/// Puts somebody at a place or a count of the order. Whoever has had its turn of the round has none
/// again by that, and whoever is put before the turn that is played waits for the next round.
pub(super) fn place(draft: &mut Draft<'_>, who: CombatantId, seat: Seat) -> Result<(), Rejection> {
    require_turns(draft)?;
    draft.present(who)?;
    let order = draft.state.order();
    let own = order.position(who).ok_or(Rejection::NoPlace { who })?;
    if order
        .slots()
        .iter()
        .any(|slot| slot.why == Placement::BeforeTheRoll)
    {
        return Err(Rejection::OutOfPlace);
    }
    let others: Vec<_> = order
        .slots()
        .iter()
        .filter(|slot| slot.who != who)
        .collect();
    let to = match seat {
        Seat::Count(count) if !(-999..=999).contains(&count) => {
            return Err(Rejection::TotalOutOfRange { total: count });
        }
        Seat::Count(count) => others.iter().filter(|slot| slot.count >= count).count(),
        Seat::Before(other) => index(&others, other)?,
        Seat::After(other) => index(&others, other)? + 1,
    };
    let count = match seat {
        Seat::Count(count) => count,
        Seat::Before(other) | Seat::After(other) => order.slot(other).map_or(0, |slot| slot.count),
    };
    let own_turn = draft.state.turn_of() == Some(who);
    if own_turn && !draft.state.turn_is_fresh() {
        return Err(Rejection::TurnInProgress { who });
    }
    let now = order.slots().get(own).map(|slot| slot.count);
    if to == own && now == Some(count) {
        return Err(Rejection::NothingChanges);
    }
    set_aside(draft)?;
    if own_turn {
        draft.emit(Event::TurnPutBack { who })?;
    }
    let why = Placement::Ruled;
    draft.emit(Event::Moved {
        slot: Slot { who, count, why },
        to,
    })?;
    if own_turn {
        turns::advance(draft)
    } else {
        Ok(())
    }
}

fn index(slots: &[&Slot], who: CombatantId) -> Result<usize, Rejection> {
    let index = slots.iter().position(|slot| slot.who == who);
    index.ok_or(Rejection::NoPlace { who })
}

/// Has a turn of this round skipped: the one that is played, or one that is still to come.
pub(super) fn skip(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    require_turns(draft)?;
    draft.present(who)?;
    if draft.state.turn_of() == Some(who) {
        nothing_above_the_turn(draft)?;
        set_aside(draft)?;
        let why = Omission::Ruled;
        draft.emit(Event::TurnLost { who, why })?;
        turns::close(draft, who)?;
        return turns::advance(draft);
    }
    if !is_to_come(&draft.state, who) || draft.state.is_passed_over(who) {
        return Err(Rejection::NoTurnToCome { who });
    }
    set_aside(draft)?;
    draft.emit(Event::TurnPassedOver { who })
}

/// Gives a turn to somebody whose turn of the round is over or was skipped, before the turn that
/// has just come or where none is played; or takes back that one to come is skipped (D35-16).
pub(super) fn give(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    require_turns(draft)?;
    draft.present(who)?;
    if draft.state.is_passed_over(who) && is_to_come(&draft.state, who) {
        set_aside(draft)?;
        return draft.emit(Event::TurnRestored { who });
    }
    let order = draft.state.order();
    let index = order.position(who).ok_or(Rejection::NoPlace { who })?;
    let owner = draft.state.turn_of();
    if owner == Some(who) || index >= order.passed() {
        return Err(Rejection::TurnToCome { who });
    }
    if !draft.state.is_able(who) {
        draft.refuse(draft.state.rules().vitality.refusal(who, None))?;
    }
    if let Some(owner) = owner {
        if !draft.state.turn_is_fresh() {
            return Err(Rejection::TurnInProgress { who: owner });
        }
        set_aside(draft)?;
        draft.emit(Event::TurnPutBack { who: owner })?;
    } else {
        nothing_above_the_turn(draft)?;
        set_aside(draft)?;
    }
    durations::turn_begins(draft, who)?;
    let frame = draft.state.next_frame();
    let kind = groups::turn_kind(&draft.state, who);
    draft.emit(Event::TurnGiven { frame, who, kind })?;
    turns::lose_wait(draft, who)
}

/// Brings back somebody who has left, with its initiative, its hit points and its conditions.
pub(super) fn bring_back(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let one = draft.state.participant(who);
    let one = one.ok_or(Rejection::UnknownCombatant { who })?;
    if one.present || draft.state.stage() == &Stage::Ended {
        return Err(Rejection::OutOfPlace);
    }
    let profile = one.profile.clone();
    if one.initiative.is_none() {
        groups::admit(draft, &profile, Some(who))?;
    }
    draft.emit(Event::CombatantReturned { who })?;
    match draft.state.stage() {
        // Whoever has no initiative rolls, as those do who join.
        Stage::Fighting
            if draft
                .state
                .participant(who)
                .is_some_and(|one| one.initiative.is_some()) =>
        {
            initiative::settle(draft)
        }
        _ => Ok(()),
    }
}

/// The rulings that are likely: to skip the turn that is played, to give back one that was skipped,
/// to bring back somebody who has left. Only the first, of which there is one at most, is tried on a copy
/// of the encounter.
pub(super) fn offers(encounter: &Encounter) -> impl Iterator<Item = Command> + '_ {
    let in_rounds = encounter.rules().progress == ProgressPolicy::Turns;
    let fighting = encounter.stage() == &Stage::Fighting;
    let free = in_rounds && fighting && encounter.open_tie().is_none();
    let owner = encounter.turn_of();
    let alone = encounter.stack().frames().len() <= 1;
    // A log that never happened may have somebody in the order who has left.
    let here = |who| encounter.participant(who).is_some_and(|one| one.present);
    // After such a log the turn behind it may never come.
    let comes = |who| check(encounter, &Command::SkipTurn { who }).is_ok();
    let skip = owner.filter(|&who| free && alone && here(who) && comes(who));
    let between = free
        && match owner {
            Some(_) => encounter.turn_is_fresh(),
            None => encounter.stack().top().is_none(),
        };
    let order = encounter.order();
    let passed = order.slots().iter().take(order.passed());
    let skipped = passed.map(|slot| slot.who).filter(move |&who| {
        let one = encounter.participant(who);
        let lost = one
            .is_some_and(|one| one.last_turn != Some(encounter.round()) && one.waiting.is_none());
        between && owner != Some(who) && lost && here(who) && encounter.is_able(who)
    });
    let ended = encounter.stage() == &Stage::Ended;
    let gone = encounter.participants().filter(move |one| {
        // One of a group may not be what it was when the others have changed.
        let single = one.initiative.is_some() || one.profile.group.is_none();
        !ended && !one.present && single
    });
    skip.map(|who| Command::SkipTurn { who })
        .into_iter()
        .chain(skipped.map(|who| Command::GiveTurn { who }))
        .chain(gone.map(|one| Command::BringBack { who: one.id }))
}

/// Whether somebody's place in the order is still to come in this round.
fn is_to_come(encounter: &Encounter, who: CombatantId) -> bool {
    let order = encounter.order();
    order
        .position(who)
        .is_some_and(|index| index >= order.passed())
}

fn require_turns(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    if draft.state.rules().progress != ProgressPolicy::Turns {
        return Err(Rejection::OutOfPlace);
    }
    turns::no_open_tie(draft)
}

fn nothing_above_the_turn(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    if draft.state.stack().frames().len() > 1 {
        draft.refuse(draft.state.rules().reactions.unresolved())?;
    }
    Ok(())
}

/// Says that the order is not what the results make it.
fn set_aside(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let rule = draft.state.rules().tie.keeps_order();
    draft.emit(Event::Ruled { aside: vec![rule] })
}
