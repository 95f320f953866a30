//! The scenario runner: plays plain text files that show rules against the engine. `docs/scenarios.md`
//! describes the format. The crate's tests and the `scenario` example share the runner.
#![allow(
    clippy::disallowed_methods,
    reason = "scenarios are files; the engine itself reads none"
)]

mod any;
mod commands;
mod expect;
mod expect_priority;
mod experience;
mod fifth;
mod groups;
mod history;
mod legendary;
mod line;
mod names;
mod priority;
mod secrecy;
mod state;
pub mod summary;
mod table;
mod third;
mod time;
mod trace;

use std::fmt;
use std::path::{Path, PathBuf};

use asalto_core::{RuleId, Ruleset};

use line::Line;
pub use table::Table;

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
    /// The number of expectations that held.
    pub passed: usize,
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
    let mut outcome = Outcome::default();
    let mut table: Option<Table> = None;
    for (index, raw) in text.lines().enumerate() {
        let number = index + 1;
        let result = Line::read(raw).and_then(|line| step(&mut table, &mut outcome, &line));
        if let Err(what) = result {
            outcome.fail(path, number, what);
        }
    }
    match &table {
        None => outcome.fail(path, 0, "has no `ruleset` line".to_owned()),
        Some(table) => {
            if let Err(what) = history::reloaded(table.session()) {
                outcome.fail(path, 0, what);
            }
        }
    }
    if outcome.rules.is_empty() {
        outcome.fail(path, 0, "has no `rules` line".to_owned());
    }
    if outcome.passed == 0 && outcome.failures.is_empty() {
        outcome.fail(path, 0, "expects nothing".to_owned());
    }
    outcome.table = table;
    outcome
}

impl Outcome {
    fn fail(&mut self, path: &Path, line: usize, what: String) {
        self.failures.push(Failure {
            file: path.to_owned(),
            line,
            what,
        });
    }
}

/// Plays one line.
fn step(table: &mut Option<Table>, outcome: &mut Outcome, line: &Line) -> Result<(), String> {
    let Some((first, rest)) = line.split_first() else {
        return Ok(());
    };
    match first {
        "rules" => {
            for word in rest.words() {
                let id = word.parse().map_err(|_| format!("`{word}` is no rule"))?;
                outcome.rules.push(id);
            }
            return Ok(());
        }
        "ruleset" => {
            if table.is_some() {
                return Err("a second `ruleset` line".to_owned());
            }
            *table = Some(Table::new(names::from_words::<Ruleset>(rest.words())?));
            return Ok(());
        }
        _ => {}
    }
    let table = table.as_mut().ok_or("the `ruleset` line comes first")?;
    match first {
        "expect" => {
            expect::check(table, &rest)?;
            outcome.passed += 1;
        }
        "refuse" => {
            table.refuse(&rest)?;
            outcome.passed += 1;
        }
        _ => table.play(line)?,
    }
    Ok(())
}
