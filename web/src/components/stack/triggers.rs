//! Triggered effects: those that are registered, and a form for another.

use asalto_core::{CombatantId, Cost, PhaseKind, PriorityCommand, Repeats, Trigger, When};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::declare::{names, resources};
use super::{Act, go};
use crate::browser::document;
use crate::declare::{Context, read_cost};
use crate::shown::part;
use crate::store::Store;
use crate::text::stack::{self, Phrase};

/// The triggered effects, behind a summary.
#[component]
pub fn Triggers() -> impl IntoView {
    let store = Store::take();
    let rows = move || {
        let triggers = store.view.with(|view| {
            let priority = view.priority.as_ref();
            priority.map(|it| it.triggers.clone()).unwrap_or_default()
        });
        let rows = triggers.into_iter().map(|(id, trigger)| {
            let facts = [
                Some(store.name(trigger.owner)),
                Some(when(store, trigger.when)),
                Some(stack::cost(&trigger.cost)).filter(|cost| !cost.is_empty()),
                (trigger.repeats == Repeats::Once).then(|| store.fill(Phrase::Once, &[])),
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
                    <Act label=remove command=PriorityCommand::RemoveTrigger { trigger: id }/></span></li>
            }
        });
        rows.collect::<Vec<_>>()
    };
    view! {
        <details class="triggers">
            <summary id="triggers">{store.own(Phrase::Triggers)}<kbd aria-hidden="true">{store.key('g')}</kbd></summary>
            <ul>{part(move || Some(rows()))}</ul>
            <Register/>
        </details>
    }
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

/// The moments to choose from.
fn moments(store: Store) -> Vec<When> {
    let mut moments = vec![
        When::Told,
        When::OwnMain,
        When::PhaseStarts(PhaseKind::Adjustment),
        When::PhaseStarts(PhaseKind::Main),
        When::PhaseStarts(PhaseKind::Final),
    ];
    for (who, _) in names(store) {
        moments.extend([When::Declared(who), When::Resolved(who)]);
    }
    moments
}

#[component]
fn Register() -> impl IntoView {
    let store = Store::take();
    let name = RwSignal::new(String::new());
    let owner = RwSignal::new(None::<CombatantId>);
    let moment = RwSignal::new(0_usize);
    let cost = RwSignal::new(Cost::default());
    let once = RwSignal::new(false);
    let holder = move || {
        let first = || names(store).first().map(|(id, _)| *id);
        owner.get_untracked().or_else(first)
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
        let when = moments(store).get(moment.get_untracked()).copied();
        let trigger = Trigger {
            owner,
            name: name.get_untracked(),
            when: when.unwrap_or(When::Told),
            cost: cost.get_untracked(),
            repeats: if once.get_untracked() {
                Repeats::Once
            } else {
                Repeats::Always
            },
        };
        if go(store, PriorityCommand::RegisterTrigger(Box::new(trigger))) {
            name.set(String::new());
        }
    };
    let owners = move || {
        let options = names(store).into_iter().map(|(id, name)| {
            view! { <option value=id.0.to_string()>{name}</option> }
        });
        options.collect::<Vec<_>>()
    };
    let whens = move || {
        let moments = moments(store).into_iter().enumerate();
        let options = moments.map(|(index, moment)| {
            view! { <option value=index.to_string()>{when(store, moment)}</option> }
        });
        options.collect::<Vec<_>>()
    };
    view! {
        <form class="profile" on:submit=submit>
            <label class="whole">{store.own(Phrase::TriggerName)}
                <input required maxlength="100" autocomplete="off" prop:value=name
                    on:input=move |event| name.set(event_target_value(&event))/></label>
            <label>{store.own(Phrase::Owner)}
                <select on:change=move |event| owner.set(event_target_value(&event).parse().ok().map(CombatantId))>
                    {part(move || Some(owners()))}</select></label>
            <label>{store.own(Phrase::When)}
                <select on:change=move |event| moment.set(event_target_value(&event).parse().unwrap_or_default())>
                    {part(move || Some(whens()))}</select></label>
            <label>{store.own(Phrase::Cost)}
                <input autocomplete="off" placeholder="2pa" on:change=price/></label>
            <label class="check"><input type="checkbox"
                on:change=move |event| once.set(event_target_checked(&event))/>{store.own(Phrase::Once)}</label>
            <div class="buttons"><button type="submit">{store.own(Phrase::Register)}</button></div>
        </form>
    }
}
