//! The buttons of a tab that only shows an encounter which another tab plays.

use asalto_text::NoticeText;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::{document, shell};
use crate::input::aim::AMOUNT;
use crate::store::Store;

/// Builds the main button of a tab that only watches. It has no key: a key meant for the next turn takes nothing over.
pub fn play_here(store: Store) -> AnyView {
    let press = move |_| {
        document::focus_soon("go");
        take_over(store);
    };
    view! {
        <button id="go" class="go watches" on:click=press>{store.label(NoticeText::PlayHere)}</button>
    }
    .into_any()
}

/// Plays the encounter in this tab.
pub fn take_over(store: Store) {
    shell::send(shell::TAKE_OVER, &JsValue::NULL);
    return_to_amount(store);
}

/// Moves the focus back to an amount that is being typed: the question that came between is answered.
pub fn return_to_amount(store: Store) {
    if store.is_aiming() {
        document::focus_soon(AMOUNT);
    }
}
