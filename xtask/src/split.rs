//! Splits the app: code that the first screen does not need goes into separate files, which the app
//! loads on demand (docs/decisions/0012).

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

use crate::bindgen::{self, Exports};
use crate::project::at;
use crate::run::say;
use crate::wasm_merge::merge_files;

/// The script that loads the parts, by the name that the glue imports.
const LOADER: &str = "__wasm_split.js";
/// The part for combat, which loads in every evening.
pub const COMBAT: &str = "combat";
/// The part that reads files of other tools, which loads with the first of them.
pub const BRING_IN: &str = "bring_in";
/// The parts that hold the code that several parts need: each piece is in the first of them that needs it.
const HOLDERS: [&str; 3] = [COMBAT, "reader", "more"];

type Parts = BTreeMap<String, Part>;

/// A part of the app.
pub struct Part {
    /// Its file in the folder.
    pub file: PathBuf,
    /// The parts to load before it.
    pub needs: Vec<String>,
}

/// A split app, bound to JavaScript but not optimized yet.
pub struct SplitApp {
    folder: PathBuf,
    /// The parts by their names.
    pub parts: BTreeMap<String, Part>,
}

impl SplitApp {
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
pub fn split(compiled: &Path, folder: &Path) -> Result<SplitApp, String> {
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
    bindgen::generate(&whole, "app", Exports::Linker, folder)?;
    let files = split.prefetch_map.into_iter().collect();
    let parts = merged(&files, folder)?;
    let loader = folder.join(LOADER);
    fs::write(&loader, loaders(&parts)).map_err(|error| at(&loader, &error))?;
    say(&format!("split into the app and {} parts", parts.len()));
    Ok(SplitApp {
        folder: folder.to_owned(),
        parts,
    })
}

/// Merges each file that several parts need into one of the [`HOLDERS`], which the others load before
/// themselves. `files` has the stems of the files of each part, its own last.
fn merged(files: &BTreeMap<String, Vec<String>>, folder: &Path) -> Result<Parts, String> {
    let path = |stem: &String| folder.join(stem).with_extension("wasm");
    let mut parts = Parts::new();
    for (name, stems) in files {
        let mut held = Vec::new();
        let mut needs = Vec::new();
        for stem in stems {
            let holder = holder(files, stem)
                .ok_or_else(|| format!("`{name}` shares `{stem}` with none of {HOLDERS:?}"))?;
            if holder == name {
                held.push(path(stem));
            } else if !needs.contains(holder) {
                needs.push(holder.clone());
            }
        }
        let file = match held.as_slice() {
            [] => return Err(format!("`{name}` is empty")),
            [own] => own.clone(),
            all => {
                let file = folder.join(name).with_extension("wasm");
                merge_files(all, &file)?;
                file
            }
        };
        parts.insert(name.clone(), Part { file, needs });
    }
    Ok(parts)
}

/// Returns the part that holds a file: the only one that needs it, or the first of the [`HOLDERS`] that does.
fn holder<'f>(files: &'f BTreeMap<String, Vec<String>>, stem: &String) -> Option<&'f String> {
    let needing = files.iter().filter(|(_, stems)| stems.contains(stem));
    let names: Vec<_> = needing.map(|(name, _)| name).collect();
    match names.as_slice() {
        [only] => Some(only),
        several => {
            let mut holders = HOLDERS.iter();
            holders.find_map(|holder| several.iter().find(|name| **name == holder).copied())
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_in_the_first_holder_that_needs_it() {
        let parts = [
            ("combat", vec!["all", "fight", "combat"]),
            ("more", vec!["all", "fight", "saved", "page", "more"]),
            ("reader", vec!["all", "saved", "reader"]),
            ("bring_in", vec!["all", "page", "bring_in"]),
            ("words", vec!["other", "words"]),
            ("others", vec!["other", "others"]),
        ];
        let files = parts.map(|(name, stems)| {
            let stems: Vec<_> = stems.into_iter().map(str::to_owned).collect();
            (name.to_owned(), stems)
        });
        let files = files.into();
        let of = |stem: &str| holder(&files, &stem.to_owned()).map(String::as_str);
        assert_eq!(of("all"), Some("combat"));
        assert_eq!(of("fight"), Some("combat"));
        assert_eq!(of("saved"), Some("reader"));
        assert_eq!(of("more"), Some("more"));
        assert_eq!(of("page"), Some("more"));
        assert_eq!(of("other"), None);
    }
}
