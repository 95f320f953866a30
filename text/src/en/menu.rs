//! The menu, in English.

use crate::catalog::messages;

messages! {
    /// A text of the menu.
    MenuText;
    Delete: "Delete";
    Language: "Language";
    Theme: "Appearance";
    ThemeSystem: "System";
    ThemeDark: "Dark";
    ThemeLight: "Light";
    NewEncounter: "New encounter";
    Files: "Files";
    DownloadOne: "Download this encounter";
    SendOut: "Send to other tools";
    AddFromFile: "Add from a file";
    NeverDownloaded: "Nothing downloaded yet.";
    NoRoomForFile: "Storage has no room for that file. Nothing was added.";
    OthersAdded: "Parties and creatures added: {0}.";
    RulesAdded: "Saved rules added: {0}.";
    SettingsTaken: "Settings that apply when Asalto next starts: {0}.";
    NothingNew: "Nothing new in that file.";
    AddedBeside: "Different from what is here, so added beside it: {0}.";
    AlreadyHere: "Already here, and not added again: {0}.";
    Differences: "Different in the file";
    DifferencesToChoose: "Different here and in the file: {0}. Choose under Files, in the menu or in Encounters.";
    KeepBoth: "Keep both";
    KeepMine: "Keep mine";
    TakeFiles: "Take the file’s";
    ApplyChoices: "Apply";
    ChoicesApplied: "Done. Settings apply when Asalto next starts.";
    ChoicesLeft: "Not everything could be changed: what is still listed stays as it is.";
    DifferentEncounter: "Encounter";
    DifferentParty: "Party";
    DifferentTemplate: "Group of enemies";
    DifferentCreature: "Creature";
    DifferentRules: "Saved rules";
    SettingSingleKeys: "Single keys as shortcuts";
    SettingKeys: "Custom shortcuts";
    SettingWake: "Screen on during combat";
    SettingDice: "Real dice";
    SettingTotals: "Players roll their own initiative";
    SettingGroups: "Identical creatures roll one by one";
    On: "on";
    Off: "off";
    Adding: "Reading the file: {0} of {1}";
    Cancel: "Cancel";
    AddingStopped: "Canceled. Nothing was added.";
    Unreadable: "Damaged, or of a newer version, and left out: {0}.";
    Licenses: "Licenses";
}
