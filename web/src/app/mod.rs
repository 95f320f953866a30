//! The app: the store, the shortcuts, the frame of the page, and the screen in it.

pub mod fight;
pub mod header;
pub mod refusal;
pub mod split;
pub mod status;

use asalto_core::{Awaiting, Command, EncounterView};
use asalto_text::SetupText;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::{address, document, shell, validity};
use crate::components::backup::listen;
use crate::components::device::watch;
use crate::components::lazy_part::later;
use crate::components::main_command;
use crate::components::notices::Notices;
use crate::components::quick_line::take_early_lines;
use crate::input::shortcuts;
use crate::languages;
use crate::parts;
use crate::parts::{Part, Show};
use crate::setup::screen::Opening;
use crate::storage::browser_port::Browser;
use crate::storage::library;
use crate::storage::settings;
use crate::store::address::{Reading, Route};
use crate::store::{Step, Store};
use crate::ui::{flag, part};
use header::Header;
use status::Status;

/// The address of the players' screen.
const PLAYERS: &str = "/players";

/// Mounts the app in the page as soon as a language is loaded.
pub fn start() {
    parts::provide(split::LOADERS);
    // Leptos starts its own executor only when it mounts.
    js_sys::futures::spawn_local(async {
        match languages::load(settings::language()).await {
            Ok(()) => {
                let Some(show) = shown().await else {
                    shell::send(shell::FAILED, &JsValue::from_str("a part is missing"));
                    return;
                };
                shell::send(shell::MOUNTING, &JsValue::NULL);
                mount_to_body(show);
                shell::send(shell::STARTED, &JsValue::NULL);
            }
            Err(_) => shell::send(shell::FAILED, &JsValue::from_str("a language is missing")),
        }
    });
}

/// Loads the view that the address names: the players' screen, or the app.
async fn shown() -> Option<Show> {
    if address::fragment() == PLAYERS {
        return parts::load(settings::language(), Part::Players).await.ok();
    }
    if library::any(&Browser) {
        // Saved encounters stay untouched if it fails, and the app reports it.
        let _ = parts::load_reader().await;
    }
    Some(|| view! { <App/> }.into_any())
}

/// The screen in view. A memo of it keeps the screen in place while its content changes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Screen {
    Opening,
    Fight,
    Stack,
}

#[component]
fn App() -> impl IntoView {
    let store = Store::open();
    provide_context(store);
    store.keep_page_in_step();
    listen(store);
    take_early_lines(store);
    watch(store);
    store.keeper.ask_who_plays();
    validity::word_by(move |fault| {
        let text = match fault {
            validity::Fault::Missing => SetupText::FieldMissing,
            validity::Fault::Mismatch => SetupText::FieldMismatch,
        };
        untrack(|| store.text(text).to_owned())
    });
    store.load_ahead(Part::Table);
    // The part also has the texts of rejections, which setup can show before the screen itself.
    Effect::new(move |_| {
        if store.is_by_phases() {
            store.load_ahead(Part::StackScreen);
        }
    });
    let reading = Reading::open(store);
    provide_context(reading);
    let reads = Memo::new(move |_| reading.place.get().is_in_rules());
    let page = Memo::new(move |_| match reading.place.get() {
        Route::Home => Some(Part::Home),
        Route::Party(_) => Some(Part::Party),
        _ => None,
    });
    let elsewhere = Memo::new(move |_| reading.place.get().is_elsewhere());
    window_event_listener(leptos::ev::keydown, move |event| {
        if elsewhere.get_untracked() {
            on_key_elsewhere(reading, &event);
        } else {
            on_key(store, &event);
        }
    });
    let asked = RwSignal::new(false);
    shell::on(shell::PLAYERS_ASKS, move |_| {
        // One sender is enough: it listens for as long as the page is open.
        if !asked.get_untracked() {
            asked.set(true);
        }
    });
    let screen = Memo::new(
        move |_| match store.view.with(|view| view.awaiting.clone()) {
            Awaiting::Setup => Screen::Opening,
            Awaiting::Rolls(_) => Screen::Fight,
            _ if store.is_by_phases() => Screen::Stack,
            _ => Screen::Fight,
        },
    );
    // A new screen starts at the top of the page.
    Effect::new(move |before: Option<(Screen, bool)>| {
        let rolls = |view: &EncounterView| matches!(view.awaiting, Awaiting::Rolls(_));
        let scene = (screen.get(), store.view.with(rolls));
        if before.is_some_and(|it| it != scene) {
            document::scroll_to_top();
        }
        scene
    });
    view! {
        // The table stays mounted behind the rules and home. Open panels and typed text are still there
        // later.
        <div class="page" hidden=flag(move || elsewhere.get())>
            <Header/>
            <main>
                <Notices/>
                {part(move || store.lesson.get().map(|_| later(Part::Tour)))}
                {part(move || Some(match screen.get() {
                    Screen::Opening => view! { <Opening/> }.into_any(),
                    Screen::Fight => later(Part::Table),
                    Screen::Stack => later(Part::StackScreen),
                }))}
            </main>
        </div>
        {part(move || reads.get().then(|| later(Part::Rules)))}
        {part(move || page.get().map(later))}
        {part(move || asked.get().then(|| later(Part::PlayersSender)))}
        {document::is_hosted().then(|| later(Part::Host))}
        <Status/>
    }
}

/// Handles a key on a page beside the table. Escape goes back, unless a field has used it.
fn on_key_elsewhere(reading: Reading, event: &KeyboardEvent) {
    if event.key() == "Escape" && !event.is_composing() && !event.default_prevented() {
        reading.leave();
        event.prevent_default();
    }
}

/// Handles a key on any other screen. Ignores keys while the user types, and keys that belong to
/// the browser.
fn on_key(store: Store, event: &KeyboardEvent) {
    let control = event.ctrl_key() || event.meta_key();
    if event.is_composing() || event.alt_key() {
        return;
    }
    if document::is_in_dialog(event) {
        // An open dialog has its own keys. Keys of the page behind it do nothing.
        if meant(store, event) == Some('?') && !document::is_writing(event) {
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
    let mut key = event.key();
    // Speech input can’t trigger commands by accident while single keys are off.
    let single = key.chars().count() == 1 && !control;
    if single && !store.settings.single_keys.get_untracked() {
        return;
    }
    if single {
        let Some(own) = meant(store, event) else {
            return;
        };
        key = own.into();
    }
    match (key.as_str(), control) {
        ("z" | "Z", _) if event.shift_key() => store.go(Step::Redo),
        ("z" | "Z", _) => store.go(Step::Undo),
        ("y", true) => store.go(Step::Redo),
        (_, true) => return,
        (" ", _) if document::is_pressable(event) => return,
        // Key repeat must not decide twice.
        (" " | "n" | "Enter", _) if event.repeat() => {}
        (" " | "n", _) => match main_command::command(store) {
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
        },
        ("p", _) => {
            if !document::press("prepare") && !document::press("beside-go") {
                store.go(Step::PreviousTurn);
            }
        }
        ("a", _) => {
            if !document::press("joins") {
                document::focus_now("quick-line");
            }
        }
        ("Delete", _) => {
            document::press("remove");
        }
        (choice, _) if matches!(choice.as_bytes(), [b'q' | b'0'..=b'9']) => {
            if choice != "q" && store.has_chosen() {
                // The digit goes into the field, as an amount for those selected together.
                store.ask_amount(false);
                return;
            }
            choose(choice);
        }
        ("d" | "h", _) => {
            store.ask_amount(key == "h");
        }
        ("r", _) => Reading::begin(),
        // Alt with an arrow moves the row.
        ("ArrowDown" | "ArrowUp", _) if event.alt_key() => return,
        ("j" | "ArrowDown", _) if in_fight(store) => {
            store.go(Step::Row(1));
            choose("");
        }
        ("k" | "ArrowUp", _) if in_fight(store) => {
            store.go(Step::Row(-1));
            choose("");
        }
        ("Escape", _) => {
            leave(store);
            return;
        }
        (own, _) => {
            let pressed = shortcuts::pressed(own).filter(|_| single);
            if !pressed.is_some_and(document::press) {
                return;
            }
        }
    }
    event.prevent_default();
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

/// Returns whether rows can be selected. On other screens arrow keys scroll the page.
fn in_fight(store: Store) -> bool {
    let asks_who = |view: &EncounterView| matches!(view.awaiting, Awaiting::HandOver(_));
    store
        .view
        .with_untracked(|view| view.current.is_some() || asks_who(view))
}
