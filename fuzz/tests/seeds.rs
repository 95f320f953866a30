//! Reads every seed once, so that a target and its seeds stay valid between two runs of the fuzzer.

use std::fs;
use std::path::Path;

use asalto_fuzz::TARGETS;

#[test]
fn every_seed_passes_its_target() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds");
    for (name, read) in TARGETS {
        let file = folder.join(name).with_extension("txt");
        let text =
            fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let seeds: Vec<_> = text.lines().collect();
        assert!(seeds.len() >= 8, "{name} has {} seeds", seeds.len());
        for seed in seeds {
            read(seed);
        }
    }
}

#[test]
fn every_target_is_a_program() {
    let manifest = include_str!("../targets/Cargo.toml");
    assert_eq!(manifest.matches("[[bin]]").count(), TARGETS.len());
    for (name, _) in TARGETS {
        assert!(
            manifest.contains(&format!("path = \"{name}.rs\"")),
            "{name}"
        );
    }
}
