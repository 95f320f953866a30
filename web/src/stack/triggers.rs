//! Triggered effects: the registered ones, and the form that adds one.

use asalto_core::CombatantId;
use asalto_core::actor::Cost;
use asalto_core::command::PriorityCommand;
use asalto_core::priority::{PhaseKind, Trigger, TriggerId, TriggerMoment, TriggerRepeat};
use asalto_text::{TalesOfWarText, tales_of_war};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::typed_action::resources;
use super::{Act, go};
use crate::browser::document;
use crate::components::choice::{everyone, people};
use crate::components::panel_subject::PanelSubject;
use crate::input::declaration::{Context, read_cost};
use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::ui::{each, key, live, text as shown_text};

/// The triggered effects and their form, folded.
#[component]
pub fn Triggers() -> impl IntoView {
    let store = Store::take();
    view! {
        <details class="triggers">
            <summary id=Shortcut::Triggers.id()>{store.label(TalesOfWarText::Triggers)}<kbd aria-hidden="true">{store.shortcut(Shortcut::Triggers)}</kbd></summary>
            <Registered/>
            <Register/>
        </details>
    }
}

/// The registered triggered effects, of all combatants or of one actor.
#[component]
pub fn Registered(#[prop(optional)] of: Option<PanelSubject>) -> impl IntoView {
    let store = Store::take();
    let rows = move || {
        let (triggers, arisen) = store.view.with(|view| {
            let priority = view.priority.as_ref();
            let both = priority.map(|it| (it.triggers.clone(), it.arisen.clone()));
            both.unwrap_or_default()
        });
        let shown = |(_, trigger): &(_, Trigger)| of.is_none_or(|of| trigger.owner == of.get());
        let rows = triggers.into_iter().filter(shown).map(|(id, trigger)| {
            let facts = [
                Some(store.name(trigger.owner)),
                Some(when(store, trigger.when)),
                Some(tales_of_war::cost(store.lang(), &trigger.cost))
                    .filter(|cost| !cost.is_empty()),
                (trigger.repeats == TriggerRepeat::Once)
                    .then(|| store.text_with(TalesOfWarText::Once, &[])),
                arisen
                    .contains(&id)
                    .then(|| store.text_with(TalesOfWarText::Waits, &[])),
            ];
            let facts: Vec<_> = facts.into_iter().flatten().collect();
            let told = trigger.when == TriggerMoment::Manual;
            (id.0, trigger.name, facts.join(" · "), told)
        });
        rows.collect()
    };
    let row = move |(id, name, facts, told): (u32, String, String, bool)| {
        let trigger = TriggerId(id);
        let fire = store.text_with(TalesOfWarText::Fire, &[&name]);
        let remove = store.text_with(TalesOfWarText::RemoveIt, &[&name]);
        let told = told
            .then(|| view! { <Act label=fire command=PriorityCommand::FireTrigger { trigger }/> });
        view! {
            <li><span class="name">{name}</span><span class="meta">{facts}</span>
                <span class="buttons">{told}
                <Act label=remove command=PriorityCommand::RemoveTrigger { trigger } then=Shortcut::Triggers.id()/></span></li>
        }
        .into_any()
    };
    // The facts are in the language of the row, so another language rebuilds it.
    view! { <ul class="registered">{each(rows, key, row)}</ul> }
}

fn when(store: Store, when: TriggerMoment) -> String {
    match when {
        TriggerMoment::PhaseStarts(PhaseKind::Adjustment) => {
            store.text_with(TalesOfWarText::WhenAdjustment, &[])
        }
        TriggerMoment::PhaseStarts(PhaseKind::Main) => {
            store.text_with(TalesOfWarText::WhenMain, &[])
        }
        TriggerMoment::PhaseStarts(PhaseKind::Final) => {
            store.text_with(TalesOfWarText::WhenFinal, &[])
        }
        TriggerMoment::OwnMain => store.text_with(TalesOfWarText::WhenOwnMain, &[]),
        TriggerMoment::Declared(who) => {
            store.text_with(TalesOfWarText::WhenDeclared, &[&store.name(who)])
        }
        TriggerMoment::Resolved(who) => {
            store.text_with(TalesOfWarText::WhenResolved, &[&store.name(who)])
        }
        TriggerMoment::Manual => store.text_with(TalesOfWarText::WhenTold, &[]),
    }
}

/// The trigger moments without a combatant.
const MOMENTS: [TriggerMoment; 5] = [
    TriggerMoment::Manual,
    TriggerMoment::OwnMain,
    TriggerMoment::PhaseStarts(PhaseKind::Adjustment),
    TriggerMoment::PhaseStarts(PhaseKind::Main),
    TriggerMoment::PhaseStarts(PhaseKind::Final),
];

/// Lists the trigger moments, each with a number that stays the same while combatants come and go.
fn moments(store: Store) -> Vec<(u64, TriggerMoment)> {
    let of_nobody = MOMENTS.into_iter();
    let of_anyone = everyone(store)
        .into_iter()
        .flat_map(|who| [TriggerMoment::Declared(who), TriggerMoment::Resolved(who)]);
    let number = |moment: &TriggerMoment| match moment {
        TriggerMoment::Declared(who) => u64::from(who.0) << 1 | 1 << 40,
        TriggerMoment::Resolved(who) => u64::from(who.0) << 1 | 1 << 40 | 1,
        other => MOMENTS
            .iter()
            .position(|one| one == other)
            .unwrap_or_default() as u64,
    };
    let moments = of_nobody.chain(of_anyone);
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
        let here = untrack(|| everyone(store));
        let chosen = owner.get_untracked().filter(|who| here.contains(who));
        chosen.or(here.first().copied())
    };
    let price = live(move |event: leptos::ev::Event| {
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
                let fault = store.text_with(TalesOfWarText::NoCost, &[&word]);
                document::find_fault(&event, Some(&fault));
            }
        }
    });
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
            when: when.map_or(TriggerMoment::Manual, |(_, when)| when),
            cost: cost.get_untracked(),
            repeats: if once.get_untracked() {
                TriggerRepeat::Once
            } else {
                TriggerRepeat::Always
            },
        };
        if go(store, PriorityCommand::RegisterTrigger(Box::new(trigger))) {
            name.set(String::new());
            once.set(false);
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
            <label class="whole">{store.label(TalesOfWarText::TriggerName)}
                <input id="trigger-name" required maxlength="100" autocomplete="off" prop:value=name
                    on:input=move |event| name.set(event_target_value(&event))/></label>
            <label>{store.label(TalesOfWarText::Owner)}
                <select on:change=move |event| owner.set(event_target_value(&event).parse().ok().map(CombatantId))>
                    {people(move || everyone(store), move |who| store.name_in_row(who))}</select></label>
            <label>{store.label(TalesOfWarText::When)}
                <select on:change=move |event| moment.set(event_target_value(&event).parse().unwrap_or_default())>
                    {whens}</select></label>
            <label>{store.label(TalesOfWarText::Cost)}
                <input autocomplete="off" maxlength="200" placeholder="2pa" on:change=price/></label>
            <label class="check"><input type="checkbox" prop:checked=once
                on:change=move |event| once.set(event_target_checked(&event))/>{store.label(TalesOfWarText::Once)}</label>
            <div class="buttons"><button type="submit">{store.label(TalesOfWarText::Register)}</button></div>
        </form>
    }
}
