//! The app: the store, the shortcuts, the frame of the page, and the screen in it.

pub mod fight;
pub mod header;
pub mod key_handler;
pub mod refusal;
pub mod split;
pub mod status;

use std::pin::pin;

use asalto_core::{Awaiting, EncounterView};
use asalto_text::SetupText;
use futures::future::select;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::{address, clock, document, shell, validity};
use crate::components::backup::listen;
use crate::components::device::watch;
use crate::components::drop_target::FilesOver;
use crate::components::help_button::{HelpDialog, HelpOpened};
use crate::components::incoming;
use crate::components::kept_texts;
use crate::components::lazy_part::later;
use crate::components::notices::Notices;
use crate::components::quick_line::take_early_lines;
use crate::input::number::{total, whole};
use crate::languages;
use crate::parts;
use crate::parts::{Part, Show};
use crate::setup::screen::Opening;
use crate::storage::browser_port::Browser;
use crate::storage::library;
use crate::storage::settings;
use crate::store::Store;
use crate::store::address::{Reading, Route};
use crate::ui::{flag, part};
use header::Header;
use key_handler::{on_key, on_key_elsewhere};
use status::Status;

/// The address of the players' screen.
const PLAYERS: &str = "/players";

/// How long the app waits for the reader of saved encounters before it starts without them, in milliseconds.
const LONGEST_WAIT: i32 = 3000;

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
        // Saved encounters stay untouched if it fails or takes long, and the app reports it.
        let reader = pin!(parts::load_reader());
        select(reader, pin!(clock::pause(LONGEST_WAIT))).await;
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
    kept_texts::ask_again();
    watch(store);
    store.keeper.ask_who_plays();
    if library::any(&Browser) && !library::has_reader() {
        store.open_when_readable();
    }
    let fault_words = move |fault| {
        untrack(|| match fault {
            validity::Fault::Missing => store.text(SetupText::FieldMissing).to_owned(),
            validity::Fault::NotWhole => store.text(SetupText::FieldWhole).to_owned(),
            validity::Fault::OutOfRange(low, high) => {
                let bounds = [low, high].map(|bound| store.lang().number(bound));
                store.text_with(SetupText::FieldRange, &bounds.each_ref().map(|it| &**it))
            }
            validity::Fault::Modifier => store.text(SetupText::FieldTotal).to_owned(),
            validity::Fault::Mismatch => store.text(SetupText::FieldMismatch).to_owned(),
        })
    };
    let announce = move |words: &str| store.announced.set(words.to_owned());
    validity::watch(fault_words, whole, total, announce);
    store.load_ahead(Part::Table);
    // The part also has the texts of rejections, which setup can show before the screen itself.
    Effect::new(move |_| {
        if store.is_by_phases() {
            store.load_ahead(Part::StackScreen);
        }
    });
    let reading = Reading::open(store);
    provide_context(reading);
    provide_context(HelpOpened(RwSignal::new(false)));
    let reads = Memo::new(move |_| reading.place.get().is_in_rules());
    let page = Memo::new(move |_| match reading.place.get() {
        Route::Home => Some(Part::Home),
        Route::Party(_) => Some(Part::Party),
        Route::BringIn => Some(Part::BringIn),
        _ => None,
    });
    let elsewhere = Memo::new(move |_| reading.place.get().is_elsewhere());
    window_event_listener(leptos::ev::keydown, move |event| {
        if elsewhere.get_untracked() {
            on_key_elsewhere(store, reading, &event);
        } else {
            on_key(store, &event);
        }
    });
    let over = incoming::receive();
    provide_context(FilesOver(over));
    let is_over = flag(move || over.with(Option::is_some));
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
    // The styles fade in each screen that comes after the first.
    Effect::new(move |before: Option<_>| {
        let shown = (screen.get(), reads.get(), page.get());
        if before.is_some_and(|it| it != shown) {
            document::set_changed();
        }
        shown
    });
    // Another lesson, and one of another encounter, begins anew.
    let taught = Memo::new(move |_| Some((store.lesson.get()?.lesson, store.keeper.number())));
    view! {
        // The table stays mounted behind the rules and home. Open panels and typed text are still there
        // later.
        <div class="page" hidden=flag(move || elsewhere.get())>
            <Header/>
            <main>
                <Notices/>
                {part(move || taught.get().map(|_| later(Part::Tour)))}
                {part(move || Some(match screen.get() {
                    Screen::Opening => view! { <Opening/> }.into_any(),
                    Screen::Fight => later(Part::Table),
                    Screen::Stack => later(Part::StackScreen),
                }))}
            </main>
        </div>
        {part(move || reads.get().then(|| later(Part::Rules)))}
        {part(move || page.get().map(later))}
        {part(move || is_over.get().then(|| later(Part::DropTarget)))}
        {part(move || asked.get().then(|| later(Part::PlayersSender)))}
        {document::is_hosted().then(|| later(Part::Host))}
        <HelpDialog/>
        <Status/>
    }
}
