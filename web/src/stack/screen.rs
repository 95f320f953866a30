//! The combat screen of Tales of War: the phases, the priority with its reasons, the stacks and the
//! log.

use asalto_core::Awaiting;
use asalto_text::{CombatText, TalesOfWarText};
use leptos::prelude::*;

use super::actor::ActorSheet;
use super::bar::{BesidePrimary, ExpiringPoints, OwnerActs, Primary};
use super::declare::Declare;
use super::fallen::FallenOffer;
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
use crate::components::panel::CombatantPanel;
use crate::components::panel_subject::PanelSubject;
use crate::components::tie::Tie;
use crate::store::Store;
use crate::ui::{flag, part};

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
                {part(move || over.get().then(|| view! { <CampaignExtra place=CampaignPlace::Facts/> }))}
                {part(move || over.get().then(|| view! { <CampaignExtra place=CampaignPlace::End/> }))}
                <FallenOffer/>
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
            <ExpiringPoints/>
            <OwnerActs/>
            <BesidePrimary/>
            <Primary/>
            <End/>
        </footer>
    }
    .into_any()
}
