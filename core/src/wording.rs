//! The characters of names and texts.

/// Returns whether a character is unseen and changes how others are read: a control character, or one
/// that reverses the direction of the text around it. No name and no text of a command has one.
///
/// ```
/// use asalto_core::combatant::is_unseen;
/// assert!(is_unseen('\u{202e}') && is_unseen('\u{200b}') && is_unseen('\n'));
/// assert!(!is_unseen('é') && !is_unseen(' '));
/// ```
#[must_use]
pub fn is_unseen(letter: char) -> bool {
    let is_format = matches!(
        letter,
        '\u{ad}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'
            | '\u{200e}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
    );
    letter.is_control() || is_format
}

/// Returns a name that can be read: without unseen characters and outer spaces, and with at most `longest`
/// characters. It is empty if nothing of the name would be seen.
///
/// ```
/// use asalto_core::combatant::readable_name;
/// assert_eq!(readable_name(" The\u{202e} mill\n", 80), "The mill");
/// assert_eq!(readable_name("\u{e0041}\u{fe0f}", 80), "");
/// assert_eq!(readable_name("The mill", 3), "The");
/// ```
#[must_use]
pub fn readable_name(name: &str, longest: usize) -> String {
    let seen: String = name.chars().filter(|letter| !is_unseen(*letter)).collect();
    let short: String = seen.trim().chars().take(longest).collect();
    if is_blank(&short) {
        String::new()
    } else {
        short.trim_end().to_owned()
    }
}

/// Returns whether a text shows nothing.
pub(crate) fn is_blank(text: &str) -> bool {
    text.chars().all(looks_blank)
}

/// Returns whether a text can be read: it has no unseen character, and shows something unless it is
/// empty or a few spaces.
///
/// ```
/// use asalto_core::combatant::is_readable;
/// assert!(is_readable("slowed by mud") && is_readable(""));
/// assert!(!is_readable("slowed\u{2028}by mud") && !is_readable("\u{3164}"));
/// ```
#[must_use]
pub fn is_readable(text: &str) -> bool {
    !text.chars().any(is_unseen) && (!is_blank(text) || text.trim().is_empty())
}

/// Returns whether a name is readable, shows something, and has at most so many characters.
pub(crate) fn is_short_name(name: &str, longest: usize) -> bool {
    name.chars().count() <= longest && is_readable(name) && !is_blank(name)
}

/// Returns whether a character looks like nothing: a space, a blank letter, or one that only changes
/// others, such as the joiners of letters and emoji.
fn looks_blank(letter: char) -> bool {
    let changes_others = matches!(
        letter,
        '\u{34f}'
            | '\u{200c}'..='\u{200d}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{e0000}'..='\u{e0fff}'
    );
    let is_blank_letter = matches!(
        letter,
        '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
    );
    letter.is_whitespace() || changes_others || is_blank_letter
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_readable_text_shows_something_or_is_empty() {
        for text in [
            "",
            "  ",
            "fireball",
            "❤\u{fe0f}",
            "🏴\u{e0067}\u{e007f}",
            "بِسْم",
        ] {
            assert!(is_readable(text), "{text:?}");
        }
        for text in [
            "\u{e0041}\u{e0042}",
            "\u{fe0f}",
            "\u{3164} ",
            "fire\nball",
            "\u{202e}llabrif",
            "fire\u{ad}ball",
        ] {
            assert!(!is_readable(text), "{text:?}");
        }
    }
}
