//! The number of a d20 as the user types it. The words of the button, the forecast and the command all come from one
//! reading.

use asalto_core::casting::CheckInput;

use super::number::{is_modifier, whole};

/// Who rolls the die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roller {
    /// The app. A number without a sign is a total all the same.
    App,
    /// The player, with a real die. A number is its total, and one with a plus is none.
    Player,
}

/// The content of the field of a d20.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum D20Reading {
    /// The app rolls with this modifier.
    Roll(i16),
    /// The die shows this total.
    Total(i32),
    /// The player's total is not typed yet.
    TotalMissing,
    /// The text is a modifier, where the player types the total.
    NoTotal,
    /// The text is no whole number.
    Unreadable,
}

impl D20Reading {
    /// Reads the typed text: `14` is a total, `+2` a modifier, and an empty field is rolled without one. For a real die
    /// a number is the total, a number with a plus is refused, and an empty field lacks it.
    ///
    /// ```
    /// use asalto_web::input::d20::{D20Reading, Roller};
    /// assert_eq!(D20Reading::of("14", Roller::App), D20Reading::Total(14));
    /// assert_eq!(D20Reading::of("+2", Roller::App), D20Reading::Roll(2));
    /// ```
    #[must_use]
    pub fn of(typed: &str, roller: Roller) -> Self {
        let typed = typed.trim();
        if typed.is_empty() {
            return match roller {
                Roller::App => Self::Roll(0),
                Roller::Player => Self::TotalMissing,
            };
        }
        let signed = typed.starts_with(['+', '-', '−']);
        match whole(typed) {
            None => Self::Unreadable,
            Some(number) if signed && roller == Roller::App => {
                i16::try_from(number).map_or(Self::Unreadable, Self::Roll)
            }
            Some(_) if roller == Roller::Player && is_modifier(typed) => Self::NoTotal,
            Some(number) => Self::Total(number),
        }
    }

    /// Returns the way of the roll. None if the field lacks a number, or has none that can be read.
    #[must_use]
    pub fn input(self) -> Option<CheckInput> {
        match self {
            Self::Roll(modifier) => Some(CheckInput::Roll { modifier }),
            Self::Total(total) => Some(CheckInput::Total { total }),
            Self::TotalMissing | Self::NoTotal | Self::Unreadable => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{CheckInput, D20Reading, Roller};

    #[test]
    fn a_number_is_a_total_and_a_sign_makes_it_a_modifier() {
        for (typed, read) in [
            ("14", D20Reading::Total(14)),
            (" 7 ", D20Reading::Total(7)),
            ("+2", D20Reading::Roll(2)),
            ("-1", D20Reading::Roll(-1)),
            ("−1", D20Reading::Roll(-1)),
            ("", D20Reading::Roll(0)),
            ("+", D20Reading::Unreadable),
            ("-99999", D20Reading::Unreadable),
            ("x", D20Reading::Unreadable),
        ] {
            assert_eq!(D20Reading::of(typed, Roller::App), read, "{typed}");
        }
    }

    #[test]
    fn a_real_die_has_a_total_and_is_never_rolled() {
        for (typed, read) in [
            ("14", D20Reading::Total(14)),
            ("+14", D20Reading::NoTotal),
            ("−3", D20Reading::Total(-3)),
            ("", D20Reading::TotalMissing),
            (" ", D20Reading::TotalMissing),
            ("x", D20Reading::Unreadable),
        ] {
            let reading = D20Reading::of(typed, Roller::Player);
            assert_eq!(reading, read, "{typed}");
            assert!(!matches!(reading.input(), Some(CheckInput::Roll { .. })));
        }
    }
}
