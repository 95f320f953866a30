//! The combat screen of Tales of War: the phases, the priority with its reasons, the stacks and the
//! log.

use asalto_core::Awaiting;
use asalto_core::command::PriorityCommand;
use asalto_core::view::PassConsequence;
use asalto_text::{AimText, CombatText, TalesOfWarText};
use leptos::prelude::*;

use super::actor::ActorSheet;
use super::declare::{DECLARE, Declare};
use super::go;
use super::guide::Guide;
use super::phases::Phases;
use super::prompt::{Charges, Prompt};
use super::sweep::Sweep;
use super::triggers::Triggers;
use super::two_stacks::{MainStack, PostponedStack};
use crate::components::aim_bar::AimBar;
use crate::components::arrivals::Arrivals;
use crate::components::decisions::prompts::Prompts;
use crate::components::extras::{CampaignExtra, CampaignPlace};
use crate::components::joins::{End, Joins};
use crate::components::log::Log;
use crate::components::looking_back::LookingBack;
use crate::components::main_command::tales_of_war::{
    ends_phase, is_busy, is_last, settles_as_declared, top_name,
};
use crate::components::main_command::{self, focus_decision};
use crate::components::panel::CombatantPanel;
use crate::components::panel_subject::PanelSubject;
use crate::components::tie::Tie;
use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::ui::{flag, part, text};

/// The screen of the TOW turn. It shows the triggered effects during setup, when they can be registered, and
/// how to play the sample.
#[component]
pub fn StackScreen() -> impl IntoView {
    let store = Store::take();
    if !untrack(|| store.is_in_cycle()) {
        return view! { <Guide/><Triggers/> }.into_any();
    }
    let aside = move || {
        let word = store.view.with(|view| match view.awaiting {
            Awaiting::Standstill => Some(CombatText::NobodyCanAct),
            _ => None,
        })?;
        Some(view! { <p class="aside">{store.text(word)}</p> })
    };
    let over = flag(move || store.view.with(|view| view.awaiting == Awaiting::Ended));
    let chosen = flag(move || store.selected.with(Option::is_some));
    // A combatant without priority declares by an override.
    let out_of_priority = Memo::new(move |_| {
        let who = store.selected.get()?;
        store.view.with(|view| {
            let holder = view.priority.as_ref()?.holder;
            let going_on = view.awaiting != Awaiting::Ended;
            (going_on && view.combatant(who).is_some() && holder != Some(who)).then_some(who)
        })
    });
    let aside_there = flag(move || out_of_priority.with(Option::is_some));
    view! {
        <div class="screen combat cycle">
            <Phases/>
            <div class="column of-order">
                <Sweep/>
                <Arrivals/>
                {part(move || chosen.get().then(|| view! { <CombatantPanel/><ActorSheet/> }))}
                {part(move || aside_there.get().then(|| PanelSubject::following(store, out_of_priority).map(|whose| view! {
                    <details class="declares">
                        <summary>{store.label(TalesOfWarText::DeclareAside)}</summary>
                        <Declare whose aside=true/>
                    </details>
                })))}
                <Triggers/>
                <Joins/>
            </div>
            <div class="column of-turn">
                {part(aside)}
                {part(move || over.get().then(|| view! { <CampaignExtra place=CampaignPlace::End/> }))}
                <Tie/>
                <Prompts/>
                <Prompt/>
                <Charges/>
            </div>
            <div class="column of-stack"><MainStack/><PostponedStack/></div>
            <div class="column of-log"><Log/></div>
        </div>
        <footer class="bar-below">
            <AimBar/>
            <LookingBack/>
            <BesidePrimary/>
            <Primary/>
            <End/>
        </footer>
    }
    .into_any()
}

/// The main button.
#[component]
fn Primary() -> impl IntoView {
    let store = Store::take();
    let ends = flag(move || ends_phase(store));
    let press = move |_| {
        if let Some(command) = main_command::command(store)
            && store.dispatch(command)
        {
            focus_decision(store);
        }
    };
    let declares = move |short: String| {
        let label = store.text_with(TalesOfWarText::DeclareNow, &[&short]);
        view! { <button id="go" class="go" type="submit" form=DECLARE>{label}</button> }.into_any()
    };
    part(move || {
        if let Some(short) = store.declaring.get() {
            return Some(declares(short));
        }
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
fn BesidePrimary() -> impl IntoView {
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
        if store.declaring.with(Option::is_some) {
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
