//! The form that declares an action. The action waits on the stack for responses until it resolves.

use asalto_core::{ActionKind, Command, turn_actions};
use asalto_text::CombatText;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::drawer::{DrawerAccess, Tile, drawer};
use crate::components::choice::kinds_of_action;
use crate::components::commands::go;
use crate::components::panel_subject::PanelSubject;
use crate::input::shortcuts::Shortcut;
use crate::store::Store;

/// The form for the combatant whose turn it is.
#[component]
pub fn Announce(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let kinds = store.with_session(|session| session.encounter().rules().economy.kinds());
    (!kinds.is_empty()).then(|| {
        let tile = Tile::of(store, Shortcut::Declare);
        drawer(tile, DrawerAccess::UnderMore, whose, move |_| {
            view! { <Form/> }
        })
    })
}

/// The fields of an action, and the button that declares it.
///
/// The user may try every kind of action that the turn can have: a rejection gives its reason and allows an override.
#[component]
fn Form() -> impl IntoView {
    let store = Store::take();
    let kinds = store.with_session(|session| turn_actions(session.encounter()));
    let name = RwSignal::new(String::new());
    let action = RwSignal::new(kinds.first().copied().unwrap_or(ActionKind::Standard));
    let begin = move |event: SubmitEvent| {
        event.prevent_default();
        let (action, words) = (action.get_untracked(), name.get_untracked());
        let begun = Command::BeginAction {
            action,
            name: words,
        };
        if go(store, begun) {
            store.close_drawer();
            name.set(String::new());
        }
    };
    let choice = kinds_of_action(store, &kinds, move |kind| action.set(kind));
    view! {
        <form class="profile" on:submit=begin>
            <label class="whole">{store.label(CombatText::DeclaredAction)}
                <input id="announced" autocomplete="off" maxlength="100"
                    prop:value=name on:input=move |event| name.set(event_target_value(&event))/></label>
            <label>{store.label(CombatText::KindOfAction)}{choice}</label>
            <div class="buttons"><button type="submit">{store.label(CombatText::DeclareAction)}</button></div>
        </form>
    }
}
