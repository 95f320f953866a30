//! The effort that goes into a small app, as settings of the compiler.

use std::env;

use crate::project;

/// The target of all code that runs in a browser.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The effort that goes into a small app.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// The most: for shipping and for measuring.
    Small,
    /// None: a quarter of the time, three times the size.
    Quick,
}

impl Effort {
    /// Returns the profile in Cargo.toml.
    pub fn profile(self) -> &'static str {
        match self {
            Self::Small => "release",
            Self::Quick => "quick",
        }
    }

    /// Returns the compiler flags to add to those of `.cargo/config.toml`. They make a panic a trap
    /// without a message, and keep the folders of the building machine out of shipped files.
    pub fn flags(self) -> Option<(&'static str, String)> {
        const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
        if self == Self::Quick {
            return None;
        }
        let mut flags: Vec<_> = env::var(FLAGS).into_iter().collect();
        flags.push("-Zunstable-options -Cpanic=immediate-abort".to_owned());
        // Nobody reads where a panic would have been.
        flags.push("-Zlocation-detail=none".to_owned());
        let folders = [(project::root(), "asalto"), (project::registry(), "crates")];
        for (folder, name) in folders {
            let folder = folder.to_string_lossy().into_owned();
            // Cargo splits the flags at spaces, so a folder with a space in its name can't be
            // replaced.
            if !folder.contains(char::is_whitespace) {
                flags.push(format!("--remap-path-prefix={folder}={name}"));
            }
        }
        Some((FLAGS, flags.join(" ")))
    }
}
