//! The one region that says each change, for those who hear the page.

use leptos::prelude::*;

use crate::shown::text;
use crate::store::Store;

/// Says what has changed in a sentence.
#[component]
pub fn Status() -> impl IntoView {
    let store = Store::take();
    view! { <p class="status" role="status">{text(move || store.announced.get())}</p> }
}
