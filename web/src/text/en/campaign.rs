//! Parties, templates and saved creatures, and the difficulty of an encounter, in English.

use crate::text::catalog::messages;

messages! {
    /// A text of the campaign: what is saved, and the difficulty of an encounter.
    CampaignText;
    AddFrom: "Add from the campaign";
    AddGroup: "Add";
    MoreGroups: "Templates and creatures";
    More: "{0} and {1} more";
    Notes: "Notes";
    Keep: "Save as party, template or creature";
    What: "Save";
    Party: "Party";
    Template: "Template";
    Creature: "Creature";
    Name: "Name";
    Save: "Save";
    Replaces: "Saving replaces the one with this name.";
    SavedAs: "Saved: {0}.";
    Heading: "Parties and creatures";
    NothingSaved: "Nothing is saved yet. Save a party, the enemies or a creature during setup or combat.";
    Unreadable: "Can’t be read, and left untouched: {0}.";
    Rename: "Rename";
    Delete: "Delete";
    Rest: "All to full HP";
    Deleted: "Deleted: {0}.";
    FaultName: "Type a name of visible characters, 120 at most.";
    FaultEmpty: "There is nobody to save.";
    FaultTooMany: "Too many: at most 200 combatants can be saved together.";
    FaultMember: "A name or a number is not valid, so nothing was saved.";
    FaultNote: "The note is too long: 400 characters at most.";
    FaultFull: "There is no room, so nothing was saved. What was saved before is still there.";
    FaultConflict: "Another tab has changed it, so nothing was saved. Try again.";
    FaultNewer: "A newer version of the app has saved it, so it stays untouched.";
    Difficulty: "Difficulty: {0}";
    Adjusted: "{0} XP, which count as {1}";
    Experience: "{0} XP";
    NextGrade: "{0} from {1} XP";
    Budget: "up to {0} XP";
    Unrated: "without a level or a challenge rating: {0}";
    NeedsLevels: "For the difficulty, give characters a level: “Aria level 3”.";
    Trivial: "trivial";
    Easy: "easy";
    Medium: "medium";
    Hard: "hard";
    Deadly: "deadly";
    Low: "low";
    Moderate: "moderate";
    High: "high";
    BeyondHigh: "beyond high";
    BackTo: "Save to {0}?";
    BackHint: "What became of each. It joins the next combat like this.";
    FullPoints: "Full: {0}";
    AsBefore: "As before";
    NoteOf: "Note: {0}";
    Back: "Save to {0}";
    BackDone: "Saved to {0}.";
    Unchanged: "{0}: nothing has changed.";
}
