//! Deciding: whether a command is legal, and its events. Reads, chooses and rolls, but changes
//! nothing.

mod act_first;
mod arrivals;
mod casting;
mod concentration;
mod counter;
mod delay;
mod departure;
mod dispatch;
mod dying;
mod effects;
mod exhaustion;
mod groups;
mod hand_over;
mod health;
mod initiative;
pub(crate) mod inspiration;
mod legendary;
mod legendary_resistance;
mod limited_uses;
mod massive_damage;
mod mounts;
mod newcomers;
mod opening;
mod prepare;
mod priority;
mod ready_after;
pub(crate) mod reroll;
mod responses;
mod rulings;
mod secrecy;
mod setup;
mod shares;
mod slots;
mod start;
mod stealth;
pub(crate) mod summoned;
pub(crate) mod swap;
mod ties;
mod trigger;
mod turn_effects;
mod turns;

use crate::command::Command;
use crate::dice::{Dice, ProbingDice};
use crate::draft::{Draft, LogPosition};
use crate::drive;
use crate::encounter::Encounter;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::steps::priority::auto_pass;
use dispatch::dispatch;

pub(crate) use priority::{after_pass, without_passing};

/// Returns the events of a command, in order.
///
/// # Errors
/// The [`Rejection`] if the command is not legal or the dice give no roll.
///
/// ```
/// use asalto_core::{Combatant, Command, Encounter, NoDice, Ruleset, Side, decide};
/// let encounter = Encounter::new(Ruleset::Dnd35);
/// let command = Command::AddCombatant(Box::new(Combatant::new("Lidda", Side::PARTY)));
/// assert_eq!(decide(&encounter, &command, &mut NoDice)?.len(), 1);
/// # Ok::<(), asalto_core::Rejection>(())
/// ```
pub fn decide(
    encounter: &Encounter,
    command: &Command,
    dice: &mut dyn Dice,
) -> Result<Vec<Event>, Rejection> {
    draft(encounter, command, dice, LogPosition::Whole).map(|draft| draft.events)
}

/// Checks whether a command is legal, without rolling any dice.
///
/// # Errors
/// The [`Rejection`] that [`decide`] would return with dice that always give a roll.
pub fn check(encounter: &Encounter, command: &Command) -> Result<(), Rejection> {
    draft(
        encounter,
        command,
        &mut ProbingDice::default(),
        LogPosition::Whole,
    )
    .map(|_| ())
}

/// Decides a command, and returns the draft with the encounter after the events.
pub(crate) fn draft<'d>(
    encounter: &Encounter,
    command: &Command,
    dice: &'d mut dyn Dice,
    past: LogPosition,
) -> Result<Draft<'d>, Rejection> {
    let mut draft = Draft::new(encounter.clone(), dice);
    match past {
        LogPosition::Whole => {}
        LogPosition::Undone => auto_pass::end_after_undo(&mut draft)?,
    }
    let command = draft.unwrap_ruling(command)?;
    dispatch(&mut draft, command)?;
    drive::drive(&mut draft)?;
    Ok(draft)
}
