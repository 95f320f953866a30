//! The plain scripts around the app: what the page starts with, and the service worker with the
//! list of all that was built.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::{embed, project};

/// What has to work before the app does, and after it has failed.
///
/// # Errors
/// Where it cannot be read.
pub fn guard() -> Result<String, String> {
    source("guard.js")
}

/// The scripts beside the app as one, each in a block of its own so that no name meets another:
/// first what the build tells them and what the app waits for.
///
/// # Errors
/// Where they cannot be read.
pub fn beside_the_app(told: &str) -> Result<String, String> {
    let mut all = told.to_owned() + &source("mirror.js")?;
    for name in [
        "tabs.js",
        "files.js",
        "rules.js",
        "offline.js",
        "wake.js",
        "motion.js",
        "choices.js",
        "focus.js",
        "folds.js",
    ] {
        let _ = writeln!(all, "{{\n{}}}", source(name)?);
    }
    Ok(all)
}

/// The scripts that the app has beside it in a frame: what it reads, files, and choices.
///
/// # Errors
/// Where they cannot be read.
pub fn beside_a_frame(told: &str) -> Result<String, String> {
    let mut all = told.to_owned();
    for name in ["files.js", "rules.js", "choices.js", "focus.js", "folds.js"] {
        let _ = writeln!(all, "{{\n{}}}", source(name)?);
    }
    Ok(all)
}

/// Writes `sw.js` for all that lies in the folder. It comes last: what is written after it would not
/// be there without a network.
///
/// # Errors
/// Where a file cannot be read or written.
pub fn write_worker(dist: &Path) -> Result<(), String> {
    let files = files(dist)?;
    let worker = worker(&files, &source("sw.js")?);
    let to = dist.join("sw.js");
    fs::write(&to, worker).map_err(|error| format!("{}: {error}", to.display()))
}

/// The hash of a content in full, as hexadecimal digits.
pub fn sha256(content: &[u8]) -> String {
    let mut text = String::new();
    for byte in Sha256::digest(content) {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// The address of every file that is kept, with its hash, in a fixed order.
fn files(dist: &Path) -> Result<Vec<(String, String)>, String> {
    let mut found = Vec::new();
    list(dist, "./", &mut found)?;
    found.sort();
    let mut files = Vec::new();
    for (address, path) in found {
        let content = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        files.push((address, sha256(&content)));
    }
    Ok(files)
}

fn list(folder: &Path, address: &str, into: &mut Vec<(String, PathBuf)>) -> Result<(), String> {
    let at = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(at)? {
        let path = entry.map_err(at)?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        match name.as_str() {
            // What a store shows before anybody installs, and the worker itself.
            "screenshots" | "sw.js" => {}
            _ if embed::is_for_other_pages(&name) => {}
            // Some hosts send those who ask for the file on to the folder.
            "index.html" => into.push((address.to_owned(), path)),
            _ if path.is_dir() => list(&path, &format!("{address}{name}/"), into)?,
            _ => into.push((format!("{address}{name}"), path)),
        }
    }
    Ok(())
}

/// The worker's text. The name of a build is the hash of all of it, code included.
fn worker(files: &[(String, String)], code: &str) -> String {
    let mut list = String::from("const FILES = [\n");
    for (address, hash) in files {
        let _ = writeln!(list, "[\"{address}\",\"{hash}\"],");
    }
    list.push_str("];\n");
    let build = sha256(format!("{list}{code}").as_bytes());
    format!("const BUILD = \"{}\";\n{list}{code}", &build[..16])
}

/// A script without the comments and the indentation that nobody reads there.
fn source(name: &str) -> Result<String, String> {
    let path = project::root().join("web/shell").join(name);
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(without_comments(&text))
}

/// A script without comments on lines of their own and without indentation.
pub fn without_comments(script: &str) -> String {
    let lines = script.lines().map(str::trim);
    let kept = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    let kept = kept.filter(|line| !(line.starts_with("/**") && line.ends_with("*/")));
    kept.fold(String::new(), |text, line| text + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_build_is_named_by_every_file_and_by_the_code() {
        let file = |hash: &str| [("./".to_owned(), hash.to_owned())];
        let name = |text: &str| text.lines().next().unwrap_or_default().to_owned();
        let one = name(&worker(&file("aa"), "code"));
        assert_eq!(one, name(&worker(&file("aa"), "code")));
        assert_ne!(one, name(&worker(&file("ab"), "code")));
        assert_ne!(one, name(&worker(&file("aa"), "other code")));
    }

    #[test]
    fn comments_go_and_addresses_stay() {
        let script = "// why\n/** what */\nif (x) {\n  go(\"https://x\"); // kept\n}\n";
        assert_eq!(
            without_comments(script),
            "if (x) {\ngo(\"https://x\"); // kept\n}\n"
        );
    }

    #[test]
    fn every_file_is_listed_but_the_worker_and_the_screenshots() {
        let folder = std::env::temp_dir().join(format!("asalto-list-{}", std::process::id()));
        let at = |name: &str| folder.join(name);
        fs::create_dir_all(at("rules/es")).expect("a temporary folder can be made");
        fs::create_dir_all(at("screenshots")).expect("a temporary folder can be made");
        for name in [
            "index.html",
            "sw.js",
            "rules/es/a.json",
            "screenshots/a.png",
        ] {
            fs::write(at(name), name).expect("a temporary file can be written");
        }
        let listed = files(&folder).map(|files| files.into_iter().map(|file| file.0).collect());
        fs::remove_dir_all(&folder).expect("a temporary folder can be removed");
        let expected: Vec<String> = vec!["./".into(), "./rules/es/a.json".into()];
        assert_eq!(listed, Ok(expected));
    }
}
