//! The layers of each crate. ARCHITECTURE.md lists them, and no module imports one of a higher layer.
//!
//! A block that begins with `layers` and the folder of a crate lists its layers, lowest first. Every
//! module stands in a line, by itself or with the folder around it. It may import modules of lower
//! lines, and modules in the folder that its line names. It may not import another name of the same
//! line, so rooms that must not know each other share a line. No cycle is allowed, between folders or
//! between files, except for the listed pairs. A crate of a few files
//! needs no block; it is only measured.
//!
//! [`source`] reads a file into the paths that it uses, without code for tests. [`graph`] finds the
//! module behind each path, through every `pub use`: a name belongs to the module that defines it.
//! [`plan`] compares the result with the block. Nobody expands macros: paths inside them count, names
//! that a macro makes belong to the module that calls it.

mod graph;
mod plan;
mod source;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::project;
use crate::run::Outcome;

use graph::{Crate, Module, ROOT};
use plan::Plan;

/// The most files of a crate without a block of layers.
const A_FEW: usize = 5;

/// Prints the structure of every crate and checks it against the lists.
///
/// # Errors
/// Every forbidden import, every cycle, and every difference between a list and the modules.
pub fn layers() -> Outcome {
    let document = project::root().join("ARCHITECTURE.md");
    let document = fs::read_to_string(&document).map_err(|error| project::at(&document, &error))?;
    let mut plans = plan::plans(&document).map_err(|fault| format!("ARCHITECTURE.md: {fault}"))?;
    let mut faults = Vec::new();
    for name in project::members()? {
        let mut files = Vec::new();
        read(&project::root().join(&name).join("src"), "", &mut files)?;
        let found = check(&files, plans.remove(&name).as_ref());
        println!("{name}: {}", found.structure);
        let found = found.faults.into_iter();
        faults.extend(found.map(|fault| format!("{name}: {fault}")));
    }
    let unknown = plans.keys();
    faults.extend(unknown.map(|name| format!("{name} has layers, and is no crate")));
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.join("\n"))
    }
}

/// The result of the check of a crate.
struct CheckResult {
    /// The number of files, their lengths, layers and cycles.
    structure: String,
    faults: Vec<String>,
}

/// Checks the files of a crate, each a path from `src` and a text.
fn check(files: &[(String, String)], plan: Option<&Plan>) -> CheckResult {
    let texts = files
        .iter()
        .map(|(path, text)| (path.as_str(), text.as_str()));
    let checked = Crate::read(texts);
    let imports = checked.imports();
    let folders = graph::cycles(&graph::of_top_modules(&imports));
    let is_pair = |cycle: &_| plan.is_some_and(|plan| plan.allows(cycle));
    let of_files = graph::cycles(&imports).into_iter();
    let (pairs, of_files): (Vec<_>, Vec<_>) = of_files.partition(is_pair);
    let structure = format!(
        "{}; {} re-exports; {}; {} cycles ({} between folders, {} between files, {} listed as pairs)",
        lengths(files),
        checked.re_exports(),
        plan.map_or("no list of layers".to_owned(), |plan| format!(
            "{} layers",
            plan.len()
        )),
        folders.len() + of_files.len(),
        folders.len(),
        of_files.len(),
        pairs.len()
    );
    let mut faults = Vec::new();
    if let Some(plan) = plan {
        faults.extend(plan.misfits(&imports));
        faults.extend(plan.forbidden(&imports));
        faults.extend(folders.iter().map(|cycle| describe_cycle("folders", cycle)));
        faults.extend(of_files.iter().map(|cycle| describe_cycle("files", cycle)));
    } else if files.len() > A_FEW {
        let count = files.len();
        faults.push(format!("{count} files need a block of layers"));
    }
    CheckResult { structure, faults }
}

fn describe_cycle(kind: &str, cycle: &BTreeSet<Module>) -> String {
    let name = |module: &Module| match module.as_str() {
        ROOT => "(root)".to_owned(),
        module => module.to_owned(),
    };
    let names: Vec<_> = cycle.iter().map(name).collect();
    format!("a cycle of {} {kind}: {}", names.len(), names.join(" "))
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

/// Describes the number of files and their lengths.
fn lengths(files: &[(String, String)]) -> String {
    let mut lengths: Vec<_> = files
        .iter()
        .map(|(path, text)| (text.lines().count(), path))
        .collect();
    lengths.sort();
    let median = lengths.get(lengths.len() / 2);
    let median = median.map_or(0, |(lines, _)| *lines);
    let longest = lengths.last();
    let longest = longest.map_or(String::new(), |(lines, path)| format!("{path}, {lines}"));
    format!(
        "{} files, median {median} lines, longest {longest}",
        files.len()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(block: &str, files: &[(&str, &str)]) -> Vec<String> {
        let plans = plan::plans(&format!("```layers web\n{block}\n```")).expect("a block");
        let files = files.iter();
        let files: Vec<_> = files
            .map(|(path, text)| ((*path).to_owned(), (*text).to_owned()))
            .collect();
        check(&files, plans.get("web")).faults
    }

    #[test]
    fn rooms_of_one_layer_import_lower_layers_alone() {
        let files = |combat: &'static str| {
            [
                ("lib.rs", "pub mod ui; mod home; mod combat;"),
                ("ui.rs", "pub fn text() {}"),
                ("home/mod.rs", "pub mod list; use crate::ui::text;"),
                ("home/list.rs", "use super::super::ui::text;"),
                ("combat.rs", combat),
                ("combat/panel.rs", "use crate::ui::text;"),
            ]
        };
        let fine = files("mod panel; use panel::show;");
        assert_eq!(faults("ui\nhome combat", &fine), Vec::<String>::new());
        let aside = files("mod panel; fn f() { crate::home::list::g!() }");
        assert_eq!(
            faults("ui\nhome combat", &aside),
            ["combat imports home/list, of the same layer"]
        );
        assert_eq!(
            faults("combat\nui\nhome", &fine),
            ["combat/panel imports ui, of a higher layer"]
        );
    }

    #[test]
    fn a_cycle_is_a_fault_within_one_folder_too() {
        let files = [
            ("main.rs", "mod a;"),
            ("a/mod.rs", "mod b; use b::c; pub fn d() {}"),
            ("a/b.rs", "use super::d;"),
        ];
        assert_eq!(faults("a", &files), ["a cycle of 2 files: a a/b"]);
        assert_eq!(faults("a\npairs: a+b", &files), Vec::<String>::new());
    }

    #[test]
    fn an_item_of_the_root_is_above_all_layers() {
        let files = [
            ("lib.rs", "mod a; pub use other::Shared; pub struct Engine;"),
            ("a.rs", "use crate::{Engine, Shared};"),
        ];
        assert_eq!(faults("a", &files), ["a imports the root of the crate"]);
    }

    #[test]
    fn a_crate_of_more_than_a_few_files_needs_layers() {
        let file = |number| (format!("file{number}.rs"), String::new());
        let files: Vec<_> = (0..=A_FEW).map(file).collect();
        let faults = check(&files, None).faults;
        assert_eq!(faults, ["6 files need a block of layers"]);
        assert_eq!(check(&files[1..], None).faults, Vec::<String>::new());
    }

    #[test]
    fn a_crate_without_layers_is_measured() {
        let files = [("lib.rs".to_owned(), "mod a;\nmod b;\n".to_owned())];
        let checked = check(&files, None);
        let start =
            "1 files, median 2 lines, longest lib.rs, 2; 0 re-exports; no list of layers; 0 cycles";
        assert!(
            checked.structure.starts_with(start),
            "{}",
            checked.structure
        );
        assert_eq!(checked.faults, Vec::<String>::new());
    }
}
