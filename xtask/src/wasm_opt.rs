//! Optimizes wasm with wasm-opt. The output is cached by the hash of the input, so unchanged wasm
//! is not optimized again.

use std::fs::{self, File};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::SystemTime;

use crate::hash::sha256;
use crate::run::{Outcome, quietly};
use crate::{project, setup};

const OPTIONS: [&str; 5] = [
    // `-Oz` writes 5 % less, but 3,000 bytes more after brotli. The functions of one module are
    // alike and compress better together.
    "-O2",
    "--shrink-level=2",
    "--reorder-functions-by-name",
    "--strip-debug",
    "--strip-producers",
];
/// The options that name the allowed features of WebAssembly.
pub const FEATURES: [&str; 6] = [
    // These are the WebAssembly features that rustc uses and all recent browsers have. Without the
    // list wasm-opt rejects the file, or uses features that browsers do not have yet.
    "--enable-bulk-memory",
    "--enable-mutable-globals",
    "--enable-multivalue",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Optimizes wasm files in parallel, one for each core, and returns the new paths in the same
/// order.
///
/// # Errors
/// The message of wasm-opt for the first file that fails.
pub fn optimize(files: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let next = AtomicUsize::new(0);
    let outcomes = Mutex::new(Vec::new());
    let work = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(file) = files.get(index) else { break };
            let outcome = optimize_file(file);
            if let Ok(mut outcomes) = outcomes.lock() {
                outcomes.push((index, outcome));
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
    let mut outcomes = outcomes.into_inner().map_err(|error| error.to_string())?;
    outcomes.sort_by_key(|(index, _)| *index);
    outcomes.into_iter().map(|(_, outcome)| outcome).collect()
}

/// Deletes cached files that no build has used since a moment.
///
/// # Errors
/// If the folder can't be read.
pub fn delete_unused_since(moment: SystemTime) -> Outcome {
    let folder = folder();
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(&folder).map_err(|error| project::at(&folder, &error))? {
        let path = entry.map_err(|error| project::at(&folder, &error))?.path();
        let used = fs::metadata(&path).and_then(|file| file.modified());
        if used.is_ok_and(|used| used < moment) {
            fs::remove_file(&path).map_err(|error| project::at(&path, &error))?;
        }
    }
    Ok(())
}

fn folder() -> PathBuf {
    project::staging().join("wasm_opt")
}

/// Returns the optimized version of a wasm, from the cache or newly made.
fn optimize_file(file: &Path) -> Result<PathBuf, String> {
    let content = fs::read(file).map_err(|error| project::at(file, &error))?;
    let wasm_opt = setup::binaryen("wasm-opt");
    let mut read = format!("{OPTIONS:?} {FEATURES:?} {}\n", wasm_opt.display()).into_bytes();
    read.extend(content);
    let folder = folder();
    fs::create_dir_all(&folder).map_err(|error| project::at(&folder, &error))?;
    let optimized = folder.join(format!("{}.wasm", &sha256(&read)[..32]));
    if let Ok(kept) = File::options().append(true).open(&optimized) {
        let now = SystemTime::now();
        kept.set_modified(now)
            .map_err(|error| project::at(&optimized, &error))?;
        return Ok(optimized);
    }
    // It gets its final name only when complete, because a build can be stopped at any moment.
    let partial = optimized.with_extension("partial");
    let mut optimize = Command::new("node");
    optimize.arg(wasm_opt).args(OPTIONS).args(FEATURES);
    quietly(optimize.arg("--output").arg(&partial).arg(file))?;
    fs::rename(&partial, &optimized).map_err(|error| project::at(&optimized, &error))?;
    Ok(optimized)
}
