//! A glimpse of the fight as it was, while the pointer is over a line of the log: nothing is changed by
//! it, and a tap on the line shows all of it.

use asalto_core::{CombatantView, EncounterView};
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::Element;

use crate::shown::part;
use crate::store::Store;

/// After which entry of the log the fight was as the line under a mouse tells it; a finger has no
/// place that it is merely over.
#[must_use]
pub fn under(event: &PointerEvent) -> Option<usize> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let line = target.closest("[data-moment]").ok()??;
    let moment = line.get_attribute("data-moment")?.parse().ok()?;
    (event.pointer_type() == "mouse").then_some(moment)
}

/// The order, with who acted and what everybody had left, after so many entries of the log.
#[component]
pub fn Glimpse(moment: RwSignal<Option<usize>>) -> impl IntoView {
    let store = Store::take();
    part(move || {
        let moment = moment.get()?;
        let past = store.with_session(|session| {
            let mut past = session.clone();
            let engine = store.engine.get_untracked();
            past.seek(moment).then(|| past.view_by(engine))
        })?;
        let heading = past.round.map(|round| store.round(round));
        let rows = past.combatants.iter().map(|one| row(store, &past, one));
        let rows = rows.collect::<Vec<_>>();
        Some(view! {
            // Whoever does not see it has the whole of it by the line itself.
            <div class="glimpse" aria-hidden="true"><p>{heading}</p><ul>{rows}</ul></div>
        })
    })
}

fn row(store: Store, past: &EncounterView, one: &CombatantView) -> impl IntoView + use<> {
    let count = one.count.map(|count| store.lang().number(count));
    let left = one
        .vitality
        .map(|vitality| format!("{} / {}", vitality.left, vitality.maximum));
    let current = past.current == Some(one.id);
    view! {
        <li class:current=current>
            <span class="count">{count}</span>
            <span class="name">{one.profile.name.clone()}</span>
            <span class="left">{left}</span>
        </li>
    }
}
