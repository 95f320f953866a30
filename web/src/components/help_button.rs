//! The help sheet, and the buttons that open it. Its content loads when it is first opened.

use asalto_text::SetupText;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::shell;
use crate::components::lazy_part::later;
use crate::input::shortcuts::Shortcut;
use crate::parts::Part;
use crate::store::Store;
use crate::ui::part;

/// Whether the sheet has been opened. The buttons and the sheet take it from context.
#[derive(Clone, Copy)]
pub struct HelpOpened(pub RwSignal<bool>);

/// A button that opens the sheet. The one of the table has the id of the shortcut.
#[component]
pub fn HelpButton(#[prop(optional)] of_table: bool) -> impl IntoView {
    let store = Store::take();
    let HelpOpened(opened) = expect_context();
    let open = move |_| {
        opened.set(true);
        shell::send(shell::TOGGLE_DIALOG, &JsValue::from_str("help"));
    };
    view! {
        <button id=of_table.then(|| Shortcut::Help.id()) class="quiet open-help" aria-label=store.label(SetupText::KeysAndHelp)
            title=store.tooltip(store.label(SetupText::KeysAndHelp), Shortcut::Help)
            aria-haspopup="dialog" on:click=open>{store.shortcut(Shortcut::Help)}</button>
    }
}

/// The sheet. Escape closes it. The page behind the open sheet is not reachable.
#[component]
pub fn HelpDialog() -> impl IntoView {
    let store = Store::take();
    let HelpOpened(opened) = expect_context();
    view! {
        <dialog id="help" class="help" aria-labelledby="help-heading" closedby="any">
            <h2 id="help-heading" tabindex="-1">{store.label(SetupText::KeysAndHelp)}</h2>
            {part(move || opened.get().then(|| later(Part::Help)))}
            <form method="dialog"><button id="help-close">{store.label(SetupText::Close)}</button></form>
        </dialog>
    }
}
