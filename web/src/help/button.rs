//! The button of the help sheet. The content loads when it is first opened.

use asalto_text::SetupText;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::shell;
use crate::components::lazy_part::later;
use crate::input::shortcuts::Shortcut;
use crate::parts::Part;
use crate::store::Store;
use crate::ui::part;

/// The button and the sheet. Escape closes the sheet. The page behind an open sheet is not reachable.
#[component]
pub fn Help() -> impl IntoView {
    let store = Store::take();
    let opened = RwSignal::new(false);
    let open = move |_| {
        opened.set(true);
        shell::send(shell::TOGGLE_DIALOG, &JsValue::from_str("help"));
    };
    view! {
        <button id=Shortcut::Help.id() class="quiet" aria-label=store.label(SetupText::KeysAndHelp) aria-haspopup="dialog" on:click=open>{store.shortcut(Shortcut::Help)}</button>
        <dialog id="help" class="help" aria-labelledby="help-heading" closedby="any">
            <h2 id="help-heading" tabindex="-1">{store.label(SetupText::KeysAndHelp)}</h2>
            {part(move || opened.get().then(|| later(Part::Help)))}
            <form method="dialog"><button id="help-close">{store.label(SetupText::Close)}</button></form>
        </dialog>
    }
}
