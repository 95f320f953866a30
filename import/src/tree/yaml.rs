//! Reading YAML: scalars as they are written, no tags, few aliases.

mod build;

use super::Tree;
use build::Builder;
use saphyr_parser::{Event, Parser};

/// The reason that a YAML text is not read to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is a mistake on a line, counted from 1.
    Line(usize),
    /// Aliases or nesting grow without end.
    Grows,
}

/// Reads the first document of a text, up to its first mistake.
pub fn read(text: &str) -> (Tree, Option<Fault>) {
    if is_deep(text) {
        return (Tree::Null, Some(Fault::Grows));
    }
    let mut builder = Builder::default();
    let mut parser = Parser::new_from_str(text);
    loop {
        let event = match parser.next_event() {
            None | Some(Ok((Event::StreamEnd | Event::DocumentEnd, _))) => break,
            Some(Ok((event, _))) => event,
            Some(Err(error)) => {
                let line = error.marker().line().max(1);
                return (builder.finish(), Some(Fault::Line(line)));
            }
        };
        if builder.take(event).is_err() {
            return (Tree::Null, Some(Fault::Grows));
        }
    }
    (builder.finish(), None)
}

/// Reads the top level of an object key by key, so that a mistake costs only its own key. Keys that start a line count.
pub fn read_by_keys(text: &str) -> (Tree, Option<Fault>) {
    let whole = read(text);
    let Some(Fault::Line(line)) = whole.1 else {
        return whole;
    };
    let mut fields = Vec::new();
    let mut start = 0;
    let lines: Vec<&str> = text.lines().collect();
    for end in 1..=lines.len() {
        if lines.get(end).is_some_and(|line| !is_key(line)) {
            continue;
        }
        let (part, fault) = read(&lines[start..end].join("\n"));
        if fault == Some(Fault::Grows) {
            return (Tree::Null, fault);
        }
        if let Tree::Object(part) = part {
            fields.extend(part);
        }
        start = end;
    }
    (Tree::Object(fields), Some(Fault::Line(line)))
}

/// Whether more brackets are open than any encounter needs. The parser takes long to find out.
fn is_deep(text: &str) -> bool {
    let mut depth = 0_usize;
    text.bytes().any(|byte| {
        match byte {
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth > 200
    })
}

/// Whether a line starts a key of the top level.
pub fn is_key(line: &str) -> bool {
    let is_start = |letter: char| letter.is_alphabetic() || matches!(letter, '_' | '"' | '\'');
    line.starts_with(is_start) && line.contains(':')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Tree {
        Tree::Text(text.to_owned())
    }

    #[test]
    fn scalars_are_read_as_they_are_written() {
        let (tree, fault) = read("- No\n- 007\n- 12:30\n- ~\n- Null\n- \"\"\n-\n- 1e3");
        assert_eq!(fault, None);
        let expected = ["No", "007", "12:30", "~", "Null", "", "~", "1e3"];
        let expected = expected.map(|word| if word == "~" { Tree::Null } else { text(word) });
        assert_eq!(tree.list(), expected);
    }

    #[test]
    fn tags_are_not_read_and_aliases_are() {
        let (tree, _) = read("a: &x {b: 1}\nc: *x\n<<: *x\nd: !!js/function 2\ne: !!int 3");
        assert_eq!(tree.path("c.b"), &text("1"));
        assert_eq!(tree.at("b"), &text("1"));
        assert_eq!(tree.at("d"), &Tree::Tagged);
        assert_eq!(tree.at("e"), &text("3"));
    }

    #[test]
    fn what_grows_is_refused() {
        let mut bomb = "x0: &x0 [a, a, a, a, a, a, a, a, a]\n".to_owned();
        for level in 1..10 {
            let list = vec![format!("*x{}", level - 1); 9].join(", ");
            let line = format!("x{level}: &x{level} [{list}]\n");
            bomb.push_str(&line);
        }
        assert_eq!(read(&bomb), (Tree::Null, Some(Fault::Grows)));
        assert_eq!(read(&"[".repeat(100_000)).1, Some(Fault::Grows));
    }

    #[test]
    fn a_mistake_costs_its_own_key() {
        let block = "name: Lady Rusk\ntraits:\n  - desc: Calm: even in fire.\nhp: 31\nbad: \"open";
        let (tree, fault) = read_by_keys(block);
        assert_eq!(tree.at("name"), &text("Lady Rusk"));
        assert_eq!(tree.at("hp"), &text("31"));
        assert_eq!(fault, Some(Fault::Line(3)));
    }
}
