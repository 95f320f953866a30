//! Every scenario file of the crate: it passes, and together they show every rule.

use crate::runner;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use crate::rules::catalogue;
use crate::runner::Outcome;
use crate::runner::summary::Summary;

/// Every scenario file and its outcome: each file runs once.
static OUTCOMES: LazyLock<Vec<(PathBuf, Outcome)>> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let files = runner::files(&root).into_iter();
    let run = files.map(|file| {
        let outcome = runner::run_file(&file);
        (file, outcome)
    });
    run.collect()
});

#[test]
fn every_scenario_passes() {
    assert!(!OUTCOMES.is_empty());
    let outcomes = OUTCOMES.iter().map(|(_, outcome)| outcome);
    let failed = outcomes.filter(|outcome| !outcome.failures.is_empty());
    let failures: Vec<_> = failed.map(|outcome| &outcome.failures).collect();
    // `cargo xtask test` counts each scenario by this line.
    let passed = OUTCOMES.len() - failures.len();
    println!("scenarios: {passed} passed, {} failed", failures.len());
    let failures: Vec<_> = failures
        .into_iter()
        .flatten()
        .map(ToString::to_string)
        .collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn the_scenarios_show_every_rule() {
    let catalogue: BTreeSet<_> = catalogue().into_iter().collect();
    let mut shown = BTreeSet::new();
    for (file, outcome) in OUTCOMES.iter() {
        for rule in &outcome.rules {
            let file = file.display();
            assert!(catalogue.contains(rule), "{file}: {rule} is no rule");
            shown.insert(*rule);
        }
    }
    println!("{} of {} rules shown", shown.len(), catalogue.len());
    let missing = catalogue.difference(&shown).map(ToString::to_string);
    let missing: Vec<_> = missing.collect();
    assert!(missing.is_empty(), "no scenario shows {missing:?}");
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

#[test]
fn a_summary_counts_files_and_names_each_failure() {
    let right = "rules D35-2 D35-3\nruleset dnd35\nexpect round none\n";
    let wrong = "rules D35-4\nruleset dnd35\nexpect round 7\nexpect round 8\n";
    let mut summary = Summary::default();
    summary.add(runner::run_text(Path::new("suite/dnd35/right"), right));
    assert!(summary.holds());
    summary.add(runner::run_text(Path::new("suite/dnd35/wrong"), wrong));
    assert!(!summary.holds());
    // The rules of the failed file are not shown.
    let found = summary.to_json(Path::new("suite"), &catalogue());
    let expected = serde_json::json!({
        "files": 2,
        "passed": 1,
        "failed": 1,
        "rules": { "shown": 2, "all": catalogue().len() },
        "failures": [
            { "file": "dnd35/wrong", "line": 3, "message": "round: expected 7, found none" },
            { "file": "dnd35/wrong", "line": 4, "message": "round: expected 8, found none" },
        ],
    });
    assert_eq!(found, expected);
}

#[test]
fn the_suite_has_a_version_and_a_licence() {
    let version = include_str!("scenarios/VERSION");
    let numbers: Vec<Option<u32>> = version
        .trim_end()
        .split('.')
        .map(|one| one.parse().ok())
        .collect();
    assert!(matches!(*numbers, [Some(_), Some(_), Some(_)]), "{version}");
    assert_eq!(version.lines().count(), 1);
    let stated = format!("The files are version {} (", version.trim_end());
    assert!(
        include_str!("../../docs/conformance.md").contains(&stated),
        "{stated}"
    );
    let licence = include_str!("scenarios/LICENSE");
    assert!(licence.contains("CC0 1.0 Universal"), "{licence}");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let beside = runner::files(&root)
        .into_iter()
        .filter(|file| file.parent() == Some(&root));
    assert_eq!(beside.count(), 0, "neither of them is played");
}

#[test]
fn the_past_has_ends() {
    let text = "rules D35-2\nruleset dnd35\ncombatant Lidda\nundo 2\nredo\nbranch 1\nbranch 0\n";
    let outcome = runner::run_text(Path::new("past"), text);
    let lines: Vec<_> = outcome.failures.iter().map(|one| one.line).collect();
    assert_eq!(lines, [4, 5, 6, 7]);
}
