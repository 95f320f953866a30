//! What is decided before the fight: who takes part, by which rules, and who is aware of whom.

use super::draft::Draft;
use super::{Past, setup, stealth};
use crate::command::Command;
use crate::dice::Dice;
use crate::encounter::{Encounter, Stage};
use crate::rejection::Rejection;

/// Whether a command needs nothing else than what is here.
pub(super) fn decides(encounter: &Encounter, command: &Command) -> bool {
    let command = match command {
        Command::Rule(ruled) => ruled,
        _ => command,
    };
    encounter.stage() == &Stage::Setup
        && matches!(
            command,
            Command::AdoptRules(_)
                | Command::AddCombatant(_)
                | Command::EditCombatant { .. }
                | Command::RemoveCombatant { .. }
                | Command::SetAwareness { .. }
                | Command::SetSideAwareness { .. }
                | Command::SetAwarenessOfAll { .. }
                | Command::Hide { .. }
                | Command::EnterStealth { .. }
                | Command::CompareStealth
                | Command::Detect { .. }
                | Command::SetPosition { .. }
        )
}

/// Decides; nothing that was undone here can have left anything behind.
pub(super) fn draft<'d>(
    encounter: &Encounter,
    command: &Command,
    dice: &'d mut dyn Dice,
    _past: Past,
) -> Result<Draft<'d>, Rejection> {
    let mut draft = Draft::new(encounter.clone(), dice);
    let command = draft.unwrap_ruling(command)?;
    dispatch(&mut draft, command)?;
    Ok(draft)
}

pub(super) fn dispatch(draft: &mut Draft<'_>, command: &Command) -> Result<(), Rejection> {
    match command {
        Command::AdoptRules(rules) => setup::adopt_rules(draft, rules),
        Command::AddCombatant(profile) => setup::add(draft, profile),
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
        Command::Detect {
            observer,
            target,
            modifier,
            distance,
            difficulty,
            face,
        } => setup::detect(
            draft,
            (*observer, *target),
            (*modifier, *distance, *difficulty),
            *face,
        ),
        Command::SetPosition { who, position } => stealth::set_position(draft, *who, position),
        _ => Err(Rejection::OutOfPlace),
    }
}
