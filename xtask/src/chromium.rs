//! Chromium for the browser tests.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::project;
use crate::run::{quietly, read, say};

const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// The Chromium that the tests use: the one `CHROMIUM` names, one on PATH, or Debian's, which is
/// installed where that is possible.
///
/// # Errors
/// Why there is none, and how to get one by hand.
pub fn find_or_install() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        let named = PathBuf::from(named);
        return if named.is_file() {
            Ok(named)
        } else {
            Err(format!(
                "CHROMIUM names {}, which is no file",
                named.display()
            ))
        };
    }
    if let Some(found) = found() {
        return Ok(found);
    }
    let by_hand = "The browser tests need Chromium. By hand: install it, or name one with the \
                   CHROMIUM variable.";
    if !Path::new("/usr/bin/apt-get").is_file() {
        return Err(format!(
            "there is no Chromium, and no apt-get to install it with\n{by_hand}"
        ));
    }
    if read(Command::new("id").arg("-u"))?.text.trim() != "0" {
        return Err(format!(
            "there is no Chromium, and only root may install it\n{by_hand}"
        ));
    }
    say("installing Chromium from the system's packages");
    let apt = |words: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.args(words).env("DEBIAN_FRONTEND", "noninteractive");
        quietly(&mut apt).map_err(|error| format!("{error}\n{by_hand}"))
    };
    apt(&["update"])?;
    apt(&["install", "--yes", "--no-install-recommends", "chromium"])?;
    found().ok_or_else(|| format!("Chromium was installed, and is not on PATH\n{by_hand}"))
}

fn found() -> Option<PathBuf> {
    NAMES.into_iter().find_map(project::on_path)
}
