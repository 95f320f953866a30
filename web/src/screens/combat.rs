//! The fight: the order, the turn, what lies on the stack, and what happened.

use asalto_core::{Awaiting, Command};
use leptos::prelude::*;

use crate::components::combatant_panel::CombatantPanel;
use crate::components::fight::{
    beside::Beside,
    drag,
    joins::{End, Joins},
};
use crate::components::log::Log;
use crate::components::order::Order;
use crate::components::stack::Stack;
use crate::components::tie::Tie;
use crate::screens::stack;
use crate::shown::part;
use crate::store::Store;
use crate::text::fight::Phrase;
use crate::text::{self, Sentence};

/// The one command that is offered first; Space and N are its keys.
#[must_use]
pub fn primary_command(store: Store) -> Option<Command> {
    if store.is_in_cycle() {
        return stack::primary(store);
    }
    untrack(|| offered(store))
}

/// What the big command is outside a TOW-turn, where it can be given as it is.
fn offered(store: Store) -> Option<Command> {
    if store.view.with(|view| view.awaiting == Awaiting::Ended) || owes_a_save(store) {
        return None;
    }
    let first = store
        .available
        .with(|available| available.first().cloned())?;
    match first {
        // The order of a tie is for a person to say, so the dice are offered first, where there are any.
        Command::BreakTie { .. } => {
            (!store.settings.real_dice.get()).then_some(Command::RollOffTie)
        }
        // A check is made with a modifier, which is not known here.
        Command::End | Command::MakeCheck { .. } => None,
        _ => Some(first),
    }
}

/// Whether a save to keep concentrating is owed, which is thrown before the fight goes on.
fn owes_a_save(store: Store) -> bool {
    store.view.with(|view| {
        let mut all = view
            .combatants
            .iter()
            .filter_map(|one| one.concentration.as_ref());
        all.any(|concentration| !concentration.saves.is_empty())
    })
}

/// The screen of the fight.
#[component]
pub fn Combat() -> impl IntoView {
    let store = Store::take();
    drag::listen(store);
    let aside = move || {
        let word = store.view.with(|view| match view.awaiting {
            Awaiting::Standstill => Some(Phrase::Standstill),
            Awaiting::Ended => Some(Phrase::FightOver),
            _ => None,
        })?;
        Some(view! { <p class="aside">{store.phrase(word)}</p> })
    };
    view! {
        <div class="screen combat">
            <div class="column">
                {part(aside)}
                <Tie/>
                <Order/>
                <Beside/>
                <Joins/>
            </div>
            <div class="column"><CombatantPanel/></div>
            <div class="column"><Stack/><Log/></div>
        </div>
        <footer class="bar-below">
            <Primary/>
            <button class="quiet" on:click=move |_| store.previous_turn()>
                {store.own(Phrase::PreviousTurn)}<kbd aria-hidden="true">{store.key('p')}</kbd>
            </button>
            <End/>
        </footer>
    }
}

/// The big command, which says what it will do.
#[component]
fn Primary() -> impl IntoView {
    let store = Store::take();
    let label = move || {
        let (current, next, rolls) = store
            .view
            .with(|view| (view.current, view.next, view.rolls_next));
        Some(match offered(store)? {
            Command::EndTurn => {
                let who = current.map(|who| store.name(who)).unwrap_or_default();
                let next = next.map(|next| store.name(next));
                let next = next.or(rolls.then(|| store.fill(Phrase::Initiative, &[])));
                store.say(&Sentence::EndTurn {
                    who: &who,
                    next: next.as_deref(),
                })
            }
            Command::Resolve => {
                let top = store.view.with(|view| view.stack.last().cloned())?;
                let what = text::frame(store.lang(), &top);
                store.say(&Sentence::Of {
                    what: store.phrase(Phrase::Resolve),
                    who: &format!("{} · {what}", store.name(top.owner)),
                })
            }
            Command::RollOffTie => store.fill(Phrase::RollOff, &[]),
            Command::Continue => store.fill(Phrase::Continue, &[]),
            _ => return None,
        })
    };
    let go = move |_| {
        if let Some(command) = primary_command(store) {
            store.dispatch(&command);
        }
    };
    part(move || {
        label().map(|label| {
            view! { <button id="go" class="go" on:click=go>{label}<kbd aria-hidden="true">{store.key('n')}</kbd></button> }
        })
    })
}
