//! The fight from the roll on.

use asalto_core::Awaiting;
use leptos::prelude::*;

use crate::screens::combat::Combat;
use crate::screens::rolls::Rolls;
use crate::shown::part;
use crate::store::Store;

/// The screen of the fight: who is to roll, and then the order.
#[component]
pub fn Fight() -> impl IntoView {
    let store = Store::take();
    let rolls = Memo::new(move |_| {
        store
            .view
            .with(|view| matches!(view.awaiting, Awaiting::Rolls(_)))
    });
    part(move || {
        Some(if rolls.get() {
            view! { <Rolls/> }.into_any()
        } else {
            view! { <Combat/> }.into_any()
        })
    })
}
