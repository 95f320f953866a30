//! What needs a word: a refusal, a warning about storage, another tab.

use asalto_core::Command;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::{document, shell};
use crate::components::cited::Cited;
use crate::shown::part;
use crate::store::{Refused, Store};
use crate::text::Word;

/// The notices, where there are any.
#[component]
pub fn Notices() -> impl IntoView {
    let store = Store::take();
    let warning = move || {
        store
            .keeper
            .warning
            .get()
            .map(|word| view! { <Warning word/> })
    };
    let told = move || {
        let words = store.keeper.told.get()?;
        let close = move |_| store.keeper.told.set(None);
        Some(view! {
            <div class="notice"><p>{words}</p>
                <button class="quiet" on:click=close>{store.label(Word::Close)}</button>
            </div>
        })
    };
    let follows = move || {
        let take_over = move |_| {
            shell::tell("asalto:take-over", &JsValue::NULL);
            document::focus_soon("go");
        };
        store.keeper.follows.get().then(|| {
            view! {
                <div class="notice warning"><p>{store.label(Word::Following)}</p>
                    <button on:click=take_over>{store.label(Word::TakeOver)}</button>
                </div>
            }
        })
    };
    let refused = move || {
        store
            .refused
            .get()
            .map(|refused| view! { <Refusal refused/> })
    };
    view! { <div class="notices">{part(follows)}{part(warning)}{part(told)}{part(refused)}</div> }
}

/// A warning about what is kept, and the way to have it as a file.
#[component]
fn Warning(word: Word) -> impl IntoView {
    let store = Store::take();
    let stays = matches!(word, Word::NotSaved | Word::MemoryOnly);
    let deleted = word == Word::DeletedElsewhere;
    let helps = !deleted && !matches!(word, Word::SafeMode | Word::Forked);
    let download = move |_| shell::tell("asalto:download", &JsValue::from_str("asalto."));
    let close = move |_| {
        if deleted {
            store.begin_another();
        }
        store.keeper.warning.set(None);
        document::focus_soon("go");
    };
    let keep = move |_| {
        store.keep_here();
        document::focus_soon("go");
    };
    let close_is = if deleted { Word::LetGo } else { Word::Close };
    view! {
        <div class="notice warning"><p role="alert">{store.label(word)}</p>
            {deleted.then(|| view! { <button on:click=keep>{store.label(Word::KeepHere)}</button> })}
            {helps.then(|| view! { <button on:click=download>{store.label(Word::DownloadAll)}</button> })}
            {(!stays).then(|| view! {
                <button class="quiet" on:click=close>{store.label(close_is)}</button>
            })}
        </div>
    }
}

/// A refusal in words, with the rule, and the ruling that sets it aside.
#[component]
fn Refusal(refused: Refused) -> impl IntoView {
    let store = Store::take();
    let Refused { command, rejection } = refused;
    let may_rule = rejection.may_be_overruled();
    let told = move || {
        let told = store.refusal(&rejection);
        Some(view! { <Cited told/> })
    };
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
            {part(told)}
            {may_rule.then(|| view! { <button on:click=rule>{store.label(Word::RuleOtherwise)}</button> })}
            <button class="quiet" on:click=close>
                {store.label(Word::Close)}
            </button>
        </div>
    }
}
