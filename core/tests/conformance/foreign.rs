//! A tracker at the other end of a line of requests and answers.

use asalto_core::Ruleset;

use super::protocol::{Answer, PROTOCOL, Request, TrackerError, read_answer};
use crate::runner::line::Line;
use crate::runner::names;
use crate::runner::refusal::{Expected, Refusal};
use crate::runner::state::{Compared, State};
use crate::runner::tracker::{Miss, Tracker};

/// A way to a tracker.
pub trait Transport {
    /// Sends a request and waits for its answer, both without the end of the line.
    fn exchange(&mut self, request: &str) -> Result<String, TrackerError>;
}

/// Answers in this process.
impl<F: FnMut(&str) -> String> Transport for F {
    fn exchange(&mut self, request: &str) -> Result<String, TrackerError> {
        Ok(self(request))
    }
}

/// A tracker behind a transport.
pub struct Foreign<T> {
    transport: T,
    state: State,
    /// The number of expectations that the tracker itself judged to hold.
    pub judged: usize,
}

impl From<TrackerError> for Miss {
    fn from(error: TrackerError) -> Self {
        Self::Gone(error.to_string())
    }
}

impl<T: Transport> Foreign<T> {
    /// A tracker without a combat.
    pub fn new(transport: T) -> Self {
        Self {
            transport,
            state: State::default(),
            judged: 0,
        }
    }

    fn ask(&mut self, request: &Request) -> Result<Answer, Miss> {
        let request = serde_json::to_string(request).map_err(|error| error.to_string())?;
        Ok(read_answer(&self.transport.exchange(&request)?)?)
    }

    fn change(&mut self, request: &Request, name: &'static str) -> Result<(), Miss> {
        match self.ask(request)? {
            Answer::State(state) => {
                self.state = *state;
                Ok(())
            }
            Answer::Refused { kind, because, .. } => {
                let kind = kind.unwrap_or_default();
                Err(format!("refused: {kind} {because}")
                    .trim_end()
                    .to_owned()
                    .into())
            }
            Answer::Error(what) => Err(what.into()),
            Answer::Unsupported => Err(Miss::Unsupported),
            Answer::Holds | Answer::Differs(_) => Err(TrackerError::OutOfPlace(name).into()),
        }
    }
}

impl<T: Transport> Tracker for Foreign<T> {
    fn begin(&mut self, ruleset: Ruleset) -> Result<(), Miss> {
        let request = Request::Begin {
            protocol: PROTOCOL,
            ruleset: names::name_of(&ruleset),
        };
        self.change(&request, "begin")
    }

    fn play(&mut self, line: &Line) -> Result<(), Miss> {
        let words = line.words().to_vec();
        self.change(&Request::Play { words }, "play")
    }

    fn expect(&mut self, line: &Line) -> Result<(), Miss> {
        match self.state.compare(&line.as_strs()) {
            Compared::Known(result) => return Ok(result?),
            Compared::Missing => return Err(Miss::Unsupported),
            Compared::Other => {}
        }
        let words = line.words().to_vec();
        match self.ask(&Request::Expect { words })? {
            Answer::Holds => {
                self.judged += 1;
                Ok(())
            }
            Answer::Differs(what) | Answer::Error(what) => Err(what.into()),
            Answer::Unsupported => Err(Miss::Unsupported),
            Answer::State(_) | Answer::Refused { .. } => {
                Err(TrackerError::OutOfPlace("expect").into())
            }
        }
    }

    fn refuse(&mut self, line: &Line) -> Result<(), Miss> {
        let words = line.as_strs();
        let expected = Expected::read(&words)?;
        let command = expected.command.iter().map(ToString::to_string).collect();
        let refusal = match self.ask(&Request::Refuse { words: command })? {
            Answer::State(_) => None,
            Answer::Refused {
                kind,
                rules,
                because,
            } => Some(Refusal {
                kind,
                rules,
                sentence: because,
            }),
            Answer::Error(what) => return Err(what.into()),
            Answer::Unsupported => return Err(Miss::Unsupported),
            Answer::Holds | Answer::Differs(_) => {
                return Err(TrackerError::OutOfPlace("refuse").into());
            }
        };
        Ok(expected.compare(refusal.as_ref())?)
    }
}
