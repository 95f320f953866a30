//! The screen of the rules, in English.

use crate::catalog::messages;

messages! {
    /// A text of the screen that shows the rules.
    RulebookText;
    Leave: "Back to the encounter";
    Search: "Search by word or rule number";
    Coming: "Loading the rules…";
    Missing: "The rules didn’t load. Check your connection and try again.";
    ShownHere: "Shown in this combat";
}
