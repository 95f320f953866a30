//! The sweep: the actors in the order of priority.
//!
//! Each row shows the actor's state of priority, any reason why priority is not offered, the means
//! to spend, and any auto-pass.

use asalto_core::command::PriorityCommand;
use asalto_core::view::{ActorView, PriorityStatus};
use asalto_core::{CombatantId, EncounterView};
use leptos::prelude::*;

use super::go;
use super::texts::pass_to_label;
use crate::browser::document;
use crate::components::cited::Cited;
use crate::components::hit_points::HitPoints;
use crate::components::standing::{Count, State, Why};
use crate::reactive::{each, flag, part, text};
use crate::store::Store;
use crate::text::{CitedText, TalesOfWarText, tales_of_war};

/// The actors, slowest first.
#[component]
pub fn Sweep() -> impl IntoView {
    let store = Store::take();
    let actors = Memo::new(move |_| {
        store.view.with(|view| {
            let priority = view.priority.as_ref();
            let actors = priority.map(|it| it.actors.iter().map(|one| one.id).collect::<Vec<_>>());
            actors.unwrap_or_default()
        })
    });
    // A row follows no language: another one builds all of them anew.
    let all = move || {
        store.settings.lang.track();
        Some(each(
            move || actors.get(),
            |id| id.0.into(),
            |id| view! { <li data-combatant=id.0.to_string()><Actor id/></li> }.into_any(),
        ))
    };
    view! {
        <section class="sweep" aria-labelledby="sweep-heading">
            <h2 id="sweep-heading">{store.label(TalesOfWarText::Sweep)}</h2>
            <ol>{part(all)}</ol>
        </section>
    }
}

#[component]
fn Actor(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let one = Memo::new(move |_| {
        let actor = |view: &EncounterView| view.priority.as_ref()?.actor(id).cloned();
        store.view.with(actor)
    });
    let side = store.view.with_untracked(|view| {
        let one = view.combatant(id);
        one.map(|one| one.profile.side.0.to_string())
    });
    let on_actor = move |say: fn(Store, &ActorView) -> String| {
        text(move || one.with(|one| one.as_ref().map(|one| say(store, one)).unwrap_or_default()))
    };
    let state = move || {
        let told = one.with(|one| one.as_ref().map(|one| said(store, one)))?;
        Some(view! { <Cited told/> })
    };
    let holds = flag(move || status(one) == Some(PriorityStatus::Holds));
    let muted = flag(move || matches!(status(one), Some(PriorityStatus::NotOffered(_))));
    let passing = move || {
        let passing = one.with(|one| one.as_ref().and_then(|one| one.passing))?;
        let how = tales_of_war::passing(store.lang(), passing);
        let label = store.text_with(TalesOfWarText::RevokeOf, &[&store.name(id)]);
        let revoke = move |_| {
            go(store, PriorityCommand::RevokePass { who: id });
        };
        Some(view! {
            <span class="setting"><span>{how}</span>
                <button class="quiet" aria-label=label on:click=revoke>{store.label(TalesOfWarText::Revoke)}</button></span>
        })
    };
    // A tap passes for those before the actor, so that it may act or respond.
    let asks = move || {
        let ahead = status(one) == Some(PriorityStatus::Ahead);
        ahead.then(|| {
            let label = text(move || pass_to_label(store, id));
            let pass = move |_| {
                if go(store, PriorityCommand::PassAll { until: Some(id) }) && document::has_keyboard() {
                    document::focus_soon("declare-line");
                }
            };
            view! { <button class="quiet asks-now" aria-label=label title=label on:click=pass>"→"</button> }
        })
    };
    let selected = move || {
        store
            .selected
            .with(|selected| *selected == Some(id))
            .to_string()
    };
    let select = move |_| {
        store.selected.update(|selected| {
            *selected = (*selected != Some(id)).then_some(id);
        });
    };
    view! {
        <div class="actor" class:holds=holds class:muted=muted data-side=side
            aria-current=text(move || holds.get().to_string())>
            <span class="place"><Count id/></span>
            <span class="bar"></span>
            <span class="who">
                <button class="name quiet" id=format!("row-{}", id.0) aria-pressed=text(selected) on:click=select>{text(move || store.name(id))}</button>
                <span class="state">{part(state)}</span>
                <span class="meta">{on_actor(|store, one| tales_of_war::means(store.lang(), one))}</span>
                <span class="meta">{on_actor(concentrates)}</span>
                <span class="meta marks"><State id/></span>
                {part(passing)}
            </span>
            {part(asks)}
            <HitPoints id/>
            <Why id/>
        </div>
    }
}

fn status(one: Memo<Option<ActorView>>) -> Option<PriorityStatus> {
    one.with(|one| one.as_ref().map(|one| one.priority))
}

/// Describes an actor's state of priority; the reason for not offering it cites the rules.
fn said(store: Store, one: &ActorView) -> CitedText {
    let text = match one.priority {
        PriorityStatus::Holds => TalesOfWarText::Holds,
        PriorityStatus::Passed => TalesOfWarText::Passed,
        PriorityStatus::Ahead => TalesOfWarText::Ahead,
        PriorityStatus::NotOffered(why) => {
            let text =
                store.with_names(|names| tales_of_war::not_offered(store.lang(), why, names));
            let rules = store.cited(Some(why.law()));
            return CitedText { text, rules };
        }
    };
    let text = store.text_with(text, &[]);
    let rules = Vec::new();
    CitedText { text, rules }
}

fn concentrates(store: Store, one: &ActorView) -> String {
    let on = one.concentration.as_ref();
    let said = on.map(|on| {
        let gathered = on.gathered.to_string();
        store.text_with(
            TalesOfWarText::ConcentratesOn,
            &[&on.declaration.name, &gathered],
        )
    });
    said.unwrap_or_default()
}
