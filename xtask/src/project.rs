//! Where things are: in the project, and in the folder of tools that outlives a checkout.

use std::env;
use std::path::{Path, PathBuf};

/// The top folder of the project.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// The built site.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Where cargo compiles to.
pub fn target() -> PathBuf {
    let named = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    named.unwrap_or_else(|| root().join("target"))
}

/// Where cargo keeps the sources of what comes from elsewhere.
pub fn registry() -> PathBuf {
    let named = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = || PathBuf::from(env::var_os("HOME").unwrap_or_default()).join(".cargo");
    named.unwrap_or_else(home).join("registry/src")
}

/// The browser tests.
pub fn e2e() -> PathBuf {
    root().join("web/e2e")
}

/// The folder of tools: `ASALTO_TOOLS`, or one in the user's cache.
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

/// The folder of one tool in one version.
pub fn tool(name: &str, version: &str) -> PathBuf {
    tools().join(format!("{name}-{version}"))
}

/// A program in a folder of programs, as this system names it.
pub fn program(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}{}", env::consts::EXE_SUFFIX))
}

/// A program on PATH.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|folder| program(&folder, name))
        .find(|program| program.is_file())
}
