//! Every row of the table is complete, and every button is rendered by its row.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use asalto_text::Lang;

use super::Key::{Beside, InSetup, Letter, Named, Printed, Unlisted, WithShift};
use super::{Key, Shortcut};

#[test]
fn each_shortcut_has_a_name_in_each_language() {
    for shortcut in Shortcut::ALL {
        for lang in Lang::ALL {
            assert_ne!(lang.text(shortcut.label()), "", "{shortcut:?} {lang:?}");
            for key in shortcut.keys() {
                if let Named(_, name) = key {
                    assert_ne!(lang.text(*name), "", "{shortcut:?} {lang:?}");
                }
            }
        }
    }
}

/// Returns a key as it is pressed, with the scope of its meaning.
fn pressed(key: &Key) -> Option<String> {
    match key {
        Letter(letter) => Some(letter.to_string()),
        InSetup(other) => Some(format!("{} during setup", other.letter()?)),
        WithShift(other) => Some(format!("Shift+{}", other.letter()?)),
        Named(name, _) | Printed(name) | Unlisted(name) => Some((*name).to_owned()),
        Beside(_) => None,
    }
}

#[test]
fn each_key_has_one_meaning_in_its_scope() {
    let mut known = BTreeSet::new();
    for shortcut in Shortcut::ALL {
        let keys: Vec<_> = shortcut.keys().iter().filter_map(pressed).collect();
        assert!(!keys.is_empty(), "{shortcut:?} has a key");
        for key in keys {
            assert!(known.insert(key.clone()), "{key} has two meanings");
        }
    }
}

#[test]
fn a_letter_is_lowercase_and_no_digit() {
    // Digits are choices, and a pressed letter is compared in lowercase.
    for letter in Shortcut::ALL.iter().filter_map(|one| one.letter()) {
        assert_eq!(letter.to_ascii_lowercase(), letter);
        assert!(!letter.is_ascii_digit() && !letter.is_whitespace());
    }
}

#[test]
fn each_shortcut_is_on_one_line_of_the_help_sheet() {
    let shown: Vec<_> = Shortcut::lines().flat_map(Shortcut::line).collect();
    for shortcut in Shortcut::ALL {
        let count = shown.iter().filter(|one| *one == shortcut).count();
        assert_eq!(count, 1, "{shortcut:?}");
        let is_shown = |key: &&Key| !matches!(key, Unlisted(_) | Beside(_));
        assert_ne!(shortcut.keys().iter().filter(is_shown).count(), 0);
    }
}

#[test]
fn a_shared_letter_belongs_to_one_shortcut() {
    assert_eq!(Shortcut::of_letter('p'), Some(Shortcut::PreviousTurn));
    assert_eq!(
        Shortcut::PreviousTurn.in_setup(),
        Some(Shortcut::PassPreparationRound)
    );
    assert_eq!(Shortcut::Undo.with_shift(), Some(Shortcut::Redo));
    assert_eq!(Shortcut::of_named("ArrowUp"), Some(Shortcut::PreviousRow));
    assert_eq!(Shortcut::of_letter('0'), None);
}

/// Collects the text of the Rust files of the app, without this folder.
fn sources(folder: &Path, all: &mut String) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("it can be listed").path();
        if path.is_dir() {
            if !path.ends_with("input/shortcuts") {
                sources(&path, all);
            }
        } else {
            all.push_str(&fs::read_to_string(&path).expect("a source is text"));
        }
    }
}

#[test]
fn each_button_takes_its_id_from_its_row() {
    let mut source = String::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut source,
    );
    let mut ids = BTreeSet::new();
    for shortcut in Shortcut::ALL.iter().filter(|one| !one.id().is_empty()) {
        let id = shortcut.id();
        assert!(ids.insert(id), "two shortcuts press {id}");
        let literal = format!("id=\"{id}\"");
        assert!(!source.contains(&literal), "{literal} repeats {shortcut:?}");
        let forms = [
            format!("id=Shortcut::{shortcut:?}.id()"),
            format!("then_some(Shortcut::{shortcut:?}.id())"),
            format!("then(|| Shortcut::{shortcut:?}.id())"),
            format!("Tile::of(store, Shortcut::{shortcut:?})"),
        ];
        assert!(
            forms.iter().any(|form| source.contains(form)),
            "nothing renders the button of {shortcut:?}"
        );
    }
}
