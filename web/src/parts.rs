//! The parts of the app, which load when they are first needed (docs/loading.md). Code that only one
//! part uses adds nothing to the first load.
//!
//! This file knows no part. [`provide`] installs the functions that load the parts, which name every screen.

use std::cell::{Cell, RefCell};
use std::future::Future;
use std::pin::Pin;

use asalto_text::Lang;
use futures::future::join;
use leptos::prelude::AnyView;
use wasm_split_helpers::SplitLoaderError;

use crate::languages;

/// The function of a loaded part: it builds the part's view.
pub type Show = fn() -> AnyView;

/// A file that is being loaded, and the value that it provides.
pub type Loading<T> = Pin<Box<dyn Future<Output = Result<T, SplitLoaderError>>>>;

/// The functions that load the files of the parts.
#[derive(Clone, Copy)]
pub struct Loaders {
    /// Loads the file of a part.
    pub part: fn(Part) -> Loading<Show>,
    /// Loads the reader of saved encounters, and enables it.
    pub reader: fn() -> Loading<()>,
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
    /// The files of other tools that come in, with their readers.
    BringIn,
    /// The formats in which the encounter goes out, with their writers.
    SendOut,
    /// The cover of the screen while files are dragged over it.
    DropTarget,
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
    /// The saved campaign: groups to add during setup, and the party after a combat.
    Campaign,
    /// The connection to a page that shows the app in a frame.
    Host,
    /// The window with the players' screen.
    Players,
    /// The settings of the players’ screen in the menu.
    PlayersDesk,
    /// The sender of the state to the players' screens.
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
    static LOADERS: Cell<Option<Loaders>> = const { Cell::new(None) };
    static LOADED: RefCell<Vec<(Part, Show)>> = const { RefCell::new(Vec::new()) };
}

/// Installs the functions that load the files of the parts.
pub fn provide(loaders: Loaders) {
    LOADERS.set(Some(loaders));
}

/// Returns the functions that load the files of the parts.
///
/// # Panics
/// If [`provide`] has not run, with which the app starts.
fn loaders() -> Loaders {
    LOADERS.get().expect("the app provides them when it starts")
}

/// Loads the reader of saved encounters.
///
/// # Errors
/// [`SplitLoaderError`] if its file can't be loaded.
pub async fn load_reader() -> Result<(), SplitLoaderError> {
    (loaders().reader)().await
}

/// Loads a part with the texts of a combat, and remembers its function.
///
/// # Errors
/// [`SplitLoaderError`] if one of the files can't be loaded.
pub async fn load(lang: Lang, which: Part) -> Result<Show, SplitLoaderError> {
    if let Some(show) = loaded(which) {
        return Ok(show);
    }
    let (texts, show) = join(languages::load_combat(lang), (loaders().part)(which)).await;
    texts?;
    let show = show?;
    LOADED.with_borrow_mut(|loaded| loaded.push((which, show)));
    Ok(show)
}

/// Returns the function of a part, if it has loaded.
#[must_use]
pub fn loaded(which: Part) -> Option<Show> {
    LOADED.with_borrow(|loaded| {
        let mut found = loaded.iter().filter(|(part, _)| *part == which);
        found.next().map(|(_, show)| *show)
    })
}
