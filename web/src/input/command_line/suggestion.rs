//! A line or a condition that is offered instead of a line that was not understood.

use asalto_core::{CombatantId, EncounterView};

/// A way on after a refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Suggestion {
    /// The typed line with a part corrected or completed. Enter takes the first one.
    Line(String),
    /// Another line that the named combatants could have. It is an example, and Enter never takes it.
    Example(String),
    /// A custom condition with this name for combatants, which takes a second step.
    Condition(String, Vec<CombatantId>),
}

impl Suggestion {
    /// Returns the line of the suggestion. A custom condition stands in quotation marks.
    #[must_use]
    pub fn line(&self, view: &EncounterView) -> String {
        match self {
            Self::Line(line) | Self::Example(line) => line.clone(),
            Self::Condition(name, who) => format!("“{name}” {}", names(view, who)),
        }
    }
}

/// Returns the names of combatants, as a line names them.
pub(super) fn names(view: &EncounterView, who: &[CombatantId]) -> String {
    let names = who.iter().filter_map(|who| view.combatant(*who));
    let names = names.map(|one| one.profile.name.clone());
    names.collect::<Vec<_>>().join(", ")
}
