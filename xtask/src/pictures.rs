//! The pictures: the icons, those of the manifests, and the moving one of the README, taken in the built app.

use std::process::Command;

use crate::run::{Outcome, run};
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
