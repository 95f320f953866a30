//! Saved files of every published format, unchanged since then. Each still opens, gives the state in the
//! file beside it, and saves again in its own format.
//!
//! The files are never regenerated. A new format gets new files.
#![allow(
    clippy::disallowed_methods,
    reason = "a test may read files; the engine itself does not"
)]

use std::fs;
use std::path::{Path, PathBuf};

use asalto_core::{LoadError, Ruleset, SavedSession, Session};
use serde_json::Value;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/frozen")
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn files() -> Vec<PathBuf> {
    let entries = fs::read_dir(folder()).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut files: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|end| end == "asalto"))
        .collect();
    files.sort();
    files
}

fn state(session: &Session) -> Value {
    serde_json::to_value(session.encounter()).expect("an encounter is plain data")
}

/// The first difference of a state from the golden one. Fields added since are not a difference.
fn difference(golden: &Value, now: &Value, at: &str) -> Option<String> {
    match (golden, now) {
        (Value::Object(golden), Value::Object(now)) => golden.iter().find_map(|(name, value)| {
            let at = format!("{at}.{name}");
            match now.get(name) {
                Some(now) => difference(value, now, &at),
                None => Some(format!("{at} is gone")),
            }
        }),
        (Value::Array(golden), Value::Array(now)) if golden.len() == now.len() => {
            let mut pairs = golden.iter().zip(now).enumerate();
            pairs.find_map(|(index, (golden, now))| {
                difference(golden, now, &format!("{at}[{index}]"))
            })
        }
        _ if golden == now => None,
        _ => Some(format!("{at} was {golden}, and is {now}")),
    }
}

#[test]
fn every_frozen_file_comes_to_its_state() {
    let files = files();
    for format in SavedSession::WHOLE..=SavedSession::COMPACTED {
        for ruleset in Ruleset::ALL {
            let name = format!("format-{format}-{ruleset:?}.asalto");
            assert!(files.contains(&folder().join(&name)), "{name} is missing");
        }
    }
    for file in files {
        let name = file.display();
        let written = text(&file);
        let session =
            Session::from_text(&written).unwrap_or_else(|error| panic!("{name}: {error}"));
        let golden = text(&file.with_extension("json"));
        let golden = serde_json::from_str(&golden).expect("the golden state is JSON");
        assert_eq!(
            difference(&golden, &state(&session), "state"),
            None,
            "{name}"
        );

        let again = session.to_text().expect("a session has a notation");
        let mut loaded = Session::from_text(&again).expect("what was saved again loads");
        assert_eq!(loaded, session, "{name}");
        // Seeking reaches every moment and every branch.
        while loaded.undo() {}
        while loaded.redo() {}
        assert_eq!(loaded.entries(), session.entries(), "{name}");
        for index in 0..session.branches().len() {
            assert!(session.clone().take_branch(index), "{name}: branch {index}");
        }
    }
}

#[test]
fn a_newer_file_is_refused_by_its_number() {
    let known = SavedSession::COMPACTED;
    let newer = text(&folder().join("newer"));
    let refused = Err(LoadError::NewerFormat { found: 999, known });
    assert_eq!(Session::from_text(&newer), refused);
    // The format is newer even if all of it could be read.
    let readable = text(&folder().join(format!("format-{known}-Dnd35.asalto")));
    let readable = readable.replacen(&format!("[{known},"), "[999,", 1);
    assert_eq!(Session::from_text(&readable), refused);
}
