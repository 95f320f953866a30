//! The pictures: the icons, those of the manifests, and the moving one of the README, taken in the built app; and those that
//! compare the app with its mocks.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::run::{Outcome, run, say};
use crate::{browsers, project};

/// Takes all pictures in Chromium.
///
/// # Errors
/// If a scene can't be played, or the browser can't be started.
pub fn pictures() -> Outcome {
    let mut node = Command::new("node");
    node.arg("pictures.js").envs(browsers::programs());
    run(node.current_dir(project::e2e()))
}

/// Puts pictures of the mocks in a folder beside those of the app, on a page in cargo's target folder.
///
/// # Errors
/// If the folder is missing, or the browser can't be started.
pub fn compare(mocks: &Path) -> Outcome {
    let mocks = fs::canonicalize(mocks).map_err(|error| project::at(mocks, &error))?;
    let out = project::target().join("mocks");
    let mut node = Command::new("node");
    node.arg("compare-mocks.js").envs(browsers::programs());
    node.env("MOCKS", mocks).env("OUT", &out);
    run(node.current_dir(project::e2e()))?;
    say(&format!("wrote {}", out.join("index.html").display()));
    Ok(())
}
