//! The combat log, newest entry first. A tap on a line shows the combat at that moment.

use asalto_core::log::Entry;
use leptos::prelude::*;

use crate::browser::document;
use crate::components::branches::Branches;
use crate::components::glimpse::{self, Glimpse};
use crate::components::log_lines::Lines;
use crate::components::looking_back::LookingBack;
use crate::parts::{Part, later};
use crate::reactive::{each, key, part};
use crate::store::Store;
use crate::text::{CombatText, LogLine};

/// The number of lines shown at first, and added at each request for older ones.
const SHOWN: usize = 80;

/// A log line as it is shown.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Shown {
    /// The number of log entries up to the moment of the line.
    moment: usize,
    /// The index of the line in its entry.
    place: usize,
    /// Whether the line comes after the moment on view.
    later: bool,
    line: LogLine,
}

/// The newest lines of the log.
#[component]
pub fn Log() -> impl IntoView {
    let store = Store::take();
    let most = RwSignal::new(SHOWN);
    let written = StoredValue::new(Lines::default());
    let lines = Memo::new(move |_| {
        store.view.track();
        let most = most.get();
        let present = store.present.get();
        let mut shown: Vec<Shown> = Vec::new();
        store.with_session(|session| {
            let here = session.cursor();
            let played = &session.entries()[..present.unwrap_or(here).max(here)];
            written.update_value(|written| written.update(store, played, here, most));
            written.with_value(|written| {
                for (index, lines) in written.entries() {
                    let lines = lines.iter().enumerate().rev();
                    shown.extend(lines.map(|(place, line)| Shown {
                        moment: index + 1,
                        place,
                        later: index >= here,
                        line: line.clone(),
                    }));
                }
            });
        });
        shown
    });
    let glimpse = RwSignal::new(None);
    let line = move |shown: Shown| {
        let Shown {
            moment,
            later,
            line,
            ..
        } = shown;
        let look = move |_| {
            glimpse.set(None);
            store.look_at(moment);
            // The focused line is rebuilt, so the focus must move.
            let back = store.present.get_untracked().is_some();
            document::focus_soon(if back { "now" } else { "go" });
        };
        view! {
            <li class:heading=line.heading class:later=later>
                <button class="line" data-moment=moment.to_string() on:click=look>{line.text}</button>
            </li>
        }
    };
    let nothing = move || {
        let empty = lines.with(Vec::is_empty);
        empty.then(|| view! { <li>{store.text(CombatText::LogEmpty)}</li> })
    };
    let older = move || {
        let first = lines.with(|lines| lines.last().is_none_or(|line| line.moment == 1));
        (!first).then(|| {
            let more = move |_| most.update(|most| *most += SHOWN);
            view! { <button class="quiet" on:click=more>{store.label(CombatText::OlderLines)}</button> }
        })
    };
    let begins = move || {
        store.view.track();
        let compacted = store.with_session(|session| session.checkpoint().is_some());
        compacted.then(
            || view! { <p class="hint">{store.label(CombatText::EarlierEntriesCondensed)}</p> },
        )
    };
    // The line under a resting pointer may have changed.
    Effect::new(move |_| {
        store.view.track();
        glimpse.set(None);
    });
    let look = move |event: &_| {
        let under = glimpse::under(event);
        if glimpse.get_untracked() != under {
            glimpse.set(under);
        }
    };
    let opened = RwSignal::new(false);
    view! {
        <section class="log" aria-labelledby="log-heading">
            <h2 id="log-heading">{store.label(CombatText::CombatLog)}</h2>
            <details class="tools" on:toggle=move |_| opened.set(true)>
                <summary id="dice">{store.label(CombatText::LogTools)}<kbd aria-hidden="true">{store.shortcut('l')}</kbd></summary>
                {part(move || opened.get().then(|| later(Part::Tools)))}
            </details>
            <LookingBack/>
            <Glimpse moment=glimpse/>
            <ol on:pointermove=move |event| look(&event)
                on:pointerleave=move |_| glimpse.set(None)>
                {part(nothing)}
                // A line that stays is not rebuilt.
                {each(move || lines.get(), key, move |shown| line(shown).into_any())}
            </ol>
            {part(older)}
            {part(begins)}
            <Branches/>
        </section>
    }
}

/// Writes the lines of an entry.
pub fn said(store: Store, entry: &Entry) -> Vec<LogLine> {
    let said = entry.events.iter();
    said.filter_map(|event| store.log_line(event)).collect()
}
