//! The defenses of a combatant against damage of a type (D5E-84, D35-95).

use asalto_text::{DamageText, defenses};
use leptos::prelude::*;

use crate::components::panel_subject::PanelSubject;
use crate::store::Store;
use crate::ui::part;

/// A tag for each defense that has an effect in this game. It shows its reason when tapped.
#[component]
pub fn Defenses(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let held = Memo::new(move |_| {
        let held = whose.with(|one| (one.id, one.profile.defenses.clone()));
        held.filter(|(_, held)| !held.is_empty())
    });
    part(move || {
        let (id, held) = held.get()?;
        let all = defenses(store.lang(), &held, store.defenses());
        let tags = all.into_iter().map(|(words, reason)| {
            let tell = move |_| store.show_reason(id, &reason);
            view! { <li><button class="tag" on:click=tell>{words}</button></li> }
        });
        let tags: Vec<_> = tags.collect();
        (!tags.is_empty()).then(|| {
            view! { <ul class="defenses" aria-label=store.label(DamageText::Defenses)>{tags}</ul> }
        })
    })
}
