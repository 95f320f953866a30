//! The stack: what is going on, the newest on top.

use leptos::prelude::*;

use crate::shown::part;
use crate::store::Store;
use crate::text::{self, Word};

/// The stack, where more than a turn lies on it.
#[component]
pub fn Stack() -> impl IntoView {
    let store = Store::take();
    let cards = move || {
        let stack = store.view.with(|view| view.stack.clone());
        let cards = stack.into_iter().rev().map(|frame| {
            let owner = store.name(frame.owner);
            let what = text::frame(store.lang(), &frame);
            view! { <li class="card"><span class="name">{owner}</span>" "<span class="meta">{what}</span></li> }
        });
        cards.collect::<Vec<_>>()
    };
    part(move || {
        let high = store.view.with(|view| view.stack.len() > 1);
        high.then(|| {
            view! {
                <section class="stack">
                    <h2>{store.label(Word::Stack)}</h2>
                    <ol reversed>{part(move || Some(cards()))}</ol>
                </section>
            }
        })
    })
}
