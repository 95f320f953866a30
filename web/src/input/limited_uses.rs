//! Limited uses as a text to edit, such as `Fire Breath (recharge 5–6), Blink 3/day`.

use asalto_core::combatant::{LimitedUse, UseLimit};

/// A text that is no list of limited uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UseFault {
    /// A part that does not say when the use comes back.
    Limit(String),
    /// There are too many, or two of one name.
    Many,
}

/// The words that may stand before the numbers of a recharge, in every language.
const RECHARGE: [&str; 3] = ["recharge", "recarga", "recharges"];

/// Reads the limited uses of a combatant, which commas separate. Each is a name and its limit, which may stand in
/// parentheses: numbers of a d6 (`5-6`, `recharge 6`), or a number, with a word for the day or without one (`3/day`, `2`).
///
/// ```
/// use asalto_core::combatant::{LimitedUse, UseLimit};
/// use asalto_web::input::limited_uses::limited_uses;
/// let breath = LimitedUse::new("Fire Breath", UseLimit::Recharge { from: 5, to: 6 });
/// assert_eq!(limited_uses("Fire Breath (Recharge 5–6)"), Ok(vec![breath]));
/// ```
///
/// # Errors
/// [`UseFault`] if a part has no limit, or if there are too many.
pub fn limited_uses(text: &str) -> Result<Vec<LimitedUse>, UseFault> {
    let mut all: Vec<LimitedUse> = Vec::new();
    for part in text.split([',', ';']).map(str::trim) {
        if part.is_empty() {
            continue;
        }
        let one = limited_use(part).ok_or_else(|| UseFault::Limit(part.to_owned()))?;
        if all.len() == LimitedUse::MOST || all.iter().any(|other| other.name == one.name) {
            return Err(UseFault::Many);
        }
        all.push(one);
    }
    Ok(all)
}

/// Reads a limited use: its name, and its limit as the last word or in parentheses.
fn limited_use(part: &str) -> Option<LimitedUse> {
    let (name, limit) = match part.strip_suffix(')') {
        Some(inner) => inner.rsplit_once('(')?,
        None => part.rsplit_once(char::is_whitespace)?,
    };
    let (named, numbers) = (
        without_word(name.trim_end()).0,
        without_word(limit.trim()).1,
    );
    let recharges = named.len() < name.trim_end().len() || numbers.len() < limit.trim().len();
    let limit = match numbers.parse() {
        // `Luck 2` has two uses.
        Ok(uses) if !recharges => Some(UseLimit::Day { uses }).filter(|it| it.is_valid())?,
        _ => numbers.parse().ok()?,
    };
    let name = named.trim_end_matches(['.', ':']);
    let is_named = !name.is_empty();
    is_named.then(|| LimitedUse::new(name, limit))
}

/// Splits off the word of a recharge at the end of a name, or in front of the numbers.
fn without_word(text: &str) -> (&str, &str) {
    let is_word = |word: &str| {
        let word = word.to_lowercase();
        RECHARGE.contains(&word.as_str())
    };
    let name = match text.rsplit_once(char::is_whitespace) {
        Some((before, last)) if is_word(last) => before.trim_end(),
        _ => text,
    };
    let numbers = match text.split_once(char::is_whitespace) {
        Some((first, after)) if is_word(first) => after.trim_start(),
        _ => text,
    };
    (name, numbers)
}

#[cfg(test)]
mod tests {
    use asalto_text::Lang;
    use asalto_text::combat::limited_use as shown;

    use super::*;

    fn breath(from: u8, to: u8) -> LimitedUse {
        LimitedUse::new("Fire Breath", UseLimit::Recharge { from, to })
    }

    #[test]
    fn a_recharge_is_a_name_and_numbers_of_a_d6() {
        for text in [
            "Fire Breath 5-6",
            "Fire Breath (Recharge 5–6)",
            "Fire Breath recharge 5-6",
            "Fire Breath (recarga 5-6)",
            " Fire Breath: 5—6 ,",
        ] {
            assert_eq!(limited_uses(text), Ok(vec![breath(5, 6)]), "{text}");
        }
        assert_eq!(
            limited_uses("Fire Breath (Recharge 6)"),
            Ok(vec![breath(6, 6)])
        );
    }

    #[test]
    fn uses_a_day_have_a_number_and_a_word() {
        let blink = |uses| Ok(vec![LimitedUse::new("Blink", UseLimit::Day { uses })]);
        assert_eq!(limited_uses("Blink 3/day"), blink(3));
        assert_eq!(limited_uses("Blink (1/Día)"), blink(1));
        assert_eq!(limited_uses("Blink (3/jour)"), blink(3));
        // A number by itself is how often, unless a word says that it is of a die.
        assert_eq!(limited_uses("Blink 2"), blink(2));
        assert_eq!(limited_uses("Blink (5)"), blink(5));
    }

    #[test]
    fn what_is_shown_in_a_language_is_read_again() {
        let all = vec![
            breath(5, 6),
            LimitedUse::new("Stun", UseLimit::Recharge { from: 4, to: 4 }),
            LimitedUse::new("Blink", UseLimit::Day { uses: 3 }),
        ];
        for lang in Lang::ALL {
            let text: Vec<_> = all.iter().map(|one| shown(lang, one)).collect();
            let text = text.join(", ");
            assert_eq!(limited_uses(&text).as_ref(), Ok(&all), "{text}");
        }
    }

    #[test]
    fn a_part_without_a_limit_is_a_fault() {
        for text in [
            "Fire Breath",
            "5-6",
            "Fire Breath 5-7",
            "Fire Breath 6-5",
            "Blink 0/day",
            "Blink 3/",
        ] {
            assert_eq!(limited_uses(text), Err(UseFault::Limit(text.to_owned())));
        }
        assert_eq!(
            limited_uses("Blink 3/day, Blink 2/day"),
            Err(UseFault::Many)
        );
        assert_eq!(limited_uses(""), Ok(Vec::new()));
    }
}
