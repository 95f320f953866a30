//! What a fight wants beside its order and its turn: a part of the app of its own, shown in the
//! places that the screen of the fight has for it.

mod casting;
mod checks;
mod number;
mod prompts;

use asalto_core::{Command, check};
use leptos::prelude::*;

use crate::browser::document;
use crate::parts::{Part, later};
use crate::screens::combat::primary_command;
use crate::shown::{part, text as shown_text};
use crate::store::Store;
use crate::text::fight::{self, Phrase};

/// A place on the screen of the fight.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    /// What has to be decided before the fight goes on.
    Prompts,
    /// What somebody whose turn it is may do beside the budget.
    Turn,
}

/// A place, which is filled once the part is there.
pub fn slot(which: Slot) -> impl IntoView {
    part(move || {
        provide_context(which);
        Some(later(Part::Fight))
    })
}

/// What stands in the place that the context names; it is used through [`slot`].
pub fn show() -> AnyView {
    match use_context() {
        Some(Slot::Prompts) => view! { <prompts::Prompts/> }.into_any(),
        Some(Slot::Turn) => view! { <casting::CastForm/> }.into_any(),
        None => ().into_any(),
    }
}

/// A phrase in the language in use.
fn say(store: Store, phrase: Phrase, with: &[&str]) -> String {
    fight::fill(store.lang(), phrase, with)
}

/// A phrase without gaps that follows the language in use.
fn caption(store: Store, phrase: Phrase) -> Signal<String> {
    shown_text(move || say(store, phrase, &[]))
}

/// Carries a command out, and leaves the focus where the fight goes on.
fn go(store: Store, command: &Command) -> bool {
    let done = store.dispatch(command);
    if done {
        let place = match primary_command(store) {
            Some(_) => "go",
            None => "prompt-number",
        };
        document::focus_soon(place);
    }
    done
}

/// Whether the core would carry a command out.
fn is_legal(store: Store, command: &Command) -> bool {
    store.view.track();
    store.with_session(|session| check(session.encounter(), command).is_ok())
}
