//! Rejections that setup can show, in English.

use crate::catalog::messages;

messages! {
    /// A rejection that the setup screen can show.
    SetupRejectionText;
    ProfileName: "Type a name that isn’t too long.";
    ProfileDexterity: "Dexterity must be 0 to 99.";
    ProfileInitiative: "The initiative modifier must be −99 to 99.";
    ProfileArmorClass: "Armor class must be −99 to 999.";
    ProfileHitPoints: "Hit points must be 1 to 99,999.";
    ProfileOther: "A number or text of this combatant is not allowed.";
    NoCombatants: "Add at least one combatant first.";
    TotalOutOfRange: "A total must be −999 to 999.";
    TextTooLong: "The text is empty or too long.";
    UnseenCharacters: "The text has line breaks or invisible characters.";
    NotIdentical: "Only identical creatures share a roll, and {0} is different.";
    InternalError: "Internal error. Nothing changed. Please report it.";
    NotNow: "You can’t do that now.";
}
