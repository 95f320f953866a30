//! Reading JSON, also with the mistakes that other tools make.

mod repair;
mod visit;

use super::Tree;
use crate::error::ImportError;
use crate::left_out::{LeftOut, Place, Reason};

/// Reads a JSON text. A list that breaks off is read up to its last whole entry, and reported.
///
/// # Errors
/// [`ImportError`] for a mistake, for too many levels, and for a text that ends in the middle of its first entry.
pub fn read(text: &str) -> Result<(Tree, Option<LeftOut>), ImportError> {
    let repaired = repair::repair(text)?;
    let tree = parse(&repaired.text)?;
    let left_out = repaired.cut_at.map(|line| LeftOut {
        place: Place::line(line),
        reason: Reason::CutOff,
    });
    Ok((tree, left_out))
}

/// Reads the lines of a text that has one JSON object a line. None if the text is not like that.
pub fn lines(text: &str) -> Option<Vec<(usize, Option<Tree>)>> {
    let mut lines = text.lines().enumerate();
    let mut filled = lines.by_ref().filter(|(_, line)| !line.trim().is_empty());
    let (_, first) = filled.next()?;
    let (_, second) = filled.next()?;
    let is_object = |line: &str| line.trim_start().starts_with('{');
    if !is_object(first) || !is_object(second) || !matches!(read(first), Ok((_, None))) {
        return None;
    }
    let filled = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty());
    let read = |(at, line)| {
        let tree = read(line).ok().filter(|(_, cut)| cut.is_none());
        (at + 1, tree.map(|(tree, _)| tree))
    };
    Some(filled.map(read).collect())
}

fn parse(text: &str) -> Result<Tree, ImportError> {
    let mut read = serde_json::Deserializer::from_str(text);
    let tree = serde::Deserialize::deserialize(&mut read);
    tree.and_then(|tree| read.end().map(|()| tree))
        .map_err(|error| {
            let (line, column) = (error.line(), error.column());
            if error.is_eof() {
                ImportError::CutOff { line }
            } else {
                ImportError::Json { line, column }
            }
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let (tree, _) = read(text).expect("it is read");
        assert_eq!(tree, parse(expected).expect("it is JSON"));
    }

    #[test]
    fn mistakes_of_other_tools_are_repaired() {
        check(r#"[{"a": 1,}, ]"#, r#"[{"a": 1}]"#);
        check(
            "{\"a\": 1, // one\n /* two */ \"b\": 2}",
            r#"{"a": 1, "b": 2}"#,
        );
        check("{\"a\": \"x\ty\nz\"}", r#"{"a": "x\ty\nz"}"#);
        check(
            r#"["\ud83d", "\udc79Imp", "\ud83d\udc79"]"#,
            r#"["\ufffd", "\ufffdImp", "👹"]"#,
        );
        check(
            "[NaN, -Infinity, 1e999, undefined]",
            r#"["NaN", "-Infinity", "1e999", null]"#,
        );
        check(r#"["\q"]"#, r#"["q"]"#);
    }

    #[test]
    fn whole_entries_before_the_end_are_read() {
        let (tree, cut) = read("[{\"a\": [1, 2]},\n {\"a\": [3,").expect("one entry is whole");
        assert_eq!(tree, parse(r#"[{"a": [1, 2]}]"#).expect("it is JSON"));
        assert_eq!(cut.map(|cut| cut.place), Some(Place::line(2)));
        let text = "{\"a\": 1, \"b\"";
        assert_eq!(read(text), Err(ImportError::CutOff { line: 1 }));
    }

    #[test]
    fn depth_is_limited() {
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            let text = open.repeat(100_000) + "1" + &close.repeat(100_000);
            assert_eq!(read(&text), Err(ImportError::TooDeep { line: 1 }));
            let text = open.repeat(64) + "1" + &close.repeat(64);
            assert!(read(&text).is_ok());
        }
    }

    #[test]
    fn one_object_a_line() {
        let read = lines("{\"a\": 1}\n\n{\"a\": \n{\"a\": 2}").expect("there are lines");
        let whole: Vec<_> = read
            .iter()
            .map(|(line, tree)| (*line, tree.is_some()))
            .collect();
        assert_eq!(whole, [(1, true), (3, false), (4, true)]);
        assert_eq!(lines("{\n\"a\": 1\n}"), None);
    }
}
