//! The storage section of the menu: files, the storage used and other tabs.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use crate::browser::{clock, shell, storage};
use crate::components::export::Export;
use crate::library;
use crate::parts::{self, Part};
use crate::reactive::text;
use crate::store::Store;
use crate::text::{MenuText, Message, NoticeText};

const BACKUP: &str = "asalto.1.backup";

/// Passes the messages of the page scripts about tabs and files to the store.
pub fn listen(store: Store) {
    shell::on("asalto:role", move |role| {
        let follows = role.as_string().as_deref() == Some("follows");
        store.keeper.follows.set(follows);
        if !follows && let Some(session) = store.keeper.newer_on_the_shelf() {
            store.follow(session);
        }
    });
    shell::on("asalto:text", move |text| {
        if let Some(text) = text.as_string() {
            store.follow_saved(&text);
        }
    });
    shell::on("asalto:copies", move |copies| {
        store.keeper.tell_copied(copies.as_bool() == Some(true));
    });
    shell::on("asalto:deleted", move |_| {
        store.keeper.warning.set(Some(NoticeText::DeletedElsewhere));
    });
    shell::on("asalto:restored", move |_| store.take_restored());
    shell::on("asalto:new", move |_| store.begin_another());
    shell::on("asalto:file", move |slots| import(store, &slots));
}

/// The buttons that save and load files, with the storage used.
#[component]
pub fn Backup() -> impl IntoView {
    let store = Store::take();
    let last = RwSignal::new(storage::read(BACKUP).and_then(|time| time.parse::<u64>().ok()));
    let download_all = move |_| {
        shell::tell("asalto:download", &JsValue::from_str("asalto."));
        let now = clock::now().0;
        last.set(Some(now));
        // A failed write is harmless: the date is only a hint.
        let _full = storage::write(BACKUP, &now.to_string());
    };
    let download_one = move |_| {
        shell::tell("asalto:download", &JsValue::from_str(&store.keeper.keys()));
    };
    let dated = move || match last.get() {
        None => store.text_with(MenuText::NeverDownloaded, &[]),
        Some(time) => store.message(&Message::LastDownload {
            date: &clock::date(time, store.lang().tag()),
        }),
    };
    // The size takes a read of all of storage, so only the open menu asks for it.
    let used = move || {
        store.keeper.lists.track();
        let thousands = library::size(&storage::Browser) / 1000;
        store.message(&Message::StorageUsed {
            used: i32::try_from(thousands).unwrap_or(i32::MAX),
        })
    };
    view! {
        <h2>{store.label(MenuText::Files)}</h2>
        <button on:click=download_one>{store.label(MenuText::DownloadOne)}</button>
        <button on:click=download_all>{store.label(NoticeText::DownloadAll)}</button>
        <button on:click=move |_| shell::tell("asalto:choose-file", &JsValue::NULL)>
            {store.label(MenuText::AddFromFile)}
        </button>
        <Export/>
        <p class="hint">{text(dated)}" "{text(used)}</p>
    }
}

fn import(store: Store, slots: &JsValue) {
    let texts: Vec<String> = slots
        .dyn_ref::<js_sys::Array>()
        .map(|texts| texts.iter().filter_map(|text| text.as_string()).collect())
        .unwrap_or_default();
    parts::after(store, Part::Menu, move || add(store, &texts));
}

fn add(store: Store, texts: &[String]) {
    let pairs = texts
        .chunks_exact(2)
        .map(|pair| (pair[0].clone(), pair[1].clone()))
        .collect();
    let added = library::import(&storage::Browser, pairs, clock::now().0);
    for written in added.iter().flatten() {
        shell::tell_written(written);
    }
    let words = match added {
        Ok(added) if added.is_empty() => store.text(NoticeText::NothingInFile).to_owned(),
        Ok(added) => store.message(&Message::EncountersAdded { count: added.len() }),
        Err(library::Full) => store.text(NoticeText::NotSaved).to_owned(),
    };
    store.keeper.lists.update(|lists| *lists += 1);
    store.keeper.told.set(Some(words.clone()));
    store.announced.set(words);
}
