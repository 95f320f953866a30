//! The lessons of the tutorial.

use asalto_core::Ruleset;
use asalto_text::SetupText;

use crate::content::samples::Sample;

/// The subject of a tutorial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lesson {
    /// Surprise, damage, a condition and a readied action, in D&D 5e.
    Ambush,
    /// Awareness, readying and delaying, in D&D 3.5.
    Table,
    /// Phases and the stack.
    Phases,
}

impl Lesson {
    /// All lessons, in the order of the list.
    pub const ALL: [Self; 3] = [Self::Ambush, Self::Table, Self::Phases];

    /// Returns the lesson for a ruleset.
    #[must_use]
    pub fn of(ruleset: Ruleset) -> Self {
        match ruleset {
            Ruleset::Dnd5e | Ruleset::Dnd5e2024 | Ruleset::Any => Self::Ambush,
            Ruleset::Dnd30 | Ruleset::Dnd35 => Self::Table,
            Ruleset::TalesOfWar => Self::Phases,
        }
    }

    /// Returns the sample that it plays. None is that of Tales of War.
    #[must_use]
    pub fn sample(self) -> Option<Sample> {
        match self {
            Self::Ambush => Some(Sample::Road),
            Self::Table => Some(Sample::Door),
            Self::Phases => None,
        }
    }

    /// Returns the last part of the id of its button.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Ambush => "ambush-tutorial",
            Self::Table => "tutorial",
            Self::Phases => "tow-tutorial",
        }
    }

    /// Returns its subjects in a line.
    #[must_use]
    pub fn subjects(self) -> SetupText {
        match self {
            Self::Ambush => SetupText::LessonAmbush,
            Self::Table => SetupText::LessonTable,
            Self::Phases => SetupText::LessonPhases,
        }
    }
}
