//! The log: what happened, in words, the newest first.

use leptos::prelude::*;

use crate::shown::part;
use crate::store::Store;
use crate::text::{Line, Word};

/// How many of the newest lines are shown; the whole log has a screen of its own.
const SHOWN: usize = 60;

/// The newest lines of the log.
#[component]
pub fn Log() -> impl IntoView {
    let store = Store::take();
    let lines = move || {
        store.view.track();
        let mut lines: Vec<Line> = Vec::new();
        store.with_session(|session| {
            let played = &session.entries()[..session.cursor()];
            for entry in played.iter().rev() {
                let said = entry.events.iter().filter_map(|event| store.report(event));
                let mut said: Vec<_> = said.collect();
                said.reverse();
                lines.append(&mut said);
                if lines.len() >= SHOWN {
                    break;
                }
            }
        });
        if lines.is_empty() {
            lines.push(Line {
                text: store.word(Word::NothingYet).to_owned(),
                heading: false,
            });
        }
        lines
            .into_iter()
            .map(|line| view! { <li class:heading=line.heading>{line.text}</li> })
            .collect::<Vec<_>>()
    };
    view! {
        <section class="log" aria-labelledby="log-heading">
            <h2 id="log-heading">{store.label(Word::Log)}</h2>
            <ol>{part(move || Some(lines()))}</ol>
        </section>
    }
}
