//! Hit points and conditions.

use super::draft::Draft;
use super::turns::LONGEST_TEXT;
use super::{casting, concentration};
use crate::combatant::CombatantId;
use crate::encounter::Vitality;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::Condition;

pub(super) fn damage(
    draft: &mut Draft<'_>,
    who: &[CombatantId],
    amount: i32,
) -> Result<(), Rejection> {
    let floor = draft.state.rules().vitality.floor();
    change(draft, who, amount, -amount, |old| {
        old.left.saturating_sub(amount).max(floor)
    })?;
    who.iter()
        .try_for_each(|&who| casting::after_damage(draft, who, amount))
}

pub(super) fn heal(
    draft: &mut Draft<'_>,
    who: &[CombatantId],
    amount: i32,
) -> Result<(), Rejection> {
    change(draft, who, amount, amount, |old| {
        old.left
            .saturating_add(amount)
            .min(old.maximum.max(old.left))
    })
}

fn change(
    draft: &mut Draft<'_>,
    who: &[CombatantId],
    amount: i32,
    by: i32,
    left: impl Fn(Vitality) -> i32,
) -> Result<(), Rejection> {
    if !(1..=99_999).contains(&amount) {
        return Err(Rejection::AmountOutOfRange { amount });
    }
    if who.is_empty() {
        return Err(Rejection::NobodyHere);
    }
    for &who in who {
        let vitality = draft.present(who)?.vitality;
        let old = vitality.ok_or(Rejection::NoHitPoints { who })?;
        let left = left(old);
        draft.emit(Event::HitPointsChanged { who, by, left })?;
    }
    Ok(())
}

pub(super) fn add_condition(
    draft: &mut Draft<'_>,
    who: CombatantId,
    condition: &Condition,
) -> Result<(), Rejection> {
    worded(condition)?;
    let held = draft.present(who)?.conditions.contains(condition);
    let condition = condition.clone();
    if held {
        return Err(Rejection::SameCondition { who, condition });
    }
    draft.emit(Event::ConditionAdded { who, condition })?;
    concentration::after_condition(draft, who)
}

/// What the game master calls a condition is neither empty nor too long.
pub(super) fn worded(condition: &Condition) -> Result<(), Rejection> {
    match condition {
        Condition::Mark(text) | Condition::Psychological(text)
            if text.trim().is_empty() || text.chars().count() > LONGEST_TEXT =>
        {
            Err(Rejection::TextTooLong)
        }
        _ => Ok(()),
    }
}

pub(super) fn remove_condition(
    draft: &mut Draft<'_>,
    who: CombatantId,
    condition: &Condition,
) -> Result<(), Rejection> {
    let held = draft.present(who)?.conditions.contains(condition);
    let condition = condition.clone();
    if !held {
        return Err(Rejection::SameCondition { who, condition });
    }
    draft.emit(Event::ConditionRemoved { who, condition })
}
