//! The title of an encounter: the name that the user gave it, or else its enemies.

use asalto_core::{CombatantView, EncounterView};
use asalto_text::{HomeText, Message, isolated};
use leptos::prelude::*;

use super::Store;
use crate::storage::browser_port::Browser;
use crate::storage::library::{self, Enemies, Item};

/// The element id of the title in the header.
pub const ELEMENT: &str = "encounter-title";

/// Returns the title of a listed encounter: its name, its enemies, or else its first combatants.
#[must_use]
pub fn of_item(store: Store, item: &Item) -> String {
    if !item.name.is_empty() {
        return isolated(&item.name).into_owned();
    }
    if !item.enemies.is_empty() {
        return of_enemies(store, &item.enemies);
    }
    if item.names.is_empty() {
        return store.text(HomeText::Nobody).to_owned();
    }
    let names: Vec<_> = item.names.iter().map(|name| isolated(name)).collect();
    let more = item.count.saturating_sub(names.len());
    let names = &names.join(", ");
    store.message(&Message::Title { names, more })
}

/// Follows the title of the open encounter: its name, or else its enemies. None if it has neither.
#[must_use]
pub fn of_open(store: Store) -> Memo<Option<String>> {
    let changes = follow_lists();
    let given = Memo::new(move |_| {
        store.keeper.lists.track();
        changes.track();
        // Home changes names.
        store.elsewhere.track();
        let id = store.keeper.number();
        let mut items = library::items(&Browser).into_iter();
        let name = items.find(|item| item.id == id).map(|item| item.name);
        name.filter(|name| !name.is_empty())
    });
    let enemies = Memo::new(move |_| store.view.with(of_view));
    Memo::new(move |_| match given.get() {
        Some(name) => Some(isolated(&name).into_owned()),
        None => enemies.with(|all| (!all.is_empty()).then(|| of_enemies(store, all))),
    })
}

/// Counts the changes of the list by other tabs, which may name the open encounter.
fn follow_lists() -> RwSignal<u32> {
    let changes = RwSignal::new(0_u32);
    let listening = window_event_listener(leptos::ev::storage, move |event| {
        if event.key().is_none_or(|key| library::is_list(&key)) {
            changes.update(|count| *count = count.wrapping_add(1));
        }
    });
    on_cleanup(move || listening.remove());
    changes
}

/// Lists kinds with their numbers: “Lidda, Goblin ×3”.
#[must_use]
pub fn counted(kinds: &[(String, usize)]) -> String {
    let told = kinds.iter().map(|(kind, count)| match count {
        1 => isolated(kind).into_owned(),
        count => format!("{} ×{count}", isolated(kind)),
    });
    told.collect::<Vec<_>>().join(", ")
}

fn of_view(view: &EncounterView) -> Enemies {
    let mut all: Vec<&CombatantView> = view.without_second_places().collect();
    // The title stays the same when initiative puts them in another order.
    all.sort_by_key(|one| one.id);
    let all = all.into_iter();
    Enemies::of(all.map(|one| (one.profile.name.as_str(), one.profile.side)))
}

fn of_enemies(store: Store, enemies: &Enemies) -> String {
    let names = &counted(&enemies.kinds);
    store.message(&Message::Title {
        names,
        more: enemies.more,
    })
}
