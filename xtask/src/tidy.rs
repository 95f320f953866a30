//! What holds for the whole repository, as tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::project::root;

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() && !path.ends_with("node_modules") {
            sources(&path, into);
        } else if path
            .extension()
            .is_some_and(|ending| ending == "rs" || ending == "css")
        {
            into.push(path);
        }
    }
}

fn own_sources() -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    for folder in [
        "core/src",
        "core/tests",
        "pkg/src",
        "web/src",
        "web/styles",
        "xtask/src",
    ] {
        sources(&root().join(folder), &mut files);
    }
    assert!(files.len() > 40, "the sources are where they were");
    let read = |file: PathBuf| fs::read_to_string(&file).ok().map(|text| (file, text));
    files.into_iter().filter_map(read).collect()
}

#[test]
fn no_file_is_longer_than_500_lines() {
    for (file, text) in own_sources() {
        let lines = text.lines().count();
        assert!(lines <= 500, "{} has {lines} lines", file.display());
    }
}

#[test]
fn nothing_is_left_to_do_and_no_test_is_left_out() {
    let marks = ["todo", "unimplemented"].map(|name| format!("{name}!("));
    let ignored = ["#[ign", "ore"].concat();
    for (file, text) in own_sources() {
        for mark in marks.iter().chain([&ignored]) {
            assert!(
                !text.contains(mark.as_str()),
                "{} has {mark}",
                file.display()
            );
        }
    }
}

#[test]
fn the_core_depends_on_serde_alone() {
    let tree = Command::new("cargo")
        .args([
            "tree",
            "--locked",
            "-p",
            "asalto-core",
            "-e",
            "normal",
            "--depth",
            "1",
        ])
        .args(["--prefix", "none"])
        .current_dir(root())
        .output()
        .expect("cargo runs these tests");
    let tree = String::from_utf8_lossy(&tree.stdout).into_owned();
    let names: Vec<_> = tree
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert_eq!(names, ["asalto-core", "serde"]);
}

#[test]
fn the_core_forbids_unsafe_code() {
    let lib = fs::read_to_string(root().join("core/src/lib.rs")).expect("the core has a root");
    assert!(lib.contains("#![forbid(unsafe_code)]"));
}

#[test]
fn styles_in_markup_stay_out_since_the_policy_forbids_them() {
    let attribute = ["style", "=\""].concat();
    for (file, text) in own_sources() {
        assert!(
            !text.contains(&attribute),
            "{} has {attribute}",
            file.display()
        );
    }
}

#[test]
fn french_has_no_line_broken_before_its_punctuation() {
    let french = |text: &str| {
        let ends = |rest: &str| rest.starts_with([' ', '"', '.', ',', ')', '<', '\n']);
        let broken = [" :", " ;", " ?", " !", " »"].iter().any(|mark| {
            let mut found = text.split(mark);
            let before = found.next().unwrap_or_default();
            !before.trim().is_empty() && found.any(ends)
        });
        broken || text.contains("« ")
    };
    assert!(french("« Oui »") && french("Vraiment ? Oui") && !french("if !x { y } // Ou :a"));
    for (file, text) in own_sources() {
        if file.starts_with(root().join("web/src/text")) {
            for line in text
                .lines()
                .map(str::trim)
                .filter(|line| !line.starts_with("//"))
            {
                assert!(!french(line), "{}: {line}", file.display());
            }
        }
    }
}
