//! The full test: all runners and the sum of their counts.

mod browser;
mod faults;
mod output;

use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use crate::check;
use crate::effort::{Effort, TARGET};
use crate::run::{Outcome, cargo, quietly, read, say, seconds};
use crate::{build, javascript, layers, project, setup, size, test_seed, wasm};

use output::{Count, harness_count, require_tests, say_seeds, scenario_count};

/// Sets up and runs all tests; a failed step doesn't stop the others.
///
/// # Errors
/// An empty message if a test failed, because the last line has already said so.
pub fn test() -> Outcome {
    let began = Instant::now();
    let mut sum = step("set-up", || setup::for_testing().map(|()| Count::default()));
    let (mut failed, mut flaky) = (Vec::new(), Vec::new());
    // The optimized build and the compilation of the tests hold no common lock of cargo, and each
    // runs on one core for long stretches.
    thread::scope(|scope| {
        let site = scope.spawn(build_the_site);
        // A browser test reads the values that these tests print.
        sum.add(native_tests());
        let rest = scope.spawn(beside_the_browsers);
        sum.add(site.join().unwrap_or(Count::FAILED));
        let weighing = scope.spawn(|| step("size", || size::report().map(|()| Count::PASSED)));
        sum.add(step("browser", || {
            let report = browser::browser()?;
            (failed, flaky) = (report.failed, report.flaky);
            Ok(report.count)
        }));
        sum.add(weighing.join().unwrap_or(Count::FAILED));
        sum.add(rest.join().unwrap_or(Count::FAILED));
    });
    say(&format!("everything: {}", seconds(began)));
    print_list("failed steps:", &failed_steps());
    print_list("failed in the browser:", &failed);
    print_list("flaky:", &flaky);
    println!("{} passed, {} failed", sum.passed, sum.failed);
    if sum.failed == 0 && sum.passed > 0 {
        Ok(())
    } else {
        Err(String::new())
    }
}

/// Prints a list of tests under its title, or nothing.
fn print_list(title: &str, tests: &[String]) {
    if !tests.is_empty() {
        println!("{title}");
    }
    for test in tests {
        println!("  {test}");
    }
}

/// Builds the site that the browsers open.
fn build_the_site() -> Count {
    step("build", || {
        build::build(Effort::Small).map(|()| Count::PASSED)
    })
}

/// Runs the native tests of all crates but these scripts. The full test plays more sequences (2,500 for each ruleset)
/// and more hostile sessions.
fn native_tests() -> Count {
    step(
        "native tests, scenarios and seeds of the fuzz targets among them",
        || {
            let mut tests = cargo_test();
            tests
                .arg("--no-fail-fast")
                .args(check::package_args(&check::TESTED));
            tests.env("ASALTO_SEED", test_seed::test_seed()?);
            tests.env("PROPTEST_RNG_SEED", test_seed::test_seed()?);
            tests.env("PROPTEST_CASES", "2500");
            tests.env("ASALTO_FUZZ_SESSIONS", "30000");
            libtest(tests.args(["--", "--show-output"]))
        },
    )
}

/// Runs the checks that need neither the site nor a browser: format, clippy, and the other tests. Clippy for the web
/// comes last, because cargo locks its folder while the site is built.
fn beside_the_browsers() -> Count {
    let lint = |(name, command): check::Step| step(name, || whole(&mut gently(&command)));
    let mut sum = lint(check::format());
    sum.add(lint(check::format_fuzz()));
    sum.add(lint(check::clippy_native()));
    sum.add(lint(check::documentation()));
    sum.add(step("layers", || layers::layers().map(|()| Count::PASSED)));
    sum.add(step("types and lints of the scripts", || {
        javascript::check().map(|()| Count::PASSED)
    }));
    sum.add(step("tests of these scripts", || {
        libtest(&mut gently(cargo_test().args(["-p", "xtask"])))
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
    let mut gentle = if cfg!(unix) {
        let mut nice = Command::new("nice");
        nice.arg(command.get_program());
        nice
    } else {
        Command::new(command.get_program())
    };
    gentle.args(command.get_args()).current_dir(project::root());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => gentle.env(name, value),
            None => gentle.env_remove(name),
        };
    }
    gentle
}

/// The names of the steps that failed. Whoever has the last lines alone of a long output finds them there.
static FAILED_STEPS: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Returns the names of the steps that failed.
fn failed_steps() -> Vec<String> {
    let steps = FAILED_STEPS.lock().unwrap_or_else(PoisonError::into_inner);
    steps.clone()
}

/// Runs a step, prints its time and returns its count; an error counts as one failure.
fn step(name: &str, work: impl FnOnce() -> Result<Count, String>) -> Count {
    let began = Instant::now();
    let count = work().unwrap_or_else(|error| {
        println!("{error}");
        Count::FAILED
    });
    let how = if count.failed == 0 { "ok" } else { "FAILED" };
    if count.failed > 0 {
        let mut steps = FAILED_STEPS.lock().unwrap_or_else(PoisonError::into_inner);
        steps.push(name.to_owned());
    }
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

/// Runs Rust's test harness.
fn libtest(command: &mut Command) -> Result<Count, String> {
    let printed = read(command)?;
    say_seeds(&printed.text);
    let mut count = harness_count(&printed.text);
    count.add(scenario_count(&printed.text));
    require_tests(&printed, count)
}

/// Compiles the check of `core/tests/wasm.rs` for the browser and runs it under node.
fn core_in_wasm() -> Result<Count, String> {
    let mut build = cargo();
    build.args(["build", "--quiet", "--locked", "-p", "asalto-core"]);
    build.args(["--example", "same_bytes", "--target", TARGET]);
    quietly(&mut gently(&build))?;
    libtest(&mut wasm::example("same_bytes", "debug"))
}
