//! The main button of a tab that only shows an encounter which another tab plays.

use asalto_text::NoticeText;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::{document, shell};
use crate::store::Store;

/// Builds the main button of a tab that only watches. It has no key: a key meant for the next turn takes nothing over.
pub fn play_here(store: Store) -> AnyView {
    let take_over = |_| {
        shell::send(shell::TAKE_OVER, &JsValue::NULL);
        document::focus_soon("go");
    };
    view! {
        <button id="go" class="go watches" on:click=take_over>{store.label(NoticeText::PlayHere)}</button>
    }
    .into_any()
}
