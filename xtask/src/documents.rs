//! Tests of the documents: the files that they link and name exist.

use std::fs;
use std::path::{Path, PathBuf};

use crate::project::root;

/// The folders that a path in a document may begin with.
const FOLDERS: [&str; 9] = [
    "core/",
    "import/",
    "web/",
    "pkg/",
    "text/src/",
    "xtask/",
    "docs/",
    "fuzz/",
    "deploy/",
];

/// Returns the documents that describe the project as it is: every Markdown file, except records and the changelogs.
fn documents() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for folder in ["", "docs", "docs/rules", "deploy", ".github"] {
        let files = fs::read_dir(root().join(folder)).expect("the folder is there");
        let files = files.map(|file| file.expect("the folder can be read").path());
        found.extend(files.filter(|file| {
            let name = file.file_name().unwrap_or_default();
            file.extension().is_some_and(|ending| ending == "md") && name != "CHANGELOG.md"
        }));
    }
    found
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Returns the relative files that a text links, without their anchors.
fn links(text: &str) -> Vec<&str> {
    let targets = text
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next());
    let files = targets.filter(|target| !target.contains("://") && !target.starts_with('#'));
    files
        .filter_map(|target| target.split('#').next())
        .collect()
}

/// Returns the paths that a text names in backticks. Patterns such as `web/*.js` and `text/{en,es}` are left out.
fn paths(text: &str) -> Vec<&str> {
    let marked = text.split('`').skip(1).step_by(2);
    let plain = |path: &&str| {
        let letter = |it: char| it.is_ascii_alphanumeric() || "/._-@".contains(it);
        FOLDERS.iter().any(|folder| path.starts_with(folder)) && path.chars().all(letter)
    };
    // Names in capitals stand for names of the reader's choice.
    let chosen = |path: &&str| {
        path.split(['/', '.'])
            .any(|part| part.len() > 1 && part.chars().all(|it| it.is_ascii_uppercase()))
    };
    marked.filter(plain).filter(|path| !chosen(path)).collect()
}

#[test]
fn every_linked_file_exists() {
    let mut count = 0;
    let records = fs::read_dir(root().join("docs/decisions")).expect("there are records");
    let records = records.map(|file| file.expect("the folder can be read").path());
    for file in documents().into_iter().chain(records) {
        let folder = file.parent().expect("a document is in a folder").to_owned();
        for link in links(&read(&file)) {
            assert!(
                folder.join(link).exists(),
                "{} links {link}",
                file.display()
            );
            count += 1;
        }
    }
    assert!(count > 60, "{count} links");
}

#[test]
fn every_named_file_exists() {
    let mut count = 0;
    for file in documents() {
        // Fences have commands, whose backticks would shift the marked words.
        let text = read(&file);
        let prose: String = text.split("```").step_by(2).collect();
        for path in paths(&prose) {
            assert!(
                root().join(path).exists(),
                "{} names {path}",
                file.display()
            );
            count += 1;
        }
    }
    assert!(count > 60, "{count} paths");
}

#[test]
fn links_and_paths_are_read_as_written() {
    let text = "See [a](docs/a.md#top) and [b](https://b.example/), [c](#here), `core/src/x.rs`, `web/*.js`, `text/XX/a.rs`, `Ruleset`.";
    assert_eq!(links(text), ["docs/a.md"]);
    assert_eq!(paths(text), ["core/src/x.rs"]);
}
