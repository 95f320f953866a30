//! The seam between wasm-bindgen's glue and the wasm: the names by which each calls the other. Both files hold
//! them, most with a hash, so short names make both smaller.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::project::at;
use crate::run::Outcome;

const IMPORTS: u8 = 2;
const EXPORTS: u8 = 7;
const FUNCTION: u8 = 0;
/// The digits of a hash in a name.
const HASH: usize = 16;

/// Shortens the names of the seam. Classes of libraries leave it: the app gives none to its scripts.
///
/// # Errors
/// If a file can't be read or written, or is not a wasm.
pub fn shorten(glue: &Path, wasm: &Path) -> Outcome {
    let script = fs::read_to_string(glue).map_err(|error| at(glue, &error))?;
    let bytes = fs::read(wasm).map_err(|error| at(wasm, &error))?;
    let (script, bytes) =
        shortened(&script, &bytes).ok_or_else(|| format!("{}: not a wasm", wasm.display()))?;
    fs::write(glue, script).map_err(|error| at(glue, &error))?;
    fs::write(wasm, bytes).map_err(|error| at(wasm, &error))
}

fn shortened(script: &str, wasm: &[u8]) -> Option<(String, Vec<u8>)> {
    let (script, classes) = without_classes(script);
    let mut sections = sections(wasm)?;
    let mut long = BTreeSet::new();
    for section in &mut sections {
        let Content::Entries(entries) = &mut section.content else {
            continue;
        };
        entries.retain(|entry| section.id == IMPORTS || !classes.iter().any(|of| entry.is_of(of)));
        let functions = entries.iter().filter(|entry| entry.is_function());
        let names = functions.map(|entry| &entry.name);
        long.extend(names.filter(|name| has_hash(name)).cloned());
    }
    let names = (0..).map(|number| format!("${number}"));
    let short: BTreeMap<_, _> = long.into_iter().zip(names).collect();
    for section in &mut sections {
        if let Content::Entries(entries) = &mut section.content {
            for entry in entries {
                if let Some(name) = short.get(&entry.name) {
                    entry.name.clone_from(name);
                }
            }
        }
    }
    Some((renamed(&script, &short), written(wasm, &sections)))
}

/// Takes the exported classes out of the glue, with the statements at the top that name them. Returns their names
/// too.
fn without_classes(script: &str) -> (String, Vec<String>) {
    let class = |line: &str| {
        Some(
            line.strip_prefix("export class ")?
                .split_once(' ')?
                .0
                .to_owned(),
        )
    };
    let classes: Vec<_> = script.lines().filter_map(class).collect();
    let mut kept = String::new();
    let mut drops = false;
    for line in script.lines() {
        // A statement goes on in indented lines and ends with a closing brace.
        if !line.starts_with([' ', '}']) {
            drops = classes.iter().any(|class| line.contains(class.as_str()));
        }
        if !drops {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    (kept, classes)
}

fn has_hash(name: &str) -> bool {
    let is_digit = |letter: char| matches!(letter, '0'..='9' | 'a'..='f');
    name.split(|letter| !is_digit(letter))
        .any(|digits| digits.len() >= HASH)
}

fn renamed(script: &str, short: &BTreeMap<String, String>) -> String {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '$');
    let mut text = String::with_capacity(script.len());
    let mut rest = script;
    while !rest.is_empty() {
        let end = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        text.push_str(short.get(word).map_or(word, String::as_str));
        let next = after.find(is_part).unwrap_or(after.len());
        text.push_str(&after[..next]);
        rest = &after[next..];
    }
    text
}

/// An import or an export.
struct Entry {
    /// The module of an import.
    module: Option<String>,
    name: String,
    /// Its kind, and what it is.
    what: Vec<u8>,
}

impl Entry {
    fn is_function(&self) -> bool {
        self.what.first() == Some(&FUNCTION)
    }

    /// Returns whether it is a function of a class.
    fn is_of(&self, class: &str) -> bool {
        let name = self.name.trim_start_matches("__wbg_");
        let class = class.to_lowercase();
        self.is_function()
            && name
                .strip_prefix(&class)
                .is_some_and(|rest| rest.starts_with('_'))
    }
}

enum Content {
    Entries(Vec<Entry>),
    Other(Vec<u8>),
}

struct Section {
    id: u8,
    content: Content,
}

/// Reads the sections of a wasm after its first eight bytes.
fn sections(wasm: &[u8]) -> Option<Vec<Section>> {
    let mut at = Reader(wasm.get(8..)?);
    let mut sections = Vec::new();
    while !at.0.is_empty() {
        let id = at.byte()?;
        let length = at.number()?;
        let content = at.take(length)?;
        let content = match id {
            IMPORTS | EXPORTS => Content::Entries(entries(id, content)?),
            _ => Content::Other(content.to_vec()),
        };
        sections.push(Section { id, content });
    }
    Some(sections)
}

fn entries(id: u8, content: &[u8]) -> Option<Vec<Entry>> {
    let mut at = Reader(content);
    let count = at.number()?;
    let entry = |_| {
        let module = if id == IMPORTS {
            Some(at.name()?)
        } else {
            None
        };
        let name = at.name()?;
        let begin = at.0;
        let kind = at.byte()?;
        match kind {
            // An export has an index, whatever its kind.
            _ if id == EXPORTS => drop(at.number()?),
            FUNCTION => drop(at.number()?),
            1 => {
                at.byte()?;
                at.limits()?;
            }
            2 => at.limits()?,
            3 => drop(at.take(2)?),
            _ => return None,
        }
        let what = begin[..begin.len() - at.0.len()].to_vec();
        Some(Entry { module, name, what })
    };
    (0..count).map(entry).collect()
}

fn written(wasm: &[u8], sections: &[Section]) -> Vec<u8> {
    let mut bytes = wasm[..8].to_vec();
    for Section { id, content } in sections {
        let content = match content {
            Content::Other(content) => content.clone(),
            Content::Entries(entries) => {
                let mut content = Vec::new();
                put(&mut content, entries.len());
                for entry in entries {
                    for name in entry.module.iter().chain([&entry.name]) {
                        put(&mut content, name.len());
                        content.extend(name.as_bytes());
                    }
                    content.extend(&entry.what);
                }
                content
            }
        };
        bytes.push(*id);
        put(&mut bytes, content.len());
        bytes.extend(content);
    }
    bytes
}

/// Writes a number in LEB128.
fn put(bytes: &mut Vec<u8>, mut number: usize) {
    loop {
        let low = u8::try_from(number & 0x7f).unwrap_or_default();
        number >>= 7;
        bytes.push(if number == 0 { low } else { low | 0x80 });
        if number == 0 {
            return;
        }
    }
}

struct Reader<'w>(&'w [u8]);

impl<'w> Reader<'w> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for place in 0..5 {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << (7 * place);
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }

    fn take(&mut self, length: usize) -> Option<&'w [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    fn name(&mut self) -> Option<String> {
        let length = self.number()?;
        String::from_utf8(self.take(length)?.to_vec()).ok()
    }

    fn limits(&mut self) -> Option<()> {
        let has_most = self.byte()? & 1 == 1;
        self.number()?;
        if has_most {
            self.number()?;
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLUE: &str = "export class Sink {\n    \
        close() {\n        wasm.sink_close(this.p);\n    }\n}\n\
        if (Symbol.dispose) Sink.prototype[Symbol.dispose] = Sink.prototype.free;\n\
        const SinkFinalization = x\n    ? y\n    : wasm.__wbg_sink_free;\n\
        const a = { __wbg_log_0123456789abcdef: () => wasm.run(wasm.go_fedcba9876543210_) };\n";

    fn entry(module: Option<&str>, name: &str, what: &[u8]) -> Entry {
        Entry {
            module: module.map(str::to_owned),
            name: name.to_owned(),
            what: what.to_vec(),
        }
    }

    #[test]
    fn names_are_short_in_both_and_classes_are_gone() {
        let imports = vec![
            entry(Some("./app.js"), "__wbg_log_0123456789abcdef", &[0, 1]),
            entry(Some("env"), "memory", &[2, 1, 1, 200, 1]),
        ];
        let exports = vec![
            entry(None, "memory", &[2, 0]),
            entry(None, "sink_close", &[0, 3]),
            entry(None, "__wbg_sink_free", &[0, 4]),
            entry(None, "sinks", &[0, 5]),
            entry(None, "go_fedcba9876543210_", &[0, 133, 1]),
        ];
        let sections_of = |imports, exports| {
            let section = |id, entries| Section {
                id,
                content: Content::Entries(entries),
            };
            let code = Content::Other(vec![9; 300]);
            [
                section(IMPORTS, imports),
                section(EXPORTS, exports),
                Section {
                    id: 10,
                    content: code,
                },
            ]
        };
        let start = b"\0asm\x01\0\0\0";
        let (script, wasm) =
            shortened(GLUE, &written(start, &sections_of(imports, exports))).expect("a wasm");
        assert_eq!(script, "const a = { $0: () => wasm.run(wasm.$1) };\n");
        let expected = sections_of(
            vec![
                entry(Some("./app.js"), "$0", &[0, 1]),
                entry(Some("env"), "memory", &[2, 1, 1, 200, 1]),
            ],
            vec![
                entry(None, "memory", &[2, 0]),
                entry(None, "sinks", &[0, 5]),
                entry(None, "$1", &[0, 133, 1]),
            ],
        );
        assert_eq!(wasm, written(start, &expected));
        assert_eq!(shortened(GLUE, &wasm[..20]), None);
    }
}
