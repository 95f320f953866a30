//! The button of an action that can't be undone: it asks once before it acts.

use asalto_text::{HomeText, Message, Text};
use leptos::prelude::*;

use crate::browser::document;
use crate::store::Store;
use crate::ui::{part, text};

/// The words of an action that can't be undone.
#[derive(Clone, Copy)]
pub struct ConfirmedAction {
    /// The button that asks.
    pub asks: HomeText,
    /// The button that answers yes.
    pub agrees: HomeText,
}

/// Builds a button that becomes a question: one button that acts, and one that cancels and has the focus.
///
/// `about` names what the action is done to, for a screen reader; empty if the words say it.
pub fn confirmed(
    store: Store,
    id: String,
    ConfirmedAction { asks, agrees }: ConfirmedAction,
    about: impl Fn() -> String + Copy + Send + Sync + 'static,
    act: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let asked = RwSignal::new(false);
    let called = move |label: HomeText| {
        text(move || {
            let label = store.text(Text::from(label));
            let about = about();
            if about.is_empty() {
                return label.to_owned();
            }
            store.message(&Message::Labeled {
                label,
                text: &about,
            })
        })
    };
    let id = StoredValue::new(id);
    let cancel_id = move || id.with_value(|id| format!("{id}-cancel"));
    let ask = move |_| {
        asked.set(true);
        document::focus_soon(&cancel_id());
    };
    let leave = move || {
        asked.set(false);
        id.with_value(|id| document::focus_soon(id));
    };
    let escape = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            event.stop_propagation();
            leave();
        }
    };
    let buttons = move || {
        let parts = if asked.get() {
            view! {
                <button aria-label=called(agrees) on:keydown=escape on:click=move |_| act()>{store.label(agrees)}</button>
                <button id=cancel_id() class="quiet" on:keydown=escape on:click=move |_| leave()>{store.label(HomeText::Cancel)}</button>
            }
            .into_any()
        } else {
            view! { <button id=id.get_value() class="quiet" aria-label=called(asks) on:click=ask>{store.label(asks)}</button> }
                .into_any()
        };
        Some(parts)
    };
    part(buttons).into_any()
}
