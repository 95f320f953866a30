//! Announcing an action that others may answer before it is done: it lies on the stack until it is
//! resolved.

use asalto_core::{ActionKind, Command};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::choice::kinds_of_action;
use super::go;
use crate::browser::document;
use crate::shown::part;
use crate::store::Store;
use crate::text::fight::Phrase;

/// The kind of action that a command takes of the turn, done at once or announced.
#[must_use]
pub fn kind(command: &Command) -> Option<ActionKind> {
    match command {
        Command::TakeAction { action } | Command::BeginAction { action, .. } => Some(*action),
        _ => None,
    }
}

/// The form for the one whose turn it is, while the turn holds any action.
#[component]
pub fn Announce() -> impl IntoView {
    let store = Store::take();
    let kinds = Memo::new(move |_| {
        store.available.with(|available| {
            let kinds = available.iter().filter_map(kind);
            kinds.collect::<Vec<_>>()
        })
    });
    part(move || {
        let kinds = kinds.get();
        (!kinds.is_empty()).then(|| view! { <Form kinds/> })
    })
}

#[component]
fn Form(kinds: Vec<ActionKind>) -> impl IntoView {
    let store = Store::take();
    let name = RwSignal::new(String::new());
    let action = RwSignal::new(kinds[0]);
    let begin = move |event: SubmitEvent| {
        event.prevent_default();
        let (action, name) = (action.get_untracked(), name.get_untracked());
        go(store, &Command::BeginAction { action, name });
    };
    let choice = kinds_of_action(store, &kinds, move |kind| action.set(kind));
    view! {
        <details class="announce">
            <summary id="announce" on:click=move |_| document::focus_soon("announced")>
                {store.own(Phrase::Announce)}<kbd aria-hidden="true">{store.key('v')}</kbd></summary>
            <form class="profile" on:submit=begin>
                <label class="whole">{store.own(Phrase::Announced)}
                    <input id="announced" autocomplete="off" maxlength="100"
                        prop:value=name on:input=move |event| name.set(event_target_value(&event))/></label>
                <label>{store.own(Phrase::KindOfAction)}{choice}</label>
                <div class="buttons"><button type="submit">{store.own(Phrase::Announce)}</button></div>
            </form>
        </details>
    }
}
