//! The report of a tracker over a suite, as JSON, and its badge.

use std::path::{Path, PathBuf};

use asalto_core::RuleId;
use serde_json::{Value, json};

use super::SUITE;
use super::foreign::{Foreign, Transport};
use super::protocol::{PROTOCOL, TrackerError};
use crate::runner::play_text;
use crate::runner::summary::Summary;

/// The results of a tracker over scenario files.
#[derive(Default)]
pub struct Report {
    /// The results by file.
    pub summary: Summary,
    /// The number of expectations in all files.
    pub expected: usize,
    /// The number of expectations that held.
    pub passed: usize,
    /// The number of expectations that the tracker does not know.
    pub unsupported: usize,
    /// The number of expectations among those that held which the tracker itself judged.
    pub judged: usize,
}

impl Report {
    /// Plays each file with a new tracker.
    ///
    /// # Errors
    /// If a file can't be read, or the tracker can't be started.
    pub fn of<T: Transport>(
        files: &[PathBuf],
        mut start: impl FnMut() -> Result<T, TrackerError>,
    ) -> Result<Self, String> {
        let mut report = Self::default();
        for file in files {
            let error = |error| format!("{}: {error}", file.display());
            let text = std::fs::read_to_string(file).map_err(error)?;
            let transport = start().map_err(|error| error.to_string())?;
            report.add(file, &text, transport);
        }
        Ok(report)
    }

    /// Plays the text of a file.
    pub fn add(&mut self, file: &Path, text: &str, transport: impl Transport) {
        let mut tracker = Foreign::new(transport);
        let outcome = play_text(file, text, &mut tracker);
        self.expected += outcome.expected;
        self.passed += outcome.passed;
        self.unsupported += outcome.unsupported;
        self.judged += tracker.judged;
        self.summary.add(outcome);
    }

    /// The number of expectations that did not hold, those after a lost tracker among them.
    pub fn failed(&self) -> usize {
        self.expected - self.passed - self.unsupported
    }

    /// The report as JSON, with the files relative to a folder.
    pub fn to_json(&self, folder: &Path, all: &[RuleId]) -> Value {
        let mut report = self.summary.to_json(folder, all);
        report["suite"] = SUITE.trim_end().into();
        report["protocol"] = PROTOCOL.into();
        report["unsupported"] = self.summary.unsupported.into();
        report["expectations"] = json!({
            "all": self.expected,
            "passed": self.passed,
            "failed": self.failed(),
            "unsupported": self.unsupported,
            "judged": self.judged,
        });
        report["badge"] = self.badge();
        report
    }

    /// The badge in the format of shields.io.
    pub fn badge(&self) -> Value {
        let files = self.summary.files();
        let passed = self.summary.passed;
        let color = match self.summary.failed {
            0 if passed == files => "brightgreen",
            0 => "green",
            _ => "orange",
        };
        json!({
            "schemaVersion": 1,
            "label": format!("combat scenarios {}", SUITE.trim_end()),
            "message": format!("{passed} of {files}"),
            "color": color,
        })
    }
}
