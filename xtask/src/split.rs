//! Splits the app: code that the first screen does not need goes into separate files, which the app
//! loads on demand (docs/decisions/0012).

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

use crate::bind::{Exports, bind};
use crate::merge::merge;
use crate::project::at;
use crate::run::say;
use crate::seam;

/// The script that loads the parts, by the name that the glue imports.
const LOADER: &str = "__wasm_split.js";
/// The part that holds the code that several parts need.
pub const COMBAT: &str = "combat";

type Parts = BTreeMap<String, Part>;

/// A part of the app.
pub struct Part {
    /// Its file in the folder.
    pub file: PathBuf,
    /// The parts to load before it.
    pub needs: Vec<String>,
}

/// A split app, bound to JavaScript but not optimized yet.
pub struct Split {
    folder: PathBuf,
    /// The parts by their names.
    pub parts: BTreeMap<String, Part>,
}

impl Split {
    /// Returns the path of the glue, which imports the loader.
    pub fn glue(&self) -> PathBuf {
        self.folder.join("app.js")
    }

    /// Returns the path of the main wasm, which the first screen needs.
    pub fn main(&self) -> PathBuf {
        self.folder.join("app_bg.wasm")
    }
}

/// Splits cargo's output into a folder, and binds the main part to JavaScript.
///
/// # Errors
/// If the app can't be read, split, bound or merged.
pub fn split(compiled: &Path, folder: &Path) -> Result<Split, String> {
    let wasm = fs::read(compiled).map_err(|error| at(compiled, &error))?;
    // Old parts must not mix with those of this build.
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| at(folder, &error))?;
    }
    fs::create_dir_all(folder).map_err(|error| at(folder, &error))?;
    let whole = folder.join("main.wasm");
    let mut options = Options::new(&wasm);
    options.output_dir = folder;
    options.main_out_path = &whole;
    options.main_module = "./app.js";
    let split = transform(options).map_err(|error| format!("splitting: {error:?}"))?;
    bind(&whole, "app", Exports::Linker, folder)?;
    seam::shorten(&folder.join("app.js"), &folder.join("app_bg.wasm"))?;
    let files = split.prefetch_map.into_iter().collect();
    let parts = merged(&files, folder)?;
    let loader = folder.join(LOADER);
    fs::write(&loader, loaders(&parts)).map_err(|error| at(&loader, &error))?;
    say(&format!("split into the app and {} parts", parts.len()));
    Ok(Split {
        folder: folder.to_owned(),
        parts,
    })
}

/// Merges the files that several parts need into the part for combat, which loads in every
/// evening. `files` has the stems of the files of each part, its own last.
fn merged(files: &BTreeMap<String, Vec<String>>, folder: &Path) -> Result<Parts, String> {
    let path = |stem: &String| folder.join(stem).with_extension("wasm");
    let shared = |stem: &String| files.values().filter(|stems| stems.contains(stem)).count() > 1;
    let of_combat = files.get(COMBAT).ok_or("the app has no part for combat")?;
    let mut parts = Parts::new();
    for (name, stems) in files {
        let own = stems.last().ok_or_else(|| format!("`{name}` is empty"))?;
        let mut needs = Vec::new();
        for stem in stems.iter().filter(|stem| shared(stem)) {
            if !of_combat.contains(stem) {
                return Err(format!(
                    "`{name}` shares `{stem}` with another part than combat"
                ));
            }
            if name != COMBAT && needs.is_empty() {
                needs.push(COMBAT.to_owned());
            }
        }
        let file = path(own);
        parts.insert(name.clone(), Part { file, needs });
    }
    if of_combat.len() > 1 {
        let file = folder.join("combat.wasm");
        let all: Vec<_> = of_combat.iter().map(path).collect();
        merge(&all, &file)?;
        if let Some(combat) = parts.get_mut(COMBAT) {
            combat.file = file;
        }
    }
    Ok(parts)
}

/// Returns the module from which the glue imports the function that loads each part.
fn loaders(parts: &Parts) -> String {
    let mut text = String::from("import { loader } from \"asalto:parts\";\n");
    for name in parts.keys() {
        let _ = writeln!(
            text,
            "export const __wasm_split_load_{name} = loader(\"{name}\");"
        );
    }
    text
}
