//! The open encounter after another tab has deleted it: the question whether this tab keeps it.

use std::cell::{Cell, RefCell};

use asalto_text::NoticeText;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::shell;
use crate::parts::Part;
use crate::storage::archive::encounters::Label;
use crate::storage::archive::{bin, encounters};
use crate::storage::browser_port::Browser;
use crate::storage::library;
use crate::store::Store;

/// The functions that need the archive.
#[derive(Clone, Copy)]
struct WithArchive {
    keep: fn(Store, u32, &str),
    look: fn(Store, u32),
}

thread_local! {
    static WITH_ARCHIVE: Cell<Option<WithArchive>> = const { Cell::new(None) };
    /// The label of the open encounter when another tab deleted it.
    static LABEL: RefCell<String> = const { RefCell::new(String::new()) };
    /// The id and the label of the encounter that this tab keeps, until it is saved. It stays in the bin until then.
    static RETURNING: RefCell<Option<(u32, String)>> = const { RefCell::new(None) };
}

/// Enables the functions that need the archive. Their code loads with home.
pub fn enable() {
    WITH_ARCHIVE.set(Some(WithArchive { keep, look }));
}

/// Asks once another tab has deleted the open encounter, until that tab has restored it.
pub fn listen(store: Store) {
    shell::on(shell::DELETED_ELSEWHERE, move |label| {
        LABEL.set(label.as_string().unwrap_or_default());
        store.keeper.warning.set(Some(NoticeText::DeletedElsewhere));
    });
    // The announcement of the question ends with it.
    Effect::new(move |was: Option<bool>| {
        let is_asked = store.keeper.warning.get() == Some(NoticeText::DeletedElsewhere);
        if was == Some(true) && !is_asked {
            let question = NoticeText::DeletedElsewhere;
            store.unsay(untrack(|| store.text(question)));
            store.unsay(&untrack(|| store.held_back_words(question)));
        }
        is_asked
    });
    // An encounter that had no room may be saved later, by any command or by “Try again”.
    Effect::new(move |_| {
        store.keeper.warning.track();
        let _followed = store.keeper.number();
        finish_return(store);
    });
    window_event_listener(leptos::ev::storage, move |event| {
        let changed = event.key().as_deref() == Some(bin::CHANGED);
        if changed && store.keeper.is_deleted() {
            let id = store.keeper.opened();
            with_archive(store, move |archive| (archive.look)(store, id));
        }
    });
}

/// Saves the open encounter that another tab has deleted, with its label.
pub fn keep_deleted(store: Store) {
    store.save_here();
    RETURNING.set(Some((store.keeper.opened(), LABEL.take())));
    finish_return(store);
}

/// Completes the return of the encounter that this tab keeps, once it is saved.
fn finish_return(store: Store) {
    let Some((id, label)) = RETURNING.take() else {
        return;
    };
    if store.keeper.opened() != id {
        // It was left before it had room. The bin still has it.
        return;
    }
    let is_unsaved = store.keeper.is_deleted() || store.keeper.is_refused();
    if is_unsaved {
        RETURNING.set(Some((id, label)));
        return;
    }
    with_archive(store, move |archive| (archive.keep)(store, id, &label));
}

fn with_archive(store: Store, run: impl FnOnce(WithArchive) + 'static) {
    store.after(Part::Home, move || {
        if let Some(archive) = WITH_ARCHIVE.get() {
            run(archive);
        }
    });
}

/// Saves the label of an encounter, if it has any, and takes the encounter out of the bin. The list has the label even if
/// the archive has no room.
fn keep(store: Store, id: u32, text: &str) {
    let label = Label::read(text).unwrap_or_default();
    if label != Label::default() {
        library::change(&Browser, id, |item| {
            item.name.clone_from(&label.name);
            item.archived = label.archived;
        });
        store.keeper.lists.update(|lists| *lists += 1);
    }
    spawn_local(async move {
        // The bin may have the only copy.
        if !encounters::is_saved(id).await {
            return;
        }
        if label != Label::default() {
            let _full = encounters::put_label(id, &label).await;
        }
        let entries = bin::entries().await.into_iter();
        let of_it =
            entries.filter(|(_, entry)| entry.item.as_ref().is_some_and(|item| item.id == id));
        let places: Vec<_> = of_it.map(|(place, _)| place).collect();
        if !places.is_empty() {
            bin::clear(&places).await;
        }
    });
}

/// Withdraws the question if the encounter is saved again.
fn look(store: Store, id: u32) {
    spawn_local(async move {
        if encounters::is_saved(id).await && store.keeper.opened() == id {
            store.keeper.withdraw_deleted();
            store.with_reader(move || {
                if let Some(session) = store.keeper.newer_stored() {
                    store.follow(session);
                }
            });
        }
    });
}
