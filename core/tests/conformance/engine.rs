//! The engine as a tracker at the other end of the protocol.

use asalto_core::Ruleset;

use super::protocol::{Answer, Request};
use crate::runner::line::Line;
use crate::runner::tracker::Engine;
use crate::runner::{Table, expect, names};

/// Answers a line of the suite.
pub fn answer(engine: &mut Engine, line: &str) -> String {
    let request = serde_json::from_str(line).map_err(|error| error.to_string());
    let answer = request.and_then(|request| follow(engine, request));
    let answer = answer.unwrap_or_else(Answer::Error);
    serde_json::to_string(&answer).expect("an answer has only text in it")
}

fn follow(engine: &mut Engine, request: Request) -> Result<Answer, String> {
    match request {
        Request::Begin { ruleset, .. } => {
            let ruleset: Ruleset = names::from_word(&ruleset)?;
            engine.table = Some(Table::new(ruleset));
        }
        Request::Play { words } => engine.table()?.play(&Line::of(words))?,
        Request::Refuse { words } => {
            let words: Vec<_> = words.iter().map(String::as_str).collect();
            if let Some(refusal) = engine.table()?.refusal(&words)? {
                return Ok(Answer::Refused {
                    kind: refusal.kind,
                    rules: refusal.rules,
                    because: refusal.sentence,
                });
            }
        }
        Request::Expect { words } => {
            return Ok(match expect::check(engine.table()?, &Line::of(words)) {
                Ok(()) => Answer::Holds,
                Err(what) => Answer::Differs(what),
            });
        }
    }
    let table = engine.table()?;
    let state = expect::state(table, &table.session().view());
    Ok(Answer::State(Box::new(state)))
}
