//! The return to the present from an earlier moment.

use leptos::prelude::*;

use crate::browser::document;
use crate::reactive::part;
use crate::store::Store;
use crate::text::{CombatText, SetupText};

/// The note that this is an earlier moment, and the button that returns to the present.
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
                    <p>{store.label(CombatText::ViewingEarlierMoment)}</p>
                    <button id="now" on:click=back>{store.label(CombatText::ReturnToNow)}<kbd aria-hidden="true">{store.label(SetupText::Escape)}</kbd></button>
                </div>
            }
        })
    })
}
