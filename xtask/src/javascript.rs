//! The check of all JavaScript: its types with tsc, which reads `JSDoc`, and its lints with oxlint. Both come with the packages
//! of the browser tests, at fixed versions (docs/decisions/0073-types-and-lints-for-scripts.md).

use std::process::Command;

use crate::run::{Outcome, quietly};
use crate::{project, setup};

/// The scripts that run in one kind of place: the page, the service worker, and node with the pages of the browser tests.
const PROJECTS: [&str; 3] = [
    "tsconfig.json",
    "web/shell/tsconfig.worker.json",
    "web/e2e/tsconfig.json",
];

/// Checks the types and the lints of all scripts.
///
/// # Errors
/// The messages of tsc and oxlint, or if they can't be installed.
pub fn check() -> Outcome {
    setup::node_modules()?;
    for project in PROJECTS {
        quietly(node("typescript/bin/tsc").args(["--project", project]))?;
    }
    quietly(node("oxlint/bin/oxlint").args(["--deny-warnings", "."]))
}

/// Returns a command that runs a program of the packages on the whole project.
fn node(program: &str) -> Command {
    let mut command = Command::new("node");
    command.arg(project::e2e().join("node_modules").join(program));
    command.current_dir(project::root());
    command
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_packages_of_the_check_run_nothing_when_they_are_installed() {
        let lock = fs::read_to_string(project::e2e().join("package-lock.json"));
        let lock = lock.expect("the packages have a lock file");
        let entries: Vec<_> = lock.split("\n    \"node_modules/").collect();
        for name in ["typescript", "oxlint", "@types/node"] {
            let start = format!("{name}\":");
            let entry = entries.iter().find(|entry| entry.starts_with(&start));
            let entry = entry.unwrap_or_else(|| panic!("{name} is in the lock file"));
            assert!(!entry.contains("hasInstallScript"), "{entry}");
        }
        for project in PROJECTS {
            assert!(project::root().join(project).is_file(), "{project}");
        }
    }
}
