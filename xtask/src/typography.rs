//! Tests of the typography of the texts: the app's and the rules', in every language.

use std::fs;

use crate::project::root;

const NO_BREAK: char = '\u{a0}';
const NARROW: char = '\u{202f}';

/// Returns the texts of a language, each after the place where it stands.
fn texts(language: &str) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    let folder = root().join("text/src").join(language);
    for file in fs::read_dir(folder).expect("each language has a folder") {
        let path = file.expect("the folder can be read").path();
        let source = fs::read_to_string(&path).expect("a text file can be read");
        for line in source.lines() {
            let line = line.trim().strip_suffix("\";");
            if let Some((name, text)) = line.and_then(|line| line.split_once(": \"")) {
                texts.push((format!("{} {name}", path.display()), text.to_owned()));
            }
        }
    }
    let rules = root().join(format!("docs/rules/{language}.md"));
    let rules = fs::read_to_string(rules).expect("each language has its rules");
    let rules = rules.lines().filter_map(|line| line.strip_prefix("**"));
    texts.extend(rules.filter_map(|line| {
        let (id, text) = line.split_once("** ")?;
        Some((id.to_owned(), text.to_owned()))
    }));
    assert!(texts.len() > 1_000, "the texts are where they were");
    texts
}

/// Returns whether the spaces at the marks of a French text are those of the glossary.
fn has_french_spaces(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    letters.iter().enumerate().all(|(at, letter)| {
        let before = at.checked_sub(1).map(|before| letters[before]);
        match letter {
            ':' | '»' => before == Some(NO_BREAK),
            ';' | '?' | '!' => before == Some(NARROW),
            '«' => letters.get(at + 1) == Some(&NO_BREAK),
            _ => true,
        }
    })
}

#[test]
fn french_marks_have_their_spaces() {
    assert!(has_french_spaces(
        "Qui agit\u{202f}? «\u{a0}Lidda\u{a0}»\u{a0}: 3"
    ));
    for wrong in ["Qui agit ?", "Qui agit?", "Lidda : 3", "« Lidda\u{a0}»"] {
        assert!(!has_french_spaces(wrong), "{wrong}");
    }
    for (place, text) in texts("fr") {
        assert!(has_french_spaces(&text), "{place}: {text}");
    }
}

#[test]
fn spanish_questions_and_exclamations_open_with_a_mark() {
    for (place, text) in texts("es") {
        let count = |mark| text.matches(mark).count();
        assert_eq!(count('¿'), count('?'), "{place}: {text}");
        assert_eq!(count('¡'), count('!'), "{place}: {text}");
    }
}

#[test]
fn texts_have_curly_quotes_single_spaces_and_no_dashes() {
    for language in ["en", "es", "fr"] {
        for (place, text) in texts(language) {
            for wrong in ["'", "\\\"", "  ", "...", "—", " ,", " ."] {
                assert!(!text.contains(wrong), "{place} has {wrong:?}: {text}");
            }
            let trimmed = text.trim_matches(' ');
            // A text that follows another one begins with a space.
            assert!(text.ends_with(trimmed), "{place} ends with a space: {text}");
        }
    }
}

#[test]
fn only_french_has_spaces_before_marks() {
    for language in ["en", "es"] {
        for (place, text) in texts(language) {
            let spaced = [" :", " ;", " ?", " !"]
                .iter()
                .any(|mark| text.contains(mark));
            assert!(!spaced, "{place}: {text}");
        }
    }
}
