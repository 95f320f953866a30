//! Making room in localStorage: closed encounters move to the archive.

use std::cell::Cell;

use crate::browser::storage;
use crate::parts::Part;
use crate::store::Store;

thread_local! {
    static TIDY: Cell<Option<fn(Store)>> = const { Cell::new(None) };
}

/// Enables the function that moves them. Its code loads with home.
pub fn enable(tidy: fn(Store)) {
    TIDY.set(Some(tidy));
}

/// Moves closed encounters to the archive once its code has loaded.
pub fn make_room(store: Store) {
    if storage::is_lasting() {
        store.after(Part::Home, move || {
            if let Some(tidy) = TIDY.get() {
                tidy(store);
            }
        });
    }
}
