//! A change of hit points as typed in a row.

/// The effect of the amount.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    /// It is damage.
    #[default]
    Damage,
    /// It heals.
    Heal,
    /// It grants temporary hit points.
    Temporary,
}

/// A typed change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The effect of the amount.
    pub kind: Kind,
    /// The amount: a number or dice, such as `7` or `2d6+1`.
    pub amount: String,
}

impl Change {
    /// Reads a change: `7` and `-7` are damage, `+5` heals, and `t5` grants temporary hit points.
    ///
    /// Returns none for anything else.
    #[must_use]
    pub fn read(typed: &str) -> Option<Self> {
        let typed = typed.trim();
        let first = typed.chars().next()?;
        let (kind, amount) = match first {
            '-' | '−' => (Kind::Damage, &typed[first.len_utf8()..]),
            '+' => (Kind::Heal, &typed[1..]),
            't' | 'T' => (Kind::Temporary, &typed[1..]),
            _ => (Kind::Damage, typed),
        };
        let amount = amount.trim();
        let begins = amount.starts_with(|it: char| it.is_ascii_digit() || it == 'd');
        begins.then(|| Self {
            kind,
            amount: amount.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(typed: &str, kind: Kind, amount: &str) {
        let amount = amount.to_owned();
        assert_eq!(Change::read(typed), Some(Change { kind, amount }));
    }

    #[test]
    fn a_sign_says_what_the_amount_does() {
        check("7", Kind::Damage, "7");
        check(" -7 ", Kind::Damage, "7");
        check("−7", Kind::Damage, "7");
        check("+5", Kind::Heal, "5");
        check("t5", Kind::Temporary, "5");
    }

    #[test]
    fn an_amount_may_be_dice() {
        check("2d6+1", Kind::Damage, "2d6+1");
        check("+d8", Kind::Heal, "d8");
    }

    #[test]
    fn anything_else_is_no_change() {
        for typed in ["", " ", "+", "t", "bug", "--7", "é"] {
            assert_eq!(Change::read(typed), None, "{typed}");
        }
    }
}
