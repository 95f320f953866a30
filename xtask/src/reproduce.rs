//! Builds the site twice, from copies of the sources in two folders, and compares every file.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::checkout;
use crate::hash::sha256;
use crate::project::{self, at};
use crate::run::{Outcome, run, say, timed};

/// The folders of the two builds. Their paths differ in length and depth, so a path in a shipped file moves what
/// follows it.
const FOLDERS: [&str; 2] = ["one", "another/folder"];

/// The files of a site, by their path in it, with their hashes.
type Hashes = BTreeMap<String, String>;

/// Builds the site in two folders and compares them. The sites stay if they differ, for a comparison by hand.
///
/// # Errors
/// If a build fails, or the files that differ, one a line.
pub fn reproduce() -> Outcome {
    // Outside the project: cargo would add its settings to those of the copy.
    let work = env::temp_dir().join(format!("asalto-reproduce-{}", std::process::id()));
    let sources = checkout::files()?;
    // Both copies come first: a file may change while the first site is built.
    for folder in FOLDERS {
        copy(&sources, &work.join(folder))?;
    }
    let mut sites = Vec::new();
    for (number, folder) in (1..).zip(FOLDERS) {
        let site = work.join(format!("site-{number}"));
        timed(&format!("build {number}"), || {
            build(&work.join(folder), &site)
        })?;
        sites.push(hashes(&site)?);
    }
    let [one, two] = sites.as_slice() else {
        return Err("there are two builds".to_owned());
    };
    let differences = differences(one, two);
    if differences.is_empty() {
        say(&format!("{} files, all with the same bytes", one.len()));
        return fs::remove_dir_all(&work).map_err(|error| at(&work, &error));
    }
    Err(format!(
        "{}\n{} of {} files differ. Both sites are in {}",
        differences.join("\n"),
        differences.len(),
        one.len(),
        work.display()
    ))
}

/// Copies the sources into a folder.
fn copy(sources: &[PathBuf], folder: &Path) -> Outcome {
    for file in sources {
        let to = folder.join(file);
        let parent = to.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(|error| at(parent, &error))?;
        fs::copy(project::root().join(file), &to).map_err(|error| at(&to, &error))?;
    }
    Ok(())
}

/// Builds the site in a folder and moves it. Nothing else stays: a build takes gigabytes.
fn build(folder: &Path, site: &Path) -> Outcome {
    let mut cargo = Command::new("cargo");
    cargo.args(["xtask", "build"]).current_dir(folder);
    // Cargo tells its children about the project that runs this task.
    for (name, _) in env::vars().filter(|(name, _)| is_of_this_run(name)) {
        cargo.env_remove(name);
    }
    run(&mut cargo)?;
    fs::rename(folder.join("dist"), site).map_err(|error| at(site, &error))?;
    fs::remove_dir_all(folder).map_err(|error| at(folder, &error))
}

/// Returns whether an environment variable belongs to the running task and would lead the other build astray.
fn is_of_this_run(name: &str) -> bool {
    let starts = ["CARGO_PKG_", "CARGO_MANIFEST_"];
    name == "CARGO_TARGET_DIR" || starts.iter().any(|start| name.starts_with(start))
}

/// Returns the hash of every file in a folder, by its path in the folder.
fn hashes(folder: &Path) -> Result<Hashes, String> {
    let mut found = Hashes::new();
    for (address, path) in project::files_below(folder)? {
        let content = fs::read(&path).map_err(|error| at(&path, &error))?;
        found.insert(address, sha256(&content));
    }
    Ok(found)
}

/// Returns a line for each file that only one site has, or that has other bytes in the second.
fn differences(one: &Hashes, two: &Hashes) -> Vec<String> {
    let mut lines = Vec::new();
    for (name, hash) in one {
        match two.get(name) {
            None => lines.push(format!("{name}: in the first build only")),
            Some(other) if other != hash => lines.push(format!("{name}: {hash} and {other}")),
            Some(_) => {}
        }
    }
    let new = two.keys().filter(|name| !one.contains_key(*name));
    lines.extend(new.map(|name| format!("{name}: in the second build only")));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(files: &[(&str, &str)]) -> Hashes {
        let files = files.iter();
        let files = files.map(|(name, content)| ((*name).to_owned(), sha256(content.as_bytes())));
        files.collect()
    }

    #[test]
    fn equal_sites_have_no_difference() {
        let one = site(&[("index.html", "a"), ("pkg/asalto.js", "b")]);
        assert!(differences(&one, &one.clone()).is_empty());
    }

    #[test]
    fn each_difference_names_its_file() {
        let one = site(&[("app-1.js", "a"), ("index.html", "a"), ("sw.js", "c")]);
        let two = site(&[("app-2.js", "b"), ("index.html", "b"), ("sw.js", "c")]);
        let lines = differences(&one, &two);
        assert_eq!(lines.len(), 3);
        assert_eq!(
            lines.first().map(String::as_str),
            Some("app-1.js: in the first build only")
        );
        assert!(lines.iter().any(|line| line.starts_with("index.html: ")));
        assert_eq!(
            lines.last().map(String::as_str),
            Some("app-2.js: in the second build only")
        );
    }

    #[test]
    fn every_file_of_a_folder_has_its_hash() {
        let folder = env::temp_dir().join(format!("asalto-hashes-{}", std::process::id()));
        fs::create_dir_all(folder.join("pkg")).expect("a temporary folder can be made");
        for (name, content) in [("index.html", "a"), ("pkg/asalto.js", "b")] {
            fs::write(folder.join(name), content).expect("a temporary file can be written");
        }
        assert_eq!(
            hashes(&folder),
            Ok(site(&[("index.html", "a"), ("pkg/asalto.js", "b")]))
        );
        fs::remove_dir_all(&folder).expect("a temporary folder can be removed");
    }
}
