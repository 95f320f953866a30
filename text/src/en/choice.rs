//! The choices of a table, in English.

use crate::catalog::messages;

messages! {
    /// A text of the form for the choices of a table.
    ChoiceText;
    Heading: "Game rules";
    Order: "Order";
    Numbers: "initiative";
    SidesByNumber: "side initiative";
    SidesByChoice: "sides, the GM chooses";
    HandOver: "hand-over: each combatant picks the next";
    Cards: "cards, dealt each round";
    ByHand: "by hand";
    Phases: "phases: the GM says who acts";
    First: "First to act";
    HighestFirst: "the highest count";
    LowestFirst: "the lowest count";
    Rolled: "Initiative rolls";
    RolledOnce: "once";
    RolledEachRound: "each round";
    Modifier: "Dice for everyone and for a side";
    OwnModifier: "add each combatant’s own modifier";
    DiceAlone: "are the whole roll";
    Ties: "Ties";
    SecondNumber: "tie-break number, then the GM";
    Together: "act together";
    Surprise: "Surprised combatants";
    NoFirstTurn: "have no turn in the first round";
    LastAtFirst: "act last in the first round";
    NoSurprise: "lose nothing";
    Holding: "Delay";
    HoldBecomes: "changes the count";
    HoldStays: "keeps the count";
    NoHolding: "not allowed";
    HitPoints: "Hit points";
    CharactersActAtZero: "out of combat at 0; characters keep their turns";
    OutAtZero: "out of combat at 0";
    OutAtMaximum: "damage counts up to a maximum";
    Formula: "Initiative dice for everyone, e.g. 1d10";
    FormulaOf: "Initiative dice: {0}";
    BadFormula: "“{0}” is not a dice formula. Try 2d6+1.";
    PhaseNames: "Phases (separate with commas)";
    SaveAs: "Save these rules as";
    Save: "Save";
    Use: "Use “{0}”";
    Forget: "Delete “{0}”";
    ChangedElsewhere: "Another tab has saved “{0}” differently. Its version is in the list, and yours is in the form.";
    Replace: "Replace “{0}”";
    SaveBeside: "Save as “{0}”";
    Full: "The browser’s storage is full: these rules were not saved.";
}
