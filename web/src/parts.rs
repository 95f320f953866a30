//! The parts of the app, which load when they are first needed (docs/decisions/0012). Code that
//! only one part uses adds nothing to the first load.

mod split;

use std::cell::{Cell, RefCell};

use asalto_core::{Command, openings};
use asalto_text::{Lang, NoticeText};
use futures::future::join;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::SplitLoaderError;

use crate::browser::document;
use crate::engine::Engine;
use crate::languages;
use crate::library;
use crate::reactive::part;
use crate::settings;
use crate::store::{Refused, Step, Store};

/// The function that a loaded part provides: it builds the part's view.
pub type Show = fn() -> AnyView;

/// What the keys of every screen do, as far as it is loaded.
#[derive(Clone, Copy)]
pub struct Main {
    /// Returns the command of the main button, if it needs no further input.
    pub command: fn(Store) -> Option<Command>,
    /// Moves the focus after that command.
    pub focus: fn(Store),
    /// Takes a step through the log or the order.
    pub travel: fn(Store, Step),
    /// Shows and announces a rejected command.
    pub refuse: fn(Store, Refused),
}

impl Main {
    /// Until a combat is loaded the command is the first one to offer.
    const SETUP: Self = Self {
        command: |store| {
            let offered = untrack(|| store.with_session(|session| openings(session.encounter())));
            offered.into_iter().next()
        },
        focus: |_| document::focus_soon("go"),
        // An undo folds the log, and takes the code for all its events.
        travel: |store, step| after(store, Part::Table, move || (main().travel)(store, step)),
        refuse: |store, refused| after(store, Part::Table, move || (main().refuse)(store, refused)),
    };
}

/// A part of the app.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The combat screen and the engine that decides its commands.
    Table,
    /// The menu at the top.
    Menu,
    /// Home: the saved encounters.
    Home,
    /// The page of a party.
    Party,
    /// The command line.
    CommandLine,
    /// The sheet of keyboard shortcuts.
    Help,
    /// The list of house rules.
    HouseRules,
    /// The awareness matrix and its checks.
    Detection,
    /// The dice, and copying and printing the log.
    Tools,
    /// The tutorials.
    Tour,
    /// The full form for a combatant.
    ProfileForm,
    /// The search for creatures in the quick line.
    Creatures,
    /// The stat block of a creature.
    StatBlock,
    /// The stat block of a saved creature.
    OwnBlock,
    /// What is saved of the campaign: to add during setup, to take back at the end.
    Campaign,
    /// The connection to a page that shows the app in a frame.
    Host,
    /// The window with the players' screen.
    Players,
    /// The sender of what the players' screen shows.
    PlayersSender,
    /// The marks of combatants that the players' screen does not show.
    KeptOff,
    /// The rules to read.
    Rules,
    /// The screen of the TOW turn.
    StackScreen,
    /// The rejection of the last command.
    Refusal,
    /// The drawer of mounting.
    Mounting,
    /// The drawer of a place in the order.
    Seats,
    /// The drawer of casting.
    Casting,
    /// The drawer of conditions and effects.
    Conditions,
    /// The drawer of readying an action.
    Ready,
}

thread_local! {
    static LOADED: RefCell<Vec<(Part, Show)>> = const { RefCell::new(Vec::new()) };
    static ENGINE: Cell<Engine> = const { Cell::new(Engine::SETUP) };
    static MAIN: Cell<Main> = const { Cell::new(Main::SETUP) };
}

/// The loading state of a part.
#[derive(Clone, Copy)]
enum Loading {
    Begun,
    Done(Show),
    Failed,
}

/// Shows a part as soon as it has loaded, or an error and a button to retry.
pub fn later(which: Part) -> AnyView {
    let store = Store::take();
    let state = RwSignal::new(loaded(which).map_or(Loading::Begun, Loading::Done));
    let begin = move || {
        state.set(Loading::Begun);
        spawn_local(async move {
            let loading = match load(store, which).await {
                Ok(show) => Loading::Done(show),
                Err(_) => Loading::Failed,
            };
            // The view may be gone by now.
            state.try_set(loading);
        });
    };
    if loaded(which).is_none() {
        begin();
    }
    let shown = move || match state.get() {
        Loading::Begun => None,
        Loading::Done(show) => Some(show()),
        Loading::Failed => Some(
            view! {
                <p class="hint" role="alert">{store.label(NoticeText::PartMissing)}</p>
                <button on:click=move |_| begin()>{store.label(NoticeText::TryAgain)}</button>
            }
            .into_any(),
        ),
    };
    part(shown).into_any()
}

/// Returns what the keys of every screen do, as far as it is loaded.
pub fn main() -> Main {
    MAIN.get()
}

/// Returns the functions of the core, as far as they are loaded.
pub fn engine() -> Engine {
    ENGINE.get()
}

/// Loads a part ahead of time. A failure shows only when the part is needed.
pub fn load_ahead(which: Part) {
    let store = Store::take();
    spawn_local(async move {
        let _ = load(store, which).await;
    });
}

/// Loads a part ahead of time, after the next picture. A failure shows only when the part is needed.
pub fn load_after_picture(which: Part) {
    let store = Store::take();
    document::after_picture(move || {
        spawn_local(async move {
            let _ = load(store, which).await;
        });
    });
}

/// Runs a function after a part has loaded; warns if the part can't be loaded.
pub fn after(store: Store, which: Part, then: impl FnOnce() + 'static) {
    after_or(store, which, then, || {});
}

/// Runs a function after a part has loaded; warns and runs the other one if it can't be loaded.
pub fn after_or(
    store: Store,
    which: Part,
    then: impl FnOnce() + 'static,
    otherwise: impl FnOnce() + 'static,
) {
    run_after(store, which, Box::new(then), Box::new(otherwise));
}

fn run_after(store: Store, which: Part, then: Box<dyn FnOnce()>, otherwise: Box<dyn FnOnce()>) {
    spawn_local(async move {
        if load(store, which).await.is_ok() {
            then();
        } else {
            store.keeper.warning.set(Some(NoticeText::PartMissing));
            otherwise();
        }
    });
}

/// Loads the window with the players' screen, which takes the place of the app.
pub async fn load_players() -> Option<Show> {
    keep(settings::language(), Part::Players).await.ok()
}

/// Loads the code that reads saved encounters before the app starts.
pub async fn load_reader_first() {
    // If it fails, saved encounters stay untouched, and the app says so.
    let _ = split::reader().await;
}

/// Runs a function as soon as saved encounters can be read; warns if that part can't be loaded.
pub fn with_reader(store: Store, then: impl FnOnce() + 'static) {
    if library::is_learned() {
        then();
        return;
    }
    spawn_local(async move {
        if split::reader().await.is_ok() {
            then();
        } else {
            store.keeper.warning.set(Some(NoticeText::PartMissing));
        }
    });
}

async fn load(store: Store, which: Part) -> Result<Show, SplitLoaderError> {
    if let Some(show) = loaded(which) {
        return Ok(show);
    }
    let show = keep(untrack(|| store.lang()), which).await?;
    if which == Part::Table {
        store.engine.set(ENGINE.get());
        store.push_rows();
    }
    Ok(show)
}

/// Loads a part with the texts of a combat, and remembers its function.
async fn keep(lang: Lang, which: Part) -> Result<Show, SplitLoaderError> {
    let (texts, show) = join(languages::load_combat(lang), fetch(which)).await;
    texts?;
    let show = show?;
    LOADED.with_borrow_mut(|loaded| loaded.push((which, show)));
    Ok(show)
}

fn loaded(which: Part) -> Option<Show> {
    LOADED.with_borrow(|loaded| {
        let mut found = loaded.iter().filter(|(part, _)| *part == which);
        found.next().map(|(_, show)| *show)
    })
}

/// Loads the file of a part, and returns the part's function.
async fn fetch(which: Part) -> Result<Show, SplitLoaderError> {
    let of = match which {
        Part::Table | Part::Refusal => split::combat().await,
        _ => split::more().await,
    }?;
    Ok(of(which))
}
