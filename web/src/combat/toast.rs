//! The toast: the effect of the last command on a combatant, with a button that undoes it. It closes after
//! some seconds, unless the pointer is on it.

use std::time::Duration;

use asalto_text::{CombatText, Message, SetupText};
use leptos::prelude::*;

use crate::browser::document;
use crate::input::shortcuts::Shortcut;
use crate::store::{Store, ToastButton, ToastMessage};
use crate::ui::part;

/// The time until the toast closes.
const SHOWN: Duration = Duration::from_secs(6);

/// The result of the last command, if it can be a mistake.
#[component]
pub fn Toast() -> impl IntoView {
    let store = Store::take();
    let shown = StoredValue::new(0_u32);
    Effect::new(move |_| {
        if store.toast.with(Option::is_some) {
            shown.update_value(|shown| *shown = shown.wrapping_add(1));
            go_later(store, shown, shown.get_value());
        }
    });
    let press = move |_| {
        document::leave_for("go");
        if let Some(toast) = store.toast.get_untracked() {
            store.take_back(&toast);
        }
    };
    part(move || {
        let ToastMessage { said, button } = store.toast.get()?;
        let label = store.text(match button {
            ToastButton::Undo => SetupText::Undo.text(),
            ToastButton::Redo(_) => SetupText::Redo.text(),
            ToastButton::Return(_) => CombatText::ReturnToNow.text(),
        });
        let undoes = button == ToastButton::Undo;
        let name = store.message(&Message::Labeled { label, text: &said });
        Some(view! {
            <div class="toast">
                <p>{said}</p>
                <button class="quiet" aria-label=name on:click=press>{label}{undoes.then(|| view! { <kbd aria-hidden="true">{store.shortcut(Shortcut::Undo)}</kbd> })}</button>
            </div>
        })
    })
}

/// Closes the toast after its time, unless another one has replaced it.
fn go_later(store: Store, shown: StoredValue<u32>, mine: u32) {
    let close = move || {
        if shown.try_get_value() != Some(mine) {
            return;
        }
        if document::is_there(".toast:is(:hover, :focus-within)") {
            go_later(store, shown, mine);
        } else {
            store.toast.set(None);
        }
    };
    set_timeout(close, SHOWN);
}
