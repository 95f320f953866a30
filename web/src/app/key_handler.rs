//! The keys of the app: each carries out the action of its shortcut.

use asalto_core::{Awaiting, Command, EncounterView};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::{document, shell};
use crate::components::main_command;
use crate::input::aim::{AMOUNT, Aim};
use crate::input::shortcuts::{Action, Shortcut, Task};
use crate::store::address::Reading;
use crate::store::{Step, Store};

/// The shortcuts that work on every page, and while the menu is open.
const EVERYWHERE: [Shortcut; 3] = [Shortcut::Menu, Shortcut::Help, Shortcut::Rules];

/// The number field of the question that waits first. It takes the digits that are typed elsewhere.
const QUESTION_FIELD: &str = ".prompts [data-digits]";

/// Handles a key on a page beside the table. Escape goes back, unless something on the page has used it.
pub fn on_key_elsewhere(store: Store, reading: Reading, event: &KeyboardEvent) {
    let control = event.ctrl_key() || event.meta_key();
    if event.is_composing() || event.alt_key() || control || event.default_prevented() {
        return;
    }
    if document::is_in_dialog(event) {
        on_key_in_dialog(store, event);
        return;
    }
    if event.key() == "Escape" {
        if !document::clears_search(event) {
            reading.leave();
            event.prevent_default();
        }
        return;
    }
    if document::is_writing(event) || event.repeat() {
        return;
    }
    match everywhere(store, event) {
        Some(Shortcut::Help) => {
            document::press_first("main .open-help");
        }
        Some(Shortcut::Rules) => Reading::begin(),
        Some(Shortcut::Menu) => {
            if !reading.can_leave() {
                return;
            }
            reading.to_table(Shortcut::Menu.id());
            document::after_picture(|| {
                document::press(Shortcut::Menu.id());
            });
        }
        _ => return,
    }
    event.prevent_default();
}

/// Handles a key on any other screen.
///
/// A field takes every key. Only the key of the main command works in a field with `data-main-key`: the field
/// is part of the next step and takes a number, which has no letters. While it is empty, the key to undo works in it too:
/// an undo may open the question that has the field, and the next one goes on. An open menu or dialog takes the keys
/// of the combat that it covers. A held key does nothing more, except to undo, to redo and to move.
pub fn on_key(store: Store, event: &KeyboardEvent) {
    let control = event.ctrl_key() || event.meta_key();
    if event.is_composing() || event.alt_key() || event.default_prevented() {
        return;
    }
    if document::is_in_dialog(event) {
        on_key_in_dialog(store, event);
        return;
    }
    let menu = document::is_there(".menu[open]");
    if event.key() == "Escape" && !control && !menu && store.step_back() {
        if document::is_writing(event) && store.aim.with_untracked(Aim::drawer).is_none() {
            leave_field();
        }
        event.prevent_default();
        return;
    }
    let is_step = is_of(store, event, Shortcut::Main) && document::takes_main_key(event)
        || is_of(store, event, Shortcut::Undo) && document::waits_for_number(event);
    if document::is_writing(event) && !is_step {
        if event.key() == "Escape" {
            leave_field();
        }
        return;
    }
    if menu {
        // The menu shows a digit at each of its choices.
        if let Some(digit) = letter(store, event).filter(char::is_ascii_digit)
            && !control
            && !event.repeat()
        {
            choose(&digit.to_string());
            event.prevent_default();
            return;
        }
        let shortcut = everywhere(store, event).filter(|_| !control && !event.repeat());
        if shortcut.is_some_and(|shortcut| carry_out(store, shortcut, event)) {
            event.prevent_default();
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
        match letter(store, event) {
            Some(digit) if digit.is_ascii_digit() => {
                if event.repeat() {
                    event.prevent_default();
                } else if store.is_aiming() {
                    document::focus_now(AMOUNT);
                } else if store.has_targets() {
                    // The digit goes into the field, as an amount for the selected combatants.
                    store.ask_amount(false);
                } else if !document::focus_first(QUESTION_FIELD) {
                    choose(&digit.to_string());
                    event.prevent_default();
                }
                return;
            }
            // A sign begins a modifier.
            Some('+' | '-' | '−') if document::focus_first(QUESTION_FIELD) => return,
            Some(' ') => Shortcut::of_named(" "),
            Some(letter) => Shortcut::of_letter(letter),
            None => None,
        }
    } else {
        Shortcut::of_named(&key)
    };
    let Some(shortcut) = shortcut else { return };
    let shifted = shortcut.with_shift().filter(|_| event.shift_key());
    let shortcut = shifted.unwrap_or(shortcut);
    // The held space bar is the key of the focused button.
    let holds = event.repeat() && !shortcut.repeats();
    if holds || carry_out(store, shortcut, event) {
        event.prevent_default();
    }
}

/// Handles a key in an open dialog, which has its own keys. The key of the help sheet closes it too.
fn on_key_in_dialog(store: Store, event: &KeyboardEvent) {
    let meant = meant(store, event).and_then(Shortcut::of_letter);
    if meant == Some(Shortcut::Help) && !document::is_writing(event) {
        document::press("help-close");
        event.prevent_default();
    }
}

/// Returns the letter that the key stands for. Speech input can’t trigger commands by accident while single
/// keys are off.
fn letter(store: Store, event: &KeyboardEvent) -> Option<char> {
    let on = store.settings.single_keys.get_untracked() && event.key().chars().count() == 1;
    meant(store, event).filter(|_| on)
}

/// Returns the shortcut of a key that works on every page.
fn everywhere(store: Store, event: &KeyboardEvent) -> Option<Shortcut> {
    let shortcut = Shortcut::of_letter(letter(store, event)?)?;
    EVERYWHERE.contains(&shortcut).then_some(shortcut)
}

/// Returns whether the key is the letter of a shortcut.
fn is_of(store: Store, event: &KeyboardEvent, shortcut: Shortcut) -> bool {
    let control = event.ctrl_key() || event.meta_key();
    let is_letter = event.key().chars().all(char::is_alphabetic) && !control;
    is_letter && letter(store, event).is_some_and(|letter| shortcut.letter() == Some(letter))
}

/// Carries out a shortcut. Returns whether it has used the key.
fn carry_out(store: Store, shortcut: Shortcut, event: &KeyboardEvent) -> bool {
    let in_setup = shortcut.in_setup().map(Shortcut::id);
    if in_setup.is_some_and(document::press) {
        return true;
    }
    let task = match shortcut.action() {
        // Only whoever was selected by hand leaves by a key: a second press would remove the one whose turn it is.
        Action::Press(_) if shortcut == Shortcut::Remove && store.selected_now().is_none() => {
            return true;
        }
        Action::Press(id) | Action::Open(id) => {
            // Tales of War declares actions in a field that is always open.
            let declares = shortcut == Shortcut::Declare;
            return document::press(id)
                || declares && document::focus_first("#declare-line")
                || open_for_acting(store, shortcut);
        }
        Action::Do(task) => task,
    };
    match task {
        // Space presses the focused button.
        Task::Main if event.key() == " " && document::is_pressable(event) => return false,
        // The bar shows another command then.
        Task::Main | Task::PreviousTurn if store.is_aiming() => {}
        // One key too many never starts a new encounter, and none takes one over from another tab.
        Task::Main if is_over(store) || store.stands_back() => {}
        Task::Main => carry_out_main(store, event),
        Task::PreviousTurn => {
            // The key never goes back behind the stack of Tales of War: it does as the button beside the main
            // button says, or nothing.
            if !document::press("beside-go") && !store.is_in_cycle() {
                store.go(Step::PreviousTurn);
            }
        }
        Task::AddCombatants => {
            let is_open = document::focus_first(".joins[open] #quick-line");
            if !is_open && !document::press("joins") {
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
            // Enter then aims at the row.
            if let Some(row) = store.selected.get_untracked().filter(|_| store.is_aiming()) {
                document::focus_now(&format!("row-{}", row.0));
            }
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

/// Selects the actor that decides, and then presses the button of its panel. Tales of War shows the panel of a selected
/// actor only; the other rulesets show that of the acting combatant.
fn open_for_acting(store: Store, shortcut: Shortcut) -> bool {
    let chosen = store.selected.with_untracked(Option::is_some);
    if chosen || !store.is_in_cycle() || !shortcut.is_of_panel() {
        return false;
    }
    let deciding = |view: &EncounterView| view.awaiting.who().or(view.current);
    let Some(who) = store.view.with_untracked(deciding) else {
        return false;
    };
    store.select(who);
    document::after_picture(move || {
        // These rules may have no such command.
        if !document::press(shortcut.id()) {
            store.selected.set(None);
        }
    });
    true
}

/// Carries out the main command, or goes to the fields and dice that it waits for.
fn carry_out_main(store: Store, event: &KeyboardEvent) {
    match main_command::command(store) {
        // The button’s own form knows the totals and dice that are shown or typed beside it.
        Some(Command::RollInitiative { .. }) | None => {
            if !document::press("go")
                && !document::submit_main_field(event)
                && !document::press_first(".prompts :is(.rolls-dice, .takes-total):not(.optional)")
                && !document::focus_first(".prompts :is(input, button)")
            {
                document::focus_now("prompt");
            }
        }
        Some(command) => {
            if main_command::carry_out(store, command) {
                main_command::focus_next(store);
            }
        }
    }
}

/// Moves the focus from a field to the main button, or else to the button that rolls. Without either it goes to
/// the heading of the question or of the order: another key must not answer it, or roll for players who type.
fn leave_field() {
    let asked = document::is_there(".call input");
    let left = !asked
        && (document::focus_first("#go")
            || document::focus_first(".prompts .rolls-dice:not(.optional)"));
    if !left && !document::focus_first("#prompts-heading") {
        document::focus_now("order-heading");
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

/// Returns whether the combat is over.
fn is_over(store: Store) -> bool {
    let over = |view: &EncounterView| view.awaiting == Awaiting::Ended;
    store.view.with_untracked(over)
}

/// Returns whether rows can be selected. Arrow keys scroll the page on other screens.
fn in_fight(store: Store) -> bool {
    let asks_who = |view: &EncounterView| matches!(view.awaiting, Awaiting::HandOver(_));
    store
        .view
        .with_untracked(|view| view.current.is_some() || asks_who(view))
}
