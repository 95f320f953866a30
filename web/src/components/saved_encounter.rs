//! A saved encounter in the menu: open it, see its size, or delete it after a confirmation.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::storage::Browser;
use crate::browser::{clock, document, shell};
use crate::library::{self, Item};
use crate::reactive::{part, text};
use crate::store::Store;
use crate::text::{MenuText, Message, isolated};

/// Compacts the saved encounters that have grown long and are not open.
pub fn tidy(store: Store) {
    let open = store.keeper.opened();
    for written in library::compact(&Browser, open, clock::now().0) {
        shell::tell_written(&written);
    }
}

/// A saved encounter.
#[component]
pub fn Kept(item: Item) -> impl IntoView {
    let store = Store::take();
    let Item {
        id, names, count, ..
    } = item;
    let more = count.saturating_sub(names.len());
    let names: Vec<_> = names.iter().map(|name| isolated(name)).collect();
    let names = names.join(", ");
    let title = move || {
        store.message(&Message::Title {
            names: &names,
            more,
        })
    };
    let title = Signal::derive(title);
    let word = move |word: MenuText| text(move || store.text_with(word, &[&title.get()]));
    // The size is quick to read, and the list is rebuilt after each change.
    let thousands = library::weigh(&Browser, id).div_ceil(1000);
    let size = move || store.text_with(MenuText::Size, &[&thousands.to_string()]);
    let asked = RwSignal::new(false);
    let ask = move |_| {
        asked.set(true);
        document::focus_soon("keep-it");
    };
    let leave = move |_| {
        asked.set(false);
        document::focus_soon("new-encounter");
    };
    let question = move || {
        asked.get().then(|| {
            view! {
                <div class="sure">
                    <p>{word(MenuText::Sure)}</p>
                    <button on:click=move |_| delete(store, id, &title.get_untracked())>{word(MenuText::DeleteThis)}</button>
                    <button id="keep-it" class="quiet" on:click=leave>{word(MenuText::Keep)}</button>
                </div>
            }
        })
    };
    view! {
        <button class="quiet kept" on:click=move |_| store.turn_to_kept(id)>{title}</button>
        <span class="hint">{text(size)}</span>
        <button class="quiet" aria-label=word(MenuText::DeleteThis) on:click=ask>{word(MenuText::Delete)}</button>
        {part(question)}
    }
}

/// Deletes an encounter and its copy, and closes it if it is open.
fn delete(store: Store, id: u32, title: &str) {
    if store.keeper.opened() == id {
        store.begin_another();
    }
    let keys = library::keys_of(id);
    library::remove(&Browser, id);
    library::mend(&Browser, clock::now().0);
    shell::tell("asalto:forgotten", &JsValue::from_str(&keys));
    store.keeper.lists.update(|lists| *lists += 1);
    let said = store.text_with(MenuText::Deleted, &[title]);
    store.announced.set(said);
    document::focus_soon("new-encounter");
}
