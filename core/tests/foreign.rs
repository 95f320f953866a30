//! The conformance suite against trackers: the engine through the protocol, a naive one, and broken ones.

use std::path::{Path, PathBuf};

use crate::conformance::engine;
use crate::conformance::protocol::TrackerError;
use crate::conformance::report::Report;
use crate::naive_tracker::Tracker;
use crate::rules::catalogue;
use crate::runner;
use crate::runner::tracker::Engine;

fn suite() -> Vec<PathBuf> {
    runner::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios"))
}

const TEXT: &str = "rules D35-2\nruleset dnd35\ncombatant Lidda init +3 hp 9\nstart\ndice 10\nroll\n\
    expect turn Lidda\nexpect hp Lidda 9\nexpect no-dice-left\nexpect flat-footed nobody\n";

#[test]
fn the_engine_passes_every_file_through_the_protocol() {
    let files = suite();
    let start = || {
        let mut engine = Engine::default();
        Ok(move |line: &str| engine::answer(&mut engine, line))
    };
    let report = Report::of(&files, start).expect("the files can be read");
    let failures: Vec<_> = report
        .summary
        .failures
        .iter()
        .map(ToString::to_string)
        .collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
    assert_eq!(report.summary.passed, files.len());
    assert_eq!(report.passed, report.expected);
    assert_eq!(report.unsupported, 0);
    // The suite itself compares most of them.
    assert!(report.judged * 2 < report.passed, "{}", report.judged);
    println!("{} expectations, {} judged", report.passed, report.judged);
}

#[test]
fn a_naive_tracker_passes_a_part() {
    let start = || {
        let mut tracker = Tracker::default();
        Ok(move |line: &str| tracker.answer(line))
    };
    let report = Report::of(&suite(), start).expect("the files can be read");
    let shown = report.to_json(Path::new(""), &catalogue());
    println!("{} {}", shown["badge"]["message"], shown["expectations"]);
    let failed = report.failed();
    assert!(
        report.passed > 0 && failed > 0 && report.unsupported > 0,
        "{shown}"
    );
    assert!(
        report.summary.passed > 0 && report.summary.failed > 0,
        "{shown}"
    );
    assert!(
        report.judged < report.passed,
        "most are compared with its state"
    );
    assert_eq!(shown["badge"]["schemaVersion"], 1);
}

#[test]
fn a_file_is_counted_by_its_expectations() {
    let mut tracker = Tracker::default();
    let mut report = Report::default();
    report.add(Path::new("one"), TEXT, |line: &str| tracker.answer(line));
    let counts = (
        report.expected,
        report.passed,
        report.unsupported,
        report.failed(),
    );
    assert_eq!(counts, (4, 3, 1, 0));
    let files = (
        report.summary.passed,
        report.summary.failed,
        report.summary.unsupported,
    );
    assert_eq!(files, (0, 0, 1));
}

#[test]
fn garbage_ends_a_file_and_is_named() {
    let state = r#"{"state":{"values":{"turn":"Lidda"}}}"#;
    for (first, then, said) in [
        ("hello", "", "one:2: the answer can't be read"),
        (r#""holds""#, "", "one:2: the answer does not fit `begin`"),
        (state, "{", "one:3: the answer can't be read"),
    ] {
        let mut answers = vec![then, first];
        let mut report = Report::default();
        report.add(Path::new("one"), TEXT, |_: &str| {
            answers
                .pop()
                .expect("nothing is asked after garbage")
                .to_owned()
        });
        let failures = &report.summary.failures;
        assert_eq!(failures.len(), 1);
        assert!(failures[0].to_string().starts_with(said), "{}", failures[0]);
        assert_eq!((report.passed, report.failed()), (0, 4));
    }
}

/// Programs that do not answer as they should. They are those of every Unix.
#[cfg(unix)]
mod programs {
    use super::*;
    use crate::conformance::foreign::Transport;
    use crate::conformance::process::Process;
    use std::time::Duration;

    fn exchanged(command: &str, limit: Duration) -> Result<String, TrackerError> {
        Process::start(command, limit).and_then(|mut one| one.exchange("{}"))
    }

    const LONG: Duration = Duration::from_mins(1);

    #[test]
    fn a_program_answers_line_by_line() {
        let mut echo = Process::start("cat", LONG).expect("there is cat");
        for line in ["one", "two", ""] {
            assert_eq!(echo.exchange(line), Ok(line.to_owned()));
        }
    }

    #[test]
    fn a_program_that_hangs_is_given_up() {
        let short = Duration::from_millis(50);
        assert_eq!(
            exchanged("sleep 60", short),
            Err(TrackerError::Silent(short))
        );
    }

    #[test]
    fn a_program_that_ends_is_given_up() {
        assert_eq!(exchanged("true", LONG), Err(TrackerError::Exited));
        assert!(matches!(
            exchanged("no-such-tracker", LONG),
            Err(TrackerError::NotStarted(_))
        ));
        assert!(matches!(
            exchanged("", LONG),
            Err(TrackerError::NotStarted(_))
        ));
    }

    #[test]
    fn a_program_without_lines_or_text_is_given_up() {
        assert_eq!(exchanged("cat /dev/zero", LONG), Err(TrackerError::TooLong));
        assert_eq!(
            exchanged("printf \\377\\n", LONG),
            Err(TrackerError::NotText)
        );
    }

    #[test]
    fn the_suite_goes_on_with_the_next_file() {
        let mut report = Report::default();
        for name in ["one", "two"] {
            let echo = Process::start("cat", LONG).expect("there is cat");
            report.add(Path::new(name), TEXT, echo);
        }
        assert_eq!((report.summary.failed, report.failed()), (2, 8));
    }
}
