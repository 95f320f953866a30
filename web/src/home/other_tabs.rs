//! Home follows what other tabs change: encounters, groups and the bin.

use std::time::Duration;

use leptos::prelude::*;

use crate::browser::document;
use crate::components::other_tabs::on_change;
use crate::storage::archive::bin;
use crate::storage::campaign::Campaign;
use crate::storage::library;
use crate::store::Store;

/// The time in which many changes of another tab become one.
const SOON: Duration = Duration::from_millis(300);

/// The form of a row, whose typed text a new row would lose.
const FORM: &str = "main.home .encounters form";

/// Reads the lists again once another tab has changed them, and when this tab is shown again.
pub fn follow(store: Store) {
    // Another tab may have changed groups while this one showed another page.
    Campaign::read();
    // A row of a group keeps its typed text.
    on_change(|key| key == bin::CHANGED, Campaign::read);
    let waits = RwSignal::new(false);
    let is_listed = |key: &str| key == bin::CHANGED || library::is_list(key);
    on_change(is_listed, move || {
        if waits.try_get_untracked() == Some(false) {
            waits.set(true);
            read_soon(store, waits);
        }
    });
}

/// Reads the lists after a while. A form that is open defers it.
fn read_soon(store: Store, waits: RwSignal<bool>) {
    let read = move || {
        if waits.is_disposed() {
            return;
        }
        if document::is_there(FORM) {
            return read_soon(store, waits);
        }
        waits.set(false);
        Campaign::read();
        store.keeper.lists.update(|lists| *lists += 1);
    };
    set_timeout(read, SOON);
}
