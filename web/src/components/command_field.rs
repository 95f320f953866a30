//! The field in the header that opens the command line. The command line loads when it is first opened.

use asalto_core::Awaiting;
use asalto_text::SetupText;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::{document, shell};
use crate::components::lazy_part::later;
use crate::input::shortcuts::Shortcut;
use crate::parts::Part;
use crate::store::Store;
use crate::ui::{flag, part};

/// The id of the dialog.
const DIALOG: &str = "command-line";

/// The texts of the command line.
#[derive(Clone, Copy)]
pub struct CommandText {
    /// The line. It keeps the letters typed before the rest has loaded.
    pub typed: RwSignal<String>,
    /// The line that was left without a command, which the next visit offers again.
    pub left: RwSignal<String>,
}

/// The field and the dialog of the command line, from the initiative rolls on.
///
/// A screen limited to the players' view has no commands.
#[component]
pub fn CommandField() -> impl IntoView {
    let store = Store::take();
    let offered = flag(move || {
        let fights = store.view.with(|view| view.awaiting != Awaiting::Setup);
        fights && store.lens.with(Option::is_none)
    });
    let opened = RwSignal::new(false);
    let (typed, left) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    provide_context(CommandText { typed, left });
    let open = move |_| {
        let last = typed.with_untracked(|typed| typed.trim().to_owned());
        if !last.is_empty() {
            left.set(last);
        }
        typed.set(String::new());
        opened.set(true);
        toggle();
    };
    // The event comes later than the close, and the dialog may be open again by then.
    let closed = move |_| opened.set(document::is_there("#command-line[open]"));
    let type_ahead = move |event: KeyboardEvent| {
        let letters = event.key();
        let shortcut = event.ctrl_key() || event.meta_key() || event.alt_key();
        if letters.chars().count() == 1 && !shortcut && !document::is_writing(&event) {
            typed.update(|typed| typed.push_str(&letters));
        }
    };
    part(move || {
        offered.get().then(|| {
            let label = store.label(SetupText::TypeCommand);
            view! {
                <button id=Shortcut::TypeCommand.id() class="quiet ask" aria-haspopup="dialog" on:click=open>
                    <span class="text">{label}</span><kbd aria-hidden="true">{store.shortcut(Shortcut::TypeCommand)}</kbd></button>
                <dialog id=DIALOG class="command-line" aria-label=label closedby="any" on:keydown=type_ahead on:close=closed>
                    {part(move || opened.get().then(|| later(Part::CommandLine)))}
                </dialog>
            }
        })
    })
}

/// Opens the dialog, or closes it and returns the focus to the element that had it.
pub fn toggle() {
    shell::send(shell::TOGGLE_DIALOG, &JsValue::from_str(DIALOG));
}
