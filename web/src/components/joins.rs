//! Combatants that join a running combat, and the button that ends it.

use asalto_core::{Awaiting, Command};
use asalto_text::CombatText;
use leptos::prelude::*;

use super::adding::Adding;
use super::extras::{CampaignExtra, CampaignPlace};
use super::quick_line::QuickLineText;
use crate::browser::document;
use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};

/// The quick line for newcomers, and on phones the button that ends combat.
///
/// It shows nothing after the combat.
#[component]
pub fn Joins() -> impl IntoView {
    let store = Store::take();
    let going_on = going_on(store);
    part(move || {
        going_on.get().then(|| {
            view! {
                <details class="joins">
                    <summary id="joins" on:click=move |_| document::focus_soon("quick-line")>
                        {store.label(CombatText::AddCombatants)}<kbd aria-hidden="true">{store.shortcut(Shortcut::AddCombatants)}</kbd></summary>
                    <Adding typing=QuickLineText::new()/>
                </details>
                <EndButton on_page=true/>
            }
        })
    })
}

/// The button that ends combat, in the bar below. It starts the next encounter after the combat.
#[component]
pub fn End() -> impl IntoView {
    let store = Store::take();
    let going_on = going_on(store);
    part(move || {
        Some(if going_on.get() {
            view! { <EndButton/> }.into_any()
        } else {
            view! { <CampaignExtra place=CampaignPlace::Again/> }.into_any()
        })
    })
}

fn going_on(store: Store) -> Signal<bool> {
    flag(move || store.view.with(|view| view.awaiting != Awaiting::Ended))
}

/// The button that ends combat: in the bar below, or on the page of phones, whose bar has no room.
#[component]
fn EndButton(#[prop(optional)] on_page: bool) -> impl IntoView {
    let store = Store::take();
    view! {
        <button id=(!on_page).then_some(Shortcut::EndCombat.id()) class="quiet end" class:on-page=on_page
            aria-disabled=shown_text(move || store.watches().to_string()) on:click=move |_| { store.dispatch(Command::End); }>
            {store.label(CombatText::EndCombat)}<kbd aria-hidden="true">{store.shortcut(Shortcut::EndCombat)}</kbd>
        </button>
    }
}
