//! The encounter in the formats of other tools, in English.

use crate::catalog::messages;

messages! {
    /// A text about the formats in which the encounter goes out.
    SendOutText;
    Download: "Download";
    Copy: "Copy";
    Share: "Share";
    Labelled: "{0}: {1}";
    Nobody: "Nobody takes part yet, so there is nothing to send.";
    Link: "Link";
    LinkHint: "Opens this encounter in Asalto on another device. What it holds stays in the link: no server sees it.";
    ReplayLinkHint: "Plays the combat from its beginning, on any device. Nothing is stored there, and what it holds stays in the link.";
    WholeCombat: "The whole combat, as a replay";
    WithEverything: "With everything that you see";
    NothingSeen: "The players have seen nothing of this combat.";
    TooLongLink: "The combat is too long for a link: it would have {0} characters. Export the replay as a file instead.";
    WithHidden: "With hidden combatants and real names";
    LinkNotCopied: "Your browser blocked it. Send a file instead.";
    NoLinks: "This browser can’t make links. Send a file instead.";
    LongLink: "This link has {0} characters. Some apps cut long links.";
    Code: "Code of the link, for a camera";
    Sheet: "Sheet of paper";
    SheetHint: "The order with boxes for hit points, room for conditions and notes, and the stat blocks. It shows everything, so it is for you.";
    PrintSheet: "Print the sheet";
    PaperReport: "Report on paper";
    PaperReportHint: "How it went for each combatant, and the log. It is for you: names and the log hide nothing.";
    PrintReport: "Print the report";
    EnemiesPoints: "With enemies’ hit points and damage";
    WithLog: "With the log";
    Outcome: "Outcome";
    SheetRound: "Round";
    SheetNotes: "Notes";
    ImprovedInitiative: "Improved Initiative";
    ImprovedInitiativeHint: "All numbers and conditions, and the turn of a running combat. There: Settings, Import.";
    Block: "Obsidian, encounter block";
    BlockHint: "For a note with the Initiative Tracker: the creatures at full strength, to fight again.";
    Table: "Table (CSV)";
    TableHint: "One row for each combatant, for spreadsheets.";
    Report: "Report (Markdown)";
    ReportHint: "The order and the log, to read. It is for you: it hides nothing except what you leave out.";
    WithHiddenAndLog: "With hidden combatants, real names and the log";
    ReportBlocks: "Notes and stat blocks";
    PlayersView: "Players’ view (JSON)";
    PlayersViewHint: "What the players’ screen shows and nothing else, for overlays.";
    Copied: "Copied: {0}.";
    NotCopied: "Your browser blocked copying. Download it instead.";
    NotShared: "Your browser refused to share it. Download it instead.";
    Conditions: "Conditions";
}
