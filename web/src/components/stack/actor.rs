//! The sheet of an actor in the fight: with what its initiative is rolled, its points and limits, what it
//! can do, and its triggered effects.

use asalto_core::{ActorProfile, CombatantId};
use leptos::prelude::*;

use super::sheet::written;
use super::triggers::Registered;
use crate::shown::part;
use crate::store::Store;
use crate::text::stack::Phrase;

/// The sheet of the actor that was tapped.
#[component]
pub fn ActorSheet() -> impl IntoView {
    let store = Store::take();
    let who = Memo::new(move |_| {
        let who = store.selected.get()?;
        store
            .view
            .with(|view| view.combatant(who).map(|one| one.id))
    });
    part(move || who.get().map(|who| view! { <Sheet who/> }))
}

#[component]
fn Sheet(who: CombatantId) -> impl IntoView {
    let store = Store::take();
    let profile = Memo::new(move |_| {
        store.view.with(|view| {
            let one = view.combatant(who);
            one.map(|one| one.profile.actor.clone()).unwrap_or_default()
        })
    });
    let lines = move || {
        store.settings.lang.track();
        let lines = profile.with(facts).into_iter();
        let lines = lines.filter(|(_, said)| !said.is_empty());
        let lines = lines.map(|(label, said)| {
            view! { <dt>{store.fill(label, &[])}</dt><dd>{said}</dd> }
        });
        Some(view! { <dl>{lines.collect::<Vec<_>>()}</dl> })
    };
    view! {
        <section class="sheet" aria-label=store.own(Phrase::Sheet)>
            {part(lines)}
            <Registered of=who/>
        </section>
    }
}

/// What is on the sheet, each line with what it is.
fn facts(actor: &ActorProfile) -> [(Phrase, String); 4] {
    let formula = actor.initiative.map(|formula| formula.to_string());
    [
        (Phrase::InitiativeFormula, formula.unwrap_or_default()),
        (Phrase::PointsEachTurn, actor.points.to_string()),
        (Phrase::Limits, written(&actor.limits)),
        (Phrase::SavedActions, actor.actions.join(" · ")),
    ]
}
