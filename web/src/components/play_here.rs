//! The main button of a tab that only shows an encounter which another tab plays.

use asalto_text::NoticeText;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::{document, shell};
use crate::store::Store;

/// Plays the open encounter in this tab.
pub fn take_over() {
    shell::send(shell::TAKE_OVER, &JsValue::NULL);
    document::focus_soon("go");
}

/// Builds the main button of a tab that only watches. It has no key: a key meant for the next turn takes nothing over.
pub fn play_here(store: Store) -> AnyView {
    view! {
        <button id="go" class="go watches" on:click=move |_| take_over()>{store.label(NoticeText::PlayHere)}</button>
    }
    .into_any()
}
