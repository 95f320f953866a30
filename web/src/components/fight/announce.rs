//! Announcing an action that others may answer before it is done: it lies on the stack until it is
//! resolved.

use asalto_core::{ActionKind, Command};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::choice::kinds_of_action;
use super::go;
use crate::browser::document;
use crate::store::Store;
use crate::text::fight::Phrase;

/// The form for the one whose turn it is. Every kind may be tried: a refusal says why, and may be
/// overruled.
#[component]
pub fn Announce() -> impl IntoView {
    let store = Store::take();
    let kinds = store.with_session(|session| session.encounter().rules().economy.kinds());
    let first = kinds.first().copied();
    first.map(|first| view! { <Form kinds first/> })
}

#[component]
fn Form(kinds: &'static [ActionKind], first: ActionKind) -> impl IntoView {
    let store = Store::take();
    let name = RwSignal::new(String::new());
    let action = RwSignal::new(first);
    let begin = move |event: SubmitEvent| {
        event.prevent_default();
        let (action, words) = (action.get_untracked(), name.get_untracked());
        let begun = Command::BeginAction {
            action,
            name: words,
        };
        if go(store, &begun) {
            name.set(String::new());
        }
    };
    let choice = kinds_of_action(store, kinds, move |kind| action.set(kind));
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
