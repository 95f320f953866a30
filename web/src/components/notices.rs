//! What needs a word: a refusal, a warning about storage.

use asalto_core::Command;
use leptos::prelude::*;

use crate::browser::document;
use crate::shown::{part, text as shown_text};
use crate::store::{Refused, Store};
use crate::text::{self, Word};

/// The notices, where there are any.
#[component]
pub fn Notices() -> impl IntoView {
    let store = Store::take();
    let warning = move || {
        let word = store.warning.get()?;
        Some(view! { <p class="notice warning" role="alert">{store.word(word)}</p> })
    };
    let refused = move || {
        store
            .refused
            .get()
            .map(|refused| view! { <Refusal refused/> })
    };
    view! { <div class="notices">{part(warning)}{part(refused)}</div> }
}

/// A refusal in words, with the rule, and the ruling that sets it aside.
#[component]
fn Refusal(refused: Refused) -> impl IntoView {
    let store = Store::take();
    let Refused { command, rejection } = refused;
    let may_rule = rejection.may_be_overruled();
    let words = move || text::refusal(store.lang(), &rejection, |who| store.name(who));
    // What had the focus is gone with the notice, and the next command is what comes after it.
    let close = move |_| {
        store.refused.set(None);
        document::focus_soon("go");
    };
    let rule = move |_| {
        store.dispatch(&Command::Rule(Box::new(command.clone())));
        document::focus_soon("go");
    };
    view! {
        <div class="notice refusal">
            <p>{shown_text(words)}</p>
            {may_rule.then(|| view! { <button on:click=rule>{store.label(Word::RuleOtherwise)}</button> })}
            <button class="quiet" on:click=close>
                {store.label(Word::Close)}
            </button>
        </div>
    }
}
