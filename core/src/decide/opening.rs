//! Commands of the setup: combatants, rules and awareness.

use super::{setup, stealth};
use crate::command::Command;
use crate::draft::Draft;
use crate::rejection::Rejection;
use crate::steps::joining;

pub(super) fn dispatch(draft: &mut Draft<'_>, command: &Command) -> Result<(), Rejection> {
    match command {
        Command::AdoptRules(rules) => setup::adopt_rules(draft, rules),
        Command::AddCombatant(profile) => joining::add(draft, profile),
        Command::EditCombatant { who, profile } => setup::edit(draft, *who, profile),
        Command::RemoveCombatant { who } => setup::withdraw(draft, *who),
        Command::SetAwareness {
            observer,
            target,
            aware,
        } => setup::set_awareness(draft, *observer, *target, *aware),
        Command::SetSideAwareness {
            observer,
            target,
            aware,
        } => setup::set_side_awareness(draft, *observer, *target, *aware),
        Command::SetAwarenessOfAll { observer, aware } => {
            stealth::set_awareness_of_all(draft, *observer, *aware)
        }
        Command::Hide { who } => stealth::hide(draft, who),
        Command::EnterStealth { who, total } => stealth::enter(draft, *who, *total),
        Command::CompareStealth => stealth::compare(draft),
        Command::Detect(check) => setup::detect(draft, *check),
        Command::SetPosition { who, position } => joining::set_position(draft, *who, position),
        _ => Err(Rejection::OutOfPlace),
    }
}
