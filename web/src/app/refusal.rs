//! The rejection of the last command, with its rules and the button that overrides it.

use asalto_text::SetupText;
use leptos::prelude::*;

use crate::components::cited::Cited;
use crate::store::Store;
use crate::ui::part;

/// The rejection in words. Another rejection builds a new notice.
#[component]
pub fn Refusal() -> impl IntoView {
    let store = Store::take();
    let refused = store.refused.get_untracked()?;
    let rejection = refused.rejection.clone();
    let may_rule = rejection.can_be_overridden();
    let told = move || {
        let told = store.rejection_text(&rejection);
        Some(view! { <Cited told/> })
    };
    let close = move |_| store.refused.set(None);
    let rule = move |_| {
        store.dispatch_all(refused.clone().overridden());
    };
    Some(view! {
        <div class="notice refusal">
            {part(told)}
            {may_rule.then(|| view! { <button on:click=rule>{store.label(SetupText::Override)}</button> })}
            <button class="quiet" on:click=close>
                {store.label(SetupText::Close)}
            </button>
        </div>
    })
}
