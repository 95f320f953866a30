//! Runs any folder of scenario files, and prints a summary as JSON.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::args::ScenarioOptions;
use crate::check::{FULL_TEST, TESTED, package_args};
use crate::project::{self, program};
use crate::run::{Outcome, cargo, run};

/// Runs the scenario files in a folder and in the folders in it, with the engine or with another tracker.
///
/// # Errors
/// If the folder can't be read. An empty message if a scenario failed, because the summary says so.
pub fn scenarios(options: &ScenarioOptions) -> Outcome {
    run(&mut runner(options)?).map_err(|_| String::new())
}

/// Returns the whole path of a folder, since cargo runs in the project's folder.
fn full_path(folder: &Path) -> Result<PathBuf, String> {
    let error = |error| format!("{}: {error}", folder.display());
    let whole = fs::canonicalize(folder).map_err(error)?;
    if whole.is_dir() {
        Ok(whole)
    } else {
        Err(format!("{} is no folder", folder.display()))
    }
}

/// Compiles an example of the engine and returns its path.
fn example(name: &str) -> Result<PathBuf, String> {
    let mut build = cargo();
    build.args(["build", "--quiet", "--locked"]).args(FULL_TEST);
    build.args(package_args(&TESTED)).args(["--example", name]);
    run(&mut build)?;
    Ok(program(&project::target().join("debug/examples"), name))
}

/// Compiles the program that runs scenario files and returns its call. Only the summary goes to its standard output.
/// The other tracker runs in the folder of the caller.
fn runner(options: &ScenarioOptions) -> Result<Command, String> {
    let folder = full_path(&options.folder)?;
    let mut command = Command::new(example("scenario")?);
    if let Some(tracker) = &options.against {
        command.arg("--against").arg(tracker);
        if let Some(seconds) = options.timeout {
            command.arg("--timeout").arg(seconds.to_string());
        }
        if let Some(badge) = &options.badge {
            command.arg("--badge").arg(badge);
        }
        if options.report {
            command.arg("--report");
        }
    } else {
        command.arg("--json").current_dir(project::root());
    }
    command.arg(folder);
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::read;

    /// A new folder of scenario files for one test.
    fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
        let folder = project::staging().join("scenarios").join(name);
        let _ = fs::remove_dir_all(&folder);
        for (file, text) in files {
            let path = folder.join(file);
            let parent = path.parent().expect("the file is in the folder");
            fs::create_dir_all(parent).expect("the target folder can be written");
            fs::write(path, text).expect("the target folder can be written");
        }
        folder
    }

    /// The options for a folder.
    fn of(folder: &Path) -> ScenarioOptions {
        ScenarioOptions {
            folder: folder.to_owned(),
            ..ScenarioOptions::default()
        }
    }

    const RIGHT: &str = "rules D35-2\nruleset dnd35\nexpect round none\n";
    const WRONG: &str = "rules D35-2\nruleset dnd35\nexpect round 7\n";

    #[test]
    fn a_folder_that_passes_is_summed_up() {
        let right = folder("right", &[("one", RIGHT), ("deeper/two", RIGHT)]);
        let printed = read(&mut runner(&of(&right)).expect("it compiles")).expect("it starts");
        let summary = printed.text;
        assert!(printed.success, "{summary}");
        assert!(summary.starts_with('{'), "{summary}");
        assert!(summary.contains("\"files\": 2"), "{summary}");
        assert!(summary.contains("\"failed\": 0"), "{summary}");
        assert!(summary.contains("\"shown\": 1"), "{summary}");
    }

    #[test]
    fn one_failure_fails_and_is_named() {
        let wrong = folder("wrong", &[("one", RIGHT), ("deeper/two", WRONG)]);
        let printed = read(&mut runner(&of(&wrong)).expect("it compiles")).expect("it starts");
        let summary = printed.text;
        assert!(!printed.success, "{summary}");
        assert!(summary.contains("\"file\": \"deeper/two\""), "{summary}");
        assert!(summary.contains("\"line\": 3"), "{summary}");
        assert!(summary.contains("expected 7, found none"), "{summary}");
    }

    #[test]
    fn a_folder_without_files_or_none_at_all_fails() {
        let empty = folder("empty", &[("one", RIGHT)]);
        fs::remove_file(empty.join("one")).expect("the file is there");
        assert_eq!(scenarios(&of(&empty)), Err(String::new()));
        assert!(scenarios(&of(&empty.join("none"))).is_err_and(|words| words.contains("none")));
        let file = folder("file", &[("one", RIGHT)]).join("one");
        assert!(scenarios(&of(&file)).is_err_and(|words| words.contains("is no folder")));
    }

    #[test]
    fn another_tracker_plays_as_a_program() {
        let folder = folder("against", &[("one", RIGHT), ("deeper/two", WRONG)]);
        let tracker = example("naive_tracker").expect("it compiles");
        let badge = folder.with_extension("json");
        let mut options = ScenarioOptions {
            against: Some(tracker.display().to_string()),
            badge: Some(badge.clone()),
            ..of(&folder)
        };
        let played = |options: &ScenarioOptions| {
            read(&mut runner(options).expect("it compiles")).expect("it starts")
        };
        let printed = played(&options);
        let summary = &printed.text;
        assert!(!printed.success, "{summary}");
        assert!(summary.contains("expected 7, found none"), "{summary}");
        let badge = fs::read_to_string(badge).expect("the badge is written");
        assert!(badge.contains("\"message\": \"1 of 2\""), "{badge}");
        options.report = true;
        assert!(played(&options).success, "failures are no error");
        options.against = Some("no-such-tracker".to_owned());
        let printed = played(&options);
        assert!(!printed.success && printed.text.contains("no-such-tracker"));
    }
}
