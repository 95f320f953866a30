//! Commands of the setup: combatants, rules and awareness.

use super::{setup, stealth};
use crate::command::Command;
use crate::dice::Dice;
use crate::draft::Draft;
use crate::encounter::{Encounter, Stage};
use crate::rejection::Rejection;
use crate::steps::joining;

/// Returns whether a command is one of the setup, which needs no code of a combat:
/// [`Session::dispatch_setup`](crate::Session::dispatch_setup) carries it out.
///
/// ```
/// use asalto_core::{Command, Encounter, Ruleset, is_setup};
/// let encounter = Encounter::new(Ruleset::Dnd35);
/// assert!(is_setup(&encounter, &Command::CompareStealth));
/// assert!(!is_setup(&encounter, &Command::Start));
/// ```
pub fn is_setup(encounter: &Encounter, command: &Command) -> bool {
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

/// Decides a command of the setup. Changes undone during setup leave no trace.
pub(crate) fn draft_setup<'d>(
    encounter: &Encounter,
    command: &Command,
    dice: &'d mut dyn Dice,
) -> Result<Draft<'d>, Rejection> {
    let mut draft = Draft::of_setup(encounter.clone(), dice);
    let command = draft.unwrap_ruling(command)?;
    dispatch(&mut draft, command)?;
    Ok(draft)
}

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
        Command::SetPosition { who, position } => joining::set_position(draft, *who, position),
        _ => Err(Rejection::OutOfPlace),
    }
}
