//! The button that prints a sheet of paper.

use asalto_text::SendOutText;
use leptos::portal::Portal;
use leptos::prelude::*;

use crate::browser::document;
use crate::store::Store;
use crate::ui::{part, text};

/// Builds the button. The sheet is made when it is pressed, and is gone after printing.
pub fn print_button(
    store: Store,
    label: SendOutText,
    ready: Signal<bool>,
    sheet: impl Fn() -> AnyView + Copy + Send + Sync + 'static,
) -> AnyView {
    let prints = RwSignal::new(false);
    let printed = window_event_listener(leptos::ev::afterprint, move |_| prints.set(false));
    on_cleanup(move || printed.remove());
    let print = move |_| {
        if ready.get_untracked() {
            prints.set(true);
            document::after_picture(document::print);
        }
    };
    let article = move || {
        view! { <Portal><article class="printed sheet-of-paper">{sheet()}</article></Portal> }
    };
    view! {
        <div class="buttons">
            <button type="button" aria-disabled=text(move || (!ready.get()).to_string()) on:click=print>
                {store.label(label)}
            </button>
        </div>
        {part(move || prints.get().then(article))}
    }
    .into_any()
}
