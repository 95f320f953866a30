//! The fixtures: files of each format with the oddities of real ones.

use std::fs;
use std::path::{Path, PathBuf};

/// A fixture.
pub struct Fixture {
    /// Its folder, which is that of its format, and its name.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// Returns the folder of the fixtures.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

/// Returns all fixtures, sorted by name.
pub fn all() -> Vec<Fixture> {
    let mut all = Vec::new();
    for format in entries(&folder()) {
        for path in entries(&format)
            .into_iter()
            .filter(|path| !path.ends_with("truth.json"))
        {
            let of = |path: &Path| {
                path.file_name()
                    .map(|name| name.to_string_lossy().into_owned())
            };
            let name = format!(
                "{}/{}",
                of(&format).unwrap_or_default(),
                of(&path).unwrap_or_default()
            );
            let bytes = fs::read(&path).expect("a fixture can be read");
            all.push(Fixture { name, bytes });
        }
    }
    assert!(all.len() > 40, "{} fixtures", all.len());
    all
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("it can be listed").path())
        .collect();
    paths.sort();
    paths
}
