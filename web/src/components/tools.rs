//! The log tools: a dice roller, and the combat log to copy and to print.

use asalto_core::log::Entry;
use asalto_text::ToolsText;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::shell;
use crate::store::Store;
use crate::ui::{part, text};

/// The dice that the roller offers as buttons.
const READY: [&str; 8] = ["d20", "d4", "d6", "2d6", "d8", "d10", "d12", "d100"];

/// Two d20s, one of which counts. The longer word comes first, because it may contain the shorter word.
const TWICE: [(ToolsText, &str, &str); 2] = [
    (ToolsText::Disadvantage, "disadvantage", "2d20kl1"),
    (ToolsText::Advantage, "advantage", "2d20kh1"),
];

/// Translates the typed dice from the language in use.
pub fn asked(store: Store, typed: &str) -> String {
    let mut asked = typed.trim().to_lowercase();
    for (word, known, alone) in TWICE {
        let word = store.text_with(word, &[]).to_lowercase();
        if asked == word {
            return alone.to_owned();
        }
        if word != known {
            asked = asked.replace(&word, known);
        }
    }
    asked
}

/// The roller, unless the dice are real, and the buttons for the log.
#[component]
pub fn Tools() -> impl IntoView {
    let store = Store::take();
    let copy = move |_| shell::send(shell::COPY_LOG, &report(store));
    let print = move |_| shell::send(shell::PRINT_LOG, &report(store));
    let dice = move || {
        let real = store.settings.real_dice.get();
        Some(if real {
            view! { <p class="hint">{store.label(ToolsText::RealDiceOn)}</p> }.into_any()
        } else {
            view! { <Roller/> }.into_any()
        })
    };
    view! {
        <div class="tools-body">
            {part(dice)}
            <div class="buttons">
                <button on:click=copy>{store.label(ToolsText::Copy)}</button>
                <button on:click=print>{store.label(ToolsText::Print)}</button>
            </div>
        </div>
    }
}

/// The roller for typed or tapped dice; the log shows the results.
#[component]
fn Roller() -> impl IntoView {
    let store = Store::take();
    let typed = RwSignal::new(String::new());
    let roll = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        store.roll(&asked(store, &typed.get_untracked()));
    };
    let seed = text(move || store.text_with(ToolsText::Seed, &[&format!("{:016x}", store.seed)]));
    let ready = READY.map(|dice| {
        view! { <button type="button" on:click=move |_| { store.roll(dice); }>{dice}</button> }
    });
    let twice = TWICE.into_iter().rev().map(|(word, _, dice)| {
        view! { <button type="button" on:click=move |_| { store.roll(dice); }>{store.label(word)}</button> }
    });
    view! {
        <form class="roller" on:submit=roll>
            <label for="roll-what">{store.label(ToolsText::Expression)}</label>
            <div class="field">
                <input id="roll-what" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="100"
                    aria-describedby="roll-hint" prop:value=typed
                    on:input=move |event| typed.set(event_target_value(&event))/>
                <button type="submit">{store.label(ToolsText::Roll)}</button>
            </div>
            <p class="hint" id="roll-hint">{store.label(ToolsText::Hint)}</p>
            <div class="buttons">{ready}{twice.collect::<Vec<_>>()}</div>
            <p class="hint">{seed}</p>
        </form>
    }
}

/// Returns the combat log, oldest entry first, its title, and the messages for a successful and a failed
/// copy.
fn report(store: Store) -> JsValue {
    let report = store.with_session(|session| {
        let played = session.entries()[..session.cursor()].iter();
        let said = |entry: &Entry| store.log_lines(entry.events.iter());
        let lines = played.flat_map(said).map(|line| {
            let before = if line.heading { "\n" } else { "" };
            format!("{before}{}", line.text)
        });
        lines.collect::<Vec<_>>().join("\n")
    });
    let title = store.text_with(ToolsText::Report, &[]);
    let copied = store.text_with(ToolsText::Copied, &[]);
    let not_copied = store.text_with(ToolsText::NotCopied, &[]);
    shell::texts(&[&report, &title, &copied, &not_copied])
}
