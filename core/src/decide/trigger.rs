//! Readying an action, and carrying it out when its condition occurs.

use super::draft::Draft;
use super::turns::{self, LONGEST_TEXT};
use super::{brace, counter, durations, reroll};
use crate::combatant::CombatantId;
use crate::encounter::Stage;
use crate::event::Event;
use crate::order::{Placement, Slot};
use crate::rejection::Rejection;
use crate::rules::{ActionKind, Late};
use crate::sorted::sort_by_key;
use crate::stack::{Frame, FrameKind};
use crate::waiting::{Footwork, Readied};

/// Readies an action, for a standard action of the turn (D35-48 to D35-51).
pub(super) fn ready(draft: &mut Draft<'_>, readied: &Readied) -> Result<(), Rejection> {
    let who = draft.turn_owner()?;
    let policy = draft.state.rules().ready;
    let cost = policy.cost().ok_or(Rejection::OutOfPlace)?;
    let (name, trigger) = (readied.name.trim(), readied.trigger.trim());
    if name.chars().count() > LONGEST_TEXT || trigger.chars().count() > LONGEST_TEXT {
        return Err(Rejection::TextTooLong);
    }
    if let Some(target) = readied.target {
        draft.present(target)?;
    }
    let action = readied.action;
    if let Some(rule) = policy.forbids(action) {
        draft.refuse(Rejection::NotToBeReadied { who, action, rule })?;
    }
    if name.is_empty() || trigger.is_empty() {
        draft.refuse(Rejection::Undeclared { who })?;
    }
    brace::ready(draft, who, readied)?;
    turns::take_action(draft, cost)?;
    draft.emit(Event::Readied {
        who,
        readied: Box::new(Readied {
            name: name.to_owned(),
            trigger: trigger.to_owned(),
            since: draft.state.round(),
            spell: None,
            ..readied.clone()
        }),
    })
}

/// Carries out the readied actions that the same trigger sets off: in the order of initiative,
/// each before the trigger (D35-54, D35-82). Their owners take their places before the one whose
/// turn is in progress, or comes next (D35-57, D35-58, AMB-D35-10).
pub(super) fn trigger(
    draft: &mut Draft<'_>,
    who: &[CombatantId],
    footwork: Footwork,
) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    if !draft.state.rules().ready.precedes_trigger() {
        return Err(Rejection::OutOfPlace);
    }
    if who.is_empty() {
        return Err(Rejection::NobodyHere);
    }
    let mut readiers = who.to_vec();
    sort_by_key(&mut readiers, |&who| draft.state.order().position(who));
    readiers.dedup();
    let mut frames = Vec::with_capacity(readiers.len());
    for who in readiers {
        if let Some(readied) = draft.present(who)?.readied().cloned() {
            counter::check_trigger(draft, who, &readied)?;
        }
        let readied = set_off(draft, who, footwork)?;
        frames.push((who, readied));
    }
    // The last one pushed is resolved first.
    for (owner, readied) in frames.into_iter().rev() {
        let id = draft.state.next_frame();
        let kind = FrameKind::Readied(readied);
        draft.emit(Event::Pushed(Frame { id, owner, kind }))?;
        durations::acted(draft, owner, id)?;
        brace::tell(draft)?;
    }
    Ok(())
}

/// Moves a readier to the place from which it acts now.
pub(super) fn set_off(
    draft: &mut Draft<'_>,
    who: CombatantId,
    footwork: Footwork,
) -> Result<Readied, Rejection> {
    let one = draft.present(who)?;
    let Some(readied) = one.readied().cloned() else {
        return Err(Rejection::NothingReadied { who });
    };
    let moved = one.moved == Footwork::Step || readied.action == ActionKind::Move;
    if draft.state.turn_of() == Some(who) {
        draft.refuse(Rejection::OwnTurn { who })?;
    }
    if !turns::may_take(&draft.state, who, readied.action) {
        draft.refuse(draft.state.rules().vitality.refusal(who, None))?;
    }
    if footwork == Footwork::Step && moved {
        draft.refuse(Rejection::HasMoved { who })?;
    }
    let order = draft.state.order();
    // In its own turn, by a ruling, it is at its count already.
    let anchor = draft.state.turn_of().or_else(|| order.next());
    let anchor = anchor.filter(|&anchor| anchor != who);
    if let Some(before) = anchor
        && let Some(at) = order.position(before)
        && let Some(own) = order.position(who)
    {
        let count = order.slots().get(at).map_or(0, |slot| slot.count);
        let slot = Slot {
            who,
            count,
            why: Placement::Readied { before },
        };
        let to = if own < at { at - 1 } else { at };
        draft.emit(Event::Moved { slot, to })?;
    }
    let since = readied.since;
    let round = draft.state.round();
    draft.emit(Event::ReadyUsed {
        who,
        since,
        round,
        footwork,
    })?;
    reroll::note_late(draft, who, since, Late::Ready)?;
    Ok(readied)
}

/// Lets a trigger go by; the action stays ready for a later one (D35-53, D35-64).
pub(super) fn decline(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    if draft.present(who)?.readied().is_some() {
        draft.emit(Event::TriggerDeclined { who })
    } else {
        Err(Rejection::NothingReadied { who })
    }
}
