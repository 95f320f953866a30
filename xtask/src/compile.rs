//! Compiles the app and the package with one call of cargo.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use crate::bundle;
use crate::project;
use crate::run::{Outcome, run};

/// The target of all code that runs in a browser.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The options that compile the standard library for size, with panics that only stop the app
/// (docs/decisions/0032). Cargo still calls them unstable, which `RUSTC_BOOTSTRAP` allows.
const OWN_STD: [&str; 2] = [
    "-Zbuild-std=std,panic_abort",
    "-Zbuild-std-features=optimize_for_size",
];

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
    fn flags(self) -> Option<(&'static str, String)> {
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

/// The output of cargo, before wasm-bindgen.
pub struct Compiled {
    /// The app with its split points.
    pub app: PathBuf,
    /// The engine of the package.
    pub package: PathBuf,
}

/// Compiles the app and the package.
///
/// # Errors
/// If cargo fails.
pub fn compile(effort: Effort) -> Result<Compiled, String> {
    cargo(effort)?;
    let folder = project::target().join(TARGET).join(effort.profile());
    Ok(Compiled {
        app: folder.join("asalto-web.wasm"),
        package: folder.join("asalto_pkg.wasm"),
    })
}

fn cargo(effort: Effort) -> Outcome {
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--locked", "-p", "asalto-web", "-p", "asalto-pkg"]);
    cargo.args(["--target", TARGET, "--profile", effort.profile()]);
    if effort == Effort::Small {
        let styles = project::staging().join("styles");
        bundle::sheets(&project::root().join("web/styles"), &styles)?;
        cargo.args(OWN_STD).env("RUSTC_BOOTSTRAP", "1");
        cargo.env("ASALTO_STYLES", styles);
    }
    run(cargo.envs(effort.flags()).current_dir(project::root()))
}
