//! Home, in English.

use crate::catalog::messages;

messages! {
    /// A text of home.
    HomeText;
    Last: "Last combat";
    LastPrepared: "Prepared combat";
    Continue: "Continue";
    ShowEnded: "Show the combat";
    ContinueTurn: "Continue → {0}’s turn";
    ActsNow: "{0}, {1} acts";
    IsDown: "{0} is down";
    AreDown: "{0} are down";
    HasDied: "{0} has died";
    HaveDied: "{0} have died";
    DelaysTurn: "{0} delays";
    DelayTurns: "{0} delay";
    NoEnemyLeft: "no enemy is left";
    EnemyLeft: "one enemy is left";
    EnemiesLeft: "{0} enemies are left";
    Samples: "Samples and tutorials";
    Search: "Search encounters and combatants";
    Found: "{0} found.";
    NoneYet: "No saved encounters yet. Each encounter is saved as you add combatants.";
    NoneFound: "No encounter found.";
    Archived: "Archived ({0})";
    Prepared: "prepared";
    Running: "in combat";
    Finished: "finished";
    Won: "won";
    Since: "{0} {1}";
    Nobody: "Empty encounter";
    Actions: "Actions: {0}";
    Name: "Name";
    Rename: "Rename";
    Save: "Save";
    Cancel: "Cancel";
    Named: "Renamed: {0}.";
    Duplicate: "Duplicate";
    CopyOf: "Copy of {0}";
    Added: "Added: {0}.";
    Archive: "Archive";
    Unarchive: "Move out of the archive";
    IsArchived: "Archived: {0}.";
    IsBack: "Moved out of the archive: {0}.";
    Deleted: "Deleted: {0}.";
    Back: "Restored: {0}.";
    NoRoom: "Storage is full, so nothing was changed. Download and delete encounters, then try again.";
    JustChanged: "Another tab has just changed this. Try again.";
    IsDamaged: "This encounter is damaged and can’t be opened. Its actions save it to a file or delete it.";
    IsGone: "This encounter is gone. Another tab may have deleted it.";
    SaveToFile: "Save to a file";
    Unreadable: "Can’t be read";
    Encounter: "Encounter";
    NameOfEncounter: "Name of an encounter";
    Characters: "{0} characters";
    MoreRungs: "and {0} more";
    RecentlyDeleted: "Recently deleted ({0})";
    KeptForDays: "Deleted items stay here for 30 days, or less if storage runs low. Downloads don’t include them.";
    JustNow: "just now";
    Restore: "Restore";
    DeleteForGood: "Delete for good";
    EmptyBin: "Empty";
    DeletedForGood: "Deleted for good: {0}.";
    Emptied: "Everything deleted is gone for good.";
}
