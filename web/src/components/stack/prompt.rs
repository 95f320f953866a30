//! What the TOW-turn waits for: act or pass, attempts, charges, legality, a resolution.

use asalto_core::{AttemptResult, Awaiting, CombatantId, Command, PriorityCommand, Stop, Until};
use leptos::prelude::*;

use super::declare::Declare;
use super::settle::Settle;
use super::{Act, go};
use crate::shown::{flag, part, text};
use crate::store::Store;
use crate::text::stack::{self, Phrase};

/// The decision that is awaited.
#[component]
pub fn Prompt() -> impl IntoView {
    let store = Store::take();
    let awaiting = Memo::new(move |_| store.view.with(|view| view.awaiting.clone()));
    let decision = move || {
        Some(match awaiting.get() {
            Awaiting::Priority(who) => view! { <Holder who/> }.into_any(),
            Awaiting::Charge(who) => view! { <Charge who/> }.into_any(),
            Awaiting::Attempt(attempt) => view! { <Attempt who=attempt.who/> }.into_any(),
            Awaiting::Legality(_) => view! { <Legality/> }.into_any(),
            Awaiting::Resolution { .. } => view! { <Settle/> }.into_any(),
            _ => return None,
        })
    };
    let asked = flag(move || store.awaited().is_some());
    part(move || {
        asked.get().then(|| {
            view! {
                <section class="prompt panel" aria-labelledby="prompt">
                    <h2 class="title" id="prompt" tabindex="-1">{text(move || store.awaited().unwrap_or_default())}</h2>
                    {part(decision)}
                </section>
            }
        })
    })
}

/// Act, or pass by itself; the big command passes once.
#[component]
fn Holder(who: CombatantId) -> impl IntoView {
    let store = Store::take();
    let whatever = RwSignal::new(false);
    let means = move || {
        store.view.with(|view| {
            let actor = view.priority.as_ref()?.actor(who)?;
            Some((
                stack::means(store.lang(), actor),
                actor.concentration.clone(),
            ))
        })
    };
    let concentration = move || {
        let name = means()?.1?.declaration.name;
        let label = text(move || store.fill(Phrase::GiveUp, &[&name]));
        Some(view! { <Act label command=PriorityCommand::GiveUpConcentration { who }/> })
    };
    let until = [Until::TopChanges, Until::OwnMain, Until::TurnEnds].map(|until| {
        // A main phase that is over does not come again in this TOW-turn.
        let offered = flag(move || {
            let stop = Stop::default();
            let command = Command::Priority(PriorityCommand::PassUntil { who, until, stop });
            store
                .available
                .with(|available| available.contains(&command))
        });
        let pass = move |_| {
            let stop = if whatever.get_untracked() {
                Stop::Never
            } else {
                Stop::AtNewObject
            };
            go(store, PriorityCommand::PassUntil { who, until, stop });
        };
        let label = text(move || stack::until(store.lang(), until).to_owned());
        part(move || {
            offered
                .get()
                .then(|| view! { <button on:click=pass>{label}</button> })
        })
    });
    view! {
        <p class="sub">{text(move || means().map(|means| means.0).unwrap_or_default())}</p>
        <Declare who/>
        {part(concentration)}
        <fieldset class="until">
            <legend>{store.own(Phrase::PassFor)}</legend>
            <div class="buttons">{until}</div>
            <label class="check"><input type="checkbox" prop:checked=whatever
                on:change=move |event| whatever.set(event_target_checked(&event))/>
                {store.own(Phrase::WhateverComes)}</label>
        </fieldset>
    }
}

#[component]
fn Attempt(who: CombatantId) -> impl IntoView {
    let store = Store::take();
    let buttons = [
        (Phrase::Succeeded, AttemptResult::Succeeded),
        (Phrase::Failed, AttemptResult::Failed),
        (Phrase::Declined, AttemptResult::Declined),
    ]
    .map(|(phrase, result)| {
        let label = store.own(phrase);
        view! { <Act label command=PriorityCommand::Attempt { who, result }/> }
    });
    view! { <div class="buttons">{buttons}</div> }
}

/// A charge, at one of the others; the big command ends the asking.
#[component]
fn Charge(who: CombatantId) -> impl IntoView {
    let store = Store::take();
    let foes = store.view.with_untracked(|view| {
        let side = view.combatant(who).map(|one| one.profile.side);
        let others = view.combatants.iter();
        let others = others.filter(|one| Some(one.profile.side) != side);
        others.map(|one| one.id).collect::<Vec<_>>()
    });
    let charges = foes.into_iter().map(|foe| {
        let label = text(move || store.fill(Phrase::ChargeWhom, &[&store.name(foe)]));
        let target = Some(foe);
        view! { <Act label command=PriorityCommand::DeclareCharge { who, target }/> }
    });
    let charge = PriorityCommand::DeclareCharge { who, target: None };
    let none = text(move || store.fill(Phrase::NoCharge, &[&store.name(who)]));
    view! {
        <div class="buttons">
            {charges.collect::<Vec<_>>()}
            <Act label=store.own(Phrase::ChargeOnly) command=charge/>
            <Act label=none command=PriorityCommand::SkipCharge { who }/>
        </div>
    }
}

#[component]
fn Legality() -> impl IntoView {
    let store = Store::take();
    view! {
        <div class="buttons">
            <Act label=store.own(Phrase::Allow) command=PriorityCommand::Allow/>
            <Act label=store.own(Phrase::Disallow) command=PriorityCommand::Disallow/>
        </div>
    }
}

/// The charges that were declared in this TOW-turn, which are no objects on a stack.
#[component]
pub fn Charges() -> impl IntoView {
    let store = Store::take();
    part(move || {
        let charges = store.view.with(|view| {
            let priority = view.priority.as_ref();
            priority.map(|it| it.charges.clone()).unwrap_or_default()
        });
        let said = charges.iter().map(|charge| {
            let who = store.name(charge.who);
            match charge.target {
                Some(target) => store.fill(Phrase::ChargeAt, &[&who, &store.name(target)]),
                None => store.fill(Phrase::Charging, &[&who]),
            }
        });
        let said: Vec<_> = said.collect();
        (!said.is_empty()).then(|| view! { <p class="aside">{said.join(" · ")}</p> })
    })
}
