//! Rolling initiative, deciding ties, and the order that comes of it.

use super::draft::Draft;
use super::turns;
use crate::combatant::CombatantId;
use crate::dice::Die;
use crate::encounter::Stage;
use crate::event::Event;
use crate::order::{Arrangement, Tie, arrange};
use crate::rejection::Rejection;
use crate::rules::TiePolicy;

/// Rolls for those named, or for all who are called: d20 and the total modifier (D35-1, D35-6).
pub(super) fn roll(draft: &mut Draft<'_>, who: &[CombatantId]) -> Result<(), Rejection> {
    let unrolled: Vec<_> = draft.state.unrolled().collect();
    let rollers = if who.is_empty() { &unrolled } else { who };
    if rollers.is_empty() {
        return Err(Rejection::OutOfPlace);
    }
    for &who in rollers {
        let modifier = draft.present(who)?.profile.initiative_modifier();
        called(draft, who)?;
        let face = draft.roll(Die::D20, Some(who))?;
        let total = i32::from(face) + i32::from(modifier);
        draft.emit(Event::InitiativeRolled {
            who,
            face,
            modifier,
            total,
        })?;
    }
    settle(draft)
}

/// Takes a total that was rolled at the table.
pub(super) fn enter(draft: &mut Draft<'_>, who: CombatantId, total: i32) -> Result<(), Rejection> {
    draft.present(who)?;
    called(draft, who)?;
    if !(-999..=999).contains(&total) {
        return Err(Rejection::TotalOutOfRange { total });
    }
    draft.emit(Event::InitiativeEntered { who, total })?;
    settle(draft)
}

fn called(draft: &Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if draft.state.unrolled().any(|called| called == who) {
        Ok(())
    } else {
        Err(Rejection::NotCalled { who })
    }
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
    let entrants: Vec<_> = draft
        .state
        .present()
        .filter(|one| one.initiative.is_some() && draft.state.order().position(one.id).is_none())
        .map(|one| one.id)
        .collect();
    let slots = loop {
        match arrange(&draft.state, &entrants) {
            Arrangement::Placed(slots) => break slots,
            Arrangement::Tied(ties) => {
                for rivals in ties {
                    break_tie(draft, rivals)?;
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
    turns::advance(draft)
}

fn break_tie(draft: &mut Draft<'_>, rivals: Vec<CombatantId>) -> Result<(), Rejection> {
    let TiePolicy::Lots { die, .. } = draft.state.rules().tie;
    let tie = if die == Die::COIN {
        draw(draft, rivals)?
    } else {
        let mut faces = Vec::new();
        let order = roll_off(draft, rivals, die, &mut faces)?;
        Tie { order, faces }
    };
    draft.emit(Event::TieBroken(tie))
}

/// Draws who goes next from those who are left: between two that is the toss of a coin.
fn draw(draft: &mut Draft<'_>, mut rivals: Vec<CombatantId>) -> Result<Tie, Rejection> {
    rivals.sort_unstable();
    let mut order = Vec::with_capacity(rivals.len());
    let mut faces = Vec::new();
    while rivals.len() > 1 {
        let sides = u16::try_from(rivals.len()).unwrap_or(u16::MAX);
        let face = draft.roll(Die(sides), None)?;
        faces.push(face);
        order.push(rivals.remove(usize::from(face.saturating_sub(1)).min(rivals.len() - 1)));
    }
    order.append(&mut rivals);
    Ok(Tie { order, faces })
}

/// Everybody rolls, the highest first; equal ones roll again among themselves.
fn roll_off(
    draft: &mut Draft<'_>,
    rivals: Vec<CombatantId>,
    die: Die,
    faces: &mut Vec<u16>,
) -> Result<Vec<CombatantId>, Rejection> {
    let mut rolled = Vec::with_capacity(rivals.len());
    for who in rivals {
        let face = draft.roll(die, Some(who))?;
        faces.push(face);
        rolled.push((face, who));
    }
    rolled.sort_by_key(|&(face, _)| std::cmp::Reverse(face));
    let mut order = Vec::with_capacity(rolled.len());
    for equal in rolled.chunk_by(|a, b| a.0 == b.0) {
        let equal: Vec<_> = equal.iter().map(|&(_, who)| who).collect();
        if equal.len() == 1 {
            order.extend(equal);
        } else {
            order.extend(roll_off(draft, equal, die, faces)?);
        }
    }
    Ok(order)
}
