//! Splitting the app: what is not needed at once becomes files of their own, which the app loads
//! when it comes to them (docs/decisions/0012).

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use wasm_split_cli_support::{Options, transform};

use crate::run::{quietly, say};
use crate::{project, setup};

/// The script that loads the parts, as the glue imports it.
pub const LOADER: &str = "__wasm_split.js";

/// A split app, bound to JavaScript, not yet made small.
pub struct Split {
    folder: PathBuf,
    /// The files of the parts.
    pub files: Vec<String>,
    /// By part all the files that it needs, its own last.
    pub needs: BTreeMap<String, Vec<String>>,
}

impl Split {
    /// The glue, which imports the loader.
    pub fn glue(&self) -> PathBuf {
        self.folder.join("app.js")
    }

    /// The wasm of what is needed at once.
    pub fn main(&self) -> PathBuf {
        self.folder.join("app_bg.wasm")
    }

    /// The loader, which imports the glue and names the files of the parts.
    pub fn loader(&self) -> PathBuf {
        self.folder.join(LOADER)
    }

    /// A file of a part.
    pub fn part(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

/// Splits what cargo compiled into a folder, and binds the main part to JavaScript.
///
/// # Errors
/// Where it cannot be read, split or bound.
pub fn split(compiled: &Path, folder: &Path) -> Result<Split, String> {
    let wasm = fs::read(compiled).map_err(|error| format!("{}: {error}", compiled.display()))?;
    // Parts of an earlier build must not be taken for parts of this one.
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
    bind(&whole, folder)?;
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

fn bind(wasm: &Path, folder: &Path) -> Result<(), String> {
    let program = project::program(&setup::wasm_bindgen_programs()?, "wasm-bindgen");
    let mut bind = Command::new(program);
    // The parts use the table of functions, which would otherwise not be exported.
    bind.args(["--target", "web", "--no-typescript", "--keep-lld-exports"]);
    bind.args(["--out-name", "app"]);
    bind.arg("--out-dir").arg(folder).arg(wasm);
    quietly(&mut bind)
}
