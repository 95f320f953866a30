//! The button of the help sheet, whose inside comes when it is opened.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::shell;
use crate::parts::{Part, later};
use crate::shown::part;
use crate::store::Store;
use crate::text::Word;

/// The button that opens the sheet, and the sheet, which Escape closes; meanwhile nothing behind it can
/// be reached.
#[component]
pub fn Help() -> impl IntoView {
    let store = Store::take();
    let opened = RwSignal::new(false);
    let open = move |_| {
        opened.set(true);
        shell::tell("asalto:help", &JsValue::NULL);
    };
    view! {
        <button id="help-open" class="quiet" aria-label=store.label(Word::Help) aria-haspopup="dialog" on:click=open>{store.key('?')}</button>
        <dialog id="help" class="help" aria-labelledby="help-heading" closedby="any">
            <h2 id="help-heading" tabindex="-1">{store.label(Word::Help)}</h2>
            {part(move || opened.get().then(|| later(Part::Help)))}
            <form method="dialog"><button id="help-close">{store.label(Word::Close)}</button></form>
        </dialog>
    }
}
