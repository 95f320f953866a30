//! The keys of the app: each carries out the action of its shortcut.

use asalto_core::{Awaiting, Command, EncounterView};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::{document, shell};
use crate::components::main_command;
use crate::input::shortcuts::{Action, Shortcut, Task};
use crate::store::address::Reading;
use crate::store::{Step, Store};

/// Handles a key on a page beside the table. Escape goes back, unless a field has used it.
pub fn on_key_elsewhere(reading: Reading, event: &KeyboardEvent) {
    if event.key() == "Escape" && !event.is_composing() && !event.default_prevented() {
        reading.leave();
        event.prevent_default();
    }
}

/// Handles a key on any other screen. Ignores keys while the user types, and keys that belong to
/// the browser.
pub fn on_key(store: Store, event: &KeyboardEvent) {
    let control = event.ctrl_key() || event.meta_key();
    if event.is_composing() || event.alt_key() {
        return;
    }
    if document::is_in_dialog(event) {
        // An open dialog has its own keys. Keys of the page behind it do nothing.
        let meant = meant(store, event).and_then(Shortcut::of_letter);
        if meant == Some(Shortcut::Help) && !document::is_writing(event) {
            document::press("help-close");
        }
        return;
    }
    if document::is_writing(event) {
        if event.key() == "Escape" && !document::focus_first("#go") {
            document::focus_first(".prompts :is(input, button)");
        }
        return;
    }
    let key = event.key();
    if control {
        let step = match (key.as_str(), event.shift_key()) {
            ("z" | "Z", true) | ("y", _) => Step::Redo,
            ("z" | "Z", false) => Step::Undo,
            _ => return,
        };
        store.go(step);
        event.prevent_default();
        return;
    }
    // Key repeat must not press a button twice.
    if key == "Enter" && event.repeat() {
        event.prevent_default();
    }
    let shortcut = if key.chars().count() == 1 {
        // Speech input can’t trigger commands by accident while single keys are off.
        if !store.settings.single_keys.get_untracked() {
            return;
        }
        match meant(store, event) {
            Some(digit) if digit.is_ascii_digit() => {
                if store.has_chosen() {
                    // The digit goes into the field, as an amount for the selected combatants.
                    store.ask_amount(false);
                } else {
                    choose(&digit.to_string());
                    event.prevent_default();
                }
                return;
            }
            Some(' ') => Shortcut::of_named(" "),
            Some(letter) => Shortcut::of_letter(letter),
            None => None,
        }
    } else {
        Shortcut::of_named(&key)
    };
    let Some(shortcut) = shortcut else { return };
    let shifted = shortcut.with_shift().filter(|_| event.shift_key());
    if carry_out(store, shifted.unwrap_or(shortcut), event) {
        event.prevent_default();
    }
}

/// Carries out a shortcut. Returns whether it has used the key.
fn carry_out(store: Store, shortcut: Shortcut, event: &KeyboardEvent) -> bool {
    let in_setup = shortcut.in_setup().map(Shortcut::id);
    if in_setup.is_some_and(document::press) {
        return true;
    }
    let task = match shortcut.action() {
        Action::Press(id) | Action::Open(id) => return document::press(id),
        Action::Do(task) => task,
    };
    match task {
        // Space presses the focused button.
        Task::Main if event.key() == " " && document::is_pressable(event) => return false,
        // Key repeat must not decide twice.
        Task::Main if event.repeat() => {}
        Task::Main => carry_out_main(store),
        Task::PreviousTurn => {
            if !document::press("beside-go") {
                store.go(Step::PreviousTurn);
            }
        }
        Task::AddCombatants => {
            if !document::press("joins") {
                document::focus_now("quick-line");
            }
        }
        Task::NextChoices => choose("q"),
        Task::Damage => store.ask_amount(false),
        Task::Heal => store.ask_amount(true),
        Task::Rules => Reading::begin(),
        Task::NextRow | Task::PreviousRow => {
            if !in_fight(store) {
                return false;
            }
            store.go(Step::Row(if task == Task::NextRow { 1 } else { -1 }));
            choose("");
        }
        Task::Undo => store.go(Step::Undo),
        Task::Redo => store.go(Step::Redo),
        Task::Escape => {
            leave(store);
            return false;
        }
        // Digits are not letters, and the row itself handles its move.
        Task::Choose | Task::MoveRow => return false,
    }
    true
}

/// Carries out the main command, or goes to the fields and dice that it waits for.
fn carry_out_main(store: Store) {
    match main_command::command(store) {
        // The button’s own form knows the totals and dice that are shown or typed beside it.
        Some(Command::RollInitiative { .. }) | None => {
            if !document::press("go")
                && !document::press_first(".prompts .rolls-dice:not(.optional)")
                && !document::focus_first(".prompts :is(input, button)")
            {
                document::focus_now("prompt");
            }
        }
        Some(command) => {
            if store.dispatch(command) {
                main_command::focus_next(store);
            }
        }
    }
}

/// Closes open messages and choices, or returns to the present.
fn leave(store: Store) {
    choose("");
    let shows =
        store.refused.with_untracked(Option::is_some) || store.why.with_untracked(Option::is_some);
    if !shows && store.present.with_untracked(Option::is_some) {
        store.go(Step::Present);
    }
    store.fall_silent();
}

/// Returns the default shortcut that the pressed key stands for.
fn meant(store: Store, event: &KeyboardEvent) -> Option<char> {
    let pressed = event.key().chars().next()?;
    store
        .settings
        .keys
        .with_untracked(|keys| keys.meant_by(pressed))
}

/// Presses a choice by its digit, moves to the next group of choices on Q, or leaves the group.
fn choose(key: &str) {
    shell::send(shell::CHOICE_KEY, &JsValue::from_str(key));
}

/// Returns whether rows can be selected. Arrow keys scroll the page on other screens.
fn in_fight(store: Store) -> bool {
    let asks_who = |view: &EncounterView| matches!(view.awaiting, Awaiting::HandOver(_));
    store
        .view
        .with_untracked(|view| view.current.is_some() || asks_who(view))
}
