//! The stack on screen: the pile that every ruleset shares, and what only Tales of War asks.

pub mod actor;
pub mod declare;
pub mod phases;
pub mod pile;
pub mod piles;
pub mod prompt;
pub mod settle;
pub mod sheet;
pub mod sweep;
pub mod told;
pub mod triggers;

pub use pile::Stack;

use asalto_core::{Command, PriorityCommand};
use leptos::prelude::*;

use crate::browser::document;
use crate::screens::combat::primary_command;
use crate::store::Store;

/// Carries out a command of Tales of War, and leaves the focus where the next decision is made.
pub fn go(store: Store, command: PriorityCommand) -> bool {
    let done = store.dispatch(&Command::Priority(command));
    if done {
        focus_decision(store);
    }
    done
}

/// Puts the focus where the next decision is made.
pub fn focus_decision(store: Store) {
    let place = match primary_command(store) {
        Some(_) => "go",
        None => "prompt",
    };
    document::focus_soon(place);
}

/// A button that carries a command out.
#[component]
pub fn Act(
    /// What it says.
    #[prop(into)]
    label: Signal<String>,
    /// What it does.
    command: PriorityCommand,
    /// Where the focus goes then; else to the next decision.
    #[prop(optional)]
    then: Option<&'static str>,
) -> impl IntoView {
    let store = Store::take();
    let act = move |_| {
        if go(store, command.clone())
            && let Some(place) = then
        {
            document::focus_soon(place);
        }
    };
    view! { <button on:click=act>{label}</button> }
}
