//! Deciding ties: by lots, by dice, or by whoever has to, and never silently.

use super::draft::Draft;
use super::{initiative, turns};
use crate::combatant::CombatantId;
use crate::dice::{DiceError, Die};
use crate::encounter::{Encounter, Stage};
use crate::event::Event;
use crate::order::{OpenTie, Tie};
use crate::rejection::Rejection;
use crate::rules::{ProgressPolicy, TieBreaker, TiePolicy};
use crate::sorted::{sort, sort_by_key};

/// Decides a tie, or leaves it open to whoever has to decide it; says whether it is decided.
pub(super) fn decide(draft: &mut Draft<'_>, rivals: Vec<CombatantId>) -> Result<bool, Rejection> {
    let Some(by) = by_chance(draft.state.rules().tie) else {
        let open = leave_open(&draft.state, rivals);
        find(draft, open)?;
        return Ok(false);
    };
    match leave_to_chance(draft, rivals.clone(), by) {
        // The table rolls real dice, and says what came of them.
        Err(Rejection::Dice(DiceError::NoDice)) => {
            let mut tied = rivals;
            sort(&mut tied);
            find(draft, OpenTie { tied, by })?;
            Ok(false)
        }
        tie => {
            draft.emit(Event::TieBroken(tie?))?;
            Ok(true)
        }
    }
}

/// What chance decides a tie; none where a person does.
fn by_chance(policy: TiePolicy) -> Option<TieBreaker> {
    match policy {
        TiePolicy::Lots { .. } => Some(TieBreaker::Lots),
        TiePolicy::RollOff => Some(TieBreaker::RollOff),
        TiePolicy::TieBreakRolls { .. } => Some(TieBreaker::TieBreakRolls),
        TiePolicy::Decide => None,
    }
}

fn leave_to_chance(
    draft: &mut Draft<'_>,
    rivals: Vec<CombatantId>,
    by: TieBreaker,
) -> Result<Tie, Rejection> {
    match draft.state.rules().tie {
        TiePolicy::Lots { die, .. } if die == Die::COIN => draw(draft, rivals),
        TiePolicy::Lots { die, .. } | TiePolicy::TieBreakRolls { die } => {
            rolled_off(draft, rivals, die, by)
        }
        TiePolicy::RollOff | TiePolicy::Decide => rolled_off(draft, rivals, Die::D20, by),
    }
}

/// Leaves a tie open, once.
fn find(draft: &mut Draft<'_>, open: OpenTie) -> Result<(), Rejection> {
    if draft.state.open_tie() == Some(&open) {
        return Ok(());
    }
    draft.emit(Event::TieFound(open))
}

/// Whose decision it is: the game master's among the creatures the game master decides for, the
/// players' among their characters, the game master's between both (D5E-24 to D5E-26).
fn leave_open(encounter: &Encounter, mut tied: Vec<CombatantId>) -> OpenTie {
    sort(&mut tied);
    let controllers = tied
        .iter()
        .filter_map(|&who| encounter.participant(who))
        .map(|one| one.profile.controller);
    let by = TieBreaker::among(controllers);
    OpenTie { tied, by }
}

/// Takes the decision of an open tie.
pub(super) fn take_decision(draft: &mut Draft<'_>, order: &[CombatantId]) -> Result<(), Rejection> {
    let open = draft.state.open_tie().ok_or(Rejection::OutOfPlace)?;
    let by = open.by;
    let mut named = order.to_vec();
    sort(&mut named);
    if named != open.tied {
        return Err(Rejection::NotTheTied);
    }
    draft.emit(Event::TieBroken(Tie {
        order: order.to_vec(),
        faces: Vec::new(),
        by,
    }))?;
    go_on(draft)
}

/// Makes the order; where the tie was all that kept the fight from going on, the next turn comes.
fn go_on(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let fighting = draft.state.stage() == &Stage::Fighting;
    initiative::settle(draft)?;
    let rounds = draft.state.rules().progress == ProgressPolicy::Turns;
    let idle = draft.state.stack().top().is_none() && draft.state.open_tie().is_none();
    if fighting && rounds && idle {
        return turns::advance(draft);
    }
    Ok(())
}

/// Leaves an open tie to dice after all (D5E-27, TOW-31).
pub(super) fn roll_off_open(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let open = draft.state.open_tie().ok_or(Rejection::OutOfPlace)?;
    let tied = open.tied.clone();
    let by = by_chance(draft.state.rules().tie).unwrap_or(TieBreaker::RollOff);
    let tie = leave_to_chance(draft, tied, by)?;
    draft.emit(Event::TieBroken(tie))?;
    go_on(draft)
}

fn rolled_off(
    draft: &mut Draft<'_>,
    rivals: Vec<CombatantId>,
    die: Die,
    by: TieBreaker,
) -> Result<Tie, Rejection> {
    let mut faces = Vec::new();
    let order = roll_off(draft, rivals, die, &mut faces)?;
    Ok(Tie { order, faces, by })
}

/// Draws who goes next from those who are left: between two that is the toss of a coin.
fn draw(draft: &mut Draft<'_>, mut rivals: Vec<CombatantId>) -> Result<Tie, Rejection> {
    sort(&mut rivals);
    let mut order = Vec::with_capacity(rivals.len());
    let mut faces = Vec::new();
    while rivals.len() > 1 {
        let sides = u16::try_from(rivals.len()).unwrap_or(u16::MAX);
        let face = draft.roll(Die(sides), None)?;
        faces.push(face);
        order.push(rivals.remove(usize::from(face.saturating_sub(1)).min(rivals.len() - 1)));
    }
    order.append(&mut rivals);
    let by = TieBreaker::Lots;
    Ok(Tie { order, faces, by })
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
    sort_by_key(&mut rolled, |&(face, _)| std::cmp::Reverse(face));
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
