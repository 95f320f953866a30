//! A saved encounter in the list, with the commands that open, rename, archive or delete it.

use std::sync::Arc;

use asalto_core::combatant::readable_name;
use asalto_text::{self as text, HomeText, MenuText, Message};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::{clock, document, shell};
use crate::components::for_good::Title;
use crate::storage::archive::bin::Deletion;
use crate::storage::archive::encounters as shelf;
use crate::storage::archive::encounters::Label;
use crate::storage::archive::{Fault, deletion};
use crate::storage::browser_port::Browser;
use crate::storage::library;
use crate::storage::library::Item;
use crate::store::address::Reading;
use crate::store::{Store, encounter_title};
use crate::ui::{empty, flag, part, text};

use super::changes;
use super::changes::{Deleting, LastDeleted, SEARCH, act};
use super::rename::{self, Rename};

/// Returns the id of the button that opens an encounter.
pub fn element(id: u32) -> String {
    format!("encounter-{id}")
}

/// Returns the combatants of an encounter, numbered ones together: “Lidda, Goblin ×3”.
pub fn cast(store: Store, item: &Item) -> String {
    let names = item.names.iter().chain(&item.more);
    let kinds = library::counted(names.map(String::as_str));
    let listed = item.names.len() + item.more.len();
    let more = item.count.saturating_sub(listed);
    let names = &encounter_title::counted(&kinds);
    store.message(&Message::Title { names, more })
}

/// Returns the progress of an encounter.
pub fn state(item: &Item) -> HomeText {
    match (item.fights, item.ended) {
        (_, true) => HomeText::Finished,
        (true, false) => HomeText::Running,
        (false, false) => HomeText::Prepared,
    }
}

/// The id of the encounter whose menu is open.
#[derive(Clone, Copy)]
pub struct OpenMenu(pub RwSignal<Option<u32>>);

/// An encounter.
#[component]
pub fn Encounter(
    item: Item,
    /// The number of the title among equal titles, if there are several.
    again: Option<usize>,
    deleted: LastDeleted,
) -> impl IntoView {
    let store = Store::take();
    let OpenMenu(open) = expect_context();
    let id = item.id;
    let item = StoredValue::new(item);
    // A name that was being typed is open again.
    let renames = RwSignal::new(rename::is_being_typed(id));
    let row = move || {
        Some(if renames.get() {
            let seen = item.with_value(|item| item.name.clone());
            view! { <Rename id field=rename::in_row(id) seen renames back=element(id)/> }.into_any()
        } else {
            view! { <Shown item again renames deleted/> }.into_any()
        })
    };
    let is_open = text(move || {
        store.keeper.lists.track();
        (store.keeper.opened() == id).to_string()
    });
    // A press outside the row closes its menu (`mod.rs`).
    let hold = move |event: leptos::ev::PointerEvent| {
        event.stop_propagation();
        if open.get_untracked() != Some(id) {
            empty(open);
        }
    };
    let fold = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" && open.get_untracked() == Some(id) {
            event.prevent_default();
            open.set(None);
            document::focus_soon(&more_of(id));
        }
    };
    view! { <li aria-current=is_open on:pointerdown=hold on:keydown=fold>{part(row)}</li> }
}

/// The row while its name is not being typed.
#[component]
fn Shown(
    item: StoredValue<Item>,
    again: Option<usize>,
    renames: RwSignal<bool>,
    deleted: LastDeleted,
) -> impl IntoView {
    let store = Store::take();
    let reading = Reading::take();
    let OpenMenu(menu) = expect_context();
    let id = item.with_value(|item| item.id);
    let unfolded = flag(move || menu.get() == Some(id));
    let heading = move || {
        let title = item.with_value(|item| encounter_title::of_item(store, item));
        match again {
            Some(number) => format!("{title} ({number})"),
            None => title,
        }
    };
    let rules = text(move || {
        let ruleset = item.with_value(Item::ruleset);
        ruleset.map_or_else(String::new, |ruleset| {
            text::ruleset(store.lang(), ruleset).to_owned()
        })
    });
    let stands = text(move || {
        store.keeper.lists.track();
        item.with_value(|item| progress(store, item))
    });
    // A title without a name and without enemies lists the combatants already.
    let names = item.with_value(|item| !item.name.is_empty() || !item.enemies.is_empty());
    let names = names.then(|| {
        let names = text(move || item.with_value(|item| cast(store, item)));
        view! { <span class="hint">{names}</span> }
    });
    let all = text(move || store.text_with(HomeText::Actions, &[&heading()]));
    let toggle = move |_| {
        menu.update(|menu| *menu = (*menu != Some(id)).then_some(id));
        if menu.get_untracked().is_some() {
            shell::send(shell::SHOW_SUBJECT, &".encounters .acts".into());
        }
    };
    view! {
        <button class="quiet kept" id=element(id) on:click=move |_| open(store, reading, id)>
            <span class="name">{text(heading)}</span>{names}<span class="rules">{rules}</span><span class="stands">{stands}</span>
        </button>
        <button class="quiet more" id=more_of(id) aria-label=all aria-expanded=text(move || unfolded.get().to_string())
            on:click=toggle><span class="icon" data-icon="more" aria-hidden="true"></span></button>
        {part(move || unfolded.get().then(|| view! { <Actions item title=heading() renames deleted/> }))}
    }
}

/// Says how far an encounter is, and since when: “won 15 Nov”.
fn progress(store: Store, item: &Item) -> String {
    let word = match state(item) {
        HomeText::Finished if item.enemies.beaten => HomeText::Won,
        other => other,
    };
    let word = store.text(word);
    if Browser::is_in_memory(item.id) {
        return store.text(HomeText::NotSavedYet).to_owned();
    }
    // The time is unknown in an old list.
    let known = (item.changed > 0).then_some(item.changed);
    match known.and_then(|time| clock::since(time, store.lang().tag())) {
        Some(date) => store.text_with(HomeText::Since, &[word, &date]),
        None => word.to_owned(),
    }
}

/// The menu of a row.
#[component]
fn Actions(
    item: StoredValue<Item>,
    title: String,
    renames: RwSignal<bool>,
    deleted: LastDeleted,
) -> impl IntoView {
    let store = Store::take();
    let OpenMenu(menu) = expect_context();
    let (id, is_archived) = item.with_value(|item| (item.id, item.archived));
    let move_it = if is_archived {
        HomeText::Unarchive
    } else {
        HomeText::Archive
    };
    let rename = move |_| {
        menu.set(None);
        renames.set(true);
        document::focus_soon(&rename::in_row(id));
    };
    let copy = {
        let title = title.clone();
        move |_| {
            menu.set(None);
            duplicate(store, id, title.clone());
        }
    };
    let save = move |_| {
        menu.set(None);
        document::focus_soon(&more_of(id));
        shell::send(shell::DOWNLOAD_STORED, &library::keys_of(id).into());
    };
    view! {
        <div class="acts">
            <button class="quiet" data-sign="rename" on:click=rename>{store.label(HomeText::Rename)}</button>
            <button class="quiet" data-sign="copy" on:click=copy>{store.label(HomeText::Duplicate)}</button>
            <button class="quiet" data-sign="archive" on:click=move |_| { menu.set(None); archive(store, item); }>{store.label(move_it)}</button>
            <button class="quiet" data-sign="save" on:click=save>{store.label(HomeText::SaveToFile)}</button>
            <button class="quiet last-one" data-sign="delete" on:click=move |_| { menu.set(None); delete(store, id, title.clone(), deleted); }>
                {store.label(MenuText::Delete)}
            </button>
        </div>
    }
}

fn more_of(id: u32) -> String {
    format!("more-{id}")
}

/// Opens an encounter, and leaves home.
pub fn open(store: Store, reading: Reading, id: u32) {
    if store.keeper.opened() == id {
        reading.to_table("go");
        return;
    }
    spawn_local(async move {
        // The archive lacks an encounter that has never been closed, and one in localStorage can be opened in any case.
        if let Err(fault) = shelf::bring(id).await
            && !library::ids(&Browser).contains(&id)
        {
            if fault == Fault::Nothing {
                // The list was wrong.
                library::remove_item(&Browser, id);
                store.keeper.lists.update(|lists| *lists += 1);
                document::focus_soon(SEARCH);
            }
            changes::refuse(store, fault);
            return;
        }
        if store.turn_to_stored(id) {
            reading.to_table("go");
        }
    });
}

fn duplicate(store: Store, id: u32, title: String) {
    document::focus_soon(&more_of(id));
    act(store, async move {
        let session = if store.keeper.opened() == id {
            store.with_session(Clone::clone)
        } else {
            shelf::read(id).await?
        };
        let name = readable_name(
            &store.text_with(HomeText::CopyOf, &[&title]),
            Label::LONGEST,
        );
        let copy = shelf::free_id(store.keeper.opened(), None).await;
        let label = Label {
            name: name.clone(),
            archived: false,
        };
        shelf::add(copy, &session, &label).await?;
        Ok(store.text_with(HomeText::Added, &[&name]))
    });
}

fn archive(store: Store, item: StoredValue<Item>) {
    let item = item.get_value();
    let archived = !item.archived;
    let unsaved = store.keeper.unsaved();
    let done = if archived {
        HomeText::IsArchived
    } else {
        HomeText::IsBack
    };
    document::focus_soon(SEARCH);
    act(store, async move {
        shelf::set_archived(item.id, unsaved, archived).await?;
        Ok(store.text_with(done, &[&encounter_title::of_item(store, &item)]))
    });
}

fn delete(store: Store, id: u32, title: String, deleted: LastDeleted) {
    let way = move |how| -> Deleting {
        Box::pin(async move {
            let gone = deletion::encounter(id, how).await?;
            if store.keeper.opened() == id {
                store.replace_deleted();
            }
            Ok(gone)
        })
    };
    let title = followed_title(store, id, title);
    changes::delete(store, title, way, move |gone, how, name| {
        let can_return = how == Deletion::ToBin;
        deleted.try_set(can_return.then_some((gone, name)));
        document::focus_soon(if can_return { "undelete" } else { SEARCH });
    });
}

/// Follows the title of an encounter. It has the number that tells it from others for as long as it stays the same.
fn followed_title(store: Store, id: u32, heading: String) -> Title {
    let now = move || {
        store.keeper.lists.track();
        let mut items = library::items(&Browser).into_iter();
        let item = items.find(|item| item.id == id)?;
        Some(encounter_title::of_item(store, &item))
    };
    let before = untrack(now);
    Arc::new(move || {
        let title = now()?;
        let is_same = before.as_ref() == Some(&title);
        Some(if is_same { heading.clone() } else { title })
    })
}
