//! A typed command before it runs.

use asalto_core::Command;
use asalto_text::CitedText;

use crate::input::command_line::{Effect, Suggestion};

/// A typed command before it runs: its effect, and the words of its button.
#[derive(Clone, PartialEq, Debug)]
pub struct CommandPreview {
    /// The effect of the command.
    pub effect: CommandEffect,
    /// The words of the button.
    pub words: String,
    /// Sentences about what the line leaves out.
    pub notes: Vec<String>,
    /// The lines of other readings.
    pub others: Vec<Suggestion>,
}

impl CommandPreview {
    /// Returns the preview of a command that leaves nothing out and has one reading.
    pub fn new(effect: CommandEffect, words: String) -> Self {
        Self {
            effect,
            words,
            notes: Vec::new(),
            others: Vec::new(),
        }
    }
}

/// The ways in which a command changes the combat or the page.
#[derive(Clone, PartialEq, Debug)]
pub enum CommandEffect {
    /// The effect of a line.
    Line(Effect),
    /// Presses the button with this id, which opens a form.
    Open(&'static str),
}

/// The reason that a text is no command, and the nearest lines.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Refused {
    /// The reason in a sentence, with the rules that it cites.
    pub said: CitedText,
    /// The nearest lines, the nearest first.
    pub offers: Vec<Suggestion>,
}

impl From<CitedText> for Refused {
    fn from(said: CitedText) -> Self {
        Self {
            said,
            offers: Vec::new(),
        }
    }
}

impl From<String> for Refused {
    fn from(text: String) -> Self {
        let rules = Vec::new();
        CitedText { text, rules }.into()
    }
}

impl CommandEffect {
    /// Returns the effect that carries out one command.
    pub fn of(command: Command) -> Self {
        Self::Line(Effect::Commands(vec![command]))
    }
}
