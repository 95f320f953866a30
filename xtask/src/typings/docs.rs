//! The documentation of variants, read from the core's sources.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::model::{Docs, row_of};
use crate::project::at;

/// Returns the documentation of all variants in a folder.
///
/// # Errors
/// If a file can't be read.
pub fn of(folder: &Path) -> Result<Docs, String> {
    let (mut docs, mut renames) = (Docs::new(), Renames::new());
    read(folder, &mut docs, &mut renames)?;
    // A row has the Rust name of its variant.
    for ((of, name), renamed) in renames {
        let of = row_of(&of);
        if let Some(words) = docs.remove(&(of.clone(), name)) {
            docs.insert((of, renamed), words);
        }
    }
    Ok(docs)
}

/// The saved names of renamed variants, by their enum and their Rust name.
type Renames = BTreeMap<(String, String), String>;

/// Collects the documentation of all variants in a folder.
fn read(folder: &Path, into: &mut Docs, renames: &mut Renames) -> Result<(), String> {
    for entry in fs::read_dir(folder).map_err(|error| at(folder, &error))? {
        let path = entry.map_err(|error| at(folder, &error))?.path();
        if path.is_dir() {
            read(&path, into, renames)?;
        } else {
            let source = fs::read_to_string(&path).map_err(|error| at(&path, &error))?;
            documented(&source, into, renames);
        }
    }
    Ok(())
}

/// Collects the documentation of variants from a source formatted by rustfmt.
///
/// The rows of the players' events are those of an enum called after the whole one. A row without documentation has
/// that of the event; a hidden row is left out.
fn documented(source: &str, into: &mut Docs, renames: &mut Renames) {
    let (mut of, mut docs, mut saved_as) = (None, Vec::new(), None);
    for line in source.lines() {
        if let Some(name) = line.strip_prefix("pub enum ") {
            of = name.split(' ').next().map(str::to_owned);
        } else if let Some(name) = line.strip_prefix("players see ") {
            of = name.split(' ').next().map(row_of);
        } else if line == "}" {
            of = None;
        }
        let (Some(of), Some(line)) = (&of, line.strip_prefix("    ")) else {
            continue;
        };
        if let Some(words) = line.strip_prefix("///") {
            docs.push(words.trim());
        } else if let Some(attribute) = line.strip_prefix("#[serde(rename = \"") {
            saved_as = attribute.split('"').next().map(str::to_owned);
        } else if line.starts_with(|c: char| c.is_ascii_uppercase()) {
            let name: String = line
                .chars()
                .take_while(char::is_ascii_alphanumeric)
                .collect();
            let name = lower_first(&name);
            let name = match saved_as.take() {
                Some(saved) => {
                    renames.insert((of.clone(), name), saved.clone());
                    saved
                }
                None => name,
            };
            let words = docs.join(" ").replace("[`", "`").replace("`]", "`");
            if !line.contains(": hidden") {
                into.insert((of.clone(), name), words);
            }
            docs.clear();
        }
    }
}

fn lower_first(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    first.to_ascii_lowercase() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "pub enum Command {
    /// It begins: \"now\".
    #[cfg(unix)]
    Start,
    /// Damage is dealt
    /// to [`some`].
    #[serde(rename = \"harm\")]
    Damage {
        /// How much.
        amount: u8,
    },
}
";

    #[test]
    fn rows_of_players_are_variants_unless_they_are_hidden() {
        let mut docs = Docs::new();
        let table = "players see Event by any(at) {
    /// Only for the party.
    Mounted { who: open, ride: shown },
    Dismounted { who: seen },
    AwarenessSet { observer: hidden, target: hidden },
}
";
        documented(table, &mut docs, &mut Renames::new());
        let of = |name: &str| docs.get(&("PlayerEvent".to_owned(), name.to_owned()));
        assert_eq!(
            of("mounted").map(String::as_str),
            Some("Only for the party.")
        );
        assert_eq!(of("dismounted").map(String::as_str), Some(""));
        assert_eq!(of("awarenessSet"), None);
    }

    #[test]
    fn every_variant_has_its_documentation() {
        let mut docs = Docs::new();
        documented(SOURCE, &mut docs, &mut Renames::new());
        let of = |name: &str| docs.get(&("Command".to_owned(), name.to_owned()));
        assert_eq!(of("start").map(String::as_str), Some("It begins: \"now\"."));
        assert_eq!(
            of("harm").map(String::as_str),
            Some("Damage is dealt to `some`.")
        );
        assert_eq!(docs.len(), 2);
    }
}
