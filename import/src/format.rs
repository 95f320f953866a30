//! The formats.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A format that can be read. It follows from the content of a file, never from its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Format {
    /// The app's own files, and [`write::own`](crate::write::own).
    Asalto,
    /// Improved Initiative: stat blocks, an encounter, a backup, or a file that another site sends to it.
    ImprovedInitiative,
    /// The data of the Initiative Tracker for Obsidian, with a running fight and saved encounters.
    ObsidianInitiativeTracker,
    /// The `encounter` blocks of that tracker in a note.
    ObsidianEncounterBlock,
    /// A note of TTRPG Journal for Obsidian.
    ObsidianTtrpgJournal,
    /// The `statblock` blocks of Fantasy Statblocks in a note.
    FantasyStatblocks,
    /// 5e.tools, and homebrew for it.
    #[serde(rename = "5etools")]
    FiveETools,
    /// Open5e, versions 1 and 2.
    Open5e,
    /// The D&D 5e API.
    Dnd5eApi,
    /// A Foundry actor of the system `dnd5e`.
    FoundryDnd5e,
    /// A Foundry actor of the system `D35E`.
    FoundryD35e,
    /// A Foundry actor of the system `pf1`.
    FoundryPf1,
    /// A Foundry actor of the system `pf2e`.
    FoundryPf2e,
    /// A Foundry actor of the system `sfrpg`.
    FoundrySfrpg,
    /// The XML of Fight Club 5e and Game Master 5e.
    FightClubXml,
    /// A character of D&D Beyond.
    DdbCharacter,
    /// A character of Pathbuilder 2e.
    Pathbuilder2e,
    /// A character sheet of Roll20, as VTTES and `R20Exporter` write it.
    Roll20,
    /// A bestiary or a character of Avrae.
    Avrae,
    /// Kobold Plus Fight Club.
    KoboldPlus,
    /// A Pathfinder stat block in HTML.
    StatBlockHtml,
    /// A stat block as text, as copied from a page or a book.
    StatBlockText,
    /// A table with headings: CSV, TSV, or with semicolons.
    Csv,
    /// Objects of no known program, in JSON or YAML, whose keys are such headings.
    Rows,
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 24] = [
        Self::Asalto,
        Self::ImprovedInitiative,
        Self::ObsidianInitiativeTracker,
        Self::ObsidianEncounterBlock,
        Self::ObsidianTtrpgJournal,
        Self::FantasyStatblocks,
        Self::FiveETools,
        Self::Open5e,
        Self::Dnd5eApi,
        Self::FoundryDnd5e,
        Self::FoundryD35e,
        Self::FoundryPf1,
        Self::FoundryPf2e,
        Self::FoundrySfrpg,
        Self::FightClubXml,
        Self::DdbCharacter,
        Self::Pathbuilder2e,
        Self::Roll20,
        Self::Avrae,
        Self::KoboldPlus,
        Self::StatBlockHtml,
        Self::StatBlockText,
        Self::Csv,
        Self::Rows,
    ];
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Asalto => "Asalto",
            Self::ImprovedInitiative => "Improved Initiative",
            Self::ObsidianInitiativeTracker => "Initiative Tracker (Obsidian)",
            Self::ObsidianEncounterBlock => "Encounter block (Obsidian)",
            Self::ObsidianTtrpgJournal => "TTRPG Journal (Obsidian)",
            Self::FantasyStatblocks => "Fantasy Statblocks (Obsidian)",
            Self::FiveETools => "5e.tools",
            Self::Open5e => "Open5e",
            Self::Dnd5eApi => "D&D 5e API",
            Self::FoundryDnd5e => "Foundry, dnd5e",
            Self::FoundryD35e => "Foundry, D35E",
            Self::FoundryPf1 => "Foundry, pf1",
            Self::FoundryPf2e => "Foundry, pf2e",
            Self::FoundrySfrpg => "Foundry, sfrpg",
            Self::FightClubXml => "Fight Club 5e",
            Self::DdbCharacter => "D&D Beyond",
            Self::Pathbuilder2e => "Pathbuilder 2e",
            Self::Roll20 => "Roll20",
            Self::Avrae => "Avrae",
            Self::KoboldPlus => "Kobold Plus Fight Club",
            Self::StatBlockHtml => "Stat block (HTML)",
            Self::StatBlockText => "Stat block (text)",
            Self::Csv => "Table (CSV)",
            Self::Rows => "Objects with headings",
        })
    }
}
