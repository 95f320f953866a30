//! The files of the project, as git has them.

use std::path::PathBuf;
use std::process::Command;

use crate::project;
use crate::run::printed;

/// Returns the files that a commit of the current state would have, relative to the top folder.
///
/// # Errors
/// If git can't list them.
pub fn files() -> Result<Vec<PathBuf>, String> {
    let mut git = Command::new("git");
    git.args(["ls-files", "-z", "--cached", "--others"]);
    git.arg("--exclude-standard").current_dir(project::root());
    let list = printed(&mut git)?;
    let names = list.split('\0').filter(|name| !name.is_empty());
    // A deleted file stays on git's list until the deletion is committed.
    let present = |file: &PathBuf| project::root().join(file).is_file();
    Ok(names.map(PathBuf::from).filter(present).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_listed_and_built_files_are_not() {
        let files = files().expect("git lists the files");
        let has = |name: &str| files.contains(&PathBuf::from(name));
        assert!(has("Cargo.lock") && has(".cargo/config.toml") && has("xtask/src/checkout.rs"));
        let built = ["target", "dist"];
        let is_built = |file: &PathBuf| built.iter().any(|folder| file.starts_with(folder));
        assert!(!files.iter().any(is_built));
    }
}
