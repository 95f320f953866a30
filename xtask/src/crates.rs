//! The crates that the project uses: the rules that each must keep, and the notices that their licenses demand.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::effort::TARGET;
use crate::project::{self, at};
use crate::run::{Outcome, cargo, printed};

/// The licenses that allow as much as Asalto's own.
const ALLOWED: [&str; 10] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];
/// The only source of crates.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";
/// Crates that nothing may bring in: they need a C compiler or a system's TLS, or do the work of one that is
/// here already.
const BANNED: [&str; 3] = ["openssl-sys", "native-tls", "reqwest"];
/// Crates in two versions, which others still ask for.
const TWICE: [&str; 10] = [
    "convert_case",
    "cpufeatures",
    "gimli",
    "gloo-utils",
    "hashbrown",
    "syn",
    "thiserror",
    "thiserror-impl",
    "wasm-encoder",
    "wasmparser",
];

/// Checks licenses, sources, bans and duplicates of every crate.
///
/// # Errors
/// The crates that break a rule, one a line.
pub fn check() -> Outcome {
    let lock = project::root().join("Cargo.lock");
    let lock = fs::read_to_string(&lock).map_err(|error| at(&lock, &error))?;
    let mut faults = of_lock(&lock);
    faults.extend(of_licenses(&listed(&["--workspace", "--target", "all"])?));
    faults.extend(of_list("TWICE", &TWICE, |name| {
        lock.matches(&format!("\nname = \"{name}\"\n")).count() > 1
    }));
    if faults.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{}\nThe rules for crates are in xtask/src/crates.rs.",
        faults.join("\n")
    ))
}

/// Returns the entries of a lock file that break a rule.
fn of_lock(lock: &str) -> Vec<String> {
    let value = |line: &str, key: &str| {
        let rest = line.strip_prefix(key)?.strip_prefix(" = \"")?;
        Some(rest.trim_end_matches('"').to_owned())
    };
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    for line in lock.lines() {
        if let Some(source) = value(line, "source").filter(|source| source != REGISTRY) {
            faults.push(format!("{source} is not the registry"));
        }
        let Some(name) = value(line, "name") else {
            continue;
        };
        if BANNED.contains(&&*name) {
            faults.push(format!("{name} is banned"));
        }
        if !seen.insert(name.clone()) && !TWICE.contains(&&*name) {
            faults.push(format!("{name} is here in two versions"));
        }
    }
    faults
}

/// Returns the crates whose license is not allowed.
fn of_licenses(licenses: &BTreeMap<String, String>) -> Vec<String> {
    let wrong = licenses.iter().filter(|(_, license)| !is_allowed(license));
    let said =
        wrong.map(|(name, license)| format!("{name}: \"{license}\" is not an allowed license"));
    said.collect()
}

/// Returns the exceptions of a list that nothing needs any more.
fn of_list(list: &str, exceptions: &[&str], needed: impl Fn(&str) -> bool) -> Vec<String> {
    let idle = exceptions.iter().filter(|name| !needed(name));
    idle.map(|name| format!("{name} is in {list} for nothing"))
        .collect()
}

/// Returns whether a license, or one of its alternatives, is allowed. All that are joined by AND must be.
fn is_allowed(license: &str) -> bool {
    let plain = license.replace(['(', ')'], "").replace('/', " OR ");
    let all = |one: &str| one.split(" AND ").all(|one| ALLOWED.contains(&one.trim()));
    plain.split(" OR ").any(all)
}

/// Returns the crates of a selection from the registry, as `name version`, with their licenses.
fn listed(selection: &[&str]) -> Result<BTreeMap<String, String>, String> {
    let mut tree = cargo();
    tree.args(["tree", "--locked", "--prefix", "none", "--no-dedupe"]);
    tree.args(["--edges", "normal,build", "--format", "{p}|{l}"]);
    let text = printed(tree.args(selection))?;
    let lines = text.lines().filter_map(|line| line.split_once('|'));
    // The project's own crates have a path in place of a registry.
    let foreign = lines.filter(|(package, _)| !package.contains("(/") && !package.contains(":\\"));
    let named = foreign.map(|(package, license)| {
        let mut words = package.split_whitespace();
        let name = words.next().unwrap_or_default();
        let version = words.next().unwrap_or_default().trim_start_matches('v');
        (format!("{name} {version}"), license.to_owned())
    });
    Ok(named.collect())
}

/// Returns the notices of everything in the wasm of some packages: each crate with its license, and then each
/// text once, with the crates that it came with.
///
/// # Errors
/// If cargo can't list the crates, or one is not in cargo's folder.
pub fn notices(packages: &[&str]) -> Result<String, String> {
    let mut selection = vec!["--target", TARGET];
    for package in packages {
        selection.extend(["--package", package]);
    }
    let mut list = String::new();
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, license) in listed(&selection)? {
        list.extend([name.as_str(), ": ", license.as_str(), "\n"]);
        let folder = folder(&name)?;
        for text in texts_of(&folder)? {
            texts.entry(text).or_default().push(name.clone());
        }
    }
    let mut notices = format!(
        "Asalto: MIT OR Apache-2.0.\n\nIt contains no package of npm. It contains the standard library of Rust \
         (MIT OR Apache-2.0, https://www.rust-lang.org/policies/licenses) and these crates:\n\n{list}"
    );
    for (text, names) in texts {
        let line = "-".repeat(79);
        let names = names.join(", ");
        notices.extend(["\n", &line, "\n", &names, "\n", &line, "\n\n", &text, "\n"]);
    }
    Ok(notices)
}

/// Returns the folder in which cargo keeps the source of a crate.
fn folder(name: &str) -> Result<PathBuf, String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    let sources = home.unwrap_or_default().join("registry/src");
    let registries = fs::read_dir(&sources).map_err(|error| at(&sources, &error))?;
    let own = name.replace(' ', "-");
    let mut folders = registries
        .flatten()
        .map(|registry| registry.path().join(&own));
    folders
        .find(|folder| folder.is_dir())
        .ok_or_else(|| format!("{name} is not in {}", sources.display()))
}

/// Returns the license texts in a folder.
fn texts_of(folder: &Path) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    for file in fs::read_dir(folder)
        .map_err(|error| at(folder, &error))?
        .flatten()
    {
        let name = file.file_name().to_string_lossy().to_uppercase();
        let is_text = ["LICEN", "COPYING", "NOTICE", "COPYRIGHT", "UNLICENSE"]
            .iter()
            .any(|start| name.starts_with(start));
        if is_text && file.path().is_file() {
            let text = fs::read_to_string(file.path()).map_err(|error| at(&file.path(), &error))?;
            found.push(text.replace("\r\n", "\n").trim().to_owned());
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crates_of_the_project_keep_the_rules() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn one_allowed_alternative_is_enough() {
        assert!(is_allowed("GPL-3.0 OR MIT"));
        assert!(is_allowed("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(is_allowed("MIT/Apache-2.0"));
        assert!(!is_allowed("GPL-3.0"));
        assert!(!is_allowed("MIT AND GPL-3.0"));
        assert!(!is_allowed(""));
    }

    #[test]
    fn a_license_that_is_not_allowed_is_a_fault() {
        let crates = [
            ("one 1.0.0", "GPL-3.0-only"),
            ("two 1.0.0", "MIT"),
            ("three 1.0.0", ""),
        ];
        let crates = crates.map(|(name, license)| (name.to_owned(), license.to_owned()));
        assert_eq!(
            of_licenses(&crates.into()),
            [
                "one 1.0.0: \"GPL-3.0-only\" is not an allowed license",
                "three 1.0.0: \"\" is not an allowed license"
            ]
        );
    }

    #[test]
    fn a_lock_file_names_its_faults() {
        let entry =
            |name: &str, source: &str| format!("name = \"{name}\"\nsource = \"{source}\"\n");
        let here = |name: &str| entry(name, REGISTRY);
        assert!(of_lock(&(here("syn") + &here("syn"))).is_empty());
        assert_eq!(
            of_lock(&(here("one") + &here("one"))),
            ["one is here in two versions"]
        );
        for source in [
            "git+https://example.com/one",
            "registry+https://example.com/index",
        ] {
            assert_eq!(
                of_lock(&entry("one", source)),
                [format!("{source} is not the registry")]
            );
        }
        for name in BANNED {
            assert_eq!(of_lock(&here(name)), [format!("{name} is banned")]);
        }
    }

    #[test]
    fn an_exception_that_nothing_needs_is_a_fault() {
        let faults = of_list("TWICE", &["syn", "gone"], |name| name == "syn");
        assert_eq!(faults, ["gone is in TWICE for nothing"]);
    }

    #[test]
    fn no_package_of_npm_is_in_the_scripts_that_ship() {
        let is_own = |name: &str| name.starts_with(['.', '/']) || name.starts_with("asalto:");
        assert!(is_own("./slot.js") && !is_own("linkedom"));
        let mut seen = 0;
        for folder in [
            "web/shell",
            "web/embed/public",
            "web/embed/internal",
            "pkg/js",
        ] {
            for file in fs::read_dir(project::root().join(folder))
                .expect("a folder")
                .flatten()
            {
                let path = file.path();
                if path.extension().is_none_or(|ending| ending != "js") {
                    continue;
                }
                let text = fs::read_to_string(&path).expect("a script");
                for line in text
                    .lines()
                    .filter(|line| line.starts_with("import ") || line.starts_with("} from"))
                {
                    let name = line.rsplit('"').nth(1).unwrap_or_default();
                    assert!(is_own(name), "{}: {line}", path.display());
                    seen += 1;
                }
            }
        }
        assert!(seen > 60, "{seen} imports");
    }
}
