//! The fight of Tales of War: the phases, whose priority it is and why, the stacks, and what
//! happened.

use asalto_core::{Awaiting, Command, PassConsequence, PriorityCommand};
use leptos::prelude::*;

use crate::components::combatant_panel::CombatantPanel;
use crate::components::fight::beside::Beside;
use crate::components::fight::joins::{End, Joins};
use crate::components::log::Log;
use crate::components::stack::actor::ActorSheet;
use crate::components::stack::declare::Declare;
use crate::components::stack::focus_decision;
use crate::components::stack::phases::Phases;
use crate::components::stack::piles::{MainStack, PostponedStack};
use crate::components::stack::prompt::{Charges, Prompt};
use crate::components::stack::sweep::Sweep;
use crate::components::stack::told::pass_label;
use crate::components::stack::triggers::Triggers;
use crate::components::tie::Tie;
use crate::shown::{flag, part};
use crate::store::Store;
use crate::text::fight;
use crate::text::stack::Phrase;

/// The one command that is offered first in a TOW-turn; where there is a choice to make, none.
#[must_use]
pub fn primary(store: Store) -> Option<Command> {
    let available = store.available.get_untracked();
    let wanted = match store.view.with_untracked(|view| view.awaiting.clone()) {
        Awaiting::Charge(_) => Command::Priority(PriorityCommand::SkipCharges),
        Awaiting::Priority(_) => Command::Priority(PriorityCommand::Pass),
        Awaiting::Legality(_) => Command::Priority(PriorityCommand::Allow),
        Awaiting::TieBreak(_) => Command::RollOffTie,
        Awaiting::Standstill => Command::Continue,
        _ => return None,
    };
    available.contains(&wanted).then_some(wanted)
}

/// The screen of the TOW-turn; before the fight, what of it can be registered already.
#[component]
pub fn StackScreen() -> impl IntoView {
    let store = Store::take();
    if !untrack(|| store.is_in_cycle()) {
        return view! { <Triggers/> }.into_any();
    }
    let aside = move || {
        let word = store.view.with(|view| match view.awaiting {
            Awaiting::Standstill => Some(fight::Phrase::Standstill),
            Awaiting::Ended => Some(fight::Phrase::FightOver),
            _ => None,
        })?;
        Some(view! { <p class="aside">{store.phrase(word)}</p> })
    };
    let chosen = flag(move || store.selected.with(Option::is_some));
    // Whoever does not hold priority declares by a ruling.
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
            <div class="column">
                <Sweep/>
                <Beside/>
                {part(move || chosen.get().then(|| view! { <CombatantPanel/><ActorSheet/> }))}
                {part(move || out_of_priority.get().map(|who| view! {
                    <details class="declares">
                        <summary>{store.own(Phrase::DeclareAside)}</summary>
                        <Declare who aside=true/>
                    </details>
                }))}
                <Triggers/>
                <Joins/>
            </div>
            <div class="column">
                {part(aside)}
                <Tie/>
                <Prompt/>
                <Charges/>
            </div>
            <div class="column"><MainStack/><PostponedStack/></div>
            <div class="column"><Log/></div>
        </div>
        <footer class="bar-below">
            <Primary/>
            <End/>
        </footer>
    }
    .into_any()
}

/// The big command, which says what it will do.
#[component]
fn Primary() -> impl IntoView {
    let store = Store::take();
    let label = move || {
        Some(match store.view.with(|view| view.awaiting.clone()) {
            Awaiting::Charge(_) => store.fill(Phrase::NobodyCharges, &[]),
            Awaiting::Priority(_) => pass_label(store)?,
            Awaiting::Legality(_) => store.fill(Phrase::Allow, &[]),
            Awaiting::TieBreak(_) => store.fill(fight::Phrase::RollOff, &[]),
            Awaiting::Standstill => store.fill(fight::Phrase::Continue, &[]),
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
                <button id="go" class="go" class:ends=ends on:click=press>{label}<kbd aria-hidden="true">{store.key('n')}</kbd></button>
            }
        })
    })
}
