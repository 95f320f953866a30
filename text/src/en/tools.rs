//! Dice, and copying and printing the log, in English.

use crate::catalog::messages;

messages! {
    /// A text of the dice roller and of copying and printing the log.
    ToolsText;
    Expression: "Dice to roll";
    Hint: "2d6+3 · 2d20kh1 keeps the highest · 4d6dl1 drops the lowest · d20+5 advantage";
    Seed: "Dice seed: {0}.";
    Roll: "Roll";
    Advantage: "Advantage";
    Disadvantage: "Disadvantage";
    RealDice: "I roll real dice";
    RealDiceOn: "You roll real dice: the app rolls none. Type the totals.";
    Copy: "Copy log";
    Print: "Print log";
    Copied: "Log copied.";
    NotCopied: "Your browser blocked copying. Print the log instead.";
    Report: "Combat log";
}
