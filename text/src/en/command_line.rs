//! The command line, in English.

use crate::catalog::messages;

messages! {
    /// A text of the command line.
    CommandLineText;
    Completions: "Suggestions";
    Examples: "Examples";
    ExampleShares: "7 {0}, half {1}";
    ExampleUntil: "{0} {1} until {2}";
    ExampleReady: "ready shoot when it moves";
    ExampleAdd: "add 2 wolf hp 11";
    Becomes: "{0}: {1} → {2}";
    BecomesState: "{0}: {1} → {2}, {3}";
    RollsFor: "Rolls {0}: {1}.";
    Rolls: "The app rolls the dice.";
    AndMore: "And {0} more.";
    Times: "{0} ×{1}";
    UnknownCommand: "There is no command “{0}”.";
    Candidates: "Did you mean {0}?";
    NoName: "Type a name, or select rows first.";
    NoCondition: "Type a condition.";
    NoDuration: "Type whose turn ends it (until Aria), or for how many rounds (for 3 rounds).";
    NoAction: "Type the action to ready.";
    NoNewcomers: "Type who joins, such as 2 wolf hp 11.";
    QuestionFirst: "Another decision comes first.";
    NothingToUndo: "There is nothing to undo.";
    NothingToRedo: "There is nothing to redo.";
}
