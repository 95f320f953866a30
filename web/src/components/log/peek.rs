//! A preview of the combat at the log line under the mouse. It changes nothing; a tap on the line
//! shows the whole moment.

use asalto_core::{CombatantView, EncounterView};
use asalto_text::{combat, isolated};
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::Element;

use crate::store::Store;
use crate::ui::part;

/// Returns the moment of the log line under the mouse, as a number of log entries. Touch has no
/// hover, so it returns none.
#[must_use]
pub fn under(event: &PointerEvent) -> Option<usize> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let line = target.closest("[data-moment]").ok()??;
    let moment = line.get_attribute("data-moment")?.parse().ok()?;
    (event.pointer_type() == "mouse").then_some(moment)
}

/// The order after a number of log entries: the current turn and the hit points left.
#[component]
pub fn Peek(moment: RwSignal<Option<usize>>) -> impl IntoView {
    let store = Store::take();
    part(move || {
        let moment = moment.get()?;
        let past = store.with_session(|session| {
            let mut past = session.clone();
            past.seek(moment).then(|| past.view())
        })?;
        let heading = past.round.map(|round| store.round(round));
        let rows = past.combatants.iter().map(|one| row(store, &past, one));
        let rows = rows.collect::<Vec<_>>();
        Some(view! {
            // Screen readers reach the whole moment by the line itself.
            <div class="peek" aria-hidden="true"><p>{heading}</p><ul>{rows}</ul></div>
        })
    })
}

fn row(store: Store, past: &EncounterView, one: &CombatantView) -> impl IntoView + use<> {
    let count = combat::place(store.lang(), one);
    let left = one
        .vitality
        .map(|vitality| format!("{} / {}", vitality.left, vitality.maximum));
    let current = past.current == Some(one.id);
    view! {
        <li class:current=current>
            <span class="count">{count}</span>
            <span class="name">{isolated(&one.profile.name).into_owned()}</span>
            <span class="left">{left}</span>
        </li>
    }
}
