//! Rolling initiative, and the resulting order.

use crate::actor::Formula;
use crate::card::Card;
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Encounter;
use crate::event::{CombatantEvent, Event};
use crate::rejection::{PriorityRejection, Rejection, TableRejection};
use crate::rules::{InitiativePolicy, SharingPolicy};
use crate::steps::{cards, roll_call};

/// Rolls for the named combatants, or for everyone called: d20 plus the total modifier (D35-1,
/// D35-6, D5E-19), one roll for a group of identical creatures (D5E-20).
pub(super) fn roll(draft: &mut Draft<'_>, who: &[CombatantId]) -> Result<(), Rejection> {
    let call = roll_call::RollCall::of(&draft.state);
    let all: Vec<_> = match draft.state.rules().initiative {
        InitiativePolicy::Check
        | InitiativePolicy::CheckByState { .. }
        | InitiativePolicy::Passive
        | InitiativePolicy::Cards
        | InitiativePolicy::None => call.called.iter().copied().collect(),
        InitiativePolicy::Formula => who_can_roll(draft)?,
    };
    let rollers = if who.is_empty() { &all } else { who };
    if rollers.is_empty() {
        return Err(Rejection::OutOfPlace);
    }
    for &who in rollers {
        draft.present(who)?;
        if !call.called.contains(&who) {
            return Err(Rejection::NotCalled { who });
        }
        // It may have shared an earlier roll.
        if draft.present(who)?.initiative.is_none() {
            roll_for_block(draft, &roll_call::block_to_roll(&draft.state, who, &call))?;
        }
    }
    Ok(())
}

fn roll_for_block(draft: &mut Draft<'_>, block: &[CombatantId]) -> Result<(), Rejection> {
    let Some((&who, others)) = block.split_first() else {
        return Ok(());
    };
    let profile = draft.present(who)?.profile.clone();
    let rules = draft.state.rules();
    let basis = roll_call::basis(&draft.state, draft.present(who)?);
    let modifier = rules.initiative_modifier(&profile);
    // The roll of a side is nobody's own (D5E-87, AMB-ANY-9).
    let worse = match rules.order.sharing {
        SharingPolicy::Sides => 0,
        SharingPolicy::Groups => draft.present(who)?.roll_penalty(rules),
    };
    if basis.score {
        let modifier = modifier.saturating_add(worse);
        let total = i32::from(basis.score_before_modifier()) + i32::from(modifier);
        draft.emit(Event::Combatant(CombatantEvent::InitiativeScored {
            who,
            modifier,
            total,
            basis,
        }))?;
        return roll_call::share(draft, who, others);
    }
    let (dice, modifier) = match draft.state.rules().initiative {
        InitiativePolicy::Check
        | InitiativePolicy::CheckByState { .. }
        | InitiativePolicy::Passive => {
            let mode = roll_call::roll_mode(&draft.state, draft.present(who)?);
            let dice = draft.roll_d20(mode, who)?;
            (dice, modifier.saturating_add(worse))
        }
        InitiativePolicy::Formula => {
            let (sum, bonus) = roll_formula(draft, who)?;
            ((sum, None), bonus)
        }
        InitiativePolicy::Cards => {
            cards::deal(draft, who)?;
            return roll_call::share(draft, who, others);
        }
        InitiativePolicy::None => return Err(Rejection::OutOfPlace),
    };
    roll_call::record(draft, who, dice, modifier, basis)?;
    roll_call::share(draft, who, others)
}

/// Enters the card of a real deck, for a combatant or its side (ANY-7).
pub(super) fn enter_card(
    draft: &mut Draft<'_>,
    who: CombatantId,
    card: Card,
) -> Result<(), Rejection> {
    draft.present(who)?;
    if draft.state.rules().initiative != InitiativePolicy::Cards {
        return Err(Rejection::OutOfPlace);
    }
    let call = roll_call::RollCall::of(&draft.state);
    if !call.called.contains(&who) {
        return Err(Rejection::NotCalled { who });
    }
    let block = roll_call::block_to_roll(&draft.state, who, &call);
    let Some((&who, others)) = block.split_first() else {
        return Ok(());
    };
    cards::enter(draft, who, card)?;
    roll_call::share(draft, who, others)
}

/// Rolls the formula of a combatant: the sum of the dice, and the bonus (TOW-30, ANY-1, ANY-16). A sum below
/// 0 lowers the bonus.
fn roll_formula(draft: &mut Draft<'_>, who: CombatantId) -> Result<(u16, i16), Rejection> {
    let formula = formula_of(&draft.state, who);
    let formula = formula.ok_or_else(|| no_dice(draft, who))?;
    let (_, sum) = formula.throw(|die| draft.roll(die, Some(who)))?;
    let face = u16::try_from(sum.max(0)).unwrap_or(u16::MAX);
    let rest = i16::try_from(sum.min(0)).unwrap_or(i16::MIN);
    Ok((face, formula.bonus().saturating_add(rest)))
}

fn formula_of(encounter: &Encounter, who: CombatantId) -> Option<Formula> {
    let profile = &encounter.participant(who)?.profile;
    encounter.rules().order.roll_of(profile)
}

/// Returns the rejection of a roll without dice. Where the table chooses its rules, it has none (ANY-16).
fn no_dice(draft: &Draft<'_>, who: CombatantId) -> Rejection {
    if draft.state.rules().has_table_choices() {
        TableRejection::NoDice { who }.into()
    } else {
        PriorityRejection::NoFormula { who }.into()
    }
}

/// Returns the combatants called to roll that have a formula. The totals of the others are entered.
fn who_can_roll(draft: &Draft<'_>) -> Result<Vec<CombatantId>, Rejection> {
    let formula = |who: CombatantId| formula_of(&draft.state, who);
    let called: Vec<_> = draft.state.unrolled().collect();
    let able: Vec<_> = called
        .iter()
        .copied()
        .filter(|&who| formula(who).is_some())
        .collect();
    match called.first() {
        Some(&who) if able.is_empty() => Err(no_dice(draft, who)),
        _ => Ok(able),
    }
}
