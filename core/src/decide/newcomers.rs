//! Several combatants that join at once.

use super::effects;
use crate::combatant::{CombatantId, Feature};
use crate::draft::Draft;
use crate::effect::{Duration, NewEffect};
use crate::event::{CombatantEvent, Event};
use crate::limits::MOST_NEWCOMERS;
use crate::newcomer::{Newcomer, SpentUse};
use crate::rejection::{Rejection, UseRejection};
use crate::rules::{Condition, DownState, Economy, ExhaustionPolicy, is_character};
use crate::steps::{dying, joining, requirements, roll_call, rolls};

/// Adds all newcomers, or none of them.
pub(super) fn add(draft: &mut Draft<'_>, newcomers: &[Newcomer]) -> Result<(), Rejection> {
    if newcomers.is_empty() {
        return Err(Rejection::NothingChanges);
    }
    if newcomers.len() > MOST_NEWCOMERS {
        return Err(Rejection::TextTooLong);
    }
    let mut totals = Vec::new();
    for one in newcomers {
        let mut profile = one.profile.clone();
        if let Some(dice) = &one.hit_dice {
            let rolled = rolls::roll(draft, None, dice)?;
            profile.hit_points = Some(rolled.max(1));
        }
        let who = draft.state.next_combatant();
        joining::add(draft, &profile)?;
        if !one.position.is_empty() {
            joining::set_position(draft, who, &one.position)?;
        }
        if let Some(lair) = &one.lair {
            joining::add_lair(draft, who, lair)?;
        }
        if one.lost != 0 {
            wound(draft, who, one)?;
        }
        carry(draft, who, one)?;
        begin_each_turn(draft, who, one)?;
        totals.extend(one.total.map(|total| (who, total)));
    }
    enter(draft, &totals)
}

/// Enters the initiative results of newcomers. One that shares the result of another has it already.
fn enter(draft: &mut Draft<'_>, totals: &[(CombatantId, i32)]) -> Result<(), Rejection> {
    for &(who, total) in totals {
        if draft.present(who)?.initiative.is_some() {
            continue;
        }
        // Nobody knows the newcomer yet, whom another rejection would name.
        if !draft.state.unrolled().any(|called| called == who) {
            return Err(Rejection::OutOfPlace);
        }
        roll_call::enter(draft, who, total)?;
    }
    Ok(())
}

/// Takes the hit points that a newcomer has lost before. A character that is down is stable: the event that
/// brought it down is over.
fn wound(draft: &mut Draft<'_>, who: CombatantId, one: &Newcomer) -> Result<(), Rejection> {
    let amount = one.lost;
    if !(1..=99_999).contains(&amount) {
        return Err(Rejection::AmountOutOfRange { amount });
    }
    let policy = draft.state.rules().vitality;
    let full = draft.present(who)?.vitality;
    let full = full.ok_or(Rejection::NoHitPoints { who })?.left;
    let left = full.saturating_sub(amount).max(policy.floor());
    let by = -amount;
    draft.emit(Event::HitPointsChanged { who, by, left })?;
    if policy.dying().is_none() {
        return dying::stabilize(draft, who, None);
    }
    if left > 0 {
        return Ok(());
    }
    let lives = is_character(&one.profile) && !one.conditions.contains(&Condition::Dead);
    let state = if lives {
        DownState::Stable
    } else {
        DownState::Dead
    };
    dying::change(draft, who, Some(state), None)
}

/// Takes the uses that a newcomer has spent before.
fn spend(draft: &mut Draft<'_>, who: CombatantId, spent: &SpentUse) -> Result<(), Rejection> {
    let of = draft.present(who)?.limited_use(&spent.name);
    let most = of.ok_or(UseRejection::Unknown { who })?.limit.uses();
    if !(1..=most).contains(&spent.times) {
        let amount = i32::from(spent.times);
        return Err(Rejection::AmountOutOfRange { amount });
    }
    let SpentUse { name, times } = spent.clone();
    draft.emit(Event::Combatant(CombatantEvent::UsesCarried {
        who,
        name,
        times,
    }))
}

/// Takes the uses of Action Surge that a newcomer has spent since its last rest, where the ruleset knows the feature (D5E-80).
fn carry_surges(draft: &mut Draft<'_>, who: CombatantId, times: u8) -> Result<(), Rejection> {
    if times > Economy::MOST_SURGES {
        let amount = i32::from(times);
        return Err(Rejection::AmountOutOfRange { amount });
    }
    let rules = draft.state.rules();
    let profile = &draft.present(who)?.profile;
    let most = rules.economy.surges(profile);
    let times = times.min(most);
    if times == 0 || !rules.knows(profile, Feature::ActionSurge) {
        return Ok(());
    }
    draft.emit(Event::Combatant(CombatantEvent::SurgesCarried {
        who,
        times,
    }))
}

/// Begins what a newcomer does in each of its turns.
fn begin_each_turn(
    draft: &mut Draft<'_>,
    who: CombatantId,
    one: &Newcomer,
) -> Result<(), Rejection> {
    let rules = draft.state.rules();
    let innate = one.each_turn.iter().filter(|one| one.counts(rules));
    for innate in innate.collect::<Vec<_>>() {
        let effect = NewEffect {
            each: Some(innate.each.clone()),
            ..NewEffect::new(who, innate.condition.clone(), Duration::Open)
        };
        effects::add(draft, &effect)?;
    }
    Ok(())
}

/// Adds the conditions, the spent uses and the exhaustion that a newcomer brings.
fn carry(draft: &mut Draft<'_>, who: CombatantId, one: &Newcomer) -> Result<(), Rejection> {
    for condition in &one.conditions {
        requirements::require_condition_text(condition)?;
        if !draft.present(who)?.conditions.contains(condition) {
            let condition = condition.clone();
            draft.emit(Event::ConditionAdded { who, condition })?;
        }
    }
    if draft.state.rules().has_limited_uses() {
        for spent in &one.spent {
            spend(draft, who, spent)?;
        }
    }
    if one.surges > 0 {
        carry_surges(draft, who, one.surges)?;
    }
    let level = one.exhaustion;
    if level == 0 || draft.state.rules().exhaustion == ExhaustionPolicy::None {
        return Ok(());
    }
    if level > ExhaustionPolicy::DEADLY {
        let amount = i32::from(level);
        return Err(Rejection::AmountOutOfRange { amount });
    }
    draft.emit(Event::Combatant(CombatantEvent::ExhaustionSet {
        who,
        level,
    }))
}
