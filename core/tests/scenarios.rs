//! Every scenario file of the crate, run as a test.

mod runner;

use std::path::Path;

#[test]
fn every_scenario_passes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let files = runner::files(&root);
    assert!(!files.is_empty());
    let failures: Vec<_> = files
        .iter()
        .flat_map(|file| runner::run_file(file).failures)
        .map(|failure| failure.to_string())
        .collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn a_wrong_expectation_fails_with_its_file_and_line() {
    let text = "rules D35-2\nruleset dnd35\ncombatant Lidda\nstart\nexpect round 7\n";
    let outcome = runner::run_text(Path::new("wrong"), text);
    let said: Vec<_> = outcome.failures.iter().map(ToString::to_string).collect();
    assert_eq!(said, ["wrong:5: round: expected 7, found none"]);
}

#[test]
fn a_scenario_that_expects_nothing_fails() {
    let outcome = runner::run_text(Path::new("idle"), "rules D35-2\nruleset dnd35\n");
    assert_eq!(outcome.failures.len(), 1);
}
