//! Texts of a file as they may be shown.

use asalto_core::Combatant;
use asalto_core::combatant::is_unseen;

/// Returns a name on one line: without unseen characters, and with single spaces. Empty if nothing in it can be
/// seen.
pub fn name(text: &str) -> String {
    let spaced = text
        .chars()
        .map(|letter| if letter.is_whitespace() { ' ' } else { letter });
    let seen: String = spaced.filter(|letter| !is_unseen(*letter)).collect();
    let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    // A letter or a digit of ASCII is seen, which most names have.
    if name.bytes().any(|byte| byte.is_ascii_alphanumeric()) {
        return name;
    }
    let is_blank = Combatant::new(cut(&name, Combatant::LONGEST_NAME), asalto_core::Side::FOES)
        .validate()
        .is_err();
    if is_blank { String::new() } else { name }
}

/// Returns a text of the file as a message quotes it: on one line, and short.
pub fn shown(text: &str) -> String {
    let name: String = text.chars().take(400).collect();
    let name = self::name(&name);
    let short = cut(&name, 60);
    if short.len() == name.len() {
        name
    } else {
        format!("{short}…")
    }
}

/// Returns the beginning of a text, at most some characters.
pub fn cut(text: &str, most: usize) -> &str {
    let end = text.char_indices().nth(most);
    end.map_or(text, |(end, _)| &text[..end])
}

/// Returns a letter of lower case without its accent. The tilde of `ñ` stays.
pub fn unaccented(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ó' | 'ô' => 'o',
        'ú' | 'ù' | 'û' => 'u',
        letter => letter,
    }
}

/// Returns a text in lower case, without accents.
pub fn folded(text: &str) -> String {
    let letters = text.chars().flat_map(char::to_lowercase);
    letters.map(unaccented).collect()
}

/// Returns some lines of a text without control characters and without empty lines.
pub fn lines(text: &str) -> String {
    let lines = text.split(['\n', '\r']).map(name);
    let lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_line_without_unseen_characters() {
        for (text, expected) in [
            ("  Tab\tand\nline ", "Tab and line"),
            ("Gob\u{ad}lin", "Goblin"),
            ("\u{202e}regnaD", "regnaD"),
            ("Nul\0Bat", "NulBat"),
            ("\u{200b}", ""),
            ("\u{200d}\u{3164}", ""),
            (
                "👨\u{200d}👩\u{200d}👧 Refugees",
                "👨\u{200d}👩\u{200d}👧 Refugees",
            ),
            ("Cat & <b>Dog</b>", "Cat & <b>Dog</b>"),
        ] {
            assert_eq!(name(text), expected);
        }
    }

    #[test]
    fn a_quoted_text_is_short() {
        assert_eq!(shown(&"G".repeat(2_000_000)).chars().count(), 61);
    }
}
