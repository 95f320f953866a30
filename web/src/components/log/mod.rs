//! The combat log, newest entry first. Each finished turn and each earlier round is a line that unfolds. A
//! tap on a line shows the combat at that moment.

pub mod branches;
pub mod entry_lines;
mod fold;
pub mod lines;
mod own_turns;
pub mod peek;

use std::collections::BTreeSet;

use asalto_text::{CombatText, TurnRow};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::lazy_part::later;
use crate::input::shortcuts::Shortcut;
use crate::parts::Part;
use crate::store::Store;
use crate::ui::{each, flag, key, part};
use branches::Branches;
use fold::{LogRow, Turn, fold, fold_rounds, single_rows};
use lines::Lines;
use own_turns::into_own_turns;
use peek::Peek;

/// The number of lines shown at first, and added at each request for older ones.
const SHOWN: usize = 80;

/// The newest lines of the log.
#[component]
pub fn Log() -> impl IntoView {
    let store = Store::take();
    let most = RwSignal::new(SHOWN);
    let unfolded = RwSignal::new(BTreeSet::new());
    let written = StoredValue::new(Lines::default());
    // The lines, and whether older ones are left out.
    let shown = Memo::new(move |_| {
        store.view.track();
        let most = most.get();
        let present = store.present.get();
        let mut shown: Vec<LogRow> = Vec::new();
        store.with_session(|session| {
            let here = session.cursor();
            let played = &session.entries()[..present.unwrap_or(here).max(here)];
            written.update_value(|written| written.update(store, played, here, most));
            written.with_value(|written| {
                for (index, lines) in written.entries() {
                    let lines = lines.iter().enumerate().rev();
                    shown.extend(lines.map(|(place, line)| LogRow {
                        moment: index + 1,
                        shows: index + 1,
                        place,
                        later: index >= here,
                        unfolded: None,
                        row: None,
                        before: false,
                        line: line.clone(),
                    }));
                }
            });
        });
        let after = shown.iter().filter(|line| line.later).count();
        let older = shown.last().is_some_and(|line| line.moment > 1) || shown.len() > after + most;
        // An entry may have hundreds of lines, such as a roll for everyone.
        shown.truncate(after + most);
        let lang = store.lang();
        let lines = store.with_names(|names| {
            unfolded.with(|unfolded| {
                let lines = fold(lang, names, into_own_turns(shown), unfolded);
                let lines = single_rows(lang, names, lines);
                fold_rounds(lang, names, lines, unfolded)
            })
        });
        (lines, older)
    });
    let lines = move || shown.with(|(lines, _)| lines.clone());
    let peeked = RwSignal::new(None);
    let nothing = move || {
        let empty = shown.with(|(lines, _)| lines.is_empty());
        empty.then(|| view! { <li>{store.text(CombatText::LogEmpty)}</li> })
    };
    let has_older = flag(move || shown.with(|(_, older)| *older));
    let older = move || {
        has_older.get().then(|| {
            let more = move |_| most.update(|most| *most += SHOWN);
            view! { <button class="quiet" on:click=more>{store.label(CombatText::OlderLines)}</button> }
        })
    };
    let compacted = flag(move || {
        store.view.track();
        store.with_session(|session| session.checkpoint().is_some())
    });
    let begins = move || {
        compacted.get().then(
            || view! { <p class="hint">{store.label(CombatText::EarlierEntriesCondensed)}</p> },
        )
    };
    // The line under a resting pointer may have changed.
    Effect::new(move |_| {
        store.view.track();
        peeked.set(None);
    });
    let look = move |event: &_| {
        let under = peek::under(event);
        if peeked.get_untracked() != under {
            peeked.set(under);
        }
    };
    let opened = RwSignal::new(false);
    view! {
        <section class="log" aria-labelledby="log-heading">
            <h2 id="log-heading">{store.label(CombatText::CombatLog)}</h2>
            <details class="tools" on:toggle=move |_| opened.set(true)>
                <summary id=Shortcut::LogTools.id()>{store.label(CombatText::LogTools)}<kbd aria-hidden="true">{store.shortcut(Shortcut::LogTools)}</kbd></summary>
                {part(move || opened.get().then(|| later(Part::Tools)))}
            </details>
            <Peek moment=peeked/>
            <ol on:pointermove=move |event| look(&event)
                on:pointerleave=move |_| peeked.set(None)>
                {part(nothing)}
                // A line that stays is not rebuilt.
                {each(lines, key, move |shown| line_view(store, shown, unfolded, peeked))}
            </ol>
            {part(older)}
            {part(begins)}
            <Branches/>
        </section>
    }
}

/// Builds a line, with the button that unfolds its turn.
fn line_view(
    store: Store,
    shown: LogRow,
    unfolded: RwSignal<BTreeSet<Turn>>,
    peeked: RwSignal<Option<usize>>,
) -> AnyView {
    let LogRow {
        moment,
        shows,
        place,
        later,
        unfolded: open,
        row,
        before,
        line,
    } = shown;
    let turn = (moment, place);
    let begins = line.begins();
    let label = if line.heading {
        CombatText::TurnsOfRound
    } else {
        CombatText::LinesOfTurn
    };
    let unfold = open.map(|open| {
        let toggle = move |_| {
            unfolded.update(|unfolded| {
                if !unfolded.remove(&turn) {
                    unfolded.insert(turn);
                }
            });
            // The line is rebuilt, so the focus must move.
            document::focus_soon(&unfold_id(turn));
        };
        view! {
            <button class="unfold unfolds quiet" id=unfold_id(turn) aria-expanded=open.to_string()
                aria-label=store.label(label) on:click=toggle></button>
        }
    });
    let look = move |_| {
        peeked.set(None);
        store.look_at(shows);
        // The focused line is rebuilt, so the focus must move.
        let back = store.present.get_untracked().is_some();
        document::focus_soon(if back { "now" } else { "go" });
    };
    view! {
        <li class:heading=line.heading class:later=later class:before=before class:turn=begins class:folded={open == Some(false)}>
            {unfold}
            <button class="line" data-moment=shows.to_string() on:click=look>{texts(row, line.text)}</button>
        </li>
    }
    .into_any()
}

/// Builds the text of a line. The sentences of a folded turn are for screen readers; its row is for the eye.
fn texts(row: Option<TurnRow>, sentences: String) -> AnyView {
    let Some(row) = row else {
        return sentences.into_any();
    };
    let change = row.change.map(|change| {
        let sign = if change < 0 { "−" } else { "+" };
        let number = change.unsigned_abs();
        view! { <em class:up={change > 0}>{format!("{sign}{number}")}</em> }
    });
    let result = row
        .result
        .map(|result| view! { <em class="result">{result}</em> });
    view! {
        <span class="hidden">{sentences}</span>
        <span class="turn-row" aria-hidden="true">
            <b><bdi>{row.who}</bdi></b><span>{row.text}</span>{change}{result}
        </span>
    }
    .into_any()
}

/// Returns the element id of the button that unfolds a turn.
fn unfold_id((moment, place): Turn) -> String {
    format!("turn-{moment}-{place}")
}
