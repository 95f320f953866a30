//! The stack on screen: the list that every ruleset shares, and the forms of Tales of War.

pub mod actor;
mod actors;
mod bar;
pub mod declare;
mod fallen;
pub mod guide;
pub mod phases;
pub mod prompt;
pub mod resolve_form;
mod saved_actions;
pub mod screen;
pub mod sweep;
pub mod texts;
pub mod triggers;
pub mod two_stacks;
pub mod typed_action;

use asalto_core::command::PriorityCommand;
use asalto_core::{Awaiting, CombatantId, Command};
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

/// Lets an actor act: the actors that are asked before it pass. The focus goes to its form.
pub fn give_priority(store: Store, who: CombatantId) {
    let is_asked = |awaiting: &Awaiting| *awaiting == Awaiting::Priority(who);
    let holds = store.view.with_untracked(|view| is_asked(&view.awaiting));
    if !holds && !go(store, PriorityCommand::PassAll { until: Some(who) }) {
        return;
    }
    // Digits choose saved actions, and the field would take them.
    let chooses = store.combatant(who).with_untracked(|one| {
        let one = one.as_ref();
        one.is_some_and(|one| !one.profile.actor.actions.is_empty())
    });
    let types = document::has_keyboard() && !chooses;
    document::focus_soon(if types { "declare-line" } else { "prompt" });
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
