//! Names that are written from right to left, inside texts that are written from left to right.

use std::borrow::Cow;

/// The isolate that takes the direction of its first letter, and its end.
const ISOLATE: [char; 2] = ['\u{2068}', '\u{2069}'];

/// Returns a name or a text that doesn't reorder what stands beside it.
///
/// A value without letters of a right-to-left script, or with isolates of its own, stays as it is.
#[must_use]
pub fn isolated(value: &str) -> Cow<'_, str> {
    let [begin, end] = ISOLATE;
    if value.is_ascii() || value.contains(begin) || !value.chars().any(is_right_to_left) {
        Cow::Borrowed(value)
    } else {
        Cow::Owned(format!("{begin}{value}{end}"))
    }
}

/// Returns whether a character is in a block of a right-to-left script, such as Hebrew or Arabic.
fn is_right_to_left(letter: char) -> bool {
    matches!(letter,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_name_from_right_to_left_is_isolated_and_once() {
        for name in ["Lidda", "Élan (2)", "Ωmega", "猫"] {
            assert_eq!(isolated(name), name);
        }
        for name in ["גובלין 1", "غول", "\u{fb4f}"] {
            let once = isolated(name);
            assert_eq!(once, format!("\u{2068}{name}\u{2069}"));
            assert_eq!(isolated(&once), once);
        }
    }
}
