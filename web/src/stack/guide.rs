//! How to play the sample of Tales of War, during its setup.

use asalto_text::TalesOfWarText;
use leptos::prelude::*;

use crate::store::Store;
use crate::ui::{flag, part};

/// Explains how to play the sample. The archer's shot identifies it, so a sample that was set up in another
/// language shows nothing.
#[component]
pub fn Guide() -> impl IntoView {
    let store = Store::take();
    let guided = flag(move || {
        // The tutorial tells how to play it, step by step.
        if store.lesson.with(Option::is_some) {
            return false;
        }
        let shot = store.text(TalesOfWarText::ShotLine);
        store.view.with(|view| {
            let actions = view
                .combatants
                .iter()
                .flat_map(|one| &one.profile.actor.actions);
            actions.into_iter().any(|action| action == shot)
        })
    });
    part(move || {
        guided.get().then(|| {
            view! {
                <div class="guide"><p>{store.label(TalesOfWarText::HowArrow)}</p>
                <p>{store.label(TalesOfWarText::HowLightning)}</p></div>
            }
        })
    })
}
