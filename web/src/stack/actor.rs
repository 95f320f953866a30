//! The sheet of an actor in combat: its initiative formula, points, limits, saved actions and
//! triggered effects.

use asalto_core::actor::ActorProfile;
use asalto_text::{NumericFieldText, TalesOfWarText, Text};
use leptos::prelude::*;

use super::triggers::Registered;
use crate::components::panel_subject::PanelSubject;
use crate::components::profile_form::actor_fields::written;
use crate::store::Store;
use crate::ui::{flag, part};

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
    let anyone = flag(move || who.with(Option::is_some));
    part(move || {
        let whose = anyone
            .get()
            .then(|| PanelSubject::following(store, who))??;
        Some(view! { <Sheet whose/> })
    })
}

#[component]
fn Sheet(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let profile = Memo::new(move |_| {
        let actor = whose.with(|one| one.profile.actor.clone());
        actor.unwrap_or_default()
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
            <Registered of=whose/>
        </section>
    }
}

/// Lists the lines of the sheet, each with its label.
fn facts(actor: &ActorProfile) -> [(Text, String); 4] {
    let formula = actor.initiative.map(|formula| formula.to_string());
    [
        (
            TalesOfWarText::InitiativeFormula.text(),
            formula.unwrap_or_default(),
        ),
        (
            NumericFieldText::ActionPoints.text(),
            actor.points.to_string(),
        ),
        (TalesOfWarText::Limits.text(), written(&actor.limits)),
        (
            TalesOfWarText::SavedActions.text(),
            actor.actions.join(" · "),
        ),
    ]
}
