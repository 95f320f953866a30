//! Effects that act in each turn: their beginning, and their settling once they are due (D5E-82, D35-95).

use super::health;
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::effect::{Effect, TurnEffect, TurnEffectInput, TurnEffectKind, TurnEffectOutcome};
use crate::encounter::Stage;
use crate::event::{CombatantEvent, Event};
use crate::law::Law;
use crate::rejection::Rejection;
use crate::roll;
use crate::rules::{Condition, DownState, is_character};
use crate::share::DamagePart;
use crate::steps::defenses::{self, DamageNature, Portion};
use crate::steps::{dying, nonlethal, regeneration, requirements, rolls};

/// Returns what a new effect does in each turn, which is not due yet. Phases have no turns.
pub(super) fn new(draft: &Draft<'_>, each: &TurnEffect) -> Result<TurnEffect, Rejection> {
    let state = &draft.state;
    if state.rules().progress.phases().is_some() || state.stage() == &Stage::Ended {
        return Err(Rejection::OutOfPlace);
    }
    let damage_type = each.does.damage_type();
    let amount = 0;
    defenses::require_type(
        draft,
        DamagePart {
            amount,
            damage_type,
        },
    )?;
    if let Some(lethal) = each.does.lethal() {
        requirements::require_text(&lethal.other)?;
    }
    if let Some(dice) = each.does.dice() {
        match each.does.number() {
            Some(amount) => health::in_range(amount)?,
            None => roll::parse(dice)
                .map(drop)
                .map_err(|fault| Rejection::NotARoll { fault })?,
        }
    }
    Ok(TurnEffect::new(each.at, each.does.clone()))
}

/// Carries out what an effect does in the turn, or records that something prevents it. It needs an override before
/// the effect is due.
pub(super) fn settle(
    draft: &mut Draft<'_>,
    who: CombatantId,
    condition: &Condition,
    how: TurnEffectInput,
) -> Result<(), Rejection> {
    let (effect, each) = found(draft, who, condition)?;
    if !each.due {
        draft.refuse(Rejection::NoTurnEffectDue { who })?;
    }
    let amount = amount(draft, who, &each, how)?;
    let outcome = match how {
        TurnEffectInput::Prevented => TurnEffectOutcome::Prevented,
        TurnEffectInput::Roll | TurnEffectInput::Total { .. } => TurnEffectOutcome::Applied,
    };
    draft.emit(Event::Combatant(CombatantEvent::TurnEffectSettled {
        who,
        effect,
        outcome,
    }))?;
    let tracked = draft.present(who)?.vitality.is_some();
    match each.does {
        TurnEffectKind::Regeneration { .. } if outcome == TurnEffectOutcome::Prevented => {
            dies_unless_it_regenerates(draft, who)
        }
        TurnEffectKind::Damage { .. } if amount > 0 && tracked => {
            let portion = Portion {
                who,
                parts: vec![DamagePart {
                    amount,
                    damage_type: each.does.damage_type(),
                }],
                saved: false,
            };
            health::deal(draft, &[portion], DamageNature::default())
        }
        TurnEffectKind::Regeneration { .. }
            if regeneration::is_of_nonlethal(draft.state.rules()) =>
        {
            nonlethal::heal(draft, who, amount)
        }
        TurnEffectKind::Healing { .. } | TurnEffectKind::Regeneration { .. }
            if amount > 0 && tracked =>
        {
            health::restore(draft, &[who], needed(draft, who, amount)?)
        }
        TurnEffectKind::Damage { .. }
        | TurnEffectKind::Healing { .. }
        | TurnEffectKind::Regeneration { .. }
        | TurnEffectKind::Reminder => Ok(()),
    }
}

/// Returns the effect with a condition that does something each turn: one that is due, or else the first.
fn found(
    draft: &Draft<'_>,
    who: CombatantId,
    condition: &Condition,
) -> Result<(Effect, TurnEffect), Rejection> {
    let effects = draft.present(who)?.effects.iter();
    let mut of = effects.filter(|effect| effect.condition == *condition);
    let mut each = of.clone().filter(|effect| effect.each.is_some());
    let found = of.find(|effect| effect.due().is_some()).or(each.next());
    let found = found.and_then(|effect| Some((effect.clone(), effect.each.clone()?)));
    found.ok_or(Rejection::NoTurnEffectDue { who })
}

/// Returns the hit points that an effect changes, at least 0.
fn amount(
    draft: &mut Draft<'_>,
    who: CombatantId,
    each: &TurnEffect,
    how: TurnEffectInput,
) -> Result<i32, Rejection> {
    let Some(dice) = each.does.dice() else {
        return Ok(0);
    };
    match how {
        TurnEffectInput::Prevented => Ok(0),
        TurnEffectInput::Total { total } => {
            health::in_range(total)?;
            Ok(total)
        }
        TurnEffectInput::Roll => match each.does.number() {
            Some(amount) => Ok(amount),
            None => Ok(rolls::roll(draft, Some(who), dice)?.max(0)),
        },
    }
}

/// Returns how much of a healing a combatant needs, at least 1. Healing also removes nonlethal damage (D35-91).
fn needed(draft: &Draft<'_>, who: CombatantId, amount: i32) -> Result<i32, Rejection> {
    let one = draft.present(who)?;
    let lacks = one.vitality.map_or(amount, |vitality| {
        let lost = vitality.maximum.saturating_sub(vitality.left);
        lost.max(vitality.nonlethal)
    });
    Ok(amount.min(lacks.max(1)))
}

/// Lets a creature die that is at 0 hit points and does not regenerate in this turn.
fn dies_unless_it_regenerates(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let one = draft.present(who)?;
    let is_down = one.vitality.is_some_and(|vitality| vitality.left <= 0);
    let dies = draft.state.rules().vitality.dying().is_some() && !is_character(&one.profile);
    if is_down && dies && one.down() != Some(DownState::Dead) {
        dying::change(draft, who, Some(DownState::Dead), Some(Law::TurnEffects))
    } else {
        Ok(())
    }
}
