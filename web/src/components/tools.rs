//! The tools beside the log: a roller for any dice, and the report of the fight, to copy and to print.

use asalto_core::Entry;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::shell;
use crate::shown::{part, text};
use crate::store::Store;
use crate::text::later::Tools as Words;

/// What the roller offers in one tap beside what is typed.
const READY: [&str; 6] = ["d20", "d4", "d6", "2d6", "d8", "d100"];

/// Two dice of which one counts; the longer word may hold the shorter one.
const TWICE: [(Words, &str, &str); 2] = [
    (Words::Disadvantage, "disadvantage", "2d20kl1"),
    (Words::Advantage, "advantage", "2d20kh1"),
];

/// What is to be rolled, by the words of the language in use.
fn asked(store: Store, typed: &str) -> String {
    let mut asked = typed.trim().to_lowercase();
    for (word, known, alone) in TWICE {
        let word = store.fill(word, &[]).to_lowercase();
        if asked == word {
            return alone.to_owned();
        }
        if word != known {
            asked = asked.replace(&word, known);
        }
    }
    asked
}

/// The dice, where the app rolls any, and the report.
#[component]
pub fn Tools() -> impl IntoView {
    let store = Store::take();
    let copy = move |_| shell::tell("asalto:copy", &report(store));
    let print = move |_| shell::tell("asalto:print", &report(store));
    let dice = move || {
        let real = store.settings.real_dice.get();
        Some(if real {
            view! { <p class="hint">{store.own(Words::RealDiceOn)}</p> }.into_any()
        } else {
            view! { <Roller/> }.into_any()
        })
    };
    view! {
        <div class="tools-body">
            {part(dice)}
            <div class="buttons">
                <button on:click=copy>{store.own(Words::Copy)}</button>
                <button on:click=print>{store.own(Words::Print)}</button>
            </div>
        </div>
    }
}

/// Rolls what is typed, or what is tapped; the log shows the faces.
#[component]
fn Roller() -> impl IntoView {
    let store = Store::take();
    let typed = RwSignal::new(String::new());
    let roll = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        store.roll(&asked(store, &typed.get_untracked()));
    };
    let seed = text(move || store.fill(Words::Seed, &[&format!("{:016x}", store.seed)]));
    let ready = READY.map(|dice| {
        view! { <button type="button" on:click=move |_| { store.roll(dice); }>{dice}</button> }
    });
    let twice = TWICE.into_iter().rev().map(|(word, _, dice)| {
        view! { <button type="button" on:click=move |_| { store.roll(dice); }>{store.own(word)}</button> }
    });
    view! {
        <form class="roller" on:submit=roll>
            <label for="roll-what">{store.own(Words::Expression)}</label>
            <div class="field">
                <input id="roll-what" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="100"
                    aria-describedby="roll-hint" prop:value=typed
                    on:input=move |event| typed.set(event_target_value(&event))/>
                <button type="submit">{store.own(Words::Roll)}</button>
            </div>
            <p class="hint" id="roll-hint">{store.own(Words::Hint)}</p>
            <div class="buttons">{ready}{twice.collect::<Vec<_>>()}</div>
            <p class="hint">{seed}</p>
        </form>
    }
}

/// The fight as it went, the oldest first, and what the scripts say when they have copied it, or not.
fn report(store: Store) -> JsValue {
    let report = store.with_session(|session| {
        let played = session.entries()[..session.cursor()].iter();
        let said = |entry: &Entry| {
            let lines = entry.events.iter().filter_map(|event| store.report(event));
            lines.collect::<Vec<_>>()
        };
        let lines = played.flat_map(said).map(|line| {
            let before = if line.heading { "\n" } else { "" };
            format!("{before}{}", line.text)
        });
        lines.collect::<Vec<_>>().join("\n")
    });
    let title = store.fill(Words::Report, &[]);
    let copied = store.fill(Words::Copied, &[]);
    let not_copied = store.fill(Words::NotCopied, &[]);
    shell::texts(&[&report, &title, &copied, &not_copied])
}
