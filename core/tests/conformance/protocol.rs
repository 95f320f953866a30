//! The lines between the suite and a tracker: one request, one answer.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::runner::state::State;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// The longest answer in bytes.
pub const LONGEST_ANSWER: usize = 1 << 20;

/// A request of the suite.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Request {
    /// Starts a combat.
    Begin {
        /// The version of the protocol.
        protocol: u32,
        /// The name of the ruleset.
        ruleset: String,
    },
    /// Plays a statement.
    Play {
        /// The words of the statement.
        words: Vec<String>,
    },
    /// Asks whether a command would be refused. It changes nothing.
    Refuse {
        /// The words of the command.
        words: Vec<String>,
    },
    /// Asks for an expectation that no field of the state answers.
    Expect {
        /// The words of the expectation.
        words: Vec<String>,
    },
}

/// A tracker's answer.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// The request is accepted, and this is the state now.
    State(Box<State>),
    /// The command is refused.
    Refused {
        /// The kind of the refusal, if the tracker names kinds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        kind: Option<String>,
        /// The rules that it cites, if the tracker cites rules.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules: Option<Vec<String>>,
        /// The reason in words.
        #[serde(default)]
        because: String,
    },
    /// The expectation holds.
    Holds,
    /// The expectation does not hold, for this reason.
    Differs(String),
    /// The tracker can't follow the request, for this reason.
    Error(String),
    /// The tracker does not know the ruleset, the statement or the expectation.
    Unsupported,
}

/// The reason why a tracker has no more answers.
#[derive(Debug, PartialEq, Eq)]
pub enum TrackerError {
    /// The program can't be started.
    NotStarted(String),
    /// It did not answer in time.
    Silent(Duration),
    /// It ended, or closed its output.
    Exited,
    /// The answer is longer than [`LONGEST_ANSWER`].
    TooLong,
    /// The answer is not text.
    NotText,
    /// The answer is no answer of the protocol.
    Unreadable(String),
    /// The answer does not fit its request.
    OutOfPlace(&'static str),
}

impl fmt::Display for TrackerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted(error) => write!(f, "the tracker can't be started: {error}"),
            Self::Silent(limit) => {
                let limit = limit.as_secs_f64();
                write!(f, "the tracker did not answer in {limit} s")
            }
            Self::Exited => write!(f, "the tracker ended"),
            Self::TooLong => write!(f, "the answer is longer than {LONGEST_ANSWER} bytes"),
            Self::NotText => write!(f, "the answer is not UTF-8"),
            Self::Unreadable(error) => write!(f, "the answer can't be read: {error}"),
            Self::OutOfPlace(request) => write!(f, "the answer does not fit `{request}`"),
        }
    }
}

impl std::error::Error for TrackerError {}

/// Reads an answer.
pub fn read_answer(line: &str) -> Result<Answer, TrackerError> {
    serde_json::from_str(line).map_err(|error| TrackerError::Unreadable(error.to_string()))
}

#[test]
fn requests_are_lines_of_json() {
    let words = |line: &str| line.split(' ').map(str::to_owned).collect();
    let requests = [
        (
            Request::Begin {
                protocol: PROTOCOL,
                ruleset: "dnd5e".to_owned(),
            },
            r#"{"do":"begin","protocol":1,"ruleset":"dnd5e"}"#,
        ),
        (
            Request::Play {
                words: words("damage 9 Ogre"),
            },
            r#"{"do":"play","words":["damage","9","Ogre"]}"#,
        ),
        (
            Request::Refuse {
                words: words("roll Ogre"),
            },
            r#"{"do":"refuse","words":["roll","Ogre"]}"#,
        ),
        (
            Request::Expect {
                words: words("holder Ogre"),
            },
            r#"{"do":"expect","words":["holder","Ogre"]}"#,
        ),
    ];
    for (request, line) in requests {
        assert_eq!(serde_json::to_string(&request).expect("it is text"), line);
        let read: Request = serde_json::from_str(line).expect("it is a request");
        assert_eq!(read, request);
    }
}

#[test]
fn answers_leave_out_the_unknown() {
    let state = read_answer(r#"{"state":{"values":{"turn":"Ogre"}}}"#).expect("it is an answer");
    let Answer::State(state) = state else {
        panic!("{state:?}");
    };
    assert_eq!(state.order, None);
    assert_eq!(state.values["turn"], "Ogre");
    let refused = read_answer(r#"{"refused":{}}"#);
    assert!(matches!(
        refused,
        Ok(Answer::Refused {
            kind: None,
            rules: None,
            ..
        })
    ));
    assert_eq!(read_answer(r#""holds""#), Ok(Answer::Holds));
    assert_eq!(read_answer(r#""unsupported""#), Ok(Answer::Unsupported));
    for garbage in [
        "",
        "yes",
        "{}",
        r#"{"state":{"turns":"Ogre"}}"#,
        r#"{"holds":1}"#,
        r#""holds" "holds""#,
    ] {
        let error = read_answer(garbage);
        assert!(
            matches!(error, Err(TrackerError::Unreadable(_))),
            "{garbage}"
        );
    }
}
