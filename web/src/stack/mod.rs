//! The stack on screen: the list that every ruleset shares, and the forms of Tales of War.

pub mod actor;
mod actors;
pub mod declare;
pub mod guide;
pub mod phases;
pub mod prompt;
pub mod resolve_form;
pub mod screen;
pub mod sweep;
pub mod texts;
pub mod triggers;
pub mod two_stacks;

use asalto_core::Command;
use asalto_core::command::PriorityCommand;
use leptos::prelude::*;

use crate::browser::document;
use crate::components::main_command::focus_decision;
use crate::store::Store;

/// Carries out a Tales of War command and moves the focus to the next decision.
pub fn go(store: Store, command: PriorityCommand) -> bool {
    let done = store.dispatch(Command::Priority(command));
    if done {
        focus_decision(store);
    }
    done
}

/// A button that carries out a command.
#[component]
pub fn Act(
    /// The text of the button.
    #[prop(into)]
    label: Signal<String>,
    /// The command of the button.
    command: PriorityCommand,
    /// The element that takes the focus afterwards; by default the next decision.
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
