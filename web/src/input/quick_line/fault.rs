//! The reasons that a line adds nobody.

use asalto_core::combatant::NumericField;

/// The reason that a line adds nobody. Its texts are as typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineFault {
    /// A part of the line has no name.
    NoName(String),
    /// A name has more letters than [`Combatant::LONGEST_NAME`](asalto_core::Combatant::LONGEST_NAME).
    LongName,
    /// The words before the name that players see have no name after them.
    NoSecondName(String),
    /// A combatant that players always see is hidden from them: a character, or one of the party.
    AlwaysSeen(String),
    /// A word for a field has no number.
    NoNumber(String),
    /// A field has two different numbers.
    TwoNumbers(NumericField, [i32; 2]),
    /// A count is 0, or higher than [`MOST_OF_A_KIND`](super::MOST_OF_A_KIND).
    Count(String),
    /// Dice can't be rolled, or their total may be too high for a count.
    Dice(String),
    /// The result of an initiative roll is typed before combat.
    TooEarly(String),
    /// An initiative before combat has no sign, and is too high for a modifier.
    TotalOrModifier(String, i32),
    /// A word after `res`, `vul` or `imm` is no type of damage that the rules know.
    DamageType(String),
    /// The number of a resistance or a damage reduction is out of range, or the rules have none.
    DefenseNumber(String),
    /// The line has more combatants than [`MOST`](super::MOST).
    TooMany,
}
