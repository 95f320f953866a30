//! Setting up what is missing: every step says what it does, and is skipped where it has been done.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{Outcome, quietly, read, run, say};
use crate::{browsers, project, versions};

const TARGET: &str = "wasm32-unknown-unknown";

/// Their own profiles link for many minutes what then runs for seconds.
const SOON_COMPILED: [(&str, &str); 3] = [
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
];

/// What building the app needs.
///
/// # Errors
/// What cannot be had, why, and how to get it by hand.
pub fn for_building() -> Outcome {
    wasm_target()?;
    cargo_tool(
        "wasm-bindgen-cli",
        "wasm-bindgen",
        &versions::wasm_bindgen()?,
    )?;
    cargo_tool("trunk", "trunk", versions::TRUNK)?;
    small_maker("binaryen", versions::BINARYEN, &wasm_opt())?;
    small_maker("terser", versions::TERSER, &terser())
}

/// What the tests need besides.
///
/// # Errors
/// As [`for_building`].
pub fn for_testing() -> Outcome {
    for_building()?;
    node_modules()?;
    browsers::find_or_install_all()
}

/// The folder of wasm-bindgen's programs.
///
/// # Errors
/// Where Cargo.lock does not name its version.
pub fn wasm_bindgen_programs() -> Result<PathBuf, String> {
    Ok(project::tool("wasm-bindgen-cli", &versions::wasm_bindgen()?).join("bin"))
}

/// The folder of trunk's program.
pub fn trunk_program() -> PathBuf {
    project::program(
        &project::tool("trunk", versions::TRUNK).join("bin"),
        "trunk",
    )
}

/// The script that starts wasm-opt under node.
pub fn wasm_opt() -> PathBuf {
    project::tool("binaryen", versions::BINARYEN).join("node_modules/binaryen/bin/wasm-opt")
}

/// The script that starts terser under node.
pub fn terser() -> PathBuf {
    project::tool("terser", versions::TERSER).join("node_modules/terser/bin/terser")
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

/// A program that cargo installs, in a folder of its own for each version.
fn cargo_tool(package: &str, name: &str, version: &str) -> Outcome {
    let folder = project::tool(package, version);
    if project::program(&folder.join("bin"), name).is_file() {
        return Ok(());
    }
    let binstall = project::on_path("cargo-binstall").is_some();
    let how = if binstall {
        "downloading"
    } else {
        "compiling (some minutes)"
    };
    say(&format!(
        "{how} {package} {version} into {}",
        folder.display()
    ));
    let root = folder.to_string_lossy();
    let done = if binstall {
        let package = format!("{package}@{version}");
        run(Command::new("cargo").args(["binstall", "--no-confirm", "--root", &root, &package]))
    } else {
        Err(String::new())
    };
    let install = [
        "install",
        "--locked",
        package,
        "--version",
        version,
        "--root",
        &root,
    ];
    done.or_else(|_| run(Command::new("cargo").args(install).envs(SOON_COMPILED)))
        .map_err(|error| {
            format!(
                "{error}\nThe app is built with {package} {version}. By hand: cargo {}",
                install.join(" ")
            )
        })
}

/// A program of npm's with which what is shipped is made small.
fn small_maker(name: &str, version: &str, program: &Path) -> Outcome {
    if program.is_file() {
        return Ok(());
    }
    let folder = project::tool(name, version);
    let package = format!("{name}@{version}");
    say(&format!("installing {package} into {}", folder.display()));
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut npm = npm();
    npm.args([
        "install",
        "--no-audit",
        "--no-fund",
        "--no-save",
        "--prefix",
    ]);
    npm.arg(&folder).arg(&package);
    quietly(&mut npm).map_err(|error| {
        format!("{error}\nThe app is made small with {name}. By hand: npm install --prefix {} {package}", folder.display())
    })
}

/// The packages of the browser tests, as their lock file says.
fn node_modules() -> Outcome {
    let folder = project::e2e();
    let lock = folder.join("package-lock.json");
    let done = folder.join("node_modules/.package-lock.json");
    let fresh = |path: &PathBuf| fs::metadata(path).and_then(|file| file.modified()).ok();
    if done.is_file() && fresh(&done) >= fresh(&lock) {
        return Ok(());
    }
    say("installing the packages of the browser tests");
    let mut npm = npm();
    npm.args(["ci", "--no-audit", "--no-fund"])
        .current_dir(&folder);
    // The browsers come from elsewhere; Playwright must not fetch its own.
    npm.env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    quietly(&mut npm).map_err(|error| {
        format!(
            "{error}\nThe browser tests need these packages. By hand: npm ci, in {}",
            folder.display()
        )
    })
}

fn npm() -> Command {
    Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
}
