//! The table of events between the app and the scripts (`web/shell/protocol.js`), and the types that are written from it
//! (docs/decisions/0072-one-table-of-events.md).

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use crate::project::{self, at};
use crate::run::Outcome;

/// An event or a message.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Row {
    direction: Direction,
    /// The type of the detail, in TypeScript.
    detail: String,
    /// The meaning of the event, in one sentence or two.
    text: String,
    /// The name of the constant.
    constant: String,
    /// The name of the event.
    name: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Direction {
    ScriptEvent,
    AppEvent,
    BetweenScripts,
    /// A message from page to page, which is no event.
    Message,
}

impl Direction {
    const ALL: [Self; 4] = [
        Self::ScriptEvent,
        Self::AppEvent,
        Self::BetweenScripts,
        Self::Message,
    ];

    fn words(self) -> &'static str {
        match self {
            Self::ScriptEvent => "to scripts",
            Self::AppEvent => "to app",
            Self::BetweenScripts => "between scripts",
            Self::Message => "message",
        }
    }
}

/// Writes the types of the events, if they are not there yet.
///
/// # Errors
/// If the table can't be read, or the types can't be written.
pub fn write_types() -> Outcome {
    let made = types(&rows(&table()?)?);
    let path = types_path();
    if fs::read_to_string(&path).is_ok_and(|there| there == made) {
        return Ok(());
    }
    fs::write(&path, made).map_err(|error| at(&path, &error))
}

fn types_path() -> PathBuf {
    project::root().join("web/shell/protocol.d.ts")
}

fn table() -> Result<String, String> {
    let path = project::root().join("web/shell/protocol.js");
    fs::read_to_string(&path).map_err(|error| at(&path, &error))
}

/// Reads the rows. Each has two lines: a comment and a constant.
fn rows(table: &str) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    let mut lines = table.lines();
    while let Some(comment) = lines.next() {
        if comment.starts_with("//") || comment.is_empty() {
            continue;
        }
        let constant = lines.next().unwrap_or_default();
        let row = row(comment, constant);
        rows.push(row.ok_or_else(|| format!("web/shell/protocol.js: {comment}\n{constant}"))?);
    }
    Ok(rows)
}

fn row(comment: &str, constant: &str) -> Option<Row> {
    let comment = comment.strip_prefix("/** ")?.strip_suffix(" */")?;
    let (direction, rest) = comment.split_once(", `")?;
    let (detail, text) = rest.split_once("`: ")?;
    let constant = constant
        .strip_prefix("export const ")?
        .strip_suffix("\";")?;
    let (constant, name) = constant.split_once(" = \"")?;
    let direction = Direction::ALL
        .into_iter()
        .find(|one| one.words() == direction)?;
    Some(Row {
        direction,
        detail: detail.to_owned(),
        text: text.to_owned(),
        constant: constant.to_owned(),
        name: name.to_owned(),
    })
}

/// Returns the types of the constants and the details. With them a listener on the window knows the detail of its event.
fn types(rows: &[Row]) -> String {
    let mut types = String::from(
        "// Written by `cargo xtask build` from protocol.js, the table of the events.\n\n",
    );
    for row in rows {
        let (direction, text) = (row.direction.words(), &row.text);
        let (constant, name) = (&row.constant, &row.name);
        let _ = writeln!(
            types,
            "/** {direction}: {text} */\nexport declare const {constant}: \"{name}\";"
        );
    }
    types.push_str("\n/** The details of the events. */\nexport interface Details {\n");
    for row in rows
        .iter()
        .filter(|row| row.direction != Direction::Message)
    {
        let _ = writeln!(types, "  \"{}\": {};", row.name, row.detail);
    }
    types.push_str(
        "}\n\n\
         type Events = { [Name in keyof Details]: CustomEvent<Details[Name]> };\n\n\
         declare global {\n  interface WindowEventMap extends Events {}\n}\n",
    );
    types
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// The fixed names of generated modules, and the marks in pages, which are no events.
    const OTHERS: [&str; 7] = [
        "app", "parts", "engine", "readers", "frame", "head", "first",
    ];

    /// Returns the text files of some folders with an ending.
    fn files(folders: &[&str], endings: &[&str]) -> Vec<(PathBuf, String)> {
        let mut found = Vec::new();
        for folder in folders {
            collect(&project::root().join(folder), endings, &mut found);
        }
        assert!(!found.is_empty(), "no files in {folders:?}");
        found
    }

    fn collect(folder: &Path, endings: &[&str], into: &mut Vec<(PathBuf, String)>) {
        let entries = fs::read_dir(folder).expect("the folder is where it was");
        for path in entries.flatten().map(|entry| entry.path()) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if path.is_dir() && name != "node_modules" {
                collect(&path, endings, into);
            } else if endings.iter().any(|ending| name.ends_with(ending))
                && !name.starts_with("protocol.")
            {
                let text = fs::read_to_string(&path).expect("a text file");
                into.push((path, text));
            }
        }
    }

    /// Returns the names after `asalto:` in a text.
    fn names(text: &str) -> impl Iterator<Item = &str> {
        let rests = text.split("asalto:").skip(1);
        rests
            .map(|rest| {
                let end = |letter: char| !letter.is_ascii_lowercase() && letter != '-';
                &rest[..rest.find(end).unwrap_or(rest.len())]
            })
            .filter(|name| !name.is_empty() && !OTHERS.contains(name))
    }

    /// Counts how often a text has a word.
    fn count(text: &str, word: &str) -> usize {
        let others = |letter: char| !letter.is_ascii_alphanumeric() && letter != '_';
        text.split(others).filter(|one| *one == word).count()
    }

    fn committed() -> Vec<Row> {
        rows(&table().expect("the table is there")).expect("each row has its form")
    }

    #[test]
    fn the_types_are_those_of_the_table() {
        let there = fs::read_to_string(types_path()).expect("the types are committed");
        assert!(
            there == types(&committed()),
            "write web/shell/protocol.d.ts with: cargo xtask build --quick"
        );
    }

    #[test]
    fn a_row_has_a_direction_a_detail_and_a_text() {
        let table = "// Events.\n\n/** to app, `string | null`: A line. */\nexport const A_LINE = \"asalto:a-line\";\n";
        let made = rows(table).expect("a row");
        assert_eq!(made.len(), 1);
        let types = types(&made);
        assert!(
            types.contains(
                "/** to app: A line. */\nexport declare const A_LINE: \"asalto:a-line\";"
            )
        );
        assert!(types.contains("  \"asalto:a-line\": string | null;"));
        assert!(rows(&table.replace("to app", "to nobody")).is_err());
        assert!(rows(&table.replace("`: ", " ")).is_err());
    }

    #[test]
    fn a_constant_has_the_name_of_its_event() {
        let rows = committed();
        assert!(rows.len() > 50, "{} rows", rows.len());
        for Row { constant, name, .. } in rows {
            let expected = constant.to_lowercase().replace('_', "-");
            assert_eq!(name, format!("asalto:{expected}"));
        }
    }

    #[test]
    fn both_sides_use_every_row() {
        let app = files(&["web/src"], &[".rs"]);
        let scripts = files(&["web/shell", "web/embed", "web/first"], &[".js"]);
        let used = |files: &[(PathBuf, String)], word: &str| {
            let with_word = files.iter().filter(|(_, text)| count(text, word) > 0);
            with_word.count()
        };
        for row in committed() {
            let (app, scripts) = (used(&app, &row.constant), used(&scripts, &row.constant));
            let fits = match row.direction {
                Direction::ScriptEvent | Direction::AppEvent => app > 0 && scripts > 0,
                Direction::BetweenScripts | Direction::Message => app == 0 && scripts > 1,
            };
            assert!(fits, "{row:?}: {app} files of the app, {scripts} scripts");
        }
    }

    #[test]
    fn the_name_of_an_event_stands_in_the_table_alone() {
        assert_eq!(
            names("asalto:app asalto:away, asalto: 2").collect::<Vec<_>>(),
            ["away"]
        );
        let own = ["web/src", "web/shell", "web/embed", "web/first", "pkg/js"];
        for (path, text) in files(&own, &[".rs", ".js", ".ts", ".html"]) {
            let found: Vec<_> = names(&text).collect();
            assert_eq!(found, Vec::<&str>::new(), "{}", path.display());
        }
    }

    #[test]
    fn tests_and_documents_name_no_event_that_is_none() {
        let rows = committed();
        for (path, text) in files(&["web/e2e", "docs"], &[".js", ".md"]) {
            for name in names(&text) {
                let known = rows.iter().any(|row| row.name[7..] == *name);
                assert!(known, "{}: asalto:{name}", path.display());
            }
        }
    }
}
