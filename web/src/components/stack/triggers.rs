//! Triggered effects: those that are registered, and a form for another.

use asalto_core::{CombatantId, Cost, PhaseKind, PriorityCommand, Repeats, Trigger, When};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::declare::resources;
use super::{Act, go};
use crate::browser::document;
use crate::components::fight::choice::{everybody, people};
use crate::declare::{Context, read_cost};
use crate::shown::{each, part, text as shown_text};
use crate::store::Store;
use crate::text::stack::{self, Phrase};

/// The triggered effects, behind a summary.
#[component]
pub fn Triggers() -> impl IntoView {
    let store = Store::take();
    view! {
        <details class="triggers">
            <summary id="triggers">{store.own(Phrase::Triggers)}<kbd aria-hidden="true">{store.key('g')}</kbd></summary>
            <Registered/>
            <Register/>
        </details>
    }
}

/// The triggered effects that are registered, of everybody or of one actor.
#[component]
pub fn Registered(#[prop(optional)] of: Option<CombatantId>) -> impl IntoView {
    let store = Store::take();
    let rows = move || {
        let (triggers, arisen) = store.view.with(|view| {
            let priority = view.priority.as_ref();
            let both = priority.map(|it| (it.triggers.clone(), it.arisen.clone()));
            both.unwrap_or_default()
        });
        let shown = |(_, trigger): &(_, Trigger)| of.is_none_or(|of| trigger.owner == of);
        let rows = triggers.into_iter().filter(shown).map(|(id, trigger)| {
            let facts = [
                Some(store.name(trigger.owner)),
                Some(when(store, trigger.when)),
                Some(stack::cost(&trigger.cost)).filter(|cost| !cost.is_empty()),
                (trigger.repeats == Repeats::Once).then(|| store.fill(Phrase::Once, &[])),
                arisen.contains(&id).then(|| store.fill(Phrase::Waits, &[])),
            ];
            let facts: Vec<_> = facts.into_iter().flatten().collect();
            let fire = store.fill(Phrase::Fire, &[&trigger.name]);
            let remove = store.fill(Phrase::RemoveIt, &[&trigger.name]);
            let told = (trigger.when == When::Told).then(|| {
                view! { <Act label=fire command=PriorityCommand::FireTrigger { trigger: id }/> }
            });
            view! {
                <li><span class="name">{trigger.name}</span><span class="meta">{facts.join(" · ")}</span>
                    <span class="buttons">{told}
                    <Act label=remove command=PriorityCommand::RemoveTrigger { trigger: id } then="triggers"/></span></li>
            }
        });
        rows.collect::<Vec<_>>()
    };
    view! { <ul class="registered">{part(move || Some(rows()))}</ul> }
}

fn when(store: Store, when: When) -> String {
    match when {
        When::PhaseStarts(PhaseKind::Adjustment) => store.fill(Phrase::WhenAdjustment, &[]),
        When::PhaseStarts(PhaseKind::Main) => store.fill(Phrase::WhenMain, &[]),
        When::PhaseStarts(PhaseKind::Final) => store.fill(Phrase::WhenFinal, &[]),
        When::OwnMain => store.fill(Phrase::WhenOwnMain, &[]),
        When::Declared(who) => store.fill(Phrase::WhenDeclared, &[&store.name(who)]),
        When::Resolved(who) => store.fill(Phrase::WhenResolved, &[&store.name(who)]),
        _ => store.fill(Phrase::WhenTold, &[]),
    }
}

/// The moments that are of nobody.
const MOMENTS: [When; 5] = [
    When::Told,
    When::OwnMain,
    When::PhaseStarts(PhaseKind::Adjustment),
    When::PhaseStarts(PhaseKind::Main),
    When::PhaseStarts(PhaseKind::Final),
];

/// The moments to choose from, each with a number that it keeps while others come and go.
fn moments(store: Store) -> Vec<(u64, When)> {
    let of_nobody = MOMENTS.into_iter();
    let of_somebody = everybody(store)
        .into_iter()
        .flat_map(|who| [When::Declared(who), When::Resolved(who)]);
    let number = |moment: &When| match moment {
        When::Declared(who) => u64::from(who.0) << 1 | 1 << 40,
        When::Resolved(who) => u64::from(who.0) << 1 | 1 << 40 | 1,
        other => MOMENTS
            .iter()
            .position(|one| one == other)
            .unwrap_or_default() as u64,
    };
    let moments = of_nobody.chain(of_somebody);
    moments.map(|moment| (number(&moment), moment)).collect()
}

#[component]
fn Register() -> impl IntoView {
    let store = Store::take();
    let name = RwSignal::new(String::new());
    let owner = RwSignal::new(None::<CombatantId>);
    let moment = RwSignal::new(0_u64);
    let cost = RwSignal::new(Cost::default());
    let once = RwSignal::new(false);
    let holder = move || {
        let here = untrack(|| everybody(store));
        let chosen = owner.get_untracked().filter(|who| here.contains(who));
        chosen.or(here.first().copied())
    };
    let price = move |event: leptos::ev::Event| {
        let resources = holder().map_or_else(Vec::new, |who| resources(store, who));
        let context = Context {
            names: &[],
            resources: &resources,
        };
        match read_cost(&event_target_value(&event), context) {
            Ok(read) => {
                document::find_fault(&event, None);
                cost.set(read);
            }
            Err(word) => {
                let fault = store.fill(Phrase::NoCost, &[&word]);
                document::find_fault(&event, Some(&fault));
            }
        }
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(owner) = holder() else {
            return;
        };
        let chosen = moment.get_untracked();
        let mut known = untrack(|| moments(store)).into_iter();
        let when = known.find(|(number, _)| *number == chosen);
        let trigger = Trigger {
            owner,
            name: name.get_untracked(),
            when: when.map_or(When::Told, |(_, when)| when),
            cost: cost.get_untracked(),
            repeats: if once.get_untracked() {
                Repeats::Once
            } else {
                Repeats::Always
            },
        };
        if go(store, PriorityCommand::RegisterTrigger(Box::new(trigger))) {
            name.set(String::new());
            document::focus_soon("trigger-name");
        }
    };
    let whens = each(
        move || moments(store),
        |(number, _)| *number,
        move |(number, moment)| {
            view! { <option value=number.to_string()>{shown_text(move || when(store, moment))}</option> }.into_any()
        },
    );
    view! {
        <form class="profile" on:submit=submit>
            <label class="whole">{store.own(Phrase::TriggerName)}
                <input id="trigger-name" required maxlength="100" autocomplete="off" prop:value=name
                    on:input=move |event| name.set(event_target_value(&event))/></label>
            <label>{store.own(Phrase::Owner)}
                <select on:change=move |event| owner.set(event_target_value(&event).parse().ok().map(CombatantId))>
                    {people(move || everybody(store), move |who| store.name(who))}</select></label>
            <label>{store.own(Phrase::When)}
                <select on:change=move |event| moment.set(event_target_value(&event).parse().unwrap_or_default())>
                    {whens}</select></label>
            <label>{store.own(Phrase::Cost)}
                <input autocomplete="off" placeholder="2pa" on:change=price/></label>
            <label class="check"><input type="checkbox"
                on:change=move |event| once.set(event_target_checked(&event))/>{store.own(Phrase::Once)}</label>
            <div class="buttons"><button type="submit">{store.own(Phrase::Register)}</button></div>
        </form>
    }
}
