//! The form with the name of an encounter, in its row at home or in the header.

use asalto_core::combatant::readable_name;
use asalto_text::HomeText;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::browser::document;
use crate::storage::archive::encounters as shelf;
use crate::storage::archive::encounters::Label;
use crate::storage::browser_port::Browser;
use crate::storage::library;
use crate::store::{Store, encounter_title};

use super::changes::act;

/// The form with the name of the open encounter, which takes the focus.
#[component]
pub fn RenameOpen(renames: RwSignal<bool>) -> impl IntoView {
    let store = Store::take();
    let id = store.keeper.opened();
    let mut items = library::items(&Browser).into_iter();
    let item = items.find(|item| item.id == id);
    let label = item.as_ref().map(Label::of).unwrap_or_default();
    document::focus_soon("rename");
    view! { <Rename id label renames back=encounter_title::ELEMENT.to_owned()/> }
}

/// The form with the name of an encounter. Afterwards the focus returns to the element with the id `back`.
#[component]
pub fn Rename(id: u32, label: Label, renames: RwSignal<bool>, back: String) -> impl IntoView {
    let store = Store::take();
    let Label { name, archived } = label;
    let back = StoredValue::new(back);
    let typed = RwSignal::new(name.clone());
    let leave = move || {
        renames.set(false);
        document::focus_soon(&back.get_value());
    };
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let name = readable_name(&typed.get_untracked(), Label::LONGEST);
        let label = Label { name, archived };
        act(store, async move {
            shelf::put_label(id, &label).await?;
            document::focus_soon(&back.get_value());
            let named = library::items(&Browser)
                .into_iter()
                .find(|item| item.id == id);
            let title = named
                .map(|item| encounter_title::of_item(store, &item))
                .unwrap_or_default();
            // An unchanged row is not rebuilt, so it closes by itself.
            renames.try_set(false);
            Ok(store.text_with(HomeText::Named, &[&title]))
        });
    };
    let escape = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            leave();
        }
    };
    view! {
        <form class="rename" on:submit=save on:keydown=escape>
            <label>{store.label(HomeText::Name)}
                <input id="rename" autocomplete="off" maxlength=Label::LONGEST.to_string() value=name
                    on:focus=document::select on:input=move |event| typed.set(event_target_value(&event))/>
            </label>
            <div class="buttons">
                <button>{store.label(HomeText::Save)}</button>
                <button type="button" class="quiet" on:click=move |_| leave()>{store.label(HomeText::Cancel)}</button>
            </div>
        </form>
    }
}
