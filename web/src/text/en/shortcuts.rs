//! Keyboard shortcuts, in English.

use crate::text::catalog::messages;

messages! {
    /// A text of the sheet of keyboard shortcuts.
    ShortcutText;
    Hint: "Type a new key; clear the field to restore the default.";
    KeyOf: "Shortcut: {0} (default: {1})";
    Taken: "“{0}” is already the shortcut for: {1}.";
    Always: "“{0}” can’t be a shortcut. Digits are choices, and Space is the main button.";
    Big: "Main button";
    Select: "Select in the order";
    Choose: "The action or choice with that number";
    Further: "The next nine choices";
    Places: "Next group of choices";
    Escape: "Close, or return to now";
    Single: "Single-key shortcuts";
    Reset: "Reset shortcuts";
}
