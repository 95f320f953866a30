//! The decision that the TOW turn waits for: act or pass, an attempt, a charge, legality or a
//! resolution.

use asalto_core::command::PriorityCommand;
use asalto_core::priority::{AttemptResult, AutoPassStop, AutoPassUntil};
use asalto_core::{Awaiting, CombatantId, Command};
use asalto_text::{TalesOfWarText, tales_of_war};
use leptos::prelude::*;

use super::declare::Declare;
use super::resolve_form::Settle;
use super::{Act, go};
use crate::components::panel_subject::PanelSubject;
use crate::store::Store;
use crate::ui::{flag, part, put, text};

/// The pending decision.
#[component]
pub fn Prompt() -> impl IntoView {
    let store = Store::take();
    // The form of the actor with priority stays while priority moves on.
    let holder = Memo::new(move |_| {
        store.view.with(|view| match view.awaiting {
            Awaiting::Priority(who) => Some(who),
            _ => None,
        })
    });
    let other = Memo::new(move |_| {
        let awaiting = store.view.with(|view| view.awaiting.clone());
        (!matches!(awaiting, Awaiting::Priority(_))).then_some(awaiting)
    });
    let decision = move || {
        let Some(awaiting) = other.get() else {
            let whose = PanelSubject::following(store, holder)?;
            return Some(view! { <Holder whose/> }.into_any());
        };
        Some(match awaiting {
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

/// The forms to act or auto-pass; the main button passes once.
#[component]
fn Holder(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let whatever = RwSignal::new(false);
    whose.on_change(move || put(whatever, false));
    let means = move || {
        store.view.with(|view| {
            let actor = view.priority.as_ref()?.actor(whose.get())?;
            Some((
                tales_of_war::means(store.lang(), actor),
                actor.concentration.clone(),
            ))
        })
    };
    let concentration = move || {
        let name = means()?.1?.declaration.name;
        let label = text(move || store.text_with(TalesOfWarText::GiveUp, &[&name]));
        let who = whose.get();
        Some(view! { <Act label command=PriorityCommand::GiveUpConcentration { who }/> })
    };
    let until = [
        AutoPassUntil::TopChanges,
        AutoPassUntil::OwnMain,
        AutoPassUntil::TurnEnds,
    ]
    .map(|until| {
        // A finished main phase does not return in this TOW turn.
        let offered = flag(move || {
            let (who, stop) = (whose.get(), AutoPassStop::default());
            let command = Command::Priority(PriorityCommand::PassUntil { who, until, stop });
            store
                .available
                .with(|available| available.contains(&command))
        });
        let pass = move |_| {
            let stop = if whatever.get_untracked() {
                AutoPassStop::Never
            } else {
                AutoPassStop::AtNewObject
            };
            let who = whose.now();
            go(store, PriorityCommand::PassUntil { who, until, stop });
        };
        let label = text(move || tales_of_war::until(store.lang(), until).to_owned());
        part(move || {
            offered
                .get()
                .then(|| view! { <button on:click=pass>{label}</button> })
        })
    });
    view! {
        <p class="sub">{text(move || means().map(|means| means.0).unwrap_or_default())}</p>
        <Declare whose/>
        {part(concentration)}
        <fieldset class="until">
            <legend>{store.label(TalesOfWarText::PassFor)}</legend>
            <div class="buttons">{until}</div>
            <label class="check"><input type="checkbox" prop:checked=whatever
                on:change=move |event| whatever.set(event_target_checked(&event))/>
                {store.label(TalesOfWarText::WhateverComes)}</label>
        </fieldset>
    }
}

#[component]
fn Attempt(who: CombatantId) -> impl IntoView {
    let store = Store::take();
    let buttons = [
        (TalesOfWarText::Succeeded, AttemptResult::Succeeded),
        (TalesOfWarText::Failed, AttemptResult::Failed),
        (TalesOfWarText::Declined, AttemptResult::Declined),
    ]
    .map(|(text, result)| {
        let label = store.label(text);
        view! { <Act label command=PriorityCommand::Attempt { who, result }/> }
    });
    view! { <div class="buttons">{buttons}</div> }
}

/// The buttons that charge one of the enemies; the main button ends the charges.
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
        let label = text(move || store.text_with(TalesOfWarText::ChargeWhom, &[&store.name(foe)]));
        let target = Some(foe);
        view! { <Act label command=PriorityCommand::DeclareCharge { who, target }/> }
    });
    let charge = PriorityCommand::DeclareCharge { who, target: None };
    let none = text(move || store.text_with(TalesOfWarText::NoCharge, &[&store.name(who)]));
    view! {
        <div class="buttons">
            {charges.collect::<Vec<_>>()}
            <Act label=store.label(TalesOfWarText::ChargeOnly) command=charge/>
            <Act label=none command=PriorityCommand::SkipCharge { who }/>
        </div>
    }
}

#[component]
fn Legality() -> impl IntoView {
    let store = Store::take();
    view! {
        <div class="buttons">
            <Act label=store.label(TalesOfWarText::Allow) command=PriorityCommand::Allow/>
            <Act label=store.label(TalesOfWarText::Disallow) command=PriorityCommand::Disallow/>
        </div>
    }
}

/// The charges declared in this TOW turn, which are not stack items.
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
                Some(target) => {
                    store.text_with(TalesOfWarText::ChargeAt, &[&who, &store.name(target)])
                }
                None => store.text_with(TalesOfWarText::Charging, &[&who]),
            }
        });
        let said: Vec<_> = said.collect();
        (!said.is_empty()).then(|| view! { <p class="aside">{said.join(" · ")}</p> })
    })
}
