//! The check of all JavaScript: its types with tsc, which reads `JSDoc`, and its lints with oxlint. Both come with the packages
//! of the browser tests, at fixed versions (docs/decisions/0073-types-and-lints-for-scripts.md).
//!
//! No package of npm may run a script when it is installed.

use std::fs;
use std::process::Command;

use serde_json::Value;

use crate::project::at;
use crate::run::{Outcome, quietly};
use crate::{checkout, project, setup};

/// The scripts that run in one kind of place: the page, the service worker, and node with the pages of the browser tests.
const PROJECTS: [&str; 3] = [
    "tsconfig.json",
    "web/shell/tsconfig.worker.json",
    "web/e2e/tsconfig.json",
];

/// Checks the lock files of npm, and the types and the lints of all scripts.
///
/// # Errors
/// The packages that run a script when they are installed, the messages of tsc and oxlint, or if they can't be installed.
pub fn check() -> Outcome {
    lock_files()?;
    setup::node_modules()?;
    for project in PROJECTS {
        quietly(node("typescript/bin/tsc").args(["--project", project]))?;
    }
    quietly(node("oxlint/bin/oxlint").args(["--deny-warnings", "."]))
}

/// Checks that no package in a lock file of npm has a script that runs when it is installed.
fn lock_files() -> Outcome {
    let files = checkout::files()?;
    let locks = files.iter();
    let locks = locks.filter(|file| {
        file.file_name()
            .is_some_and(|name| name == "package-lock.json")
    });
    let mut found = Vec::new();
    let mut count = 0;
    for lock in locks {
        let path = project::root().join(lock);
        let text = fs::read_to_string(&path).map_err(|error| at(&path, &error))?;
        let names = with_install_script(&text);
        let names = names.map_err(|error| format!("{}: {error}", path.display()))?;
        let line_of = |name| {
            format!(
                "{}: {name} runs a script when it is installed",
                lock.display()
            )
        };
        found.extend(names.into_iter().map(line_of));
        count += 1;
    }
    match (count, found.as_slice()) {
        (0, _) => Err("there is no package-lock.json".to_owned()),
        (_, []) => Ok(()),
        (_, lines) => Err(lines.join("\n")),
    }
}

/// Returns the packages of a lock file that have a script for their installation.
fn with_install_script(lock: &str) -> Result<Vec<String>, String> {
    let lock: Value = serde_json::from_str(lock).map_err(|error| error.to_string())?;
    let packages = lock.get("packages").and_then(Value::as_object);
    let packages = packages.ok_or("no list of packages")?;
    let has_script = |package: &Value| {
        package
            .get("hasInstallScript")
            .is_some_and(|has| has != false)
    };
    let found = packages.iter().filter(|(_, package)| has_script(package));
    Ok(found.map(|(name, _)| name.clone()).collect())
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
    use super::*;

    #[test]
    fn the_packages_run_nothing_when_they_are_installed() {
        assert_eq!(lock_files(), Ok(()));
        for project in PROJECTS {
            assert!(project::root().join(project).is_file(), "{project}");
        }
    }

    #[test]
    fn a_script_of_an_installation_is_found() {
        let lock = r#"{"packages": {
            "": {"name": "asalto-tools"},
            "node_modules/one": {"version": "1.0.0", "hasInstallScript": true},
            "node_modules/two": {"version": "1.0.0"}
        }}"#;
        assert_eq!(
            with_install_script(lock),
            Ok(vec!["node_modules/one".to_owned()])
        );
        assert!(with_install_script("{}").is_err_and(|error| error.contains("no list")));
        assert!(with_install_script("").is_err());
    }
}
