//! The full test: all runners and the sum of their counts.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;
use std::thread;
use std::time::Instant;

use crate::check;
use crate::effort::{Effort, TARGET};
use crate::run::{Outcome, Printed, cargo, quietly, read, say, seconds};
use crate::{browsers, build, fuzz, layers, project, seed, setup, size, wasm};

/// The counts of a runner.
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

/// Sets up and runs all tests; a failed step doesn't stop the others.
///
/// # Errors
/// An empty message if a test failed, because the last line has already said so.
pub fn test() -> Outcome {
    let began = Instant::now();
    let mut sum = step("set-up", || setup::for_testing().map(|()| Count::default()));
    // The optimized build and the compilation of the tests hold no common lock of cargo, and each
    // runs on one core for long stretches.
    thread::scope(|scope| {
        let site = scope.spawn(build_the_site);
        // A browser test reads what the engine has said in them.
        sum.add(tests_of_the_core());
        let rest = scope.spawn(beside_the_browsers);
        sum.add(site.join().unwrap_or(Count::FAILED));
        sum.add(step("browser", browser));
        sum.add(rest.join().unwrap_or(Count::FAILED));
    });
    say(&format!("everything: {}", seconds(began)));
    println!("{} passed, {} failed", sum.passed, sum.failed);
    if sum.failed == 0 && sum.passed > 0 {
        Ok(())
    } else {
        Err(String::new())
    }
}

/// Builds the site that the browsers open, and checks its size against the budgets.
fn build_the_site() -> Count {
    let mut sum = step("build", || {
        build::build(Effort::Small).map(|()| Count::PASSED)
    });
    sum.add(step("size", || size::report().map(|_| Count::PASSED)));
    sum
}

/// Runs the tests of the core. The full test plays more sequences (2,500 for each ruleset) and more
/// hostile sessions.
fn tests_of_the_core() -> Count {
    step(
        "tests of the core and the package, scenarios among them",
        || {
            let mut tests = cargo_test();
            tests.args(["--no-fail-fast", "-p", "asalto-core", "-p", "asalto-pkg"]);
            tests.env("ASALTO_SEED", seed::seed()?);
            tests.env("PROPTEST_CASES", "2500");
            tests.env("ASALTO_FUZZ_SESSIONS", "30000");
            libtest(tests.args(["--", "--show-output"]))
        },
    )
}

/// Runs what needs neither the site nor a browser: the format check, clippy, and the other tests.
/// Clippy for the web comes last, because cargo locks its folder while the site is built.
fn beside_the_browsers() -> Count {
    let lint = |(name, command): check::Step| step(name, || whole(&mut gently(&command)));
    let mut sum = lint(check::format());
    sum.add(lint(check::format_fuzz()));
    sum.add(lint(check::clippy_native()));
    sum.add(step("layers", || layers::layers().map(|()| Count::PASSED)));
    sum.add(step("tests of the app that need no browser", || {
        libtest(&mut gently(cargo_test().args([
            "-p",
            "asalto-web",
            "--lib",
        ])))
    }));
    sum.add(step("tests of these scripts", || {
        libtest(&mut gently(cargo_test().args(["-p", "xtask"])))
    }));
    sum.add(step("seeds of the fuzz targets", || {
        libtest(&mut gently(&fuzz::seeds()))
    }));
    sum.add(step("the same bytes in wasm", core_in_wasm));
    sum.add(lint(check::clippy_web()));
    sum
}

fn cargo_test() -> Command {
    let mut command = cargo();
    command.args(["test", "--locked"]).args(check::FULL_TEST);
    command
}

/// Returns a command that leaves the processors to the browsers, where the system can do that.
fn gently(command: &Command) -> Command {
    if !cfg!(unix) {
        let mut same = Command::new(command.get_program());
        same.args(command.get_args()).current_dir(project::root());
        return same;
    }
    let mut gentle = Command::new("nice");
    gentle.arg(command.get_program()).args(command.get_args());
    gentle.current_dir(project::root());
    gentle
}

/// Runs a step, prints its time and returns its count; an error counts as one failure.
fn step(name: &str, work: impl FnOnce() -> Result<Count, String>) -> Count {
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
    count
}

/// Runs a program that passes or fails as a whole.
fn whole(command: &mut Command) -> Result<Count, String> {
    let printed = read(command)?;
    if printed.success {
        Ok(Count::PASSED)
    } else {
        Err(printed.text)
    }
}

/// Prints the seeds of the random tests and the number of sessions that they tried.
fn say_seeds(text: &str) {
    let told = |line: &&str| line.contains("ASALTO_SEED=") || line.contains(" hostile sessions");
    for line in text.lines().filter(told) {
        say(line);
    }
}

/// Runs Rust's test harness.
fn libtest(command: &mut Command) -> Result<Count, String> {
    let printed = read(command)?;
    say_seeds(&printed.text);
    let mut count = harness_count(&printed.text);
    count.add(scenario_count(&printed.text));
    judged(&printed, count)
}

/// Checks a runner's counts: a failed run has at least one failure, and a run without tests is an
/// error.
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

/// Compiles the check of `core/tests/wasm.rs` for the browser and runs it under node.
fn core_in_wasm() -> Result<Count, String> {
    let mut build = cargo();
    build.args(["build", "--quiet", "--locked", "-p", "asalto-core"]);
    build.args(["--example", "same_bytes", "--target", TARGET]);
    quietly(&mut gently(&build))?;
    libtest(&mut wasm::example("same_bytes", "debug"))
}

/// Parses the summary of the scenario test, such as `scenarios: 3 passed, 1 failed`.
fn scenario_count(text: &str) -> Count {
    let mut lines = text.lines();
    let line = lines.find_map(|line| line.strip_prefix("scenarios: "));
    let line = line.unwrap_or_default();
    Count {
        passed: number_before(line, " passed"),
        failed: number_before(line, " failed"),
    }
}

/// Runs the browser tests on the built site. A test fails if its browser is missing.
fn browser() -> Result<Count, String> {
    let results = project::root().join("target/browser-tests.json");
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut playwright = Command::new("node");
    playwright
        .args(["node_modules/@playwright/test/cli.js", "test"])
        .current_dir(project::e2e());
    playwright.env("ASALTO_XTASK", this);
    playwright.env("ASALTO_SEED", seed::seed()?);
    playwright.envs(browsers::programs());
    playwright
        .env("PLAYWRIGHT_JSON_OUTPUT_NAME", &results)
        .env("CI", "1");
    let _stale = fs::remove_file(&results);
    let printed = read(&mut playwright)?;
    say_seeds(&printed.text);
    // The faults that the tests injected: how often, and how much data was lost.
    let faults = printed.text.lines();
    let faults: BTreeSet<_> = faults.filter(|line| line.starts_with("fault |")).collect();
    println!("fault | {:62} | tries | lost", "");
    for line in &faults {
        println!("{line}");
    }
    // What each task costs in inputs.
    for line in printed
        .text
        .lines()
        .filter(|line| line.starts_with("inputs |"))
    {
        println!("{line}");
    }
    let table = project::root().join("docs/faults.md");
    fs::write(&table, fault_table(&faults)).map_err(|error| project::at(&table, &error))?;
    let json = fs::read_to_string(&results)
        .map_err(|error| format!("{}\nno results: {error}", printed.text))?;
    let count = playwright_count(&json);
    judged(&printed, count)
}

/// Writes the faults as the page that the documentation shows.
fn fault_table(faults: &BTreeSet<&str>) -> String {
    let mut page = String::from(
        "# Faults\n\n\
         What the browser tests break on purpose, how often, and how many combatants or commands were lost by it.\n\
         `cargo xtask test` writes this page. Browsers may lose what they had not written when they were killed.\n\n\
         | fault | tries | lost |\n|---|--:|--:|\n",
    );
    for line in faults {
        let cells = line.split('|').skip(1).map(str::trim);
        let cells: Vec<_> = cells.collect();
        page.extend(["| ", cells.join(" | ").as_str(), " |\n"]);
    }
    page
}

/// Parses the statistics of Playwright's JSON report; a test that passed on its second try has
/// failed.
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
    fn a_fault_is_a_row() {
        let lines = BTreeSet::from(["fault | a crash          |     3 |    0"]);
        assert!(fault_table(&lines).ends_with("|--:|\n| a crash | 3 | 0 |\n"));
    }

    #[test]
    fn each_scenario_counts() {
        let text = "1 passed, 0 failed\nscenarios: 3 passed, 1 failed\nwarning: unused\n";
        assert_eq!(
            scenario_count(text),
            Count {
                passed: 3,
                failed: 1
            }
        );
        assert_eq!(scenario_count("no counts"), Count::default());
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
