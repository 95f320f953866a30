//! The encounters that only the memory of this page has: storage had no room for them when another one opened.

use asalto_text::{NoticeText, isolated, list};
use leptos::prelude::*;

use super::downloads::download_all;
use super::room::make_room;
use crate::browser::unsaved_groups;
use crate::components::failed_saves;
use crate::storage::browser_port::Browser;
use crate::storage::library;
use crate::store::{Store, encounter_title};
use crate::ui::part;

/// The name under which they wait for room.
const IN_MEMORY: &str = "encounters-in-memory";
/// The name under which the open encounter waits for room.
const OPEN: &str = "open-encounter";

/// Tries to save encounters again once there may be room. The browser asks before the page closes until then.
pub fn listen(store: Store) {
    let ids = Memo::new(move |_| store.keeper.in_memory());
    Effect::new(move |_| {
        let any = ids.with(|ids| !ids.is_empty());
        unsaved_groups::note(IN_MEMORY, any);
        if any {
            wait(store);
            make_room(store);
        } else {
            failed_saves::forget(IN_MEMORY);
        }
    });
    Effect::new(move |was: Option<bool>| {
        let lacks_room = store.keeper.follows_refusal();
        if lacks_room {
            failed_saves::remember(OPEN, move || store.save_refused());
        } else {
            failed_saves::forget(OPEN);
            if was == Some(true) {
                failed_saves::try_again();
            }
        }
        lacks_room
    });
}

fn wait(store: Store) {
    failed_saves::remember(IN_MEMORY, move || {
        wait(store);
        make_room(store);
    });
}

/// Builds the notice about them.
pub fn unsaved_notice(store: Store) -> AnyView {
    let titles = Memo::new(move |_| {
        let ids = store.keeper.in_memory();
        let items = library::items(&Browser).into_iter();
        let items = items.filter(|item| ids.contains(&item.id));
        let names = items.map(|item| encounter_title::of_item(store, &item));
        names
            .map(|name| isolated(&name).into_owned())
            .collect::<Vec<_>>()
    });
    let notice = move || {
        let titles = titles.get();
        if titles.is_empty() {
            return None;
        }
        let words = store.text_with(NoticeText::LeftUnsaved, &[&list(store.lang(), &titles)]);
        Some(view! {
            <div class="notice warning"><p role="alert">{words}</p>
                <button on:click=move |_| make_room(store)>{store.label(NoticeText::TryAgain)}</button>
                <button on:click=move |_| download_all(store)>{store.label(NoticeText::DownloadAll)}</button>
            </div>
        })
    };
    part(notice).into_any()
}
