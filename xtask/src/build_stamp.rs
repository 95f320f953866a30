//! Finds out whether a site is up to date. A stamp holds the hash of everything that goes into a
//! build, and the hash of its output.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::effort::Effort;
use crate::hash::sha256;
use crate::project;
use crate::run::{Outcome, printed};

/// The sources of a build, relative to the top folder.
const SOURCES: [&str; 27] = [
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "core/Cargo.toml",
    "core/bin",
    "core/src",
    "docs/rules",
    "import/Cargo.toml",
    "import/src",
    "index.html",
    "pkg",
    "text/Cargo.toml",
    "text/bin",
    "text/src",
    "web/Cargo.toml",
    "web/build.rs",
    "web/creatures",
    "web/embed",
    "web/first",
    "web/fonts",
    "web/public",
    "web/shell",
    "web/src",
    "web/styles",
    "xtask/Cargo.toml",
    "xtask/src",
    "xtask/tools",
];

/// The hash of all sources, without the effort.
pub struct Sources(String);

impl Sources {
    /// Hashes the current sources, the compiler and its settings.
    ///
    /// # Errors
    /// If a source can't be read.
    pub fn now() -> Result<Self, String> {
        let mut settings: Vec<_> = env::vars().filter(|(name, _)| is_setting(name)).collect();
        settings.sort();
        let mut all = format!("{settings:?}\n");
        all += &printed(Command::new("rustc").arg("-vV"))?;
        for source in SOURCES {
            all += &listing(&project::root().join(source))?;
        }
        Ok(Self(sha256(all.as_bytes())))
    }

    /// Returns the stamp of a build with an effort.
    pub fn stamp(&self, effort: Effort) -> Stamp {
        Stamp(format!("{} {effort:?}", self.0))
    }
}

/// The stamp of a build.
pub struct Stamp(String);

impl Stamp {
    /// Returns whether the site in a folder has this stamp and is unchanged since its build.
    pub fn is_of(&self, site: &Path) -> bool {
        let kept = fs::read_to_string(stamp()).unwrap_or_default();
        // Reading the site is needed only if the sources match.
        kept.starts_with(&format!("{}\n", self.0))
            && site.is_dir()
            && listing(site).is_ok_and(|site| kept == self.with(&site))
    }

    /// Puts this stamp on the site in a folder.
    ///
    /// # Errors
    /// If a file can't be read or written.
    pub fn put_on(&self, site: &Path) -> Outcome {
        let path = stamp();
        fs::write(&path, self.with(&listing(site)?)).map_err(|error| project::at(&path, &error))
    }

    fn with(&self, site: &str) -> String {
        format!("{}\n{}\n", self.0, sha256(site.as_bytes()))
    }
}

fn stamp() -> PathBuf {
    project::staging().join("stamp")
}

/// Returns whether an environment variable changes the output of the compiler.
fn is_setting(name: &str) -> bool {
    let starts = ["CARGO_PROFILE_RELEASE_", "CARGO_PROFILE_QUICK_"];
    name.ends_with("RUSTFLAGS")
        || name == "CARGO_INCREMENTAL"
        || starts.iter().any(|start| name.starts_with(start))
}

/// Lists every file in a folder with its hash, in a fixed order. Paths in the project are relative.
///
/// # Errors
/// If a file can't be read.
pub fn listing(path: &Path) -> Result<String, String> {
    if !path.is_dir() {
        let content = fs::read(path).map_err(|error| project::at(path, &error))?;
        let name = path.strip_prefix(project::root()).unwrap_or(path);
        return Ok(format!("{} {}\n", name.display(), sha256(&content)));
    }
    let entries = fs::read_dir(path).map_err(|error| project::at(path, &error))?;
    let mut paths = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| project::at(path, &error))?;
    paths.sort();
    paths.iter().map(|path| listing(path)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listing_changes_with_a_name_and_with_a_content() {
        let folder = env::temp_dir().join(format!("asalto-build-stamp-{}", std::process::id()));
        let put = |name: &str, content: &str| {
            fs::write(folder.join(name), content).expect("a temporary file can be written");
            listing(&folder).expect("a temporary folder can be read")
        };
        fs::create_dir_all(folder.join("b")).expect("a temporary folder can be made");
        let one = put("b/a.css", "one");
        assert_eq!(one, put("b/a.css", "one"));
        assert_ne!(one, put("b/a.css", "two"));
        assert_ne!(one, put("c.css", "one"));
        fs::remove_dir_all(&folder).expect("a temporary folder can be removed");
    }

    #[test]
    fn every_source_is_there() {
        for source in SOURCES {
            assert!(project::root().join(source).exists(), "{source}");
        }
    }

    #[test]
    fn flags_and_profiles_are_settings() {
        assert!(is_setting("CARGO_ENCODED_RUSTFLAGS"));
        assert!(is_setting("CARGO_PROFILE_RELEASE_LTO"));
        assert!(!is_setting("CARGO_PROFILE_DEV_DEBUG"));
    }
}
