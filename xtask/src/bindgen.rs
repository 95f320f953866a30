//! Binding a wasm to JavaScript, with wasm-bindgen as a library (docs/decisions/0022).
//!
//! The names by which the glue and the wasm call each other are in both files, most with a hash. They get
//! short names here, which makes both smaller (docs/decisions/0075).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use crate::project::at;
use crate::run::Outcome;

/// The digits of a hash in a name.
const HASH: usize = 16;
/// The sections that only a linker and the split of the app read. They are two thirds of a file.
const FOR_THE_LINKER: [&str; 3] = ["linking", "reloc.CODE", "reloc.DATA"];

/// The exports of the linker to keep.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exports {
    /// Only those that the glue calls.
    Own,
    /// All of them: the parts of the app use the table of functions.
    Linker,
}

/// Writes the glue `name.js` and the wasm `name_bg.wasm` into a folder.
///
/// # Errors
/// If the wasm can't be read or was made by another version of wasm-bindgen, or a file can't be written.
pub fn generate(wasm: &Path, name: &str, exports: Exports, folder: &Path) -> Outcome {
    let failed = |error| format!("binding {}: {error:#}", wasm.display());
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(name)
        .typescript(false)
        // The caller always passes the path of the wasm.
        .omit_default_module_path(true)
        .keep_lld_exports(exports == Exports::Linker);
    let bindgen = bindgen.web(true).map_err(failed)?;
    let mut output = bindgen.generate_output().map_err(failed)?;
    let module = output.wasm_mut();
    if exports == Exports::Own {
        for section in FOR_THE_LINKER {
            module.customs.remove_raw(section);
        }
    }
    let imports = module.imports.iter_mut().map(|import| &mut import.name);
    let exports = module.exports.iter_mut().map(|export| &mut export.name);
    let mut names: Vec<_> = imports.chain(exports).collect();
    let short = short_names(names.iter().map(|name| name.as_str()));
    for name in &mut names {
        if let Some(short) = short.get(name.as_str()) {
            (*name).clone_from(short);
        }
    }
    let glue = renamed(output.js(), &short);
    output.emit(folder).map_err(failed)?;
    let path = folder.join(name).with_extension("js");
    fs::write(&path, glue).map_err(|error| at(&path, &error))
}

/// Returns a short name for each name that has a hash.
fn short_names<'n>(names: impl Iterator<Item = &'n str>) -> BTreeMap<String, String> {
    let is_digit = |letter: char| matches!(letter, '0'..='9' | 'a'..='f');
    let has_hash = |name: &&str| {
        let mut words = name.split(|letter| !is_digit(letter));
        words.any(|digits| digits.len() >= HASH)
    };
    let long: BTreeSet<_> = names.filter(has_hash).collect();
    let short = (0..).map(|number| format!("${number}"));
    long.into_iter().map(str::to_owned).zip(short).collect()
}

/// Replaces the names in a script.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_a_hash_becomes_short_wherever_it_stands() {
        let names = [
            "memory",
            "__wbg_log_0123456789abcdef",
            "go_fedcba9876543210_",
        ];
        let short = short_names(names.into_iter());
        let script =
            "a = { __wbg_log_0123456789abcdef: () => wasm.go_fedcba9876543210_(wasm.memory) };";
        assert_eq!(
            renamed(script, &short),
            "a = { $0: () => wasm.$1(wasm.memory) };"
        );
    }
}
