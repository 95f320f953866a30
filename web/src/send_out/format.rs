//! The formats in which the encounter goes out.

use asalto_text::SendOutText;

/// A format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// A file that Improved Initiative imports.
    ImprovedInitiative,
    /// A block for a note of Obsidian.
    EncounterBlock,
    /// A table for spreadsheets.
    Table,
    /// A report of the combat, for the game master.
    Report,
    /// The content of the players' screen, as JSON.
    PlayersView,
}

impl Format {
    /// The formats, in the order of the screen.
    pub const ALL: [Self; 5] = [
        Self::ImprovedInitiative,
        Self::EncounterBlock,
        Self::Table,
        Self::Report,
        Self::PlayersView,
    ];

    /// Returns the name, and the sentence that says what the format is for.
    #[must_use]
    pub fn words(self) -> (SendOutText, SendOutText) {
        match self {
            Self::ImprovedInitiative => (
                SendOutText::ImprovedInitiative,
                SendOutText::ImprovedInitiativeHint,
            ),
            Self::EncounterBlock => (SendOutText::Block, SendOutText::BlockHint),
            Self::Table => (SendOutText::Table, SendOutText::TableHint),
            Self::Report => (SendOutText::Report, SendOutText::ReportHint),
            Self::PlayersView => (SendOutText::PlayersView, SendOutText::PlayersViewHint),
        }
    }

    /// Returns the name of the file and the type of its content.
    #[must_use]
    pub fn file(self) -> (&'static str, &'static str) {
        match self {
            Self::ImprovedInitiative => ("improved-initiative.json", "application/json"),
            Self::EncounterBlock => ("encounter.md", "text/markdown"),
            Self::Table => ("encounter.csv", "text/csv"),
            Self::Report => ("report.md", "text/markdown"),
            Self::PlayersView => ("players-view.json", "application/json"),
        }
    }
}
