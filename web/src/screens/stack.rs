//! The combat screen of Tales of War: the phases, the priority with its reasons, the stacks and the
//! log.

use asalto_core::command::PriorityCommand;
use asalto_core::view::PassConsequence;
use asalto_core::{Awaiting, Command};
use asalto_text::{AimText, CombatText, TalesOfWarText};
use leptos::prelude::*;

use crate::components::combat::arrivals::Arrivals;
use crate::components::combat::decisions::Decision;
use crate::components::combat::joins::{End, Joins};
use crate::components::combat::on_view::OnView;
use crate::components::combat::prompts::Prompts;
use crate::components::combatant_panel::CombatantPanel;
use crate::components::log::Log;
use crate::components::looking_back::LookingBack;
use crate::components::setup_extras::{CampaignExtra, CampaignPlace};
use crate::components::stack::actor::ActorSheet;
use crate::components::stack::both::{MainStack, PostponedStack};
use crate::components::stack::declare::{DECLARE, Declare};
use crate::components::stack::guide::Guide;
use crate::components::stack::phases::Phases;
use crate::components::stack::prompt::{Charges, Prompt};
use crate::components::stack::sweep::Sweep;
use crate::components::stack::texts::{
    all_pass_label, is_last, pass_label, settles_as_declared, top_name,
};
use crate::components::stack::triggers::Triggers;
use crate::components::stack::{focus_decision, go};
use crate::components::tie::Tie;
use crate::reactive::{flag, part, text};
use crate::store::Store;

/// Returns whether nobody passes now: a question must be answered first, or an action is typed.
fn is_busy(store: Store) -> bool {
    store.declaring.with(Option::is_some) || Decision::all(store).iter().any(Decision::stops_main)
}

/// Returns the command of the main button in a TOW turn; none if there is a choice to make, a question to
/// answer, or an action that is typed.
#[must_use]
pub fn primary(store: Store) -> Option<Command> {
    if untrack(|| is_busy(store)) {
        return None;
    }
    let available = store.available.get_untracked();
    let quiet = untrack(|| ends_phase(store));
    let wanted = match store.view.with_untracked(|view| view.awaiting.clone()) {
        Awaiting::Charge(_) | Awaiting::Priority(_) if quiet => everyone_passes(),
        Awaiting::Charge(_) => Command::Priority(PriorityCommand::SkipCharges),
        Awaiting::Priority(_) => Command::Priority(PriorityCommand::Pass),
        Awaiting::Legality(_) => Command::Priority(PriorityCommand::Allow),
        Awaiting::TieBreak(_) => Command::RollOffTie,
        _ => return None,
    };
    available.contains(&wanted).then_some(wanted)
}

fn everyone_passes() -> Command {
    Command::Priority(PriorityCommand::PassAll { until: None })
}

/// Returns whether the phase ends if everyone passes: the stack is empty.
fn ends_phase(store: Store) -> bool {
    let all = store.view.with(|view| view.priority.as_ref()?.all_pass);
    matches!(all, Some(PassConsequence::EndPhase(_)))
}

/// The screen of the TOW turn. During setup it shows the triggered effects, which can be registered
/// already, and how to play the sample.
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
                {part(move || aside_there.get().then(|| OnView::following(store, out_of_priority).map(|whose| view! {
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
            <LookingBack/>
            <BesidePrimary/>
            <Primary/>
            <End/>
        </footer>
    }
    .into_any()
}

/// Returns the words of the main button, which state its command.
#[must_use]
pub fn primary_words(store: Store) -> Option<String> {
    if is_busy(store) {
        return None;
    }
    let quiet = ends_phase(store);
    Some(match store.view.with(|view| view.awaiting.clone()) {
        Awaiting::Charge(_) | Awaiting::Priority(_) if quiet => all_pass_label(store)?,
        Awaiting::Charge(_) => store.text_with(TalesOfWarText::NobodyCharges, &[]),
        Awaiting::Priority(_) => pass_label(store)?,
        Awaiting::Legality(_) => store.text_with(TalesOfWarText::Allow, &[]),
        Awaiting::TieBreak(_) => store.text_with(CombatText::RollOff, &[]),
        _ => return None,
    })
}

/// The main button.
#[component]
fn Primary() -> impl IntoView {
    let store = Store::take();
    let ends = flag(move || ends_phase(store));
    let press = move |_| {
        if let Some(command) = primary(store)
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
        primary_words(store).map(|label| {
            view! {
                <button id="go" class="go" class:ends=ends on:click=press>{label}<kbd aria-hidden="true">{store.shortcut('n')}</kbd></button>
            }
            .into_any()
        })
    })
}

/// The other way on, beside the main button: it asks one by one if that passes for everyone, and passes
/// for everyone if that asks one by one. While an action is typed, it takes the text away.
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
            <button id="beside-go" class="quiet" on:click=press>{label}<kbd aria-hidden="true">{store.shortcut('p')}</kbd></button>
        }
        .into_any())
    })
}
