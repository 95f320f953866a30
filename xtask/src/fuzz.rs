//! Fuzzes everything that parses: builds the targets of `fuzz/` and runs each of them for a while.
//!
//! The stable compiler can do this. It knows the passes that count covered branches; the sanitizers of memory
//! need a nightly one, and forbidding unsafe code makes them idle here.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::project;
use crate::run::{Outcome, cargo, printed, read, run, say, seconds};

/// The compiler passes that count the branches an input reaches, for the fuzzer.
const COVERAGE: [&str; 8] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Ccodegen-units=1",
    // The app's parsers are used in wasm alone, which a native compilation calls dead code.
    "-Awarnings",
];

/// The folders of files that are seeds too, each with the name of its target.
const FILES: [(&str, &str); 2] = [
    ("notation", "core/tests/frozen"),
    ("save", "core/tests/frozen"),
];

/// The target that runs once for each reader, and the folder with the samples of each. One run for all of them would spend its
/// time on the readers with the most branches.
const READERS: (&str, &str) = ("import", "import/tests/fixtures");

/// A run of a target.
struct Run {
    /// The name of the target.
    target: String,
    /// The name of the run, under which its findings are kept.
    name: String,
    /// The folders of files that are seeds.
    files: Vec<PathBuf>,
}

/// Builds all targets and runs them one after the other, each for this many seconds. Inputs that reach new
/// code are kept in `target/fuzz/found`, and the next run begins with them.
///
/// # Errors
/// If a target can't be built. After all have run: the inputs on which one crashed, with the call that repeats it.
pub fn fuzz(each: u32) -> Outcome {
    let programs = build()?;
    let mut crashes = Vec::new();
    for Run {
        target,
        name,
        files,
    } in all_runs()?
    {
        let began = Instant::now();
        let mut program = Command::new(programs.join(&target));
        let (found, seeds) = (folder("found", &name)?, folder("seeds", &target)?);
        let artifacts = folder("crashed", &name)?;
        plant(&target, &seeds)?;
        let target = &mut program;
        target.args([found, seeds]).args(files);
        target.arg(format!("-max_total_time={each}"));
        target.arg("-timeout=10");
        target.arg(format!("-artifact_prefix={}/", artifacts.display()));
        let printed = read(target)?;
        let inputs = runs(&printed.text);
        say(&format!("{name}: {inputs} inputs, {}", seconds(began)));
        if inputs == 0 {
            return Err(format!("{}\n{name} read nothing", printed.text));
        }
        if !printed.success {
            let end: Vec<_> = printed.text.lines().rev().take(30).collect();
            let end: Vec<_> = end.into_iter().rev().collect();
            crashes.push(format!("{}\n{name} crashed", end.join("\n")));
        }
    }
    if crashes.is_empty() {
        Ok(())
    } else {
        let programs = programs.display();
        Err(format!(
            "{}\nTo repeat it: {programs}/NAME FILE. Then add the input to fuzz/seeds/NAME.txt, and a test beside the parser.",
            crashes.join("\n")
        ))
    }
}

/// Compiles the targets with the counters of coverage; returns their folder.
fn build() -> Result<PathBuf, String> {
    let mut rustc = Command::new("rustc");
    let host = printed(rustc.args(["--print", "host-tuple"]))?;
    let host = host.trim();
    let target = project::target().join("fuzz");
    let mut command = cargo();
    command.args([
        "build",
        "--quiet",
        "--locked",
        "--release",
        "--manifest-path",
    ]);
    command.arg("fuzz/targets/Cargo.toml");
    // With a named target the flags apply to the targets alone, and not to programs of the build.
    command.args(["--target", host]);
    command.arg("--target-dir").arg(&target);
    command.env("RUSTFLAGS", COVERAGE.join(" "));
    say("building the targets");
    run(&mut command)
        .map_err(|error| format!("{error}\nThe fuzzer needs a C++ compiler, such as g++."))?;
    Ok(target.join(host).join("release"))
}

/// Returns the names of the targets, which are the programs in `fuzz/targets`.
fn targets() -> Result<Vec<String>, String> {
    let folder = project::root().join("fuzz/targets");
    let files = fs::read_dir(&folder).map_err(|error| project::at(&folder, &error))?;
    let paths = files.flatten().map(|file| file.path());
    let programs = paths.filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    let mut names: Vec<_> = programs
        .filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()))
        .collect();
    names.sort();
    Ok(names)
}

/// Returns the runs of all targets.
fn all_runs() -> Result<Vec<Run>, String> {
    let mut runs = Vec::new();
    for target in targets()? {
        let files = FILES.iter().filter(|(own, _)| *own == target);
        let files = files.map(|(_, folder)| project::root().join(folder));
        let files: Vec<_> = files.collect();
        let (readers, samples) = READERS;
        if target != readers {
            let name = target.clone();
            runs.push(Run {
                target,
                name,
                files,
            });
            continue;
        }
        let samples = project::root().join(samples);
        let folders = fs::read_dir(&samples).map_err(|error| project::at(&samples, &error))?;
        let folders = folders.flatten().map(|folder| folder.path());
        let mut folders: Vec<_> = folders.filter(|folder| folder.is_dir()).collect();
        folders.sort();
        runs.extend(folders.into_iter().map(|folder| {
            let reader = folder.file_name().unwrap_or_default().to_string_lossy();
            Run {
                name: format!("{target}-{reader}"),
                target: target.clone(),
                files: vec![folder],
            }
        }));
    }
    Ok(runs)
}

/// Returns a folder for files of one kind and one target.
fn folder(kind: &str, name: &str) -> Result<PathBuf, String> {
    let folder = project::target().join("fuzz").join(kind).join(name);
    fs::create_dir_all(&folder).map_err(|error| project::at(&folder, &error))?;
    Ok(folder)
}

/// Writes each line of a target's seeds to a separate file.
fn plant(name: &str, to: &Path) -> Outcome {
    let file = project::root()
        .join("fuzz/seeds")
        .join(name)
        .with_extension("txt");
    let text = fs::read_to_string(&file).map_err(|error| project::at(&file, &error))?;
    for (index, line) in text.lines().enumerate() {
        let to = to.join(index.to_string());
        fs::write(&to, line).map_err(|error| project::at(&to, &error))?;
    }
    Ok(())
}

/// Returns the number of inputs that a target has read, from the last line of the kind `#4096 DONE cov: 629`.
fn runs(text: &str) -> u64 {
    let number = |line: &str| {
        let digits = line.strip_prefix('#')?.split_whitespace().next()?;
        digits.parse().ok()
    };
    text.lines().rev().find_map(number).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn each_target_has_seeds() {
        let names = targets().expect("there are targets");
        assert!(names.len() >= 6, "{names:?}");
        for name in &names {
            let file = project::root()
                .join("fuzz/seeds")
                .join(name)
                .with_extension("txt");
            assert!(file.is_file(), "{}", file.display());
        }
        for (name, folder) in FILES {
            assert!(names.iter().any(|target| target == name), "{name}");
            assert!(project::root().join(folder).is_dir(), "{folder}");
        }
    }

    #[test]
    fn each_reader_has_a_run_with_its_samples() {
        let runs = all_runs().expect("there are targets");
        let readers: Vec<_> = runs.iter().filter(|run| run.target == READERS.0).collect();
        assert!(readers.len() >= 20, "{}", readers.len());
        let csv = readers.iter().find(|run| run.name == "import-csv");
        let csv = csv.expect("tables have samples");
        assert!(csv.files.iter().all(|folder| folder.ends_with("csv")));
        let others = runs.iter().filter(|run| run.name == "save");
        assert_eq!(others.count(), 1);
    }

    /// Returns the names of the dependencies of each package of the project in a lock file.
    fn dependencies(lock: &str) -> BTreeMap<String, Vec<String>> {
        let quoted = |line: &str| Some(line.split('"').nth(1)?.split(' ').next()?.to_owned());
        let own = lock.split("[[package]]").filter_map(|package| {
            let name = quoted(package.lines().find(|line| line.starts_with("name = "))?)?;
            let listed = package.lines().filter(|line| line.starts_with(" \""));
            name.starts_with("asalto")
                .then(|| (name, listed.filter_map(quoted).collect()))
        });
        own.collect()
    }

    // The targets are a workspace of their own, so nothing else notices an old lock file.
    #[test]
    fn the_lock_file_of_the_targets_has_the_dependencies_of_today() {
        let read = |path: &str| {
            let file = project::root().join(path);
            fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
        };
        let project = dependencies(&read("Cargo.lock"));
        let targets = dependencies(&read("fuzz/targets/Cargo.lock"));
        assert!(targets.len() >= 6, "{targets:?}");
        for (name, listed) in &targets {
            if name == "asalto-fuzz-targets" {
                continue;
            }
            // Development dependencies stand in the project's lock file alone.
            let today = &project[name];
            let unknown: Vec<_> = listed.iter().filter(|it| !today.contains(it)).collect();
            assert!(unknown.is_empty(), "{name} no longer needs {unknown:?}");
            let manifest = read(&format!("{}/Cargo.toml", &name["asalto-".len()..]));
            let needed = manifest
                .split("dev-dependencies")
                .next()
                .unwrap_or_default();
            let missing = today.iter().filter(|it| {
                let mut lines = needed.lines();
                !listed.contains(it)
                    && lines.any(|line| {
                        line.starts_with(&format!("{it} = ")) && !line.contains("optional = true")
                    })
            });
            let missing: Vec<_> = missing.collect();
            assert!(
                missing.is_empty(),
                "{name} needs {missing:?}: run `cargo metadata` in fuzz/targets"
            );
        }
    }

    #[test]
    fn the_last_count_is_the_number_of_inputs() {
        let text = "INFO: Seed: 1\n#2\tINITED cov: 3\n#4096\tDONE   cov: 629 ft: 2\nDone 4096 runs";
        assert_eq!(runs(text), 4096);
        assert_eq!(runs("no such file"), 0);
    }
}
