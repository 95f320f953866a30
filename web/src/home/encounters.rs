//! The saved encounters, newest first, with a search, and the undo of the last deletion.

use std::collections::BTreeMap;

use asalto_text::{HomeText, SetupText};
use leptos::prelude::*;

use crate::browser::{document, letters};
use crate::storage::archive;
use crate::storage::archive::deletion;
use crate::storage::browser_port::Browser;
use crate::storage::library;
use crate::storage::library::Item;
use crate::store::{Store, encounter_title};
use crate::ui::{each, flag, key, part, text};

use super::changes::{LastDeleted, SEARCH, about_returned, act, deleted_words, end_undo_with_bin};
use super::encounter::{Encounter, element};

/// The list, which is busy while closed encounters move to the archive.
#[component]
pub fn Encounters(settles: RwSignal<bool>) -> impl IntoView {
    let store = Store::take();
    let query = RwSignal::new(String::new());
    let archived = RwSignal::new(false);
    let deleted: LastDeleted = RwSignal::new(None);
    end_undo_with_bin(store, deleted);
    let items = Memo::new(move |_| {
        store.keeper.lists.track();
        store.view.track();
        newest_first(store.keeper.opened(), listed(store))
    });
    let found = Memo::new(move |_| {
        let wanted = letters::folded(query.get().trim());
        let mut found = items.get();
        found.retain(|item| is_about(item, &wanted));
        found
    });
    let shown = Memo::new(move |_| {
        let archived = archived.get();
        let mut shown = found.get();
        shown.retain(|item| item.archived == archived);
        shown
    });
    let elsewhere = Memo::new(move |_| found.with(Vec::len).saturating_sub(shown.with(Vec::len)));
    let count = move |archived| {
        items.with(|items| {
            items
                .iter()
                .filter(|item| item.archived == archived)
                .count()
        })
    };
    let has_archived = flag(move || count(true) > 0 || archived.get());
    // Why the list is empty: in words that say where the encounters are.
    let why_empty = Memo::new(move |_| {
        // An effect must read upstream memos first (`ui.rs`).
        let (none, elsewhere) = (items.with(Vec::is_empty), elsewhere.get());
        let (archived, all) = (archived.get(), query.with(|query| query.trim().is_empty()));
        // Nobody knows while the archive can't be read. A notice says so.
        let is_known = !(archive::follow_closed() && none);
        (shown.with(Vec::is_empty) && is_known).then(|| {
            let count = elsewhere.to_string();
            match (archived, all) {
                _ if none => store.text(HomeText::NoneYet).to_owned(),
                (false, true) => store.text(HomeText::AllArchived).to_owned(),
                (true, true) => store.text(HomeText::NoneArchived).to_owned(),
                _ if elsewhere == 0 => store.text(HomeText::NoneFound).to_owned(),
                (false, false) => store.text_with(HomeText::FoundInArchive, &[&count]),
                (true, false) => store.text_with(HomeText::FoundOutside, &[&count]),
            }
        })
    });
    let search = move |event| {
        query.set(event_target_value(&event));
        let found = || store.text_with(HomeText::Found, &[&shown.with(Vec::len).to_string()]);
        store.announced.set(why_empty.get().unwrap_or_else(found));
    };
    let nothing = move || {
        let words = why_empty.get()?;
        Some(view! { <p class="hint">{words}</p> })
    };
    let put_back = move |_| {
        let Some((gone, title)) = deleted.get_untracked() else {
            return;
        };
        act(store, async move {
            let back = deletion::put_back(&gone).await?;
            deleted.set(None);
            document::focus_soon(&element(back.id().unwrap_or_default()));
            let words = store.text_with(HomeText::Back, &[&title]);
            Ok(about_returned(store, &back, words))
        });
    };
    let undo = move || {
        let (_, title) = deleted.get()?;
        let said = text(move || deleted_words(store, &title));
        Some(view! {
            <div class="notice undone">
                <p>{said}</p>
                <button id="undelete" on:click=put_back>{store.label(SetupText::Undo)}</button>
            </div>
        })
    };
    let rows = move || numbered(store, shown.get());
    let many = move || store.text_with(HomeText::Archived, &[&count(true).to_string()]);
    view! {
        <section class="saved">
            <div class="saved-head">
                <label><span class="hidden">{store.label(HomeText::Search)}</span>
                    <input id=SEARCH type="search" maxlength="100" placeholder=store.label(HomeText::Search) autocomplete="off" enterkeyhint="search" on:input=search/>
                </label>
                {part(move || has_archived.get().then(|| view! {
                    <button class="toggle" aria-pressed=text(move || archived.get().to_string())
                        on:click=move |_| archived.update(|archived| *archived = !*archived)>{text(many)}</button>
                }))}
            </div>
            {part(undo)}
            {part(nothing)}
            <ul class="encounters" aria-busy=text(move || settles.get().to_string())>
                {each(rows, key, move |(item, again)| view! { <Encounter item again deleted/> }.into_any())}
            </ul>
        </section>
    }
}

/// Returns the saved encounters, with the time of the last command of the open one.
pub fn listed(store: Store) -> Vec<Item> {
    let open = store.keeper.opened();
    store.with_session(|session| library::items_while_open(&Browser, open, session))
}

/// Numbers equal titles in the order in which their encounters began, so that each row has its own name.
fn numbered(store: Store, items: Vec<Item>) -> Vec<(Item, Option<usize>)> {
    let titled = items.into_iter().map(|item| {
        let title = encounter_title::of_item(store, &item);
        (title, item)
    });
    let titled: Vec<_> = titled.collect();
    let mut same: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    for (title, item) in &titled {
        same.entry(title).or_default().push(item.id);
    }
    for ids in same.values_mut() {
        ids.sort_unstable();
    }
    let again = |(title, item): &(String, Item)| {
        let ids = same.get(title.as_str()).filter(|ids| ids.len() > 1)?;
        Some(ids.partition_point(|id| *id <= item.id))
    };
    let again: Vec<_> = titled.iter().map(again).collect();
    let items = titled.into_iter().map(|(_, item)| item);
    items.zip(again).collect()
}

/// Sorts encounters by their last change. The open encounter comes first.
fn newest_first(open: u32, mut items: Vec<Item>) -> Vec<Item> {
    let time = |item: &Item| match item.changed {
        _ if item.id == open => u64::MAX,
        0 => u64::from(item.id) * 1000,
        changed => changed,
    };
    items.sort_by_key(|item| std::cmp::Reverse((time(item), item.id)));
    items
}

/// Returns whether the name of an encounter, or of one of its combatants, contains a folded text.
fn is_about(item: &Item, wanted: &str) -> bool {
    let names = item.names.iter().chain(&item.more);
    names
        .chain([&item.name])
        .any(|name| letters::folded(name).contains(wanted))
}
