//! A typed command before it runs.

use asalto_core::Command;

use crate::components::aims::Target;
use crate::input::hit_points::Kind;

/// A typed command before it runs: its effect, and the words of its button.
#[derive(Clone, PartialEq, Debug)]
pub struct CommandPreview {
    /// The effect of the command.
    pub effect: CommandEffect,
    /// The words of the button.
    pub words: String,
}

/// The ways in which a command changes the combat.
#[derive(Clone, PartialEq, Debug)]
pub enum CommandEffect {
    /// Carries out commands, one by one.
    Commands(Vec<Command>),
    /// Rolls dice, and changes hit points by the total.
    Rolled {
        /// The dice.
        dice: String,
        /// The kind of change.
        kind: Kind,
        /// The combatants with their shares.
        targets: Vec<Target>,
    },
    /// Presses the button with this id, which opens a form.
    Open(&'static str),
    /// Adds the combatants of a quick line.
    Add(String),
    /// Undoes this many entries of the log.
    Undo(usize),
    /// Redoes this many entries of the log.
    Redo(usize),
}
