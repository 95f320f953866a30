//! The browser tests: runs Playwright and reads its report.

use std::fs;
use std::process::Command;

use serde_json::Value;

use super::faults;
use super::output::{Count, require_tests, say_seeds};
use crate::run::read;
use crate::{browsers, project, test_seed};

/// The result of the browser tests.
#[derive(Debug)]
pub struct Report {
    /// The counts of the tests.
    pub count: Count,
    /// The tests that failed on each try, as file and title.
    pub failed: Vec<String>,
    /// The tests that failed and then passed, as file and title.
    pub flaky: Vec<String>,
}

/// Runs the browser tests on the built site. A test fails if its browser is missing.
///
/// # Errors
/// If Playwright can't be started or writes no report.
pub fn browser() -> Result<Report, String> {
    let results = project::root().join("target/browser-tests.json");
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut playwright = Command::new("node");
    playwright
        .args(["node_modules/@playwright/test/cli.js", "test"])
        .current_dir(project::e2e());
    playwright.env("ASALTO_XTASK", this);
    playwright.env("ASALTO_SEED", test_seed::test_seed()?);
    playwright.envs(browsers::programs());
    playwright
        .env("PLAYWRIGHT_JSON_OUTPUT_NAME", &results)
        .env("CI", "1");
    let _stale = fs::remove_file(&results);
    let printed = read(&mut playwright)?;
    say_seeds(&printed.text);
    // The kinds of faults, and the inputs that each task costs.
    let is_row = |line: &&str| line.starts_with("fault |") || line.starts_with("inputs |");
    for line in printed.text.lines().filter(is_row) {
        println!("{line}");
    }
    let json = fs::read_to_string(&results)
        .map_err(|error| format!("{}\nno results: {error}", printed.text))?;
    let report = Report::read(&json).map_err(|error| format!("{}: {error}", results.display()))?;
    let mut count = require_tests(&printed, report.count)?;
    if let Err(error) = faults::write(&printed.text) {
        println!("{error}");
        count.add(Count::FAILED);
    }
    Ok(Report { count, ..report })
}

impl Report {
    /// Parses Playwright's report. A test that passed on its second try has passed and is flaky; a
    /// skipped test has failed.
    fn read(json: &str) -> Result<Self, String> {
        let report: Value = serde_json::from_str(json).map_err(|error| error.to_string())?;
        let stat = |name: &str| {
            let number = report.pointer(&format!("/stats/{name}"));
            let number = number.and_then(Value::as_u64);
            let number = number.and_then(|number| usize::try_from(number).ok());
            number.ok_or_else(|| format!("there is no number of tests that were {name}"))
        };
        let count = Count {
            passed: stat("expected")? + stat("flaky")?,
            failed: stat("unexpected")? + stat("skipped")?,
        };
        let named = |status| {
            let mut names = Vec::new();
            find_tests(&report, status, &mut names);
            names
        };
        Ok(Self {
            count,
            failed: named("unexpected"),
            flaky: named("flaky"),
        })
    }
}

/// Adds the tests of a status in a suite, and in the suites in it, to the names. The report itself has suites too.
fn find_tests(suite: &Value, status: &str, names: &mut Vec<String>) {
    for spec in list(suite, "specs") {
        let is_found = |test: &Value| test.get("status").is_some_and(|found| found == status);
        if list(spec, "tests").iter().any(is_found) {
            let text = |key| spec.get(key).and_then(Value::as_str).unwrap_or_default();
            names.push(format!("{}: {}", text("file"), text("title")));
        }
    }
    for inner in list(suite, "suites") {
        find_tests(inner, status, names);
    }
}

fn list<'v>(of: &'v Value, key: &str) -> &'v [Value] {
    let list = of.get(key).and_then(Value::as_array);
    list.map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(suites: &str, stats: &str) -> Result<Report, String> {
        Report::read(&format!("{{\"suites\": {suites}, \"stats\": {stats}}}"))
    }

    #[test]
    fn a_skipped_browser_test_has_failed() {
        let stats = r#"{"expected": 7, "skipped": 1, "unexpected": 2, "flaky": 0}"#;
        let report = report("[]", stats).expect("the report is well formed");
        let count = Count {
            passed: 7,
            failed: 3,
        };
        assert_eq!((report.count, report.flaky), (count, Vec::new()));
    }

    #[test]
    fn a_test_that_failed_on_each_try_is_named() {
        let suites = r#"[{"title": "ties.spec.js", "specs": [
            {"title": "one", "file": "ties.spec.js", "tests": [{"status": "unexpected"}]},
            {"title": "two", "file": "ties.spec.js", "tests": [{"status": "expected"}]}
        ]}]"#;
        let stats = r#"{"expected": 1, "skipped": 0, "unexpected": 1, "flaky": 0}"#;
        let report = report(suites, stats).expect("the report is well formed");
        assert_eq!(report.failed, ["ties.spec.js: one"]);
        assert_eq!(report.flaky, Vec::<String>::new());
    }

    #[test]
    fn a_test_that_passed_on_its_second_try_has_passed_and_is_named() {
        let suites = r#"[{"title": "ties.spec.js", "specs": [
            {"title": "one", "file": "ties.spec.js", "tests": [{"status": "expected"}]}
        ], "suites": [{"title": "three", "specs": [
            {"title": "two", "file": "ties.spec.js", "tests": [{"status": "flaky"}]}
        ]}]}]"#;
        let stats = r#"{"expected": 1, "skipped": 0, "unexpected": 0, "flaky": 1}"#;
        let report = report(suites, stats).expect("the report is well formed");
        let count = Count {
            passed: 2,
            failed: 0,
        };
        assert_eq!(report.count, count);
        assert_eq!(report.flaky, ["ties.spec.js: two"]);
    }

    #[test]
    fn a_report_without_counts_is_refused() {
        assert!(report("[]", r#"{"expected": 7}"#).is_err());
        assert!(Report::read("").is_err());
    }
}
