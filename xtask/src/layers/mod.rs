//! The layers of the core. ARCHITECTURE.md lists them, and no module imports one of a higher layer.

mod graph;
mod plan;
mod source;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::project;
use crate::run::Outcome;

use graph::{Crate, Module};
use plan::Plan;

/// Prints the structure of the core and checks it against the list.
///
/// # Errors
/// Every upward import, every cycle, and every difference between the list and the modules.
pub fn layers() -> Outcome {
    let source = project::root().join("core/src");
    let mut files = Vec::new();
    read(&source, "", &mut files)?;
    let core = Crate::read(
        files
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str())),
    );
    let imports = core.imports();
    print_lengths(&files);
    println!("re-exports: {}", core.re_exports());
    let document = project::root().join("ARCHITECTURE.md");
    let document = fs::read_to_string(&document).map_err(|error| project::at(&document, &error))?;
    let (plan, mut faults) = match Plan::read(&document) {
        Ok(plan) => {
            let mut faults = plan.misfits(&imports);
            faults.extend(plan.forbidden(&imports));
            (plan, faults)
        }
        Err(fault) => (Plan::default(), vec![format!("ARCHITECTURE.md: {fault}")]),
    };
    println!("layers: {}", plan.len());
    let modules = graph::cycles(&graph::of_top_modules(&imports));
    let of_files = graph::cycles(&imports).into_iter();
    let (pairs, of_files): (Vec<_>, Vec<_>) = of_files.partition(|cycle| plan.allows(cycle));
    println!(
        "cycles: {} ({} between folders, {} between files; {} listed as pairs)",
        modules.len() + of_files.len(),
        modules.len(),
        of_files.len(),
        pairs.len()
    );
    faults.extend(modules.iter().map(|cycle| told("folders", cycle)));
    faults.extend(of_files.iter().map(|cycle| told("files", cycle)));
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.join("\n"))
    }
}

fn told(what: &str, cycle: &BTreeSet<Module>) -> String {
    let names: Vec<_> = cycle.iter().map(String::as_str).collect();
    format!("a cycle of {} {what}: {}", names.len(), names.join(" "))
}

/// Reads every file in a folder: its path from the first folder, and its text.
fn read(folder: &Path, before: &str, into: &mut Vec<(String, String)>) -> Outcome {
    let at = |error: std::io::Error| project::at(folder, &error);
    for entry in fs::read_dir(folder).map_err(at)? {
        let path = entry.map_err(at)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{before}{name}");
        if path.is_dir() {
            read(&path, &format!("{name}/"), into)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).map_err(|error| project::at(&path, &error))?;
            into.push((name, text));
        }
    }
    Ok(())
}

fn print_lengths(files: &[(String, String)]) {
    let mut lengths: Vec<_> = files
        .iter()
        .map(|(path, text)| (text.lines().count(), path))
        .collect();
    lengths.sort();
    let median = lengths
        .get(lengths.len() / 2)
        .map_or(0, |(lines, _)| *lines);
    println!("files: {}, median {median} lines", lengths.len());
    if let Some((lines, path)) = lengths.last() {
        println!("longest file: {path}, {lines} lines");
    }
}
