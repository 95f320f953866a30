//! The soak: a week of use of the built app in Chromium, in about an hour. It is no part of the full test.

use std::process::Command;

use crate::args::SoakSize;
use crate::run::{Outcome, run, say};
use crate::{browsers, project};

/// Plays the encounters with reloads, two tabs and new versions, and prints memory and storage over time.
///
/// # Errors
/// If a command or an encounter is lost, memory or storage grow beyond their bounds, or the browser can't be started.
pub fn soak(size: SoakSize) -> Outcome {
    let SoakSize {
        encounters,
        commands,
    } = size;
    say(&format!("{encounters} encounters, {commands} commands"));
    let mut playwright = Command::new("node");
    playwright.args(["node_modules/@playwright/test/cli.js", "test"]);
    playwright.args(["--config", "soak.config.js"]);
    playwright.env("ASALTO_SOAK_ENCOUNTERS", encounters.to_string());
    playwright.env("ASALTO_SOAK_COMMANDS", commands.to_string());
    playwright.envs(browsers::programs());
    run(playwright.current_dir(project::e2e()))
}
