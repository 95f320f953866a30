//! The button of the help sheet, whose inside comes when it is opened.

use leptos::prelude::*;

use crate::parts::{Part, later};
use crate::shown::part;
use crate::store::Store;
use crate::text::Word;

/// The button that opens the sheet, and the sheet, which Escape closes.
#[component]
pub fn Help() -> impl IntoView {
    let store = Store::take();
    let opened = RwSignal::new(false);
    view! {
        <button id="help-open" class="quiet" popovertarget="help" aria-label=store.label(Word::Help)
            on:click=move |_| opened.set(true)>"?"</button>
        <section id="help" class="help" popover="auto" aria-labelledby="help-heading">
            <h2 id="help-heading">{store.label(Word::Help)}</h2>
            {part(move || opened.get().then(|| later(Part::Help)))}
            <button popovertarget="help" popovertargetaction="hide">{store.label(Word::Close)}</button>
        </section>
    }
}
