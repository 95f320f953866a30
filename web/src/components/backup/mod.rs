//! The storage section of home and the menu: files, the storage used and other tabs.

mod deleted_elsewhere;
mod differences;
mod downloads;
pub mod export;
mod in_memory;
mod progress;
mod room;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

use asalto_text::{MenuText, Message, NoticeText};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};

use crate::browser::{clock, shell};
use crate::components::failed_saves;
use crate::components::incoming::Paste;
use crate::components::lazy_part::later;
use crate::parts::Part;
use crate::storage::archive;
use crate::storage::archive::restore::AddOutcome;
use crate::storage::archive::{AddError, Fault, encounters, restore};
use crate::storage::browser_port::Browser;
use crate::storage::campaign::Campaign;
use crate::storage::library;
use crate::store::Store;
use crate::store::open_encounter::OpenEncounter;
use crate::ui::{empty, flag, part, text};
pub use deleted_elsewhere::keep_deleted;
pub use downloads::download_all;
use export::Export;
pub use in_memory::unsaved_notice;
pub use progress::progress_notice;
use progress::{begin, end, reach};
use room::make_room;

/// The keys of a file with their texts.
type Texts = Vec<(String, String)>;

/// The function that adds the content of a file.
type Add = fn(Store, Texts);

/// The function that opens an encounter of the archive.
type Bring = fn(Store, u32);

thread_local! {
    static ADD: Cell<Option<Add>> = const { Cell::new(None) };
    static BRING: Cell<Option<Bring>> = const { Cell::new(None) };
    /// The waiting files, and whether one is being added. Each file must find the entries of those before it.
    static WAITING: RefCell<(VecDeque<Texts>, bool)> = const { RefCell::new((VecDeque::new(), false)) };
}

/// Enables the app to add files and to make room. The code loads with the menu and with home.
pub fn enable_files() {
    ADD.set(Some(add));
    room::enable(tidy);
    BRING.set(Some(bring));
    deleted_elsewhere::enable();
}

/// Passes the messages of the page scripts about tabs and files to the store.
pub fn listen(store: Store) {
    shell::on(shell::TAB_ROLE, move |role| {
        let follows = role.as_string().as_deref() == Some("follows");
        store.keeper.follows.set(follows);
        // There is nothing to read while nothing is saved.
        if !follows && library::any(&Browser) {
            store.with_reader(move || {
                if let Some(session) = store.keeper.newer_stored() {
                    store.follow(session);
                }
            });
        }
    });
    shell::on(shell::ENCOUNTER_TEXT, move |text| {
        if let Some(text) = text.as_string() {
            store.with_reader(move || store.follow_saved(&text));
        }
    });
    shell::on(shell::COPIES_WORK, move |copies| {
        store.keeper.report_copies(copies.as_bool() == Some(true));
    });
    deleted_elsewhere::listen(store);
    // A command that was refused is over once this tab plays again.
    Effect::new(move |_| {
        if store.held_back().is_none() {
            if let Some(why) = store.stood_back.get_untracked() {
                store.unsay(&untrack(|| store.held_back_words(why)));
            }
            empty(store.stood_back);
        }
    });
    shell::on(shell::COPIES_RESTORED, move |_| {
        store.with_reader(move || store.take_restored());
    });
    shell::on(shell::NEW_ENCOUNTER, move |_| store.begin_another());
    shell::on(shell::FILE_READ, move |slots| import(store, &slots));
    Effect::new(move |_| {
        let warning = store.keeper.warning.get();
        if matches!(warning, Some(NoticeText::NearlyFull | NoticeText::NotSaved)) {
            make_room(store);
        }
    });
    in_memory::listen(store);
    if let Some(id) = OpenEncounter::archived_own() {
        store.after(Part::Home, move || {
            if let Some(bring) = BRING.get() {
                bring(store, id);
            }
        });
    }
}

/// Opens the encounter that this tab had open before its reload: another tab has moved it to the archive meanwhile.
fn bring(store: Store, id: u32) {
    spawn_local(async move {
        let is_here = encounters::bring(id).await.is_ok();
        store.with_reader(move || {
            // The user may have begun something else by now.
            if !store.with_session(|session| session.entries().is_empty()) {
                return;
            }
            if !(is_here && store.turn_to_stored(id)) {
                store.turn_to_shared();
            }
        });
    });
}

/// Moves closed encounters to the archive, which makes room in localStorage, and then tries to save
/// again.
fn tidy(store: Store) {
    spawn_local(async move {
        let moved = encounters::put_away(move || store.keeper.opened()).await;
        store.keeper.lists.update(|lists| *lists += 1);
        if moved > 0 {
            if store.keeper.warning.get_untracked() == Some(NoticeText::NotSaved) {
                store.save_here();
            } else {
                store.keeper.warn_again_if_full();
            }
        }
    });
}

/// The buttons that save and load files, with the storage used.
#[component]
pub fn Backup() -> impl IntoView {
    let store = Store::take();
    let last = downloads::last();
    // An encounter without a command is in no storage.
    let any_open = flag(move || {
        let is_deleted = store.keeper.warning.get() == Some(NoticeText::DeletedElsewhere);
        !store.with_session(|session| session.entries().is_empty()) && !is_deleted
    });
    let download_one = move || {
        any_open.get().then(|| view! {
            <button data-sign="save" on:click=move |_| downloads::download(&store.keeper.keys())>{store.label(MenuText::DownloadOne)}</button>
        })
    };
    let dated = move || match last.get() {
        None => store.text_with(MenuText::NeverDownloaded, &[]),
        Some(time) => store.message(&Message::LastDownload {
            date: &clock::date(time, store.lang().tag()),
        }),
    };
    // The app must read all of storage for its size, so only the open menu asks for it.
    let archived = RwSignal::new(0);
    Effect::new(move |_| {
        store.keeper.lists.track();
        spawn_local(async move {
            // The section may be gone by now.
            archived.try_set(archive::size().await);
        });
    });
    let used = move || {
        store.keeper.lists.track();
        let thousands = (library::size(&Browser) + archived.get()) / 1000;
        store.message(&Message::StorageUsed {
            used: i32::try_from(thousands).unwrap_or(i32::MAX),
        })
    };
    view! {
        <h2>{store.label(MenuText::Files)}</h2>
        {differences::form(store)}
        {part(download_one)}
        <button data-sign="backup" on:click=move |_| download_all(store)>{store.label(NoticeText::DownloadAll)}</button>
        <button data-sign="add" on:click=move |_| shell::send(shell::CHOOSE_FILE, &JsValue::NULL)>
            {store.label(MenuText::AddFromFile)}
        </button>
        <Paste id="paste-text"/>
        <Export/>
        {part(move || store.lens.get().is_none().then(send_out))}
        <p class="hint">{text(dated)}" "{text(used)}</p>
    }
}

/// The button that shows the formats of other tools, which load with the first press.
fn send_out() -> AnyView {
    let store = Store::take();
    let open = RwSignal::new(false);
    let formats = move || open.get().then(|| later(Part::SendOut));
    view! {
        <button type="button" data-sign="send" aria-expanded=text(move || open.get().to_string()) on:click=move |_| open.update(|open| *open = !*open)>
            {store.label(MenuText::SendOut)}
        </button>
        {part(formats)}
    }
    .into_any()
}

fn import(store: Store, slots: &JsValue) {
    let texts: Vec<String> = slots
        .dyn_ref::<js_sys::Array>()
        .map(|texts| texts.iter().filter_map(|text| text.as_string()).collect())
        .unwrap_or_default();
    let pairs = texts.chunks_exact(2);
    let pairs = pairs
        .map(|pair| (pair[0].clone(), pair[1].clone()))
        .collect();
    store.after(Part::Menu, move || {
        if let Some(add) = ADD.get() {
            add(store, pairs);
        }
    });
}

fn add(store: Store, texts: Texts) {
    let is_busy = WAITING.with_borrow_mut(|(waiting, is_busy)| {
        waiting.push_back(texts);
        std::mem::replace(is_busy, true)
    });
    if is_busy {
        return;
    }
    spawn_local(async move {
        let next = || {
            WAITING.with_borrow_mut(|(waiting, is_busy)| {
                let next = waiting.pop_front();
                *is_busy = next.is_some();
                next
            })
        };
        while let Some(texts) = next() {
            begin();
            let added = restore::add(texts, move || store.keeper.opened(), reach).await;
            end();
            let words = match added {
                Ok(mut added) => {
                    differences::show(std::mem::take(&mut added.differences));
                    summary(store, &added)
                }
                Err(AddError::Stopped) => store.text(MenuText::AddingStopped).to_owned(),
                Err(AddError::Archive(Fault::Full)) => {
                    let words = store.text(MenuText::NoRoomForFile).to_owned();
                    failed_saves::end_with_room(store, words.clone());
                    words
                }
                Err(AddError::Archive(_)) => store.text(NoticeText::NothingInFile).to_owned(),
            };
            Campaign::read();
            store.keeper.lists.update(|lists| *lists += 1);
            store.tell(words);
        }
    });
}

/// Summarizes the content that a file has added.
fn summary(store: Store, added: &AddOutcome) -> String {
    let AddOutcome {
        encounters,
        others,
        known,
        beside,
        unreadable,
        rules,
        settings,
        ..
    } = *added;
    let nothing = others == 0 && rules == 0 && settings == 0;
    let mut words = Vec::new();
    if encounters > 0 {
        let count = encounters;
        words.push(store.message(&Message::EncountersAdded { count }));
    } else if nothing && known == 0 {
        words.push(store.text(NoticeText::NothingInFile).to_owned());
    } else if nothing {
        words.push(store.text(MenuText::NothingNew).to_owned());
    }
    let mut count = |text: MenuText, number: usize| {
        if number > 0 {
            words.push(store.text_with(text, &[&number.to_string()]));
        }
    };
    count(MenuText::OthersAdded, others);
    count(MenuText::RulesAdded, rules);
    count(MenuText::SettingsTaken, settings);
    count(MenuText::AddedBeside, beside);
    count(MenuText::AlreadyHere, known);
    count(MenuText::Unreadable, unreadable);
    let open = differences::count();
    if open > 0 {
        words.push(store.text_with(MenuText::DifferencesToChoose, &[&open.to_string()]));
    }
    words.join(" ")
}
