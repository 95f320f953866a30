//! The combat screen of Tales of War: the phases, the priority with its reasons, the stacks and the
//! log.

use asalto_core::command::PriorityCommand;
use asalto_core::view::PassConsequence;
use asalto_core::{Awaiting, Command};
use leptos::prelude::*;

use crate::components::combat::arrivals::Arrivals;
use crate::components::combat::joins::{End, Joins};
use crate::components::combat::prompts::Prompts;
use crate::components::combatant_panel::CombatantPanel;
use crate::components::log::Log;
use crate::components::stack::actor::ActorSheet;
use crate::components::stack::both::{MainStack, PostponedStack};
use crate::components::stack::declare::Declare;
use crate::components::stack::focus_decision;
use crate::components::stack::phases::Phases;
use crate::components::stack::prompt::{Charges, Prompt};
use crate::components::stack::sweep::Sweep;
use crate::components::stack::texts::pass_label;
use crate::components::stack::triggers::Triggers;
use crate::components::tie::Tie;
use crate::reactive::{flag, part};
use crate::store::Store;
use crate::text::{CombatText, TalesOfWarText};

/// Returns the command of the main button in a TOW turn; none if there is a choice to make.
#[must_use]
pub fn primary(store: Store) -> Option<Command> {
    let available = store.available.get_untracked();
    let wanted = match store.view.with_untracked(|view| view.awaiting.clone()) {
        Awaiting::Charge(_) => Command::Priority(PriorityCommand::SkipCharges),
        Awaiting::Priority(_) => Command::Priority(PriorityCommand::Pass),
        Awaiting::Legality(_) => Command::Priority(PriorityCommand::Allow),
        Awaiting::TieBreak(_) => Command::RollOffTie,
        _ => return None,
    };
    available.contains(&wanted).then_some(wanted)
}

/// The screen of the TOW turn. During setup it shows the triggered effects, which can be registered
/// already.
#[component]
pub fn StackScreen() -> impl IntoView {
    let store = Store::take();
    if !untrack(|| store.is_in_cycle()) {
        return view! { <Triggers/> }.into_any();
    }
    let aside = move || {
        let word = store.view.with(|view| match view.awaiting {
            Awaiting::Standstill => Some(CombatText::NobodyCanAct),
            Awaiting::Ended => Some(CombatText::CombatOver),
            _ => None,
        })?;
        Some(view! { <p class="aside">{store.text(word)}</p> })
    };
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
    view! {
        <div class="screen combat cycle">
            <Phases/>
            <div class="column of-order">
                <Sweep/>
                <Arrivals/>
                {part(move || chosen.get().then(|| view! { <Prompts/><CombatantPanel/><ActorSheet/> }))}
                {part(move || out_of_priority.get().map(|who| view! {
                    <details class="declares">
                        <summary>{store.label(TalesOfWarText::DeclareAside)}</summary>
                        <Declare who aside=true/>
                    </details>
                }))}
                <Triggers/>
                <Joins/>
            </div>
            <div class="column of-turn">
                {part(aside)}
                <Tie/>
                <Prompt/>
                <Charges/>
            </div>
            <div class="column of-stack"><MainStack/><PostponedStack/></div>
            <div class="column of-log"><Log/></div>
        </div>
        <footer class="bar-below">
            <Primary/>
            <End/>
        </footer>
    }
    .into_any()
}

/// The main button, which states its command.
#[component]
fn Primary() -> impl IntoView {
    let store = Store::take();
    let label = move || {
        Some(match store.view.with(|view| view.awaiting.clone()) {
            Awaiting::Charge(_) => store.text_with(TalesOfWarText::NobodyCharges, &[]),
            Awaiting::Priority(_) => pass_label(store)?,
            Awaiting::Legality(_) => store.text_with(TalesOfWarText::Allow, &[]),
            Awaiting::TieBreak(_) => store.text_with(CombatText::RollOff, &[]),
            _ => return None,
        })
    };
    let ends = flag(move || {
        let pass = store.view.with(|view| view.priority.as_ref()?.pass);
        matches!(pass, Some(PassConsequence::EndPhase(_)))
    });
    let press = move |_| {
        if let Some(command) = primary(store)
            && store.dispatch(&command)
        {
            focus_decision(store);
        }
    };
    part(move || {
        label().map(|label| {
            view! {
                <button id="go" class="go" class:ends=ends on:click=press>{label}<kbd aria-hidden="true">{store.shortcut('n')}</kbd></button>
            }
        })
    })
}
