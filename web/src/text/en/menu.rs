//! The menu, in English.

use crate::text::catalog::messages;

messages! {
    /// A text of the menu, or of its list of encounters.
    MenuText;
    Delete: "Delete";
    DeleteThis: "Delete {0}";
    Sure: "Delete for good, log included: {0}";
    Keep: "Keep it";
    Deleted: "Deleted: {0}.";
    Size: "{0} KB";
    Language: "Language";
    Theme: "Appearance";
    ThemeSystem: "System";
    ThemeDark: "Dark";
    ThemeLight: "Light";
    NewEncounter: "New encounter";
    Encounters: "Encounters";
    Files: "Files";
    DownloadOne: "Download this encounter";
    AddFromFile: "Add from a file";
    NeverDownloaded: "Nothing downloaded yet.";
    Licenses: "Licenses";
}
