//! An encounter of the list: opening it, what it takes, and deleting it, which is asked twice.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::storage::Browser;
use crate::browser::{clock, document, shell};
use crate::library::{self, Item};
use crate::shown::{part, text};
use crate::store::Store;
use crate::text::Sentence;
use crate::text::later::Kept as Words;

/// Compacts what has grown long and is not open.
pub fn tidy(store: Store) {
    let open = store.keeper.opened();
    for written in library::compact(&Browser, open, clock::now().0) {
        shell::tell_written(&written);
    }
}

/// An encounter that is kept.
#[component]
pub fn Kept(item: Item) -> impl IntoView {
    let store = Store::take();
    let Item { id, names, count } = item;
    let more = count.saturating_sub(names.len());
    let names = names.join(", ");
    let title = move || {
        store.say(&Sentence::Title {
            names: &names,
            more,
        })
    };
    let title = Signal::derive(title);
    let word = move |word: Words| text(move || store.fill(word, &[&title.get()]));
    // Reading it is quick, and the list is made anew when anything has changed.
    let thousands = library::weigh(&Browser, id).div_ceil(1000);
    let size = move || store.fill(Words::Size, &[&thousands.to_string()]);
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
                    <p>{word(Words::Sure)}</p>
                    <button on:click=move |_| delete(store, id, &title.get_untracked())>{word(Words::DeleteThis)}</button>
                    <button id="keep-it" class="quiet" on:click=leave>{word(Words::Keep)}</button>
                </div>
            }
        })
    };
    view! {
        <button class="quiet kept" on:click=move |_| store.turn_to_kept(id)>{title}</button>
        <span class="hint">{text(size)}</span>
        <button class="quiet" aria-label=word(Words::DeleteThis) on:click=ask>{word(Words::Delete)}</button>
        {part(question)}
    }
}

/// Deletes an encounter in both homes, and what is shown of it.
fn delete(store: Store, id: u32, title: &str) {
    if store.keeper.opened() == id {
        store.begin_another();
    }
    let keys = library::keys_of(id);
    library::remove(&Browser, id);
    library::mend(&Browser, clock::now().0);
    shell::tell("asalto:forgotten", &JsValue::from_str(&keys));
    store.keeper.lists.update(|lists| *lists += 1);
    let said = store.fill(Words::Deleted, &[title]);
    store.announced.set(said);
    document::focus_soon("new-encounter");
}
