//! The core's types for TypeScript. ts-rs writes them (`core/bin/typings.rs`). This module adds the
//! documentation of variants, which ts-rs leaves out (docs/decisions/0024).

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::check::cargo;
use crate::project::{self, at};
use crate::run::printed;

/// The documentation of variants, by the enum and the variant's serde name.
type Variants = BTreeMap<(String, String), String>;

/// Returns the types of all values that cross into JavaScript.
///
/// # Errors
/// If the core does not compile, or a documented variant is not among the types.
pub fn of_the_core() -> Result<String, String> {
    let mut core = cargo();
    // The tests lock the development profile, so this uses another one.
    core.args(["run", "--quiet", "--locked", "--profile", "quick"]);
    core.args(["-p", "asalto-core", "--features", "ts", "--bin", "typings"]);
    let types = printed(&mut core)?;
    let mut variants = Variants::new();
    read(&project::root().join("core/src"), &mut variants)?;
    let mut text = String::from("\n// ---- Written from the types of asalto-core. ----\n");
    for item in types.trim().split("\n\n") {
        text.push('\n');
        text += &indented(&with_variants(item, &variants)?);
    }
    Ok(text)
}

/// Collects the documentation of all variants in a folder.
fn read(folder: &Path, into: &mut Variants) -> Result<(), String> {
    for entry in fs::read_dir(folder).map_err(|error| at(folder, &error))? {
        let path = entry.map_err(|error| at(folder, &error))?.path();
        if path.is_dir() {
            read(&path, into)?;
        } else {
            let source = fs::read_to_string(&path).map_err(|error| at(&path, &error))?;
            documented(&source, into);
        }
    }
    Ok(())
}

/// Collects the documentation of variants from a source formatted by rustfmt.
fn documented(source: &str, into: &mut Variants) {
    let (mut of, mut docs, mut renamed) = (None, Vec::new(), None);
    for line in source.lines() {
        if let Some(name) = line.strip_prefix("pub enum ") {
            // The enums of the players' allow-list name the enum they are made from as well.
            of = name.split(' ').next();
        } else if line == "}" {
            of = None;
        }
        let (Some(of), Some(line)) = (of, line.strip_prefix("    ")) else {
            continue;
        };
        if let Some(words) = line.strip_prefix("///") {
            docs.push(words.trim());
        } else if let Some(attribute) = line.strip_prefix("#[serde(rename = \"") {
            renamed = attribute.split('"').next().map(str::to_owned);
        } else if line.starts_with(|c: char| c.is_ascii_uppercase()) {
            let name: String = line
                .chars()
                .take_while(char::is_ascii_alphanumeric)
                .collect();
            let name = renamed.take().unwrap_or_else(|| lower_first(&name));
            into.insert((of.to_owned(), name), docs.join(" "));
            docs.clear();
        }
    }
}

fn lower_first(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    first.to_ascii_lowercase() + rest
}

/// Puts the documentation of variants before their names. Only variant names are quoted.
fn with_variants(item: &str, variants: &Variants) -> Result<String, String> {
    let (_, name) = item
        .split_once("export type ")
        .ok_or("a type has no name")?;
    let name = name.split(' ').next().unwrap_or_default();
    let mut text = String::new();
    for (at, part) in item.split("/**").enumerate() {
        // A comment precedes its variant, except for text before the first one.
        let (comment, code) = part
            .split_once("*/")
            .filter(|_| at > 0)
            .unwrap_or(("", part));
        if at > 0 {
            let _ = write!(text, "/**{comment}*/");
        }
        for (at, part) in code.split('"').enumerate() {
            if at % 2 == 0 {
                text += part;
                continue;
            }
            let docs = variants.get(&(name.to_owned(), part.to_owned()));
            let docs = docs.ok_or_else(|| format!("{name} has no variant {part} in Rust"))?;
            let _ = write!(text, "\n/** {docs} */\n\"{part}\"");
        }
    }
    Ok(text)
}

/// Indents a type by its braces, shortens its comments to few lines and removes Rust's links.
fn indented(item: &str) -> String {
    let item = item
        .replace(", }", ",\n}")
        .replace("/**\n * ", "/** ")
        .replace("\n */", " */");
    let item = item.replace("[`", "`").replace("`]", "`");
    let mut text = String::new();
    let mut depth = 0_usize;
    for line in item.lines().map(str::trim) {
        let is_comment = line.starts_with("/*") || line.starts_with('*');
        let closed = if is_comment {
            0
        } else {
            line.matches('}').count()
        };
        let opened = if is_comment {
            0
        } else {
            line.matches('{').count()
        };
        let outer = line.chars().take_while(|c| *c == '}').count();
        text += &"  ".repeat(depth.saturating_sub(outer));
        text += if line.starts_with('*') { " " } else { "" };
        text += line;
        text.push('\n');
        depth = (depth + opened).saturating_sub(closed);
    }
    text
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

    fn variants() -> Variants {
        let mut variants = Variants::new();
        documented(SOURCE, &mut variants);
        variants
    }

    #[test]
    fn every_variant_has_its_documentation() {
        let item = "/**\n * A \"command\".\n */\nexport type Command = \"start\" | { \"harm\": { \n/**\n * How much.\n */\namount: number, } };";
        let text = with_variants(item, &variants()).expect("both are documented");
        assert_eq!(
            indented(&text),
            "/** A \"command\". */
export type Command =
/** It begins: \"now\". */
\"start\" | {
  /** Damage is dealt to `some`. */
  \"harm\": {
    /** How much. */
    amount: number,
  } };
"
        );
    }

    #[test]
    fn every_type_that_crosses_is_there_with_its_documentation() {
        let text = of_the_core().expect("the core compiles with its types");
        for name in [
            "Command",
            "Event",
            "EncounterView",
            "Awaiting",
            "PlayerView",
            "PlayerEntry",
            "Rejection",
            "LoadError",
            "SavedSession",
            "Rules",
        ] {
            assert!(text.contains(&format!("export type {name} =")), "{name}");
        }
        let damage = "/** Deals damage to one or more combatants. */\n  \"damage\": {\n";
        assert!(text.contains(damage), "{text}");
        assert!(!text.contains("[`"), "Rust's links are no links there");
    }

    #[test]
    fn a_variant_that_the_sources_do_not_have_is_an_error() {
        let refused = with_variants("export type Command = \"begin\";", &variants());
        assert_eq!(
            refused,
            Err("Command has no variant begin in Rust".to_owned())
        );
    }
}
