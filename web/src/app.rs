//! The app: the store, the keys, the frame of the page, and which screen is in it.

use asalto_core::Awaiting;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::{document, shell};
use crate::components::{
    backup::listen, device::mind, header::Header, notices::Notices, status::Status,
};
use crate::screens::combat::{Combat, primary_command};
use crate::screens::opening::Opening;
use crate::screens::rolls::Rolls;
use crate::shown::part;
use crate::store::Store;
use crate::{settings, text};

/// Mounts the app in the page, once it has a language to speak.
pub fn start() {
    // Leptos' own tasks begin with the mounting.
    js_sys::futures::spawn_local(async {
        match text::load(settings::language()).await {
            Ok(()) => {
                mount_to_body(App);
                shell::tell("asalto:started", &JsValue::NULL);
            }
            Err(_) => shell::tell("asalto:failed", &JsValue::from_str("a language is missing")),
        }
    });
}

/// Which screen is shown; a memo of it keeps a screen in place while its content changes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Screen {
    Opening,
    Rolls,
    Combat,
}

#[component]
fn App() -> impl IntoView {
    let store = Store::open();
    provide_context(store);
    store.keep_page_in_step();
    listen(store);
    mind(store);
    store.keeper.ask_who_plays();
    window_event_listener(leptos::ev::keydown, move |event| on_key(store, &event));
    let screen = Memo::new(move |_| match store.view.get().awaiting {
        Awaiting::Setup => Screen::Opening,
        Awaiting::Rolls(_) => Screen::Rolls,
        _ => Screen::Combat,
    });
    view! {
        <Header/>
        <main>
            <Notices/>
            {part(move || Some(match screen.get() {
                Screen::Opening => view! { <Opening/> }.into_any(),
                Screen::Rolls => view! { <Rolls/> }.into_any(),
                Screen::Combat => view! { <Combat/> }.into_any(),
            }))}
        </main>
        <Status/>
    }
}

/// The keys that work everywhere; none of them while the user writes, and none together with a key
/// that belongs to the browser.
fn on_key(store: Store, event: &KeyboardEvent) {
    let control = event.ctrl_key() || event.meta_key();
    if event.is_composing() || event.alt_key() || document::is_writing(event) {
        return;
    }
    let key = event.key();
    match (key.as_str(), control) {
        ("z" | "Z", _) if event.shift_key() => store.redo(),
        ("z" | "Z", _) => store.undo(),
        ("y", true) => store.redo(),
        (_, true) => return,
        (" ", _) if document::is_pressable(event) => return,
        (" " | "n" | "N", _) => match primary_command(store) {
            Some(command) => {
                store.dispatch(&command);
            }
            None => return,
        },
        ("p" | "P", _) => store.previous_turn(),
        ("d" | "D" | "h" | "H", _) => {
            store.heals.set(key.eq_ignore_ascii_case("h"));
            document::focus_now("amount");
        }
        ("j" | "J" | "ArrowDown", _) if in_fight(store) => store.select_further(1),
        ("k" | "K" | "ArrowUp", _) if in_fight(store) => store.select_further(-1),
        ("Escape", _) => {
            store.why.set(None);
            store.refused.set(None);
        }
        _ => return,
    }
    event.prevent_default();
}

/// Whether rows can be selected: arrows scroll the page elsewhere.
fn in_fight(store: Store) -> bool {
    store.view.with_untracked(|view| view.current.is_some())
}
