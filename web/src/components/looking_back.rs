//! The way back to now, while the fight is shown as it was.

use leptos::prelude::*;

use crate::browser::document;
use crate::shown::part;
use crate::store::Store;
use crate::text::Word;
use crate::text::fight::Phrase;

/// Says that this is the past, and returns from it.
#[component]
pub fn LookingBack() -> impl IntoView {
    let store = Store::take();
    part(move || {
        store.present.get().map(|_| {
            let back = move |_| {
                store.return_to_now();
                document::focus_soon("go");
            };
            view! {
                <div class="looking-back">
                    <p>{store.own(Phrase::LookingBack)}</p>
                    <button id="now" on:click=back>{store.own(Phrase::ReturnToNow)}<kbd aria-hidden="true">{store.label(Word::Escape)}</kbd></button>
                </div>
            }
        })
    })
}
