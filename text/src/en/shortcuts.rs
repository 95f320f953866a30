//! Keyboard shortcuts, in English.

use crate::catalog::messages;

messages! {
    /// A text of the sheet of keyboard shortcuts.
    ShortcutText;
    Hint: "Type a new key; clear the field to restore the default.";
    KeyOf: "Shortcut: {0} (default: {1})";
    Taken: "“{0}” is already the shortcut for: {1}.";
    Always: "“{0}” can’t be a shortcut. Digits are choices, and Space is the main button.";
    Big: "Main button";
    Select: "Select the next or previous row";
    Choose: "The action or choice with that number";
    Further: "The next nine choices";
    Places: "Next group of choices";
    Escape: "Close, or return to now";
    Single: "Single-key shortcuts";
    Reset: "Reset shortcuts";
    Touch: "On the touch screen";
    Keys: "Keys";
    RowName: "A name";
    RowNameDoes: "Tap: its commands below. Hold: choose it as a target.";
    RowPoints: "Hit points";
    RowPointsDo: "Tap and type: 7 or -7 is damage, +5 heals, 2d6 rolls, t5 is temporary.";
    MoveRow: "Move the focused row";
    RowBar: "The six dots";
    RowBarDoes: "Drag: move the row to another place.";
    RowMark: "A count or a condition";
    RowMarkDoes: "Tap: the reason, with its rule.";
    Targets: "Damage, then rows";
    TargetsDo: "Each tap adds a target; a second tap halves, a third removes it.";
    LogLine: "A log entry";
    LogLineDoes: "Tap: the combat at that moment. Nothing changes.";
}
