//! The two ways to add combatants: the quick line, and the full form below it.

use asalto_text::SetupText;
use leptos::prelude::*;

use super::profile_form::kept::is_kept;
use super::profile_form::{Editing, profile_form};
use super::quick_line::{QuickLine, QuickLineText};
use crate::store::Store;
use crate::ui::part;

/// The quick line with its preview, and the full form below it.
#[component]
pub fn Adding(typing: QuickLineText) -> impl IntoView {
    let store = Store::take();
    // A form that was left half-filled is open again.
    let kept = untrack(|| is_kept(store));
    let opened = RwSignal::new(kept);
    view! {
        <QuickLine typing/>
        <details class="form" open=kept on:toggle=move |_| opened.set(true)>
            <summary id="full-form">{store.label(SetupText::FullForm)}</summary>
            {part(move || opened.get().then(|| profile_form(Editing::default())))}
        </details>
    }
}
