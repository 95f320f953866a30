//! The one region that says each change, for those who hear the page.

use leptos::prelude::*;

use crate::shown::text;
use crate::store::Store;

/// Says what has changed in a sentence.
#[component]
pub fn Status() -> impl IntoView {
    let store = Store::take();
    // What is said twice is heard twice: the blank at its end comes and goes.
    let odd = StoredValue::new(false);
    let said = move || {
        let said = store.announced.get();
        odd.update_value(|odd| *odd = !*odd);
        if odd.get_value() {
            said + "\u{a0}"
        } else {
            said
        }
    };
    view! { <p class="status" role="status">{text(said)}</p> }
}
