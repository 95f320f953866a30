//! The search for creatures and their stat blocks, in English.

use crate::catalog::messages;

messages! {
    /// A text of the search for creatures, and of stat blocks.
    CreatureText;
    Found: "Creatures";
    Count: "Creatures found: {0}. Enter adds {1}.";
    CountTyped: "Creatures found: {0}. Enter adds what you typed: {1}.";
    How: "Enter adds the highlighted entry. Shift+Enter adds what you typed.";
    AsTyped: "As typed: {0}";
    RollHitPoints: "Roll hit points";
    Missing: "The creatures can’t be loaded. You can still type a name and its numbers.";
    StatBlock: "Stat block";
    BlockMissing: "The stat block can’t be loaded.";
    Roll: "Roll {0}";
    Source: "From the SRD 5.2, CC BY 4.0";
    Source2014: "From the SRD 5.1, CC BY 4.0";
    Source35: "Numbers from the SRD 3.5";
    OtherEdition: "The text below is from the SRD 5.2. Its numbers may differ.";
    Touch: "touch {0}";
    FlatFooted: "flat-footed {0}";
    NeverFlatFooted: "never flat-footed";
    Fortitude: "Fort";
    Reflex: "Ref";
    Will: "Will";
    Aim: "Aim {0}";
}
