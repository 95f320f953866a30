//! The options of what goes out.

use asalto_text::SendOutText;
use leptos::prelude::*;

use crate::store::Store;

/// Builds a box to tick.
pub fn check_box(store: Store, ticked: RwSignal<bool>, words: SendOutText) -> AnyView {
    view! {
        <label class="check">
            <input type="checkbox" prop:checked=ticked
                on:input=move |event| ticked.set(event_target_checked(&event))/>
            {store.label(words)}
        </label>
    }
    .into_any()
}
