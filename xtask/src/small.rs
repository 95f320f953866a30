//! Making small what is shipped: the wasm by wasm-opt, scripts by terser.

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::run::{Outcome, quietly};
use crate::setup;

/// What rustc uses of WebAssembly, which every browser of the last years has. Without the list
/// wasm-opt either refuses the file or writes what browsers do not read yet.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-mutable-globals",
    "--enable-multivalue",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Makes each wasm small, as many at a time as there are cores, and gives their paths in the same
/// order.
///
/// # Errors
/// What wasm-opt says of the first one that it does not take.
pub fn wasm(files: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let next = AtomicUsize::new(0);
    let outcomes = Mutex::new(Vec::new());
    let work = || {
        while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            let outcome = optimize(file);
            if let Ok(mut outcomes) = outcomes.lock() {
                outcomes.push(outcome);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
    let outcomes = outcomes.into_inner().map_err(|error| error.to_string())?;
    outcomes.into_iter().collect::<Outcome>()?;
    Ok(files.iter().map(|file| small(file)).collect())
}

/// Where the small one of a wasm is.
fn small(file: &Path) -> PathBuf {
    file.with_extension("small.wasm")
}

fn optimize(file: &Path) -> Outcome {
    let mut optimize = Command::new("node");
    optimize
        .arg(setup::wasm_opt())
        // What `-Oz` writes is a twentieth smaller, but three thousand bytes larger after brotli. Functions
        // of one module are alike, and compress better beside each other.
        .args([
            "-O2",
            "--shrink-level=2",
            "--reorder-functions-by-name",
            "--strip-debug",
        ])
        .args(FEATURES);
    optimize
        .args(["--strip-producers", "--output"])
        .arg(small(file))
        .arg(file);
    quietly(&mut optimize)
}

/// Makes a script small in its place.
///
/// # Errors
/// What terser says of it.
pub fn script(path: &Path, content: &[u8]) -> Outcome {
    let content = String::from_utf8_lossy(content);
    let mut lines = content.lines();
    let mut terser = Command::new("node");
    terser.arg(setup::terser()).arg(path);
    terser.args(["--compress", "--mangle"]);
    if lines.any(|line| line.starts_with("import ") || line.starts_with("export ")) {
        terser.arg("--module");
    }
    quietly(terser.arg("--output").arg(path))
}
