//! The progress of adding a file, with a button that cancels it. It is shown after a second.

use std::cell::{Cell, LazyCell};

use asalto_text::MenuText;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::clock;
use crate::storage::archive;
use crate::store::Store;
use crate::ui::{flag, part, text};

/// The time after which the progress is shown, in milliseconds.
const SHOWN_AFTER: u64 = 1000;

thread_local! {
    /// The number of encounters read and of all, once that takes long.
    static PROGRESS: LazyCell<ArcRwSignal<Option<(usize, usize)>>> =
        const { LazyCell::new(|| ArcRwSignal::new(None)) };
    /// The time at which adding the file began.
    static BEGAN: Cell<u64> = const { Cell::new(0) };
    static IS_CANCELLED: Cell<bool> = const { Cell::new(false) };
}

fn progress() -> ArcRwSignal<Option<(usize, usize)>> {
    PROGRESS.with(|progress| ArcRwSignal::clone(progress))
}

/// Begins the progress of a file.
pub fn begin() {
    BEGAN.set(clock::now().0);
    IS_CANCELLED.set(false);
}

/// Reports the progress; returns whether to go on.
pub fn reach(done: usize, of: usize) -> bool {
    if clock::now().0.saturating_sub(BEGAN.get()) > SHOWN_AFTER {
        progress().set(Some((done, of)));
    }
    !IS_CANCELLED.get()
}

/// Ends the progress of a file.
pub fn end() {
    progress().set(None);
}

/// Builds the notice of the progress, while there is one.
pub fn progress_notice(store: Store) -> impl IntoView {
    let now = progress();
    let is_shown = {
        let now = now.clone();
        flag(move || now.with(Option::is_some))
    };
    let number = move |which: fn((usize, usize)) -> usize| {
        let now = now.clone();
        text(move || which(now.get().unwrap_or_default()).to_string())
    };
    let (done, of) = (number(|(done, _)| done), number(|(_, of)| of));
    let cancel = move |_| {
        IS_CANCELLED.set(true);
        spawn_local(archive::stop_adding());
    };
    let words = move || store.text_with(MenuText::Adding, &[&done.get(), &of.get()]);
    part(move || {
        is_shown.get().then(|| {
            view! {
                <div class="notice adding">
                    <p id="adding">{text(words)}</p>
                    <progress aria-labelledby="adding" max=of value=done></progress>
                    <button on:click=cancel>{store.label(MenuText::Cancel)}</button>
                </div>
            }
        })
    })
}
