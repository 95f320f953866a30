//! Hit points and conditions.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Vitality;
use crate::event::{CombatantEvent, DyingEvent, Event};
use crate::hit_points::SetHitPoints;
use crate::rejection::Rejection;
use crate::rules::{AbsorbedDamage, Condition};
use crate::share::{DamageKind, DamagePart};
use crate::steps::defenses::{self, DamageNature, Portion};
use crate::steps::{
    concentration, damage, dying, lethargy, massive_damage, nonlethal, regeneration, requirements,
    unconscious,
};

pub(super) fn damage(
    draft: &mut Draft<'_>,
    who: &[CombatantId],
    part: DamagePart,
    nature: DamageNature,
) -> Result<(), Rejection> {
    // A formula may come out below 0, and a hit still deals the least damage.
    let least = draft.state.rules().vitality.dealt(part.amount);
    let amount = if part.amount < 0 && least > 0 {
        least
    } else {
        part.amount
    };
    in_range(amount)?;
    nature.require(draft)?;
    let part = DamagePart { amount, ..part };
    defenses::require_type(draft, part)?;
    require_targets(draft, who.iter().copied())?;
    let portion = |&who: &CombatantId| Portion {
        who,
        parts: vec![part],
        saved: false,
    };
    let dealt: Vec<_> = who.iter().map(portion).collect();
    deal(draft, &dealt, nature)
}

/// Deals damage to each combatant after its defenses, and then requires the saves that it calls for.
pub(super) fn deal(
    draft: &mut Draft<'_>,
    dealt: &[Portion],
    nature: DamageNature,
) -> Result<(), Rejection> {
    let mut taken = Vec::new();
    for portion in dealt {
        let who = portion.who;
        let tracked = takes_damage(draft, who)?;
        if portion.parts.is_empty() {
            let none = CombatantEvent::NoDamageTaken { who };
            draft.emit(Event::Combatant(none))?;
            continue;
        }
        if nature.kind == DamageKind::Nonlethal && nonlethal::is_spared(draft, who)? {
            let none = CombatantEvent::NoNonlethalTaken { who };
            draft.emit(Event::Combatant(none))?;
            continue;
        }
        let parts = defenses::apply(draft, portion)?;
        let amount = defenses::sum(&parts);
        if amount == 0 {
            continue;
        }
        taken.push((who, amount));
        let Some(old) = tracked else {
            continue;
        };
        let lethal = match nature.kind {
            DamageKind::Lethal => regeneration::lethal_of(draft, who, &parts)?,
            DamageKind::Nonlethal => 0,
        };
        let before = draft.present(who)?.life(draft.state.rules());
        if lethal > 0 {
            lose(draft, who, old, lethal, nature.critical)?;
        }
        nonlethal::after_hit(draft, who, amount - lethal, before)?;
    }
    taken
        .iter()
        .try_for_each(|&(who, amount)| damage::after_damage(draft, who, amount))
}

/// Takes hit points by the damage of one hit, temporary ones first (D5E-66).
fn lose(
    draft: &mut Draft<'_>,
    who: CombatantId,
    old: Vitality,
    amount: i32,
    critical: bool,
) -> Result<(), Rejection> {
    let policy = draft.state.rules().vitality;
    let (floor, absorbed) = (policy.floor(), policy.dying().map(|dying| dying.absorbed));
    let kept = old.temporary.saturating_sub(amount).max(0);
    let dealt = amount - (old.temporary - kept);
    if kept != old.temporary {
        draft.emit(Event::TemporaryChanged { who, left: kept })?;
    }
    if dealt > 0 {
        let (by, left) = (-dealt, old.left.saturating_sub(dealt).max(floor));
        draft.emit(Event::HitPointsChanged { who, by, left })?;
        dying::after_damage(draft, who, old, dealt, critical)?;
    } else if old.left <= 0 && absorbed == Some(AbsorbedDamage::FailedSave) {
        dying::after_damage(draft, who, old, 0, critical)?;
    }
    massive_damage::after_hit(draft, who, amount)
}

/// Checks that a combatant can take damage, and returns its hit points. Damage disturbs a caster's spell even
/// if its hit points are not tracked.
pub(super) fn takes_damage(
    draft: &Draft<'_>,
    who: CombatantId,
) -> Result<Option<Vitality>, Rejection> {
    let tracked = draft.present(who)?.vitality;
    if damage::takes_damage(&draft.state, who) {
        Ok(tracked)
    } else {
        Err(Rejection::NoHitPoints { who })
    }
}

/// Heals combatants. The dead regain nothing, unless the game master restores their lives by an override (D5E-88,
/// D35-96). One at full hit points beside others is told; healing that changes nobody is refused.
pub(super) fn heal(
    draft: &mut Draft<'_>,
    who: &[CombatantId],
    amount: i32,
) -> Result<(), Rejection> {
    let before = draft.events.len();
    restore(draft, who, amount)?;
    let unchanged = |event: &Event| matches!(event, Event::HitPointsChanged { by: 0, .. });
    if draft.events[before..].iter().all(unchanged) {
        return Err(Rejection::NothingChanges);
    }
    Ok(())
}

/// Restores hit points to targets. Whoever lacks none is recorded with 0.
pub(super) fn restore(
    draft: &mut Draft<'_>,
    who: &[CombatantId],
    amount: i32,
) -> Result<(), Rejection> {
    in_range(amount)?;
    require_targets(draft, who.iter().copied())?;
    for &who in who {
        let old = vitality(draft, who)?;
        let dead = draft.present(who)?.is_dead(draft.state.rules());
        if dead && !draft.is_overruling() {
            draft.emit(Event::Dying(DyingEvent::NotHealed { who }))?;
            continue;
        }
        if dead {
            draft.refuse(Rejection::Dead { who })?;
        }
        let left = old.left.saturating_add(amount);
        let left = left.min(old.maximum.max(old.left));
        // The log states the change: healing at full hit points restores none.
        let by = left - old.left;
        draft.emit(Event::HitPointsChanged { who, by, left })?;
        if draft.present(who)?.conditions.contains(&Condition::Dead) {
            let condition = Condition::Dead;
            draft.emit(Event::ConditionRemoved { who, condition })?;
        }
        // It removes as much nonlethal damage (D35-91).
        nonlethal::heal(draft, who, amount)?;
        // Its debts from before its death are over.
        if dead && old.massive > 0 {
            massive_damage::owe(draft, who, 0)?;
        }
        dying::after_healing(draft, who)?;
    }
    Ok(())
}

/// Corrects hit points. It is no damage, so that no save is owed, and whoever is at 0 or below takes the state there.
pub(super) fn set(draft: &mut Draft<'_>, set: SetHitPoints) -> Result<(), Rejection> {
    let SetHitPoints { who, left } = set;
    let old = vitality(draft, who)?;
    let policy = draft.state.rules().vitality;
    let left = left.max(policy.floor()).min(old.maximum.max(old.left));
    let by = left.saturating_sub(old.left);
    if by == 0 {
        return Err(Rejection::NothingChanges);
    }
    draft.emit(Event::Combatant(CombatantEvent::HitPointsSet {
        who,
        by,
        left,
    }))?;
    if by < 0 {
        dying::after_damage(draft, who, old, by.saturating_neg(), false)?;
    } else if !policy.is_down(left) && old.down.is_some() {
        dying::change(draft, who, None, None)?;
    }
    concentration::after_condition(draft, who)
}

/// Sets temporary hit points, which do not add up (D5E-66): a new number replaces the old one, and 0 takes them away. It is
/// refused if everyone has that number already.
pub(super) fn grant(
    draft: &mut Draft<'_>,
    who: &[CombatantId],
    amount: i32,
) -> Result<(), Rejection> {
    if amount != 0 {
        in_range(amount)?;
    }
    require_targets(draft, who.iter().copied())?;
    let mut changes = false;
    for &who in who {
        let (old, left) = (vitality(draft, who)?.temporary, amount);
        changes |= old != left;
        draft.emit(if old > 0 && left > 0 {
            Event::Combatant(CombatantEvent::TemporaryReplaced { who, old, left })
        } else {
            Event::TemporaryChanged { who, left }
        })?;
    }
    if !changes {
        return Err(Rejection::NothingChanges);
    }
    Ok(())
}

/// Checks the size of a change.
pub(super) fn in_range(amount: i32) -> Result<(), Rejection> {
    if !(1..=99_999).contains(&amount) {
        return Err(Rejection::AmountOutOfRange { amount });
    }
    Ok(())
}

/// Requires that a change has a target, and no more targets than there are combatants.
pub(super) fn require_targets(
    draft: &Draft<'_>,
    targets: impl ExactSizeIterator<Item = CombatantId>,
) -> Result<(), Rejection> {
    if targets.len() == 0 {
        return Err(Rejection::NobodyHere);
    }
    if targets.len() <= draft.state.participants().count() {
        return Ok(());
    }
    let mut named = Vec::new();
    for who in targets {
        draft.present(who)?;
        if named.contains(&who) {
            return Err(Rejection::NamedTwice { who });
        }
        named.push(who);
    }
    Ok(())
}

fn vitality(draft: &Draft<'_>, who: CombatantId) -> Result<Vitality, Rejection> {
    let vitality = draft.present(who)?.vitality;
    vitality.ok_or(Rejection::NoHitPoints { who })
}

pub(super) fn add_condition(
    draft: &mut Draft<'_>,
    who: CombatantId,
    condition: &Condition,
) -> Result<(), Rejection> {
    requirements::require_condition_text(condition)?;
    let held = draft.present(who)?.conditions.contains(condition);
    let condition = condition.clone();
    if held {
        return Err(Rejection::SameCondition { who, condition });
    }
    let unconscious = condition == Condition::Unconscious;
    draft.emit(Event::ConditionAdded { who, condition })?;
    if unconscious {
        unconscious::fall(draft, who)?;
    }
    concentration::after_condition(draft, who)
}

pub(super) fn remove_condition(
    draft: &mut Draft<'_>,
    who: CombatantId,
    condition: &Condition,
) -> Result<(), Rejection> {
    let held = draft.present(who)?.conditions.contains(condition);
    let condition = condition.clone();
    if !held {
        return Err(Rejection::NoCondition { who, condition });
    }
    let ended = condition.clone();
    draft.emit(Event::ConditionRemoved { who, condition })?;
    lethargy::after(draft, who, &ended)?;
    // Back in combat, it has to stabilize again when it is out of combat again.
    let policy = draft.state.rules().vitality;
    if policy.is_stable_in_combat(&draft.present(who)?.conditions) {
        let condition = Condition::Stable;
        draft.emit(Event::ConditionRemoved { who, condition })?;
    }
    Ok(())
}
