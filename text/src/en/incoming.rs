//! Files of other tools that come in from any screen, in English.

use crate::catalog::messages;

messages! {
    /// A text about files that are dropped, and the field to paste a text into.
    IncomingText;
    Reads: "Improved Initiative, Obsidian, 5e.tools, Open5e, Foundry, Fight Club, D&D Beyond characters, Roll20, tables and plain stat blocks";
    DropOne: "Drop the file here";
    DropMany: "Drop {0} files here";
    DropHint: "You see what is in them first. Nothing is added yet.";
    Paste: "Paste a text";
    PasteHint: "A stat block, a note, a table or JSON from another tool";
    PasteRead: "Show what is in it";
}
