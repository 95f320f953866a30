//! The commands in the bar of a TOW turn.

use asalto_core::command::PriorityCommand;
use asalto_core::priority::Phase;
use asalto_core::view::{PassConsequence, PhaseState, PriorityStatus};
use asalto_core::{Awaiting, CombatantId, EncounterView};
use asalto_text::{AimText, TalesOfWarText};
use leptos::prelude::*;

use super::declare::DECLARE;
use super::{give_priority, go};
use crate::components::main_command::tales_of_war::{
    ends_phase, is_busy, is_last, settles_as_declared, top_name,
};
use crate::components::main_command::{self, focus_decision};
use crate::components::main_form::main_button;
use crate::input::shortcuts::Shortcut;
use crate::store::{MainForm, Store};
use crate::ui::{flag, part, text};

/// The actors whose action points nobody can spend after the phase that the main button ends.
#[component]
pub fn ExpiringPoints() -> impl IntoView {
    let store = Store::take();
    let expiring = Memo::new(move |_| {
        if is_busy(store) || !ends_phase(store) {
            return Vec::new();
        }
        let expiring = |view: &EncounterView| Some(view.priority.as_ref()?.expiring.clone());
        store.view.with(expiring).unwrap_or_default()
    });
    let any = flag(move || expiring.with(|all| !all.is_empty()));
    let words = text(move || {
        let each = expiring.get().into_iter().map(|(who, points)| {
            let points = store.text_with(TalesOfWarText::Points, &[&points.to_string()]);
            format!("{} {points}", store.name(who))
        });
        let each = each.collect::<Vec<_>>().join(" · ");
        store.text_with(TalesOfWarText::LastChance, &[&each])
    });
    part(move || {
        any.get()
            .then(|| view! { <p class="aside expiring">{words}</p> })
    })
}

/// The button with which the owner of the main phase acts. The actors that are asked before it pass.
#[component]
pub fn OwnerActs() -> impl IntoView {
    let store = Store::take();
    let owner = Memo::new(move |_| {
        if is_busy(store) {
            return None;
        }
        store.view.with(acting_owner)
    });
    part(move || {
        let who = owner.get()?;
        let label = text(move || store.text_with(TalesOfWarText::OwnerActs, &[&store.name(who)]));
        let act = move |_| give_priority(store, who);
        Some(view! {
            <button id=Shortcut::Act.id() class="quiet" on:click=act>{label}<kbd aria-hidden="true">{store.shortcut(Shortcut::Act)}</kbd></button>
        })
    })
}

/// Returns the owner of the main phase, if nothing is on the stack and priority is still to come to the owner.
fn acting_owner(view: &EncounterView) -> Option<CombatantId> {
    let priority = view.priority.as_ref()?;
    let is_asked = matches!(view.awaiting, Awaiting::Priority(_)) && priority.stack.is_empty();
    let mut phases = priority.phases.iter();
    let now = phases.find(|phase| phase.state == PhaseState::Now)?;
    let Phase::Main(owner) = now.phase else {
        return None;
    };
    let status = priority.actor(owner)?.priority;
    (is_asked && status == PriorityStatus::Ahead).then_some(owner)
}

/// The main button.
#[component]
pub fn Primary() -> impl IntoView {
    let store = Store::take();
    let ends = flag(move || ends_phase(store));
    let press = move |_| {
        if let Some(command) = main_command::command(store)
            && store.dispatch(command)
        {
            focus_decision(store);
        }
    };
    main_button(store, move || {
        main_command::words(store).map(|label| {
            view! {
                <button id="go" class="go" class:ends=ends on:click=press>{label}<kbd aria-hidden="true">{store.shortcut(Shortcut::Main)}</kbd></button>
            }
            .into_any()
        })
    })
}

/// The alternative to the main button. It asks one by one if the main button passes for everyone, and the
/// other way round. It clears the typed action while there is one.
#[component]
pub fn BesidePrimary() -> impl IntoView {
    let store = Store::take();
    let offered = Memo::new(move |_| {
        if is_busy(store) {
            return None;
        }
        let quiet = ends_phase(store);
        let (awaiting, all) = store.view.with(|view| {
            let all = view.priority.as_ref().and_then(|it| it.all_pass);
            (view.awaiting.clone(), all)
        });
        Some(match awaiting {
            Awaiting::Charge(_) if quiet => {
                (TalesOfWarText::NobodyCharges, PriorityCommand::SkipCharges)
            }
            Awaiting::Priority(_) if quiet => (TalesOfWarText::AskOneByOne, PriorityCommand::Pass),
            Awaiting::Priority(_) => match all? {
                PassConsequence::Resolve(_) if settles_as_declared(store) => (
                    TalesOfWarText::NobodyRespondsAsDeclared,
                    PriorityCommand::PassAll { until: None },
                ),
                PassConsequence::Resolve(_) if !is_last(store) => (
                    TalesOfWarText::NobodyResponds,
                    PriorityCommand::PassAll { until: None },
                ),
                _ => return None,
            },
            _ => return None,
        })
    });
    part(move || {
        let declares = |form: &Option<MainForm>| form.as_ref().is_some_and(|one| one.id == DECLARE);
        if store.main_form.with(declares) {
            let cancel = store.label(AimText::Cancel);
            return Some(
                view! { <button id="beside-go" class="quiet" type="reset" form=DECLARE>{cancel}</button> }
                    .into_any(),
            );
        }
        let (label, command) = offered.get()?;
        let label = text(move || store.text_with(label, &[&top_name(store)]));
        let press = move |_| {
            let as_declared = settles_as_declared(store);
            if go(store, command.clone()) && as_declared && command != PriorityCommand::Pass {
                go(store, PriorityCommand::Settle(Box::default()));
            }
        };
        Some(
            view! {
            <button id="beside-go" class="quiet" on:click=press>{label}<kbd aria-hidden="true">{store.shortcut(Shortcut::PreviousTurn)}</kbd></button>
        }
        .into_any())
    })
}
