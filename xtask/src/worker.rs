//! The service worker, with the list of all built files.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::bundle::{self, BuildValues, Format};
use crate::hash::sha256;
use crate::run::Outcome;
use crate::{embed, project};

/// Writes `sw.js` for all files in a folder. It must come last: files written after it are missing
/// offline.
///
/// # Errors
/// If a file can't be read or written.
pub fn write(dist: &Path) -> Outcome {
    let code = bundle::script("web/shell/sw.js", Format::Script, &BuildValues::default())?;
    let to = dist.join("sw.js");
    fs::write(&to, worker(&files(dist)?, &code)).map_err(|error| project::at(&to, &error))
}

/// Returns the address of every cached file with its hash, in a fixed order.
fn files(dist: &Path) -> Result<Vec<(String, String)>, String> {
    let mut found = Vec::new();
    for (address, path) in project::files_below(dist)? {
        if address.split('/').any(is_left_out) {
            continue;
        }
        // Some hosts redirect requests for the file to the folder.
        let folder = address.strip_suffix("index.html");
        let folder = folder.filter(|folder| folder.is_empty() || folder.ends_with('/'));
        let address = format!("./{}", folder.unwrap_or(&address));
        let content = fs::read(&path).map_err(|error| project::at(&path, &error))?;
        found.push((address, sha256(&content)));
    }
    found.sort();
    Ok(found)
}

/// Whether a file or folder is not cached. App stores show the screenshots before installation, and the worker
/// can't cache itself.
fn is_left_out(name: &str) -> bool {
    matches!(name, "screenshots" | "sw.js") || embed::is_for_other_pages(name)
}

/// Returns the text of the worker. The name of a build is the hash of all files, code included.
fn worker(files: &[(String, String)], code: &str) -> String {
    let mut list = String::from("const FILES = [\n");
    for (address, hash) in files {
        let _ = writeln!(list, "[\"{address}\",\"{hash}\"],");
    }
    list.push_str("];\n");
    let build = sha256(format!("{list}{code}").as_bytes());
    format!("const BUILD = \"{}\";\n{list}{code}", &build[..16])
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
