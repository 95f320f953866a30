//! The summary of many scenario files, for people and as JSON for programs.
#![allow(dead_code, reason = "the tests of the crate and the example use parts")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use asalto_core::RuleId;
use serde_json::json;

use super::{Failure, Outcome, run_file};

/// The results of many scenario files.
#[derive(Default)]
pub struct Summary {
    /// The number of files of which every expectation held.
    pub passed: usize,
    /// The number of files with a failure.
    pub failed: usize,
    /// The number of files without a failure in which the tracker does not know everything.
    pub unsupported: usize,
    /// Every failure, by file and line.
    pub failures: Vec<Failure>,
    /// The rules that the passed files show.
    pub shown: BTreeSet<RuleId>,
}

impl Summary {
    /// Runs files.
    pub fn of(files: &[PathBuf]) -> Self {
        let mut summary = Self::default();
        for file in files {
            summary.add(run_file(file));
        }
        summary
    }

    /// Adds the outcome of a file.
    pub fn add(&mut self, outcome: Outcome) {
        if !outcome.failures.is_empty() {
            self.failed += 1;
            self.failures.extend(outcome.failures);
        } else if outcome.unsupported > 0 {
            self.unsupported += 1;
        } else {
            self.passed += 1;
            self.shown.extend(outcome.rules);
        }
    }

    /// The number of files.
    pub fn files(&self) -> usize {
        self.passed + self.failed + self.unsupported
    }

    /// Whether there was a file and none failed.
    pub fn holds(&self) -> bool {
        self.failed == 0 && self.passed > 0
    }

    /// The summary as JSON, with the files relative to a folder.
    pub fn to_json(&self, folder: &Path, all: &[RuleId]) -> serde_json::Value {
        let failures = self.failures.iter().map(|failure| {
            let file = failure.file.strip_prefix(folder).unwrap_or(&failure.file);
            let steps = file.iter().map(|step| step.to_string_lossy());
            json!({
                "file": steps.collect::<Vec<_>>().join("/"),
                "line": failure.line,
                "message": failure.what,
            })
        });
        let shown = all.iter().filter(|rule| self.shown.contains(rule));
        json!({
            "files": self.files(),
            "passed": self.passed,
            "failed": self.failed,
            "rules": { "shown": shown.count(), "all": all.len() },
            "failures": failures.collect::<Vec<_>>(),
        })
    }
}

/// The files of a suite that are no scenarios: its licence and its version.
const NO_SCENARIOS: [&str; 2] = ["LICENSE", "VERSION"];

/// The scenario files in a folder and the folders in it, by name, without hidden ones; a file alone
/// for itself.
pub fn files_in(path: &Path) -> Result<Vec<PathBuf>, String> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let error = |error: std::io::Error| format!("{}: {error}", path.display());
    let mut files = Vec::new();
    for entry in std::fs::read_dir(path).map_err(error)? {
        let entry = entry.map_err(error)?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if !name.starts_with('.') && !NO_SCENARIOS.contains(&&*name) {
            files.extend(files_in(&entry.path())?);
        }
    }
    files.sort();
    Ok(files)
}
