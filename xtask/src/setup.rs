//! Sets up missing tools. Every step prints its work, and is skipped if it is done already.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::effort::{Effort, TARGET};
use crate::run::{Outcome, quietly, read, run, say, timed};
use crate::{browsers, hash, project};

/// The tools from npm, at fixed versions.
const TOOLS: (&str, &str) = (
    include_str!("../tools/package.json"),
    include_str!("../tools/package-lock.json"),
);

/// Sets up the tools that a build with an effort needs.
///
/// # Errors
/// The missing tools, the reasons, and how to install them by hand.
pub fn for_building(effort: Effort) -> Outcome {
    timed("set-up", || {
        wasm_target()?;
        if effort == Effort::Small {
            rust_sources()?;
        }
        node_tools()
    })
}

/// Sets up the other tools that the tests need.
///
/// # Errors
/// As [`for_building`].
pub fn for_testing() -> Outcome {
    for_building(Effort::Small)?;
    node_modules()?;
    browsers::find_or_install_all()
}

/// Returns the script that runs a program of binaryen under node.
pub fn binaryen(program: &str) -> PathBuf {
    tools().join("node_modules/binaryen/bin").join(program)
}

/// Returns the program that bundles scripts and styles: the binary of this system, as npm has it in a separate package. The
/// package `esbuild` would look for it in a script that runs at its installation.
pub fn esbuild() -> PathBuf {
    let (system, program) = match env::consts::OS {
        "windows" => ("win32", "esbuild.exe"),
        "macos" => ("darwin", "bin/esbuild"),
        other => (other, "bin/esbuild"),
    };
    let processor = match env::consts::ARCH {
        "x86_64" => "x64",
        "aarch64" => "arm64",
        other => other,
    };
    let package = format!("node_modules/@esbuild/{system}-{processor}");
    tools().join(package).join(program)
}

/// Returns the folder of the npm packages that the build's scripts import.
pub fn packages() -> PathBuf {
    tools().join("node_modules")
}

/// Returns the folder of npm's tools, named by their versions: a new version gives a new folder.
fn tools() -> PathBuf {
    project::tools().join(hash::hashed_name("npm", "d", TOOLS.1.as_bytes()))
}

fn wasm_target() -> Outcome {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "target-libdir", "--target", TARGET]);
    let folder = read(&mut rustc)?.text;
    let has_std = fs::read_dir(folder.trim()).is_ok_and(|mut files| {
        files.any(|file| {
            file.is_ok_and(|file| file.file_name().to_string_lossy().starts_with("libstd-"))
        })
    });
    if has_std {
        return Ok(());
    }
    say("adding the target wasm32-unknown-unknown");
    run(Command::new("rustup").args(["target", "add", TARGET])).map_err(|error| {
        format!("{error}\nThe app is compiled to WebAssembly and needs this target. By hand: rustup target add {TARGET}")
    })
}

/// Adds the sources of the standard library, which a build for shipping compiles for size.
fn rust_sources() -> Outcome {
    let folder = read(Command::new("rustc").args(["--print", "sysroot"]))?.text;
    let sources = Path::new(folder.trim()).join("lib/rustlib/src/rust/library/Cargo.lock");
    if sources.is_file() {
        return Ok(());
    }
    say("adding the component rust-src");
    run(Command::new("rustup").args(["component", "add", "rust-src"])).map_err(|error| {
        format!("{error}\nA site for shipping compiles the standard library too (`build --quick` does not). By hand: rustup component add rust-src")
    })
}

/// Installs the tools from npm, as their lock file says.
fn node_tools() -> Outcome {
    if binaryen("wasm-opt").is_file() && esbuild().is_file() {
        return Ok(());
    }
    let folder = tools();
    say(&format!(
        "installing the tools of the build into {}",
        folder.display()
    ));
    fs::create_dir_all(&folder).map_err(|error| project::at(&folder, &error))?;
    for (name, content) in [("package.json", TOOLS.0), ("package-lock.json", TOOLS.1)] {
        let to = folder.join(name);
        fs::write(&to, content).map_err(|error| project::at(&to, &error))?;
    }
    let mut npm = npm_ci(&folder);
    quietly(&mut npm).map_err(|error| {
        format!(
            "{error}\nThe site is built with esbuild, binaryen and linkedom. By hand: npm ci --ignore-scripts, in {}",
            folder.display()
        )
    })
}

/// Installs the packages of the browser tests and of the check of the scripts, as their lock file says.
///
/// # Errors
/// As [`for_building`].
pub fn node_modules() -> Outcome {
    let folder = project::e2e();
    let lock = folder.join("package-lock.json");
    let done = folder.join("node_modules/.package-lock.json");
    let fresh = |path: &PathBuf| fs::metadata(path).and_then(|file| file.modified()).ok();
    if done.is_file() && fresh(&done) >= fresh(&lock) {
        return Ok(());
    }
    say("installing the packages of the browser tests and of the check of the scripts");
    let mut npm = npm_ci(&folder);
    // The tests use the system's browsers, so Playwright must not download its own.
    npm.env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    quietly(&mut npm).map_err(|error| {
        format!(
            "{error}\nThe browser tests and the check of the scripts need these packages. By hand: npm ci --ignore-scripts, in {}",
            folder.display()
        )
    })
}

/// Returns the command that installs the packages of a lock file, without running any of their scripts.
fn npm_ci(folder: &Path) -> Command {
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    npm.current_dir(folder);
    npm
}
