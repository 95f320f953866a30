//! Merges split files: the code that several parts share goes into the file of one of them, so that no
//! small file is a separate request.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use wasmparser::{Parser, Payload, TypeRef};

use crate::run::{Outcome, quietly};
use crate::{project, setup, wasm_opt};

/// The module from which split files import the memory, the table and the globals.
const SHARED: &str = "__wasm_split";
/// The module from which a merged file imports the same.
pub const MERGED: &str = "merged";

/// Merges split files into one.
///
/// wasm-merge keeps the imports of each file, and two imports of one memory are two memories. A
/// hub imports everything once, and wasm-merge connects the files to its exports.
///
/// # Errors
/// If a file can't be read or imports a function, or if wasm-merge fails.
pub fn merge_files(files: &[PathBuf], to: &Path) -> Outcome {
    let mut imports = BTreeMap::new();
    for file in files {
        let wasm = fs::read(file).map_err(|error| project::at(file, &error))?;
        collect(&wasm, &mut imports).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    let hub = to.with_extension("hub.wat");
    fs::write(&hub, text(&imports)).map_err(|error| project::at(&hub, &error))?;
    let mut merge = Command::new("node");
    merge
        .arg(setup::binaryen("wasm-merge"))
        .arg(&hub)
        .arg(SHARED);
    for (number, file) in files.iter().enumerate() {
        merge.arg(file).arg(format!("part{number}"));
    }
    merge
        .args(wasm_opt::FEATURES)
        .args(["--debuginfo", "--output"]);
    quietly(merge.arg(to))
}

/// Adds the imports of a split file, each by its name with its type as text.
fn collect(wasm: &[u8], imports: &mut BTreeMap<String, String>) -> Result<(), String> {
    for payload in Parser::new(0).parse_all(wasm) {
        let Payload::ImportSection(section) = payload.map_err(|error| error.to_string())? else {
            continue;
        };
        for import in section.into_imports() {
            let import = import.map_err(|error| error.to_string())?;
            let kind = kind(import.ty)
                .filter(|_| import.module == SHARED)
                .ok_or_else(|| format!("unexpected import {}.{}", import.module, import.name))?;
            imports.insert(import.name.to_owned(), kind);
        }
    }
    Ok(())
}

/// Returns the type of an import as text; none for a type that split files do not import.
fn kind(ty: TypeRef) -> Option<String> {
    match ty {
        TypeRef::Memory(memory) => Some(format!("memory {}", memory.initial)),
        TypeRef::Table(table) => Some(format!("table {} funcref", table.initial)),
        TypeRef::Global(global) => {
            let value = global.content_type;
            Some(if global.mutable {
                format!("global (mut {value})")
            } else {
                format!("global {value}")
            })
        }
        _ => None,
    }
}

/// Returns the text of the hub.
fn text(imports: &BTreeMap<String, String>) -> String {
    let mut text = String::from("(module\n");
    for (name, kind) in imports {
        let _ = writeln!(
            text,
            "(import \"{MERGED}\" \"{name}\" ({}))",
            with_name(name, kind)
        );
    }
    for (name, kind) in imports {
        let sort = kind.split(' ').next().unwrap_or_default();
        let _ = writeln!(text, "(export \"{name}\" ({sort} ${name}))");
    }
    text + ")\n"
}

/// Puts the name of an import after the first word of its type.
fn with_name(name: &str, kind: &str) -> String {
    let (sort, rest) = kind.split_once(' ').unwrap_or((kind, ""));
    format!("{sort} ${name} {rest}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hub_passes_every_import_on() {
        let imports = [("memory", "memory 19"), ("top", "global (mut i32)")];
        let imports = imports.map(|(name, kind)| (name.to_owned(), kind.to_owned()));
        assert_eq!(
            text(&imports.into()),
            "(module\n\
             (import \"merged\" \"memory\" (memory $memory 19))\n\
             (import \"merged\" \"top\" (global $top (mut i32)))\n\
             (export \"memory\" (memory $memory))\n\
             (export \"top\" (global $top))\n\
             )\n"
        );
    }
}
