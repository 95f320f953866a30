//! Tests of rules that apply to the whole repository.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::project::root;
use crate::{rules, rulesets};

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
        "pkg/import/src",
        "pkg/src",
        "text/src",
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
    // No shipped crate enables features of the core either.
    let mut tree = Command::new("cargo");
    tree.args([
        "tree",
        "--locked",
        "-e",
        "normal,features",
        "--prefix",
        "none",
    ]);
    for package in ["asalto-web", "asalto-pkg", "asalto-pkg-import"] {
        tree.args(["-p", package]);
    }
    let tree = tree
        .current_dir(root())
        .output()
        .expect("cargo runs these tests");
    let tree = String::from_utf8_lossy(&tree.stdout).into_owned();
    assert!(tree.contains("asalto-core feature \"default\""), "{tree}");
    assert!(!tree.contains("asalto-core feature \"ts\""), "{tree}");
    assert!(!tree.contains("ts-rs"), "{tree}");
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
fn every_field_takes_a_bounded_text() {
    // Numbers, choices and files are bounded by their kind.
    let bounded = |tag: &str| {
        let kinds = [
            "maxlength=",
            "type=\"number\"",
            "type=\"checkbox\"",
            "type=\"radio\"",
            "type=\"range\"",
            "type=\"file\"",
        ];
        kinds.iter().any(|kind| tag.contains(kind))
    };
    assert!(bounded("<input maxlength=\"4\"/>") && !bounded("<input size=\"4\"/>"));
    let mut fields = 0;
    for (file, text) in own_sources() {
        if !file.starts_with(root().join("web/src")) {
            continue;
        }
        let tags = text.split("<input").skip(1);
        for tag in tags.chain(text.split("<textarea").skip(1)) {
            // The attributes end where the next element begins.
            let tag = tag.split('<').next().unwrap_or_default();
            assert!(bounded(tag), "{}: <input{tag}", file.display());
            fields += 1;
        }
    }
    assert!(fields > 50, "{fields} fields");
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
        if file.starts_with(root().join("text/src")) {
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

/// Returns the lines of matches that name a ruleset and end in an arm for all others.
fn open_matches_on_rulesets(text: &str) -> Vec<usize> {
    let variants = rulesets::variants().expect("the core declares rulesets");
    let names_ruleset = |pattern: &str| {
        let pattern = pattern.split("//").next().unwrap_or_default();
        let mut paths = pattern.split(|letter: char| !letter.is_alphanumeric() && letter != ':');
        paths.any(|path| {
            // Other enums have an `Any` as well, such as `Duration::Any`.
            let (of, variant) = path.rsplit_once("::").unwrap_or(("Self", path));
            matches!(of, "Ruleset" | "Self") && variants.iter().any(|one| one == variant)
        })
    };
    let mut found = Vec::new();
    // The indentation of rustfmt, which is checked too, shows where a match ends.
    let mut open: Vec<(usize, bool)> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let code = line.trim_start();
        let indent = line.len() - code.len();
        open.retain(|&(outer, _)| indent > outer || code.is_empty());
        let arm_of = |&(outer, _): &(usize, bool)| indent == outer + 4;
        if let Some(innermost) = open.last_mut().filter(|one| arm_of(one)) {
            let pattern = code.split("=>").next().unwrap_or_default();
            innermost.1 |= names_ruleset(pattern);
            let others = pattern.trim_start_matches('_').trim_start();
            let is_open =
                pattern.starts_with('_') && (others.is_empty() || others.starts_with("if"));
            if is_open && innermost.1 {
                found.push(index + 1);
            }
        }
        let begins = code.starts_with("match ") || code.contains(" match ");
        if begins && code.ends_with('{') && !code.starts_with("//") {
            open.push((indent, false));
        }
    }
    found
}

#[test]
fn no_match_on_a_ruleset_has_an_arm_for_all_others() {
    // This file is one of the sources: it must not contain the searched text.
    let open = "\
fn name(ruleset: Ruleset) -> &'static str {
    match ruleset {
        Ruleset::Dnd35 => \"3.5\",
        OTHERS => \"Tales of War\",
    }
}
"
    .replace("OTHERS", "_");
    let closed = "\
let name = match (ruleset, count) {
    (Self::Dnd30, 0) => match count {
        1 => 2,
        _ => 3,
    },
    (Ruleset::Dnd35 | Ruleset::Dnd5e | Ruleset::TalesOfWar, _) => 4,
};
";
    assert_eq!(open_matches_on_rulesets(&open), [4]);
    for ruleset in rulesets::variants().expect("the core declares rulesets") {
        let open = open.replace("Dnd35", &ruleset);
        assert_eq!(open_matches_on_rulesets(&open), [4], "{ruleset}");
    }
    assert_eq!(open_matches_on_rulesets(closed), Vec::<usize>::new());
    for (file, text) in own_sources() {
        let lines = open_matches_on_rulesets(&text);
        assert!(lines.is_empty(), "{}: {lines:?}", file.display());
    }
}

#[test]
fn the_page_of_the_rules_lists_the_ids_of_every_ruleset() {
    let page = fs::read_to_string(root().join("docs/rules/README.md")).expect("the page is there");
    let texts = rules::texts("en").expect("the rules are in the repository");
    let ids = texts.lines().filter_map(|line| line.split(' ').next());
    let first_ids: Vec<_> = ids.filter(|id| id.ends_with("-1")).collect();
    let rulesets = rulesets::variants().expect("the core declares rulesets");
    assert_eq!(first_ids.len(), rulesets.len(), "{first_ids:?}");
    for first in first_ids {
        assert!(page.contains(&format!("| {first} to ")), "{first}");
    }
}
