//! The live region that announces each change to screen readers.

use leptos::prelude::*;

use crate::store::Store;
use crate::ui::text;

/// Announces each change in a sentence.
#[component]
pub fn Status() -> impl IntoView {
    let store = Store::take();
    // A trailing space comes and goes, so that a repeated sentence is announced again.
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
