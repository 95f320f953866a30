//! The sweep: the actors in the order in which priority is offered, why it is not offered to the
//! others, what each can spend, and who passes by itself.

use asalto_core::{ActorView, CombatantId, EncounterView, PriorityCommand, PriorityStatus};
use leptos::prelude::*;

use super::go;
use crate::components::cited::Cited;
use crate::components::standing::{Count, HitPoints, State, Why};
use crate::shown::{each, flag, part, text};
use crate::store::Store;
use crate::text::Told;
use crate::text::stack::{self, Phrase};

/// The actors, the slowest first.
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
    view! {
        <section class="sweep" aria-labelledby="sweep-heading">
            <h2 id="sweep-heading">{store.own(Phrase::Sweep)}</h2>
            <ol>
                {each(move || actors.get(), |id| id.0.into(), |id| view! { <li data-combatant=id.0.to_string()><Actor id/></li> }.into_any())}
            </ol>
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
    let seen = store.seen(id);
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
        let how = stack::passing(store.lang(), passing);
        let label = store.fill(Phrase::RevokeOf, &[&store.name(id)]);
        let revoke = move |_| {
            go(store, PriorityCommand::RevokePass { who: id });
        };
        Some(view! {
            <span class="setting"><span>{how}</span>
                <button class="quiet" aria-label=label on:click=revoke>{store.own(Phrase::Revoke)}</button></span>
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
            <span class="place"><Count one=seen/></span>
            <span class="bar"></span>
            <span class="who">
                <button class="name quiet" id=format!("row-{}", id.0) aria-pressed=text(selected) on:click=select>{text(move || store.name(id))}</button>
                <span class="state">{part(state)}</span>
                <span class="meta">{on_actor(|store, one| stack::means(store.lang(), one))}</span>
                <span class="meta">{on_actor(concentrates)}</span>
                <span class="meta marks"><State one=seen/></span>
                {part(passing)}
            </span>
            <HitPoints one=seen/>
            <Why id/>
        </div>
    }
}

fn status(one: Memo<Option<ActorView>>) -> Option<PriorityStatus> {
    one.with(|one| one.as_ref().map(|one| one.priority))
}

/// Where an actor stands with priority; why it is not offered to it names the rules.
fn said(store: Store, one: &ActorView) -> Told {
    let phrase = match one.priority {
        PriorityStatus::Holds => Phrase::Holds,
        PriorityStatus::Passed => Phrase::Passed,
        PriorityStatus::Ahead => Phrase::Ahead,
        PriorityStatus::NotOffered(why) => {
            let words = store.cast(|cast| stack::not_offered(store.lang(), why, cast));
            let rules = why.rules();
            return Told { words, rules };
        }
    };
    let words = store.fill(phrase, &[]);
    let rules = Vec::new();
    Told { words, rules }
}

fn concentrates(store: Store, one: &ActorView) -> String {
    let on = one.concentration.as_ref();
    let said = on.map(|on| {
        let gathered = on.gathered.to_string();
        store.fill(Phrase::ConcentratesOn, &[&on.declaration.name, &gathered])
    });
    said.unwrap_or_default()
}
