//! Handlers of an encounter with phases and priority.

mod concentrate;
mod declare;
mod leave;
mod passing;
mod points;
mod prompts;
mod resolve;
mod triggers;

use crate::command::PriorityCommand;
use crate::draft::Draft;
use crate::rejection::Rejection;
use crate::steps::priority::rules;

pub(super) use leave::leave;
pub(crate) use passing::{after_pass, without_passing};
pub(super) use resolve::resolve_top;

pub(super) fn dispatch(draft: &mut Draft<'_>, command: &PriorityCommand) -> Result<(), Rejection> {
    rules(draft)?;
    match command {
        PriorityCommand::Declare { who, declaration } => declare::declare(draft, *who, declaration),
        PriorityCommand::Allow => declare::allow(draft),
        PriorityCommand::Disallow => declare::disallow(draft),
        PriorityCommand::Pass => passing::pass(draft),
        PriorityCommand::PassAll { until } => passing::pass_all(draft, *until),
        PriorityCommand::PassUntil { who, until, stop } => {
            passing::pass_until(draft, *who, *until, *stop)
        }
        PriorityCommand::RevokePass { who } => passing::revoke(draft, *who),
        PriorityCommand::Settle(resolution) => resolve_top(draft, resolution),
        PriorityCommand::Attempt { who, result } => prompts::attempt(draft, *who, *result),
        PriorityCommand::DeclareCharge { who, target } => prompts::charge(draft, *who, *target),
        PriorityCommand::SkipCharge { who } => prompts::skip_charge(draft, *who),
        PriorityCommand::SkipCharges => prompts::skip_charges(draft),
        PriorityCommand::RegisterTrigger(trigger) => triggers::register(draft, trigger),
        PriorityCommand::RemoveTrigger { trigger } => triggers::remove(draft, *trigger),
        PriorityCommand::FireTrigger { trigger } => triggers::fire(draft, *trigger),
        PriorityCommand::ChangePoints { who, by } => points::change(draft, *who, *by),
        PriorityCommand::GiveUpConcentration { who } => concentrate::give_up(draft, *who),
    }
}
