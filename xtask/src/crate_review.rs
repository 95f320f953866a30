//! The review of the crates in `docs/crates.md`: it must name every crate of both lock files at its version.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::project::{at, root};
use crate::run::Outcome;

/// The page with the review.
const PAGE: &str = "docs/crates.md";
/// The lock files: the project, and the fuzz targets with their fuzzer.
const LOCKS: [&str; 2] = ["Cargo.lock", "fuzz/targets/Cargo.lock"];
/// The public checks that compare the lock files with today's database.
const WORKFLOW: &str = ".github/workflows/advisories.yml";
/// The head of the table of the review.
const HEAD: &str = "| crate | version | reviewed | advisories |";
/// The advisories of a crate that has none.
const NONE: &str = "none";
/// Marks an advisory that still holds. The page has a section that says what it means.
const OPEN: &str = "open: ";

/// A crate and its version.
type Package = (String, String);

/// A row of the review.
#[derive(Debug, PartialEq, Eq)]
struct Row {
    /// The day of the review.
    reviewed: String,
    /// The advisories of the crate: none, those that are fixed in this version, or those that hold.
    advisories: String,
}

/// Checks that the review is complete and exact.
///
/// # Errors
/// The crates that are missing, superfluous or described without care, one a line.
pub fn check() -> Outcome {
    let mut locked = BTreeSet::new();
    for lock in LOCKS {
        locked.extend(packages(&text(&root().join(lock))?));
    }
    let page = text(&root().join(PAGE))?;
    let mut faults = faults(&locked, &rows(&page)?);
    faults.extend(unexplained(&page)?);
    faults.extend(ignored(&page, &text(&root().join(WORKFLOW))?)?);
    if faults.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{}\n{PAGE} says how to review a crate.",
        faults.join("\n")
    ))
}

fn text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| at(path, &error))
}

/// Returns the packages of a lock file that come from a registry. The project's own have no source.
fn packages(lock: &str) -> BTreeSet<Package> {
    let value = |entry: &str, key: &str| {
        let mut lines = entry.lines();
        let found = lines.find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \""));
        found.map(|rest| rest.trim_end_matches('"').to_owned())
    };
    let entries = lock.split("[[package]]").skip(1);
    let foreign = entries.filter(|entry| entry.contains("\nsource = "));
    foreign
        .filter_map(|entry| Some((value(entry, "name")?, value(entry, "version")?)))
        .collect()
}

/// Returns the rows of the review.
fn rows(page: &str) -> Result<BTreeMap<Package, Row>, String> {
    let table = page.split_once(HEAD).map(|(_, table)| table);
    let table = table.ok_or_else(|| format!("{PAGE} has no table {HEAD}"))?;
    let mut rows = BTreeMap::new();
    let lines = table
        .lines()
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    for line in lines {
        let cells: Vec<_> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [name, version, reviewed, advisories] = cells.as_slice() else {
            return Err(format!("{PAGE}: {line} has not four cells"));
        };
        let package = ((*name).to_owned(), (*version).to_owned());
        let row = Row {
            reviewed: (*reviewed).to_owned(),
            advisories: (*advisories).to_owned(),
        };
        if rows.insert(package, row).is_some() {
            return Err(format!("{PAGE} has {name} {version} twice"));
        }
    }
    Ok(rows)
}

/// Returns the differences between the lock files and the review, and the rows that say nothing.
fn faults(locked: &BTreeSet<Package>, rows: &BTreeMap<Package, Row>) -> Vec<String> {
    let mut faults = Vec::new();
    for (name, version) in locked {
        if !rows.contains_key(&(name.clone(), version.clone())) {
            faults.push(format!("{name} {version} is not reviewed"));
        }
    }
    for ((name, version), row) in rows {
        if !locked.contains(&(name.clone(), version.clone())) {
            faults.push(format!("{name} {version} is reviewed and not used"));
        }
        if !is_date(&row.reviewed) {
            faults.push(format!("{name} {version}: \"{}\" is no date", row.reviewed));
        }
        if row.advisories != NONE && !row.advisories.contains("RUSTSEC-") {
            faults.push(format!("{name} {version}: no advisory, and not \"{NONE}\""));
        }
    }
    faults
}

/// Returns the crates with an open advisory that no section of the page explains, and the sections without one.
fn unexplained(page: &str) -> Result<Vec<String>, String> {
    let rows = rows(page)?;
    let open: BTreeSet<_> = rows
        .iter()
        .filter(|(_, row)| row.advisories.starts_with(OPEN))
        .map(|((name, _), _)| name.as_str())
        .collect();
    let sections = page.lines().filter_map(|line| line.strip_prefix("### "));
    let sections: BTreeSet<_> = sections.collect();
    let missing = open.difference(&sections);
    let missing = missing.map(|name| format!("{name} has an open advisory and no section"));
    let idle = sections.difference(&open);
    let idle = idle.map(|name| format!("{name} has a section and no open advisory"));
    Ok(missing.chain(idle).collect())
}

/// Returns the differences between the open advisories and those that the public checks ignore.
fn ignored(page: &str, workflow: &str) -> Result<Vec<String>, String> {
    let rows = rows(page)?;
    let cells = rows.values().map(|row| row.advisories.as_str());
    let open = cells.filter_map(|cell| cell.strip_prefix(OPEN));
    let words = open.flat_map(|cell| cell.split([' ', ',']));
    let open: BTreeSet<_> = words.filter(|word| word.starts_with("RUSTSEC-")).collect();
    let after = workflow.split("--ignore ").skip(1);
    let ignored: BTreeSet<_> = after
        .filter_map(|rest| rest.split_whitespace().next())
        .collect();
    let said = |id: &&str| format!("{id} is open, or ignored in {WORKFLOW}, and not both");
    Ok(open.symmetric_difference(&ignored).map(said).collect())
}

/// Returns whether a text is a day such as 2026-11-26.
fn is_date(text: &str) -> bool {
    let shape = "dddd-dd-dd";
    let fits = |(letter, place): (char, char)| match place {
        'd' => letter.is_ascii_digit(),
        _ => letter == place,
    };
    text.len() == shape.len() && text.chars().zip(shape.chars()).all(fits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(rows: &str) -> String {
        format!("# Crates\n\n### paste\nArchived.\n\n{HEAD}\n|---|---|---|---|\n{rows}\nThe end.\n")
    }

    fn locked(packages: &[(&str, &str)]) -> BTreeSet<Package> {
        let owned = |(name, version): &(&str, &str)| ((*name).to_owned(), (*version).to_owned());
        packages.iter().map(owned).collect()
    }

    #[test]
    fn the_review_is_complete_and_exact() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn a_lock_file_names_the_packages_of_registries() {
        let lock = "version = 4\n\n[[package]]\nname = \"asalto-core\"\nversion = \"0.1.0\"\n\n\
                    [[package]]\nname = \"serde\"\nversion = \"1.0.1\"\nsource = \"registry\"\n";
        assert_eq!(packages(lock), locked(&[("serde", "1.0.1")]));
    }

    #[test]
    fn every_difference_is_a_fault() {
        let page = page("| one | 1.0.0 | 2026-11-26 | none |\n| two | 1.0.0 | 2026-11-26 | none |");
        let rows = rows(&page).expect("the table is well formed");
        let used = [("one", "1.0.0"), ("two", "1.0.1")];
        assert_eq!(
            faults(&locked(&used), &rows),
            [
                "two 1.0.1 is not reviewed",
                "two 1.0.0 is reviewed and not used"
            ]
        );
    }

    #[test]
    fn a_row_has_a_date_and_says_what_was_found() {
        let page = page("| one | 1.0.0 | soon | none |\n| two | 1.0.0 | 2026-11-26 | |");
        let rows = rows(&page).expect("the table is well formed");
        assert_eq!(
            faults(&locked(&[("one", "1.0.0"), ("two", "1.0.0")]), &rows),
            [
                "one 1.0.0: \"soon\" is no date",
                "two 1.0.0: no advisory, and not \"none\""
            ]
        );
    }

    #[test]
    fn an_open_advisory_has_a_section() {
        let open = |name| format!("| {name} | 1.0.0 | 2026-11-26 | open: RUSTSEC-2024-0436 |");
        assert_eq!(unexplained(&page(&open("paste"))), Ok(Vec::new()));
        assert_eq!(
            unexplained(&page(&open("other"))),
            Ok(vec![
                "other has an open advisory and no section".to_owned(),
                "paste has a section and no open advisory".to_owned()
            ])
        );
    }

    #[test]
    fn the_public_checks_ignore_what_is_open() {
        let page = page("| paste | 1.0.15 | 2026-11-26 | open: RUSTSEC-2024-0436, unmaintained |");
        let fault = |id| {
            vec![format!(
                "{id} is open, or ignored in {WORKFLOW}, and not both"
            )]
        };
        assert_eq!(
            ignored(&page, "audit --ignore RUSTSEC-2024-0436\n"),
            Ok(Vec::new())
        );
        assert_eq!(ignored(&page, "audit\n"), Ok(fault("RUSTSEC-2024-0436")));
        let both = "--ignore RUSTSEC-2024-0436 --ignore RUSTSEC-2026-0007";
        assert_eq!(ignored(&page, both), Ok(fault("RUSTSEC-2026-0007")));
    }

    #[test]
    fn a_table_without_rows_and_a_row_without_cells_are_refused() {
        assert!(rows("# Crates").is_err());
        assert!(rows(&page("| one | 1.0.0 |")).is_err_and(|error| error.contains("four cells")));
        let twice = "| one | 1.0.0 | 2026-11-26 | none |\n".repeat(2);
        assert!(rows(&page(twice.trim_end())).is_err_and(|error| error.contains("twice")));
    }
}
