//! Saves that failed for lack of room. They are tried again once something else is saved or deleted, and when home opens.

use std::cell::RefCell;
use std::rc::Rc;

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

/// Tries all failed saves again. One that fails again remembers itself.
pub fn try_again() {
    for (_, retry) in FAILED.take() {
        retry();
    }
}
