//! Rolling initiative, and the order that comes of it.

use super::draft::Draft;
use super::{arrivals, groups, mounts, priority, ties, turns};
use crate::combatant::CombatantId;
use crate::encounter::Stage;
use crate::event::Event;
use crate::order::{Arrangement, arrange};
use crate::rejection::Rejection;
use crate::rules::{InitiativePolicy, ProgressPolicy};

/// Rolls for those named, or for all who are called: d20 and the total modifier (D35-1, D35-6,
/// D5E-19), one roll for a group of identical creatures (D5E-20).
pub(super) fn roll(draft: &mut Draft<'_>, who: &[CombatantId]) -> Result<(), Rejection> {
    let called = groups::Called::of(&draft.state);
    let all: Vec<_> = match draft.state.rules().initiative {
        InitiativePolicy::Check => called.those.iter().copied().collect(),
        InitiativePolicy::Formula => priority::who_can_roll(draft)?,
    };
    let rollers = if who.is_empty() { &all } else { who };
    if rollers.is_empty() {
        return Err(Rejection::OutOfPlace);
    }
    for &who in rollers {
        draft.present(who)?;
        if !called.those.contains(&who) {
            return Err(Rejection::NotCalled { who });
        }
        // Somebody else's roll may have been its own.
        if draft.present(who)?.initiative.is_none() {
            roll_for_block(draft, &groups::block_to_roll(&draft.state, who, &called))?;
        }
    }
    settle(draft)
}

fn roll_for_block(draft: &mut Draft<'_>, block: &[CombatantId]) -> Result<(), Rejection> {
    let Some((&who, others)) = block.split_first() else {
        return Ok(());
    };
    let modifier = draft.present(who)?.profile.initiative_modifier();
    let (face, dropped, modifier) = match draft.state.rules().initiative {
        InitiativePolicy::Check => {
            let mode = groups::roll_mode(&draft.state, draft.present(who)?);
            let (face, dropped) = draft.roll_d20(mode, who)?;
            let late = draft.present(who)?.penalty();
            (face, dropped, modifier.saturating_add(late))
        }
        InitiativePolicy::Formula => {
            let (sum, bonus) = priority::roll_formula(draft, who)?;
            (sum, None, bonus)
        }
    };
    let total = i32::from(face) + i32::from(modifier);
    draft.emit(Event::InitiativeRolled {
        who,
        face,
        dropped,
        modifier,
        total,
    })?;
    groups::share(draft, who, others)
}

/// Takes a total that was rolled at the table, for a group as for one.
pub(super) fn enter(draft: &mut Draft<'_>, who: CombatantId, total: i32) -> Result<(), Rejection> {
    draft.present(who)?;
    let called = groups::Called::of(&draft.state);
    if !called.those.contains(&who) {
        return Err(Rejection::NotCalled { who });
    }
    if !(-999..=999).contains(&total) {
        return Err(Rejection::TotalOutOfRange { total });
    }
    let block = groups::block_to_roll(&draft.state, who, &called);
    let Some((&who, others)) = block.split_first() else {
        return Ok(());
    };
    draft.emit(Event::InitiativeEntered { who, total })?;
    groups::share(draft, who, others)?;
    settle(draft)
}

/// Makes the order once all who are called have their result, and lets the round begin; in the
/// middle of a fight newcomers with a result come into the order at once (D35-78).
pub(super) fn settle(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let before = match draft.state.stage() {
        Stage::Rolling { before, .. } => Some(*before),
        _ => None,
    };
    if before.is_some() && draft.state.unrolled().next().is_some() {
        return Ok(());
    }
    if before.is_some() {
        arrivals::first_of_all(draft)?;
    }
    let entrants: Vec<_> = draft
        .state
        .present()
        .filter(|one| one.initiative.is_some() && draft.state.order().position(one.id).is_none())
        .map(|one| one.id)
        .collect();
    arrivals::stay_first(draft, &entrants)?;
    let slots = loop {
        match arrange(&draft.state, &entrants) {
            Arrangement::Placed(slots) => break slots,
            Arrangement::Tied(open) => {
                for rivals in open {
                    if !ties::decide(draft, rivals)? {
                        return Ok(());
                    }
                }
            }
        }
    };
    let Some(before) = before else {
        for (at, slot) in slots.into_iter().enumerate() {
            if entrants.contains(&slot.who) {
                draft.emit(Event::Placed { slot, at })?;
            }
        }
        return Ok(());
    };
    draft.emit(Event::OrderSet { slots })?;
    draft.emit(Event::RoundStarted { round: before })?;
    mounts::align_all(draft)?;
    match draft.state.rules().progress {
        ProgressPolicy::Turns => turns::advance(draft),
        ProgressPolicy::Phases(_) => priority::begin(draft),
    }
}
