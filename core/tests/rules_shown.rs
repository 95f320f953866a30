//! Which rules of the catalogue the scenarios show; `-- --nocapture` prints the rest.
#![cfg(not(target_arch = "wasm32"))]

mod runner;

use std::collections::BTreeSet;
use std::path::Path;

use asalto_core::RuleId;

/// The whole catalogue: 280 rules.
fn catalogue() -> BTreeSet<RuleId> {
    let d30 = (1..=62).map(RuleId::D30);
    let d35 = (1..=83).map(RuleId::D35);
    let d5e = (1..=55).map(RuleId::D5e);
    let tow = (1..=80).map(RuleId::Tow);
    d30.chain(d35).chain(d5e).chain(tow).collect()
}

/// The rules that the engine carries out today, every one of which must be shown.
fn carried_out() -> BTreeSet<RuleId> {
    let d35 = (1..=34).map(RuleId::D35);
    let d5e = (1..=55).map(RuleId::D5e);
    let waiting = (35..=83).map(RuleId::D35);
    let third = (1..=62).map(RuleId::D30);
    let tow = (1..=80).map(RuleId::Tow);
    d35.chain(waiting)
        .chain(d5e)
        .chain(third)
        .chain(tow)
        .collect()
}

#[test]
fn rules_shown() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let catalogue = catalogue();
    let mut shown = BTreeSet::new();
    for file in runner::files(&root) {
        for rule in runner::run_file(&file).rules {
            assert!(
                catalogue.contains(&rule),
                "{}: {rule} is no rule",
                file.display()
            );
            shown.insert(rule);
        }
    }
    let missing: Vec<_> = catalogue
        .difference(&shown)
        .map(ToString::to_string)
        .collect();
    println!("{} of {} rules shown", shown.len(), catalogue.len());
    println!("not shown: {}", missing.join(" "));
    let owed: Vec<_> = carried_out()
        .difference(&shown)
        .map(ToString::to_string)
        .collect();
    assert!(owed.is_empty(), "no scenario shows {owed:?}");
}
