//! The scenario runner: plays plain text files that show rules against the engine. `docs/scenarios.md`
//! describes the format. The crate's tests and the `scenario` example share the runner.
#![allow(
    clippy::disallowed_methods,
    reason = "scenarios are files; the engine itself reads none"
)]

mod any;
mod commands;
mod damage;
mod effects;
pub mod expect;
mod expect_priority;
mod experience;
mod fifth;
mod groups;
mod history;
mod legendary;
mod limited_uses;
pub mod line;
pub mod names;
mod priority;
pub mod refusal;
mod secrecy;
pub mod state;
pub mod summary;
mod table;
mod third;
mod time;
mod trace;
pub mod tracker;

use std::fmt;
use std::path::{Path, PathBuf};

use asalto_core::{RuleId, Ruleset};

use line::Line;
pub use table::Table;
use tracker::{Engine, Miss, Tracker};

/// A failed expectation, or an unreadable line.
#[derive(Debug)]
pub struct Failure {
    /// The scenario file.
    pub file: PathBuf,
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// The expected value and the value found.
    pub what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file.display(), self.line, self.what)
    }
}

/// The result of one scenario.
#[derive(Default)]
pub struct Outcome {
    /// The number of expectations in the file.
    pub expected: usize,
    /// The number of expectations that held.
    pub passed: usize,
    /// The number of expectations that the tracker does not know, or that it did not come to because
    /// it does not know a statement before them.
    pub unsupported: usize,
    /// The expectations that failed.
    pub failures: Vec<Failure>,
    /// The rules that the file declares.
    pub rules: Vec<RuleId>,
    /// The table it was played at; none without a `ruleset` line.
    #[allow(dead_code, reason = "most tests look at the failures alone")]
    pub table: Option<Table>,
}

/// The scenario files of every ruleset, by name.
#[allow(dead_code, reason = "the example is given its files")]
pub fn files(root: &Path) -> Vec<PathBuf> {
    summary::files_in(root).expect("the scenarios are in the crate")
}

/// Runs one scenario file to its end, despite failures.
pub fn run_file(path: &Path) -> Outcome {
    match std::fs::read_to_string(path) {
        Ok(text) => run_text(path, &text),
        Err(error) => {
            let mut outcome = Outcome::default();
            outcome.fail(path, 0, format!("cannot be read: {error}"));
            outcome
        }
    }
}

/// Runs the text of a scenario.
pub fn run_text(path: &Path, text: &str) -> Outcome {
    let mut engine = Engine::default();
    let mut outcome = play_text(path, text, &mut engine);
    outcome.table = engine.table;
    outcome
}

/// The state of the play of a file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The ruleset is unknown.
    Header,
    /// The tracker plays.
    Playing,
    /// The tracker did not know a statement: the rest of the file is not played.
    Unsupported,
    /// The tracker answers no longer.
    Gone,
}

/// Plays the text of a scenario with a tracker.
pub fn play_text(path: &Path, text: &str, tracker: &mut impl Tracker) -> Outcome {
    let mut outcome = Outcome::default();
    let mut stage = Stage::Header;
    for (index, raw) in text.lines().enumerate() {
        let result = Line::read(raw).map_err(Miss::Failed);
        let result = result.and_then(|line| step(&mut stage, &mut outcome, tracker, &line));
        outcome.miss(path, index + 1, result);
    }
    match stage {
        Stage::Header => outcome.fail(path, 0, "has no `ruleset` line".to_owned()),
        Stage::Playing => outcome.miss(path, 0, tracker.finish()),
        Stage::Unsupported | Stage::Gone => {}
    }
    if outcome.rules.is_empty() {
        outcome.fail(path, 0, "has no `rules` line".to_owned());
    }
    if outcome.expected == 0 && outcome.failures.is_empty() {
        outcome.fail(path, 0, "expects nothing".to_owned());
    }
    outcome
}

impl Outcome {
    fn miss(&mut self, path: &Path, line: usize, result: Result<(), Miss>) {
        match result {
            Ok(()) | Err(Miss::Unsupported) => {}
            Err(Miss::Failed(what) | Miss::Gone(what)) => self.fail(path, line, what),
        }
    }

    fn fail(&mut self, path: &Path, line: usize, what: String) {
        self.failures.push(Failure {
            file: path.to_owned(),
            line,
            what,
        });
    }
}

/// Plays one line.
fn step(
    stage: &mut Stage,
    outcome: &mut Outcome,
    tracker: &mut impl Tracker,
    line: &Line,
) -> Result<(), Miss> {
    let Some((first, rest)) = line.split_first() else {
        return Ok(());
    };
    if first == "rules" {
        for word in rest.words() {
            let id = word.parse().map_err(|_| format!("`{word}` is no rule"))?;
            outcome.rules.push(id);
        }
        return Ok(());
    }
    let expects = matches!(first, "expect" | "refuse");
    outcome.expected += usize::from(expects);
    let result = match (*stage, first) {
        (Stage::Header, "ruleset") => {
            let ruleset = names::from_words::<Ruleset>(rest.words())?;
            *stage = Stage::Playing;
            tracker.begin(ruleset)
        }
        (_, "ruleset") => return Err("a second `ruleset` line".to_owned().into()),
        (Stage::Header, _) => return Err("the `ruleset` line comes first".to_owned().into()),
        (Stage::Unsupported, _) => {
            outcome.unsupported += usize::from(expects);
            return Ok(());
        }
        (Stage::Gone, _) => return Ok(()),
        (Stage::Playing, "expect") => tracker.expect(&rest),
        (Stage::Playing, "refuse") => tracker.refuse(&rest),
        (Stage::Playing, _) => tracker.play(line),
    };
    match &result {
        Ok(()) => outcome.passed += usize::from(expects),
        Err(Miss::Unsupported) if expects => outcome.unsupported += 1,
        Err(Miss::Unsupported) => *stage = Stage::Unsupported,
        Err(Miss::Gone(_)) => *stage = Stage::Gone,
        Err(Miss::Failed(_)) => {}
    }
    result
}
