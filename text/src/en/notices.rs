//! Notices about storage, tabs and updates, in English.

use crate::catalog::messages;

messages! {
    /// A notice about storage, other tabs, updates and parts that load later, or a button on one.
    NoticeText;
    MemoryOnly: "This browser can’t save here. Closing the page loses the encounter.";
    PartMissing: "Part of the app didn’t load. Check your connection and try again.";
    SavedComing: "Your saved encounter hasn’t loaded yet. It opens as soon as it has.";
    TryAgain: "Try again";
    NotSaved: "The browser’s storage is full: changes to the open encounter are not being saved.";
    PartialDownload: "The browser can’t open its database, so the file lacks closed encounters, parties and creatures. Download it again later.";
    LeftUnsaved: "The browser’s storage is full. Not saved yet: {0}. Closing this page loses these changes.";
    DamagedSetAside: "An encounter is damaged. It was set aside, unchanged.";
    UpdateReady: "A new version of Asalto is ready.";
    UpdateNow: "Update now";
    SafeMode: "Safe mode: the last encounter was not opened. Find it under Encounters.";
    LastChangeDamaged: "The last change is damaged and was set aside. You’re back just before it.";
    NewerVersion: "A newer version of Asalto saved this encounter. Update the app to open it.";
    NearlyFull: "Storage is almost full. Download your encounters now.";
    NotCopied: "This browser can’t store a second copy. A crash can cost your last changes.";
    ChangedElsewhere: "Another tab changed this encounter. Your changes were saved as an encounter of its own.";
    DeletedElsewhere: "Another tab deleted this encounter. Keep it here?";
    NotCarriedOut: "Your command was not carried out.";
    KeepDeleted: "Keep it";
    DiscardDeleted: "Delete";
    PlayedElsewhere: "This encounter is played in another tab or page. Here you can only view it.";
    PlayHere: "Play here";
    DownloadAll: "Download all encounters";
    NothingInFile: "No encounter found in that file.";
}
