//! The command line.

use std::path::PathBuf;

use crate::effort::Effort;

/// The options of the static server.
#[derive(Debug, PartialEq, Eq)]
pub struct ServeOptions {
    /// The port on 127.0.0.1.
    pub port: u16,
    /// The path under which the site is served, `/` for the root.
    pub base: String,
    /// The effort of the build that comes first; none for no build.
    pub build: Option<Effort>,
}

/// The size of a soak.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SoakSize {
    /// The encounters that are played and saved.
    pub encounters: u32,
    /// The commands in all of them together.
    pub commands: u32,
}

impl Default for SoakSize {
    fn default() -> Self {
        Self {
            encounters: 1_000,
            commands: 50_000,
        }
    }
}

/// The scenario, the file of lines, and the tag of the language.
#[derive(Debug, PartialEq, Eq)]
pub struct LineOptions {
    /// A scenario file, which sets up the combat.
    pub scenario: PathBuf,
    /// A file with one typed line each, or `-` for the standard input.
    pub lines: PathBuf,
    /// The language of the lines.
    pub lang: String,
}

/// The options of the scenario files.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct ScenarioOptions {
    /// The folder of the files.
    pub folder: PathBuf,
    /// The command of another tracker, which plays them instead of the engine.
    pub against: Option<String>,
    /// The seconds that it has for an answer.
    pub timeout: Option<u32>,
    /// The file for its badge.
    pub badge: Option<PathBuf>,
    /// Whether its failures leave the exit code 0.
    pub report: bool,
}

/// A task.
#[derive(Debug, PartialEq, Eq)]
pub enum Task {
    Serve(ServeOptions),
    Build(Effort),
    Stage,
    Test,
    Check,
    Layers,
    /// Measures, against an earlier measurement if there is one.
    Bench(Option<PathBuf>),
    Size,
    /// Builds the site twice and compares the bytes.
    Reproduce,
    /// Writes the package's types, which a quick build leaves out.
    Types,
    Setup,
    /// Writes the table of the creatures and their stat blocks.
    Creatures,
    /// Prints where a rule is stated, cited, implemented and tested.
    Rule(String),
    /// Runs a folder of scenario files.
    Scenarios(ScenarioOptions),
    /// Reads typed lines in the combat of a scenario.
    Lines(LineOptions),
    /// Compares the headers of a running site with those that it needs.
    Headers(String),
    /// Fuzzes each parser for this many seconds.
    Fuzz(u32),
    /// Takes the pictures of the README and the manifests.
    Pictures,
    /// Puts pictures of the mocks in a folder beside those of the app.
    CompareMocks(PathBuf),
    /// Plays a week of use.
    Soak(SoakSize),
}

/// The command line.
#[derive(Debug, PartialEq, Eq)]
pub struct Args {
    pub task: Task,
}

const USAGE: &str = "\
cargo xtask serve [--port N] [--base /PATH/] [--small | --no-build]
                        sets up, builds and serves the app on 127.0.0.1 (port 8080), quickly built
                        and large unless it is to be small
cargo xtask build [--quick]
                        sets up and writes dist/, for any static host (--quick: large, soon there)
cargo xtask stage       builds quickly for trunk, whose hook calls it
cargo xtask test        sets up and runs everything
cargo xtask check       the quick loop: format, clippy, core tests
cargo xtask layers      how each crate is built, against the layers in ARCHITECTURE.md
cargo xtask rule D35-44 where a rule is stated, cited, implemented and tested
cargo xtask size        every file of the first load against its budget
cargo xtask reproduce   builds the site in two folders and compares every byte (needs git; twice the time)
cargo xtask types       writes the package's types and JSON Schema into dist/pkg, which build --quick
                        leaves out
cargo xtask bench [--against FILE]
                        the times of commands natively and in wasm, and of the app in Chromium;
                        writes target/bench.json, and prints ratios to an earlier such file
cargo xtask scenarios DIR
                        runs the scenario files in a folder and prints a summary as JSON
cargo xtask scenarios --against COMMAND [--timeout SECONDS] [--badge FILE] [--report] DIR
                        plays them with another tracker (docs/conformance.md), prints its report and writes its
                        badge; with --report failures are no error
cargo xtask lines SCENARIO LINES [--lang es]
                        reads a file of typed lines in the combat of a scenario, and prints for each what it would
                        do, or its refusal with the lines that it offers
cargo xtask creatures   downloads the creatures of the SRD 5.2 with pip and writes web/creatures
cargo xtask headers URL compares every file of dist/, and its headers, with those of a site (needs curl)
cargo xtask fuzz [--seconds N]
                        fuzzes each parser for a minute, or for N seconds (needs a C++ compiler)
cargo xtask soak [--encounters N] [--commands N]
                        plays 1,000 encounters with 50,000 commands in Chromium, with reloads, two tabs and
                        new versions; prints memory and storage (an hour; at least 20 encounters)
cargo xtask pictures    takes the icons and pictures of the manifests and of the README in the built app
cargo xtask compare-mocks DIR
                        puts pictures of the mocks in a folder beside those of the built app, as a page in
                        target/mocks; ONLY=fight takes those whose name begins so
cargo xtask setup       installs the tools of the other commands, and nothing else";

impl Args {
    /// Parses the words after `cargo xtask`.
    ///
    /// # Errors
    /// The usage, if the words can't be parsed.
    pub fn read(words: impl IntoIterator<Item = String>) -> Result<Self, String> {
        let mut words = words.into_iter();
        let task = match words.next().as_deref() {
            Some("serve") => Task::Serve(serve_options(&mut words)?),
            Some("build") => Task::Build(effort(&mut words)?),
            Some("stage") => Task::Stage,
            Some("test") => Task::Test,
            Some("check") => Task::Check,
            Some("layers") => Task::Layers,
            Some("bench") => Task::Bench(against(&mut words)?),
            Some("size") => Task::Size,
            Some("reproduce") => Task::Reproduce,
            Some("types") => Task::Types,
            Some("creatures") => Task::Creatures,
            Some("pictures") => Task::Pictures,
            Some("compare-mocks") => {
                let folder = words.next().ok_or("compare-mocks wants a folder")?;
                Task::CompareMocks(folder.into())
            }
            Some("setup") => Task::Setup,
            Some("headers") => Task::Headers(words.next().ok_or("headers wants an address")?),
            Some("fuzz") => Task::Fuzz(time(&mut words)?),
            Some("soak") => Task::Soak(soak_size(&mut words)?),
            Some("rule") => Task::Rule(words.next().ok_or("rule wants an id, such as D35-44")?),
            Some("scenarios") => Task::Scenarios(scenario_options(&mut words)?),
            Some("lines") => Task::Lines(line_options(&mut words)?),
            _ => return Err(USAGE.to_owned()),
        };
        match words.next() {
            Some(word) => Err(format!("`{word}` is not understood\n{USAGE}")),
            None => Ok(Self { task }),
        }
    }
}

fn scenario_options(words: &mut impl Iterator<Item = String>) -> Result<ScenarioOptions, String> {
    let mut options = ScenarioOptions::default();
    let mut folder = None;
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(format!("{word} wants a value"));
        match word.as_str() {
            "--against" => options.against = Some(value()?),
            "--badge" => options.badge = Some(value()?.into()),
            "--timeout" => {
                let seconds = value()?.parse().ok().filter(|seconds| *seconds > 0);
                options.timeout = Some(seconds.ok_or("--timeout wants a whole number from 1")?);
            }
            "--report" => options.report = true,
            path if folder.is_none() && !path.starts_with("--") => folder = Some(path.into()),
            other => return Err(format!("`{other}` is not understood\n{USAGE}")),
        }
    }
    options.folder = folder.ok_or("scenarios wants a folder")?;
    let of_trackers = options.timeout.is_some() || options.badge.is_some() || options.report;
    if of_trackers && options.against.is_none() {
        return Err("--timeout, --badge and --report go with --against".to_owned());
    }
    Ok(options)
}

fn line_options(words: &mut impl Iterator<Item = String>) -> Result<LineOptions, String> {
    let file = words.next().zip(words.next());
    let (scenario, lines) = file.ok_or("lines wants a scenario and a file of lines")?;
    let lang = match words.next().as_deref() {
        None => "en".to_owned(),
        Some("--lang") => words.next().ok_or("--lang wants a language")?,
        Some(other) => return Err(format!("`{other}` is not understood\n{USAGE}")),
    };
    Ok(LineOptions {
        scenario: scenario.into(),
        lines: lines.into(),
        lang,
    })
}

fn against(words: &mut impl Iterator<Item = String>) -> Result<Option<PathBuf>, String> {
    match words.next().as_deref() {
        None => Ok(None),
        Some("--against") => {
            let file = words.next().map(PathBuf::from);
            file.map(Some).ok_or("--against wants a file".to_owned())
        }
        Some(other) => Err(format!("`{other}` is not understood\n{USAGE}")),
    }
}

/// The seconds for which each parser is fuzzed.
fn time(words: &mut impl Iterator<Item = String>) -> Result<u32, String> {
    match words.next().as_deref() {
        None => Ok(60),
        Some("--seconds") => {
            let seconds = words.next().and_then(|seconds| seconds.parse().ok());
            let seconds = seconds.filter(|seconds| *seconds > 0);
            seconds.ok_or("--seconds wants a whole number from 1".to_owned())
        }
        Some(other) => Err(format!("`{other}` is not understood\n{USAGE}")),
    }
}

/// The encounters and commands of a soak. Fewer encounters would have no second tab and no new version.
fn soak_size(words: &mut impl Iterator<Item = String>) -> Result<SoakSize, String> {
    let mut size = SoakSize::default();
    while let Some(word) = words.next() {
        let number = words.next().and_then(|number| number.parse().ok());
        let number = number.filter(|number| *number >= 20);
        let number = number.ok_or_else(|| format!("{word} wants a whole number from 20"))?;
        match word.as_str() {
            "--encounters" => size.encounters = number,
            "--commands" => size.commands = number,
            other => return Err(format!("`{other}` is not understood\n{USAGE}")),
        }
    }
    Ok(size)
}

fn effort(words: &mut impl Iterator<Item = String>) -> Result<Effort, String> {
    match words.next().as_deref() {
        None => Ok(Effort::Small),
        Some("--quick") => Ok(Effort::Quick),
        Some(other) => Err(format!("`{other}` is not understood\n{USAGE}")),
    }
}

fn serve_options(words: &mut impl Iterator<Item = String>) -> Result<ServeOptions, String> {
    let mut options = ServeOptions {
        port: 8080,
        base: "/".to_owned(),
        build: Some(Effort::Quick),
    };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--port" => {
                let port = words.next().and_then(|port| port.parse().ok());
                options.port = port.ok_or("--port wants a number up to 65535")?;
            }
            "--base" => {
                let base = words.next().ok_or("--base wants a path")?;
                options.base = format!("/{}/", base.trim_matches('/')).replace("//", "/");
            }
            "--small" => options.build = Some(Effort::Small),
            "--no-build" => options.build = None,
            other => return Err(format!("`{other}` is not understood\n{USAGE}")),
        }
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Args, String> {
        Args::read(line.split(' ').map(str::to_owned))
    }

    #[test]
    fn serve_has_a_port_and_a_base() {
        let Ok(Args {
            task: Task::Serve(options),
        }) = read("serve --port 8123 --base a/b")
        else {
            panic!("serve is a task");
        };
        assert_eq!((options.port, options.base.as_str()), (8123, "/a/b/"));
        assert_eq!(options.build, Some(Effort::Quick));
    }

    #[test]
    fn scenarios_wants_one_folder() {
        let task = read("scenarios a/b").map(|args| args.task);
        let options = ScenarioOptions {
            folder: "a/b".into(),
            ..ScenarioOptions::default()
        };
        assert_eq!(task, Ok(Task::Scenarios(options)));
        assert!(read("scenarios").is_err_and(|words| words.contains("folder")));
        assert!(read("scenarios a b").is_err());
    }

    #[test]
    fn scenarios_are_played_against_a_tracker() {
        let line = "scenarios --against ./mine --timeout 9 --badge b.json --report a/b";
        let options = ScenarioOptions {
            folder: "a/b".into(),
            against: Some("./mine".to_owned()),
            timeout: Some(9),
            badge: Some("b.json".into()),
            report: true,
        };
        let task = read(line).map(|args| args.task);
        assert_eq!(task, Ok(Task::Scenarios(options)));
        for (line, said) in [
            ("scenarios a --against", "wants a value"),
            ("scenarios a --report", "go with --against"),
            ("scenarios a --against b --timeout 0", "whole number"),
            ("scenarios a --agianst b", "not understood"),
        ] {
            assert!(
                read(line).is_err_and(|words| words.contains(said)),
                "{line}"
            );
        }
    }

    #[test]
    fn bench_takes_a_file_to_compare_with() {
        let task = |line| read(line).map(|args| args.task);
        assert_eq!(task("bench"), Ok(Task::Bench(None)));
        assert_eq!(
            task("bench --against a.json"),
            Ok(Task::Bench(Some("a.json".into())))
        );
        assert!(task("bench --against").is_err_and(|words| words.contains("file")));
        assert!(task("bench a.json").is_err());
    }

    #[test]
    fn headers_wants_an_address() {
        let task = read("headers https://your.site/").map(|args| args.task);
        assert_eq!(task, Ok(Task::Headers("https://your.site/".to_owned())));
        assert!(read("headers").is_err());
    }

    #[test]
    fn fuzz_takes_a_time() {
        let task = |line| read(line).map(|args| args.task);
        assert_eq!(task("fuzz"), Ok(Task::Fuzz(60)));
        assert_eq!(task("fuzz --seconds 5"), Ok(Task::Fuzz(5)));
        assert!(task("fuzz --seconds 0").is_err_and(|words| words.contains("whole number")));
        assert!(task("fuzz 5").is_err());
    }

    #[test]
    fn soak_has_a_size() {
        let task = |line| read(line).map(|args| args.task);
        assert_eq!(task("soak"), Ok(Task::Soak(SoakSize::default())));
        let small = SoakSize {
            encounters: 40,
            commands: 1_200,
        };
        assert_eq!(
            task("soak --encounters 40 --commands 1200"),
            Ok(Task::Soak(small))
        );
        assert!(task("soak --encounters 3").is_err_and(|words| words.contains("from 20")));
        assert!(task("soak --hours 40").is_err_and(|words| words.contains("not understood")));
    }

    #[test]
    fn unknown_words_are_answered_with_the_usage() {
        assert!(read("serve --fast").is_err_and(|words| words.contains("--no-build")));
        assert!(read("build now").is_err());
        assert!(read("").is_err());
    }
}
