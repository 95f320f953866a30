//! The lessons of the tutorial.

use asalto_core::Ruleset;
use asalto_text::SetupText;

use crate::browser::storage;
use crate::content::samples::Sample;

/// The key of the place in a tutorial: the encounter, the lesson and the step.
const PLACE: &str = "asalto.1.lesson";

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

/// The place in the tutorial of an encounter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonPlace {
    /// The lesson.
    pub lesson: Lesson,
    /// The step, from 0.
    pub step: usize,
}

impl LessonPlace {
    /// Returns the stored place in the tutorial of an encounter, which outlasts the page.
    pub(super) fn stored(encounter: u32) -> Option<Self> {
        let text = storage::read(PLACE)?;
        let mut words = text.split(' ');
        let of: u32 = words.next()?.parse().ok()?;
        let key = words.next()?;
        let step = words.next()?.parse().ok()?;
        let lesson = Lesson::ALL.into_iter().find(|lesson| lesson.key() == key)?;
        (of == encounter).then_some(Self { lesson, step })
    }

    pub(super) fn store(self, encounter: u32) {
        let Self { lesson, step } = self;
        // A failed write is harmless: the tutorial begins again.
        let _full = storage::write(PLACE, &format!("{encounter} {} {step}", lesson.key()));
    }

    /// Forgets the stored place.
    pub(super) fn forget() {
        storage::remove(PLACE);
    }
}
