//! The log: what happened, in words, the newest first. A tap shows the fight as it was then.

use asalto_core::Entry;
use leptos::prelude::*;

use crate::browser::document;
use crate::components::branches::Branches;
use crate::components::glimpse::{self, Glimpse};
use crate::components::looking_back::LookingBack;
use crate::parts::{Part, later};
use crate::shown::{each, key, part};
use crate::store::Store;
use crate::text::Line;
use crate::text::fight::Phrase;

/// How many of the newest lines are shown at first, and how many more each time they are asked for.
const SHOWN: usize = 80;

/// A line as it is shown.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Shown {
    /// After which entry the fight is shown as it was.
    moment: usize,
    /// Which line of the entry.
    place: usize,
    /// Whether it is yet to come, where the fight is shown as it was.
    later: bool,
    line: Line,
}

/// The newest lines of the log.
#[component]
pub fn Log() -> impl IntoView {
    let store = Store::take();
    let most = RwSignal::new(SHOWN);
    let lines = Memo::new(move |_| {
        store.view.track();
        let most = most.get();
        let present = store.present.get();
        let mut lines: Vec<Shown> = Vec::new();
        store.with_session(|session| {
            let here = session.cursor();
            let played = &session.entries()[..present.unwrap_or(here).max(here)];
            for (index, entry) in played.iter().enumerate().rev() {
                let said = said(store, entry).into_iter().enumerate().rev();
                lines.extend(said.map(|(place, line)| Shown {
                    moment: index + 1,
                    place,
                    later: index >= here,
                    line,
                }));
                if lines.len() >= most && index < here {
                    break;
                }
            }
        });
        lines
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
            // The line that had the focus is made anew.
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
        empty.then(|| view! { <li>{store.phrase(Phrase::NothingYet)}</li> })
    };
    let older = move || {
        let first = lines.with(|lines| lines.last().is_none_or(|line| line.moment == 1));
        (!first).then(|| {
            let more = move |_| most.update(|most| *most += SHOWN);
            view! { <button class="quiet" on:click=more>{store.own(Phrase::OlderLines)}</button> }
        })
    };
    let begins = move || {
        store.view.track();
        let compacted = store.with_session(|session| session.checkpoint().is_some());
        compacted.then(|| view! { <p class="hint">{store.own(Phrase::LogBegins)}</p> })
    };
    // What was looked at may have moved away under a pointer that rests.
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
            <h2 id="log-heading">{store.own(Phrase::Log)}</h2>
            <details class="tools" on:toggle=move |_| opened.set(true)>
                <summary id="dice">{store.own(Phrase::LogTools)}<kbd aria-hidden="true">{store.key('l')}</kbd></summary>
                {part(move || opened.get().then(|| later(Part::Tools)))}
            </details>
            <LookingBack/>
            <Glimpse moment=glimpse/>
            <ol on:pointermove=move |event| look(&event)
                on:pointerleave=move |_| glimpse.set(None)>
                {part(nothing)}
                // A line that stays is not made anew.
                {each(move || lines.get(), key, move |shown| line(shown).into_any())}
            </ol>
            {part(older)}
            {part(begins)}
            <Branches/>
        </section>
    }
}

/// What an entry says.
pub fn said(store: Store, entry: &Entry) -> Vec<Line> {
    let said = entry.events.iter();
    said.filter_map(|event| store.report(event)).collect()
}
