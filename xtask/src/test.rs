//! The whole test: every runner, and their counts added up.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use crate::check::{self, cargo};
use crate::run::{Outcome, Printed, read, say, seconds};
use crate::{browsers, build, project, setup, size};

/// What the runners counted.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
struct Count {
    passed: usize,
    failed: usize,
}

impl Count {
    const PASSED: Self = Self {
        passed: 1,
        failed: 0,
    };
    const FAILED: Self = Self {
        passed: 0,
        failed: 1,
    };

    fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// Sets up and runs everything; what fails does not keep the rest from running.
///
/// # Errors
/// Where something failed, after the last line has told how much.
pub fn test() -> Outcome {
    let mut sum = Count::default();
    step(&mut sum, "set-up", || {
        setup::for_testing().map(|()| Count::default())
    });
    for (name, mut command) in [check::format(), check::clippy_native(), check::clippy_web()] {
        step(&mut sum, name, || whole(&mut command));
    }
    step(&mut sum, "tests of the core and of these scripts", || {
        // The laws are tried on more sequences (these for each ruleset: 10,000 in all), and hostile
        // input for longer, than in the quick loop.
        let mut tests = cargo();
        tests.args(["test", "--locked", "--no-fail-fast"]);
        tests.args(["-p", "asalto-core", "-p", "xtask"]);
        tests
            .env("PROPTEST_CASES", "2500")
            .env("ASALTO_FUZZ_SECONDS", "60");
        libtest(&mut tests)
    });
    step(&mut sum, "tests of the app that need no browser", || {
        libtest(cargo().args(["test", "--locked", "-p", "asalto-web", "--lib"]))
    });
    step(&mut sum, "the same bytes in wasm", core_in_wasm);
    step(&mut sum, "scenarios", scenarios);
    step(&mut sum, "build", || {
        build::build(build::Effort::Small).map(|()| Count::PASSED)
    });
    step(&mut sum, "size", || size::report().map(|_| Count::PASSED));
    step(&mut sum, "browser", browser);
    println!("{} passed, {} failed", sum.passed, sum.failed);
    if sum.failed == 0 && sum.passed > 0 {
        Ok(())
    } else {
        Err(String::new())
    }
}

/// Runs a step, says how long it took, and adds what it counted; an error counts as one failure.
fn step(sum: &mut Count, name: &str, work: impl FnOnce() -> Result<Count, String>) {
    let began = Instant::now();
    let count = work().unwrap_or_else(|error| {
        println!("{error}");
        Count::FAILED
    });
    let how = if count.failed == 0 { "ok" } else { "FAILED" };
    say(&format!(
        "{name}: {how}, {} passed, {} failed, {}",
        count.passed,
        count.failed,
        seconds(began)
    ));
    sum.add(count);
}

/// A program that passes or fails as a whole.
fn whole(command: &mut Command) -> Result<Count, String> {
    let printed = read(command)?;
    if printed.success {
        Ok(Count::PASSED)
    } else {
        Err(printed.text)
    }
}

/// A run of Rust's own test harness.
fn libtest(command: &mut Command) -> Result<Count, String> {
    let printed = read(command)?;
    let count = harness_count(&printed.text);
    judged(&printed, count)
}

/// A runner's counts, which a run that failed or counted nothing cannot be right about.
fn judged(printed: &Printed, count: Count) -> Result<Count, String> {
    if !printed.success {
        println!("{}", printed.text);
        let failed = count.failed.max(1);
        Ok(Count { failed, ..count })
    } else if count.passed == 0 {
        Err(format!("no test ran\n{}", printed.text))
    } else {
        Ok(count)
    }
}

/// Adds up lines such as `test result: ok. 3 passed; 0 failed; …`.
fn harness_count(text: &str) -> Count {
    let mut sum = Count::default();
    for line in text
        .lines()
        .filter(|line| line.trim_start().starts_with("test result:"))
    {
        sum.passed += number_before(line, " passed");
        sum.failed += number_before(line, " failed");
    }
    sum
}

fn number_before(line: &str, word: &str) -> usize {
    let before = line.split_once(word).map_or("", |(before, _)| before);
    let digits = before.rsplit(|c: char| !c.is_ascii_digit()).next();
    digits
        .and_then(|digits| digits.parse().ok())
        .unwrap_or_default()
}

fn core_in_wasm() -> Result<Count, String> {
    let runner = setup::wasm_bindgen_programs()?;
    let runner = project::program(&runner, "wasm-bindgen-test-runner");
    let mut tests = cargo();
    tests.args(["test", "--locked", "-p", "asalto-core", "--test", "wasm"]);
    tests.args(["--target", "wasm32-unknown-unknown"]);
    tests.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner);
    libtest(&mut tests)
}

/// Every scenario file, by the program that anybody may run.
fn scenarios() -> Result<Count, String> {
    let mut run = cargo();
    run.args([
        "run",
        "--quiet",
        "--locked",
        "-p",
        "asalto-core",
        "--example",
        "scenario",
        "--",
    ]);
    run.args(scenario_files(
        &project::root().join("core/tests/scenarios"),
    )?);
    let printed = read(&mut run)?;
    judged(&printed, plain_count(&printed.text))
}

/// The last line such as `3 passed, 1 failed`; a compiler's warnings may come after it.
fn plain_count(text: &str) -> Count {
    let is_count = |line: &&str| line.contains(" passed, ") && line.ends_with(" failed");
    let last = text.lines().rfind(is_count).unwrap_or_default();
    Count {
        passed: number_before(last, " passed"),
        failed: number_before(last, " failed"),
    }
}

fn scenario_files(folder: &PathBuf) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() {
            files.extend(scenario_files(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// The browser tests, in real browsers on the built site; what needs one that cannot be had fails.
fn browser() -> Result<Count, String> {
    let results = project::root().join("target/browser-tests.json");
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut playwright = Command::new("node");
    playwright
        .args(["node_modules/@playwright/test/cli.js", "test"])
        .current_dir(project::e2e());
    playwright.env("ASALTO_XTASK", this);
    for browser in browsers::ALL {
        if let Some(program) = browser.find() {
            playwright.env(browser.variable, program);
        }
    }
    playwright
        .env("PLAYWRIGHT_JSON_OUTPUT_NAME", &results)
        .env("CI", "1");
    let _stale = fs::remove_file(&results);
    let printed = read(&mut playwright)?;
    // What was broken on purpose, how often, and what was lost by it.
    println!("fault | {:62} | tries | lost", "");
    for line in printed
        .text
        .lines()
        .filter(|line| line.starts_with("fault |"))
    {
        println!("{line}");
    }
    let json = fs::read_to_string(&results)
        .map_err(|error| format!("{}\nno results: {error}", printed.text))?;
    let count = playwright_count(&json);
    judged(&printed, count)
}

/// The statistics of Playwright's JSON report; a test that passed at the second try has failed.
fn playwright_count(json: &str) -> Count {
    let stats = json.rsplit_once("\"stats\"").map_or("", |(_, stats)| stats);
    let stat = |name: &str| {
        let after = stats
            .split_once(&format!("\"{name}\":"))
            .map_or("", |(_, after)| after);
        let digits: String = after
            .trim_start()
            .chars()
            .take_while(char::is_ascii_digit)
            .collect();
        digits.parse().unwrap_or_default()
    };
    Count {
        passed: stat("expected"),
        failed: stat("unexpected") + stat("flaky") + stat("skipped"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_harness_lines_add_up() {
        let text = "test result: ok. 3 passed; 0 failed; 0 ignored\nx\n    test result: FAILED. 12 passed; 2 failed;";
        assert_eq!(
            harness_count(text),
            Count {
                passed: 15,
                failed: 2
            }
        );
    }

    #[test]
    fn a_warning_after_the_counts_hides_nothing() {
        let text = "1 passed, 0 failed\n3 passed, 1 failed\nwarning: something is unused\n";
        assert_eq!(
            plain_count(text),
            Count {
                passed: 3,
                failed: 1
            }
        );
        assert_eq!(plain_count("no counts"), Count::default());
    }

    #[test]
    fn a_skipped_or_flaky_browser_test_has_failed() {
        let json = r#"{"suites":[],"stats":{"expected": 7,"skipped":1,"unexpected":2,"flaky":3}}"#;
        assert_eq!(
            playwright_count(json),
            Count {
                passed: 7,
                failed: 6
            }
        );
    }
}
