//! Splits the app: code that the first screen does not need goes into separate files, which the app
//! loads on demand (docs/decisions/0012).

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

use crate::bind::{Exports, bind};
use crate::run::say;

/// The script that loads the parts, by the name that the glue imports.
pub const LOADER: &str = "__wasm_split.js";

/// A split app, bound to JavaScript but not optimized yet.
pub struct Split {
    folder: PathBuf,
    /// The files of all parts.
    pub files: Vec<String>,
    /// The files that each part needs, its own last.
    pub needs: BTreeMap<String, Vec<String>>,
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

    /// Returns the path of the loader, which imports the glue and names the files of the parts.
    pub fn loader(&self) -> PathBuf {
        self.folder.join(LOADER)
    }

    /// Returns the path of a part's file.
    pub fn part(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

/// Splits cargo's output into a folder, and binds the main part to JavaScript.
///
/// # Errors
/// If the app can't be read, split or bound.
pub fn split(compiled: &Path, folder: &Path) -> Result<Split, String> {
    let wasm = fs::read(compiled).map_err(|error| format!("{}: {error}", compiled.display()))?;
    // Old parts must not mix with those of this build.
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let whole = folder.join("main.wasm");
    let mut options = Options::new(&wasm);
    options.output_dir = folder;
    options.main_out_path = &whole;
    options.main_module = "./app.js";
    let parts = transform(options).map_err(|error| format!("splitting: {error:?}"))?;
    bind(&whole, "app", Exports::Linker, folder)?;
    let file = |stem: &String| format!("{stem}.wasm");
    let mut files: Vec<String> = parts
        .split_modules
        .iter()
        .filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()))
        .filter(|name| name != "main.wasm")
        .collect();
    files.sort();
    let needs: BTreeMap<_, Vec<_>> = parts
        .prefetch_map
        .iter()
        .map(|(part, stems)| (part.clone(), stems.iter().map(file).collect()))
        .collect();
    say(&format!("split into the app and {} parts", needs.len()));
    Ok(Split {
        folder: folder.to_owned(),
        files,
        needs,
    })
}
