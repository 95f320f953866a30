//! Saves that failed for lack of room, and the sentences that say so. Both come again once something else is saved
//! or deleted, and when home opens.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;

use crate::store::Store;

/// A function that tries a save again.
type Retry = Rc<dyn Fn()>;

thread_local! {
    static FAILED: RefCell<Vec<(String, Retry)>> = const { RefCell::new(Vec::new()) };
}

/// Remembers a failed save under a name, in place of an earlier one.
pub fn remember(name: &str, retry: impl Fn() + 'static) {
    forget(name);
    FAILED.with_borrow_mut(|all| all.push((name.to_owned(), Rc::new(retry))));
}

/// Forgets the failed save with a name.
pub fn forget(name: &str) {
    FAILED.with_borrow_mut(|all| all.retain(|(own, _)| own != name));
}

/// Withdraws a sentence in the notice on every page, which says that storage is full, once there is room.
pub fn end_with_room(store: Store, words: String) {
    remember(&words.clone(), move || {
        if store.keeper.told.get_untracked().as_ref() == Some(&words) {
            store.withdraw();
        }
    });
}

/// Tries all failed saves again. One that fails again remembers itself.
pub fn try_again() {
    for (_, retry) in FAILED.take() {
        retry();
    }
}
