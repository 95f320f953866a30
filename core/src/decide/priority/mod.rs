//! Deciding in an encounter with phases and priority.

mod circulate;
mod concentrate;
mod costs;
mod declare;
mod offers;
mod passing;
mod phases;
mod prompts;
mod settle;
mod triggers;

use super::draft::Draft;
use crate::combatant::CombatantId;
use crate::event::Event;
use crate::priority::{PriorityCommand, PriorityEvent, PriorityRejection};
use crate::rejection::Rejection;
use crate::rules::PhaseRules;

pub(super) use circulate::{go_on, leave};
pub(super) use offers::{offers, told_results, typed_totals};
pub(super) use passing::end_after_undo as end_passing_after_undo;
pub(crate) use passing::{after_pass, without_passing};
pub(super) use phases::{begin, resume};
pub(super) use settle::settle;

pub(super) fn dispatch(draft: &mut Draft<'_>, command: &PriorityCommand) -> Result<(), Rejection> {
    rules(draft)?;
    match command {
        PriorityCommand::Declare { who, declaration } => declare::declare(draft, *who, declaration),
        PriorityCommand::Allow => declare::allow(draft),
        PriorityCommand::Disallow => declare::disallow(draft),
        PriorityCommand::Pass => passing::pass(draft),
        PriorityCommand::PassUntil { who, until, stop } => {
            passing::pass_until(draft, *who, *until, *stop)
        }
        PriorityCommand::RevokePass { who } => passing::revoke(draft, *who),
        PriorityCommand::Settle(resolution) => settle(draft, resolution),
        PriorityCommand::Attempt { who, result } => prompts::attempt(draft, *who, *result),
        PriorityCommand::DeclareCharge { who, target } => prompts::charge(draft, *who, *target),
        PriorityCommand::SkipCharge { who } => prompts::skip_charge(draft, *who),
        PriorityCommand::SkipCharges => prompts::skip_charges(draft),
        PriorityCommand::RegisterTrigger(trigger) => triggers::register(draft, trigger),
        PriorityCommand::RemoveTrigger { trigger } => triggers::remove(draft, *trigger),
        PriorityCommand::FireTrigger { trigger } => triggers::fire(draft, *trigger),
        PriorityCommand::GiveUpConcentration { who } => concentrate::give_up(draft, *who),
    }
}

/// Rolls the formula of a profile: the sum of the faces, and what is added (TOW-30).
pub(super) fn roll_formula(
    draft: &mut Draft<'_>,
    who: CombatantId,
) -> Result<(u16, i16), Rejection> {
    let formula = draft.present(who)?.profile.actor.initiative;
    let formula = formula.ok_or(PriorityRejection::NoFormula { who })?;
    let mut sum = 0_u16;
    for _ in 0..formula.dice() {
        sum = sum.saturating_add(draft.roll(formula.die(), Some(who))?);
    }
    Ok((sum, formula.bonus()))
}

/// Those who are called to roll and have a formula; the totals of the others are typed.
pub(super) fn who_can_roll(draft: &Draft<'_>) -> Result<Vec<CombatantId>, Rejection> {
    let formula = |who: CombatantId| draft.state.participant(who)?.profile.actor.initiative;
    let called: Vec<_> = draft.state.unrolled().collect();
    let able: Vec<_> = called
        .iter()
        .copied()
        .filter(|&who| formula(who).is_some())
        .collect();
    match called.first() {
        Some(&who) if able.is_empty() => Err(PriorityRejection::NoFormula { who }.into()),
        _ => Ok(able),
    }
}

/// The rules of the phases; what belongs to them is out of place where there are none.
fn rules(draft: &Draft<'_>) -> Result<PhaseRules, Rejection> {
    let progress = draft.state.rules().progress;
    progress.phases().ok_or(Rejection::OutOfPlace)
}

fn emit(draft: &mut Draft<'_>, event: PriorityEvent) -> Result<(), Rejection> {
    draft.emit(Event::Priority(event))
}
