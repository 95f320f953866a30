//! An amount of damage or healing, and why the core refuses it.

/// An amount of damage or healing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount<'a> {
    /// A number.
    Number(i32),
    /// Dice, such as `2d6+1`.
    Dice(&'a str),
}

impl<'a> Amount<'a> {
    /// Reads a number or dice.
    pub(super) fn read(typed: &'a str) -> Option<Self> {
        match typed.parse() {
            Ok(number) => Some(Self::Number(number)),
            Err(_) => typed.contains('d').then_some(Self::Dice(typed)),
        }
    }
}

/// The reason why an amount reaches nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AmountFault {
    /// The text is neither a number nor dice.
    Unreadable,
    /// The number is too low or too high.
    OutOfRange,
    /// The dice can't be rolled.
    NotARoll,
}
