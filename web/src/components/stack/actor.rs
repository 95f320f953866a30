//! The sheet of an actor in combat: its initiative formula, points, limits, saved actions and
//! triggered effects.

use asalto_core::CombatantId;
use asalto_core::actor::ActorProfile;
use leptos::prelude::*;

use super::sheet::written;
use super::triggers::Registered;
use crate::reactive::part;
use crate::store::Store;
use crate::text::TalesOfWarText;

/// The sheet of the selected actor.
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
            view! { <dt>{store.text_with(label, &[])}</dt><dd>{said}</dd> }
        });
        Some(view! { <dl>{lines.collect::<Vec<_>>()}</dl> })
    };
    view! {
        <section class="sheet" aria-label=store.label(TalesOfWarText::Sheet)>
            {part(lines)}
            <Registered of=who/>
        </section>
    }
}

/// Lists the lines of the sheet, each with its label.
fn facts(actor: &ActorProfile) -> [(TalesOfWarText, String); 4] {
    let formula = actor.initiative.map(|formula| formula.to_string());
    [
        (
            TalesOfWarText::InitiativeFormula,
            formula.unwrap_or_default(),
        ),
        (TalesOfWarText::PointsEachTurn, actor.points.to_string()),
        (TalesOfWarText::Limits, written(&actor.limits)),
        (TalesOfWarText::SavedActions, actor.actions.join(" · ")),
    ]
}
