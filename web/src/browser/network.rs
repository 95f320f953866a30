//! The return of the network after a file could not be fetched.

use std::cell::OnceCell;

use leptos::prelude::*;

use super::shell;

thread_local! {
    static RETURNS: OnceCell<ArcRwSignal<u32>> = const { OnceCell::new() };
}

/// Calls a function each time that a missing file can be fetched again, while the current owner lives.
pub fn on_return(then: impl Fn() + 'static) {
    let returns = RETURNS.with(|returns| returns.get_or_init(count).clone());
    let seen = returns.get_untracked();
    Effect::new(move |_| {
        if returns.get() != seen {
            untrack(&then);
        }
    });
}

/// Counts the returns for as long as the page is open.
fn count() -> ArcRwSignal<u32> {
    let returns = ArcRwSignal::new(0);
    let counted = returns.clone();
    shell::on(shell::NETWORK_BACK, move |_| {
        counted.update(|count| *count += 1);
    });
    returns
}
