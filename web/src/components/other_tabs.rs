//! What another tab has changed, and what this tab may have missed while it was hidden.

use leptos::prelude::*;

use crate::browser::document;

/// Calls a function once another tab has changed a text of localStorage whose key is meant, and when this tab is shown again.
/// It ends with the view that asks for it.
pub fn on_change(is_meant: fn(&str) -> bool, run: impl Fn() + Clone + 'static) {
    let again = run.clone();
    let of_storage = window_event_listener(leptos::ev::storage, move |event| {
        if event.key().is_none_or(|key| is_meant(&key)) {
            run();
        }
    });
    let of_page = window_event_listener(leptos::ev::visibilitychange, move |_| {
        if document::is_visible() {
            again();
        }
    });
    on_cleanup(move || {
        of_storage.remove();
        of_page.remove();
    });
}
