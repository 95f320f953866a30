//! The paths of the project, and the tools folder, which outlives a checkout.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the top folder of the project.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Returns the folders of the crates, in the order of `Cargo.toml`.
///
/// # Errors
/// If `Cargo.toml` can't be read or lists none.
pub fn members() -> Result<Vec<String>, String> {
    let path = root().join("Cargo.toml");
    let text = fs::read_to_string(&path).map_err(|error| at(&path, &error))?;
    let list = text.split_once("\nmembers = [").map(|(_, after)| after);
    let list = list.and_then(|after| after.split_once(']'));
    let (list, _) = list.ok_or_else(|| format!("{} lists no members", path.display()))?;
    let names = list.split('"').skip(1).step_by(2);
    Ok(names.map(str::to_owned).collect())
}

/// Returns the folder of the built site.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Returns cargo's target folder.
pub fn target() -> PathBuf {
    let named = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    named.unwrap_or_else(|| root().join("target"))
}

/// Returns the folder for intermediate files of the build.
pub fn staging() -> PathBuf {
    target().join("site")
}

/// Returns the folder in which cargo keeps the sources of dependencies.
pub fn registry() -> PathBuf {
    let named = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = || PathBuf::from(env::var_os("HOME").unwrap_or_default()).join(".cargo");
    named.unwrap_or_else(home).join("registry/src")
}

/// Returns the folder of the browser tests.
pub fn e2e() -> PathBuf {
    root().join("web/e2e")
}

/// Returns the tools folder: `ASALTO_TOOLS`, or one in the user's cache.
pub fn tools() -> PathBuf {
    let cache = || {
        let named = |variable| env::var_os(variable).map(PathBuf::from);
        named("XDG_CACHE_HOME")
            .or_else(|| named("LOCALAPPDATA"))
            .or_else(|| named("HOME").map(|home| home.join(".cache")))
            .unwrap_or_else(|| root().join("target"))
            .join("asalto/tools")
    };
    env::var_os("ASALTO_TOOLS").map_or_else(cache, PathBuf::from)
}

/// Returns every file below a folder with its address there, such as `pkg/asalto.js`, by their addresses.
///
/// # Errors
/// If a folder can't be read.
pub fn files_below(folder: &Path) -> Result<Vec<(String, PathBuf)>, String> {
    let mut found = Vec::new();
    let mut open = vec![(String::new(), folder.to_owned())];
    while let Some((before, folder)) = open.pop() {
        for entry in fs::read_dir(&folder).map_err(|error| at(&folder, &error))? {
            let path = entry.map_err(|error| at(&folder, &error))?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let address = format!("{before}{name}");
            if path.is_dir() {
                open.push((format!("{address}/"), path));
            } else {
                found.push((address, path));
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Formats an error with a file's path.
pub fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// Returns the path of a program in a folder, with the system's file extension.
pub fn program(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}{}", env::consts::EXE_SUFFIX))
}

/// Finds a program on PATH.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|folder| program(&folder, name))
        .find(|program| program.is_file())
}
