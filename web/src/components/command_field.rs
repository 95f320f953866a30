//! The field in the header that opens the command line. The command line loads when it is first opened.

use asalto_core::Awaiting;
use asalto_text::SetupText;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::{document, shell, unsaved_groups};
use crate::components::kept_texts;
use crate::components::lazy_part::later;
use crate::input::shortcuts::Shortcut;
use crate::parts::Part;
use crate::store::Store;
use crate::ui::{flag, part};

/// The id of the dialog.
const DIALOG: &str = "command-line";
/// The name under which the line is kept for a reload.
const KEPT: &str = "command-line";

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
    let typed = RwSignal::new(String::new());
    let left = RwSignal::new(kept_texts::text(KEPT).unwrap_or_default());
    provide_context(CommandText { typed, left });
    Effect::new(move |_| {
        let line = typed.get();
        // Escape gives a line up, but the next visit offers it again.
        unsaved_groups::note_line(KEPT, if opened.get() { &line } else { "" });
        let is_blank = line.trim().is_empty();
        kept_texts::keep(KEPT, &if is_blank { left.get() } else { line });
    });
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
                <button id=Shortcut::TypeCommand.id() class="quiet ask" title=store.tooltip(label, Shortcut::TypeCommand) aria-haspopup="dialog" on:click=open>
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
