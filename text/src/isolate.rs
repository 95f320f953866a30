//! Right-to-left names inside left-to-right texts.

use std::borrow::Cow;

/// The isolate that takes the direction of its first letter, and its end.
const ISOLATE: [char; 2] = ['\u{2068}', '\u{2069}'];

/// Returns a name or a text that doesn't reorder the text beside it.
///
/// Direction marks in the text itself are left out, and so are isolates that don't end. A value is not
/// isolated again if it has no letters of a right-to-left script, or if it already has complete isolates.
#[must_use]
pub fn isolated(value: &str) -> Cow<'_, str> {
    let [begin, end] = ISOLATE;
    if value.is_ascii() {
        return Cow::Borrowed(value);
    }
    let value = without_directions(value);
    if value.contains(begin) || !value.chars().any(is_right_to_left) {
        value
    } else {
        Cow::Owned(format!("{begin}{value}{end}"))
    }
}

/// Removes the characters that could reorder the text around it: overrides, embeddings, and isolates that
/// don't end or are not those of this module.
fn without_directions(value: &str) -> Cow<'_, str> {
    let [begin, end] = ISOLATE;
    let mut depth = 0_i32;
    let mut whole = true;
    for letter in value.chars() {
        depth += i32::from(letter == begin) - i32::from(letter == end);
        whole &= depth >= 0;
    }
    whole &= depth == 0;
    let turns = |letter| match letter {
        '\u{202a}'..='\u{202e}' | '\u{2066}' | '\u{2067}' => true,
        _ => !whole && ISOLATE.contains(&letter),
    };
    if value.chars().any(turns) {
        Cow::Owned(value.chars().filter(|&letter| !turns(letter)).collect())
    } else {
        Cow::Borrowed(value)
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
    #[test]
    fn a_text_turns_nothing_around_it() {
        for (text, shown) in [
            ("\u{202e}ogre", "ogre"),
            ("a\u{2066}b\u{2067}c\u{202a}", "abc"),
            ("\u{2068}ogre", "ogre"),
            ("ogre\u{2069}\u{2068}", "ogre"),
            ("\u{2068}\u{202e}גוב", "\u{2068}גוב\u{2069}"),
        ] {
            assert_eq!(isolated(text), shown, "{text:?}");
            assert_eq!(isolated(shown), shown);
        }
        let sentence = "\u{2068}גוב\u{2069} hits \u{2068}غول\u{2069}";
        assert_eq!(isolated(sentence), sentence);
    }
}
