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
    // The spell of a caster whose hit points are not kept is disturbed all the same.
    let only_disturbed = |who| {
        let one = draft.state.participant(who);
        one.is_some_and(|one| one.vitality.is_none()) && casting::casts(&draft.state, who)
    };
    let hurt: Vec<_> = who
        .iter()
        .copied()
        .filter(|&who| !only_disturbed(who))
        .collect();
    if hurt.is_empty() && !who.is_empty() {
        in_range(amount)?;
    } else {
        change(draft, &hurt, amount, -amount, |old| {
            old.left.saturating_sub(amount).max(floor)
        })?;
    }
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

fn in_range(amount: i32) -> Result<(), Rejection> {
    if (1..=99_999).contains(&amount) {
        Ok(())
    } else {
        Err(Rejection::AmountOutOfRange { amount })
    }
}

fn change(
    draft: &mut Draft<'_>,
    who: &[CombatantId],
    amount: i32,
    by: i32,
    left: impl Fn(Vitality) -> i32,
) -> Result<(), Rejection> {
    in_range(amount)?;
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
