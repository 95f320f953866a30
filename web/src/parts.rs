//! The parts of the app that are loaded when they are first shown (docs/decisions/0012). What only a
//! part uses weighs nothing before.

use std::cell::{Cell, RefCell};

use asalto_core::Engine;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::shown::part;
use crate::store::Store;
use crate::text::Word;

/// Shows a part; what a part gives once it is loaded.
type Show = fn() -> AnyView;

/// A part of the app.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The fight on screen, and what decides it.
    Table,
    /// What the menu at the top holds.
    Menu,
    /// Every key.
    Help,
    /// The house rules that may be chosen.
    HouseRules,
    /// The matrix of awareness and its calculators.
    Noticing,
    /// The dice and the report beside the log.
    Tools,
    /// The guided fights.
    Tour,
    /// The form for a combatant.
    ProfileForm,
    /// What talks with another page around the app.
    Host,
    /// The rules in words.
    Rules,
    /// The screen of the TOW-turn.
    StackScreen,
}

thread_local! {
    static LOADED: RefCell<Vec<(Part, Show)>> = const { RefCell::new(Vec::new()) };
    static ENGINE: Cell<Engine> = const { Cell::new(Engine::OPENING) };
}

/// Where the loading of a part is.
#[derive(Clone, Copy)]
enum Loading {
    Begun,
    Done(Show),
    Failed,
}

/// A part as soon as it is there; where it cannot be had, a sentence and another try.
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
            // Meanwhile it may have been closed.
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
                <p class="hint" role="alert">{store.label(Word::PartMissing)}</p>
                <button on:click=move |_| begin()>{store.label(Word::TryAgain)}</button>
            }
            .into_any(),
        ),
    };
    part(shown).into_any()
}

/// Loads a part that will be wanted; where it cannot be had, that is told when it is wanted.
pub fn load_ahead(which: Part) {
    let store = Store::take();
    spawn_local(async move {
        let _ = load(store, which).await;
    });
}

/// Does something once a part is there; where it cannot be had, that is told.
pub fn after(store: Store, which: Part, then: impl FnOnce() + 'static) {
    spawn_local(async move {
        match load(store, which).await {
            Ok(_) => then(),
            Err(_) => store.keeper.warning.set(Some(Word::PartMissing)),
        }
    });
}

/// Loads the menu before the app is there, since what is stored cannot be read without it.
pub async fn load_menu_first() {
    // Where it cannot be had, what cannot be read is left as it is.
    let _ = keep(Part::Menu).await;
}

async fn load(store: Store, which: Part) -> Result<Show, SplitLoaderError> {
    if let Some(show) = loaded(which) {
        return Ok(show);
    }
    let show = keep(which).await?;
    if which == Part::Table {
        store.engine.set(ENGINE.get());
    }
    Ok(show)
}

/// Fetches a part and keeps what it gives.
async fn keep(which: Part) -> Result<Show, SplitLoaderError> {
    let show = fetch(which).await?;
    LOADED.with_borrow_mut(|loaded| loaded.push((which, show)));
    Ok(show)
}

fn loaded(which: Part) -> Option<Show> {
    LOADED.with_borrow(|loaded| {
        let mut found = loaded.iter().filter(|(part, _)| *part == which);
        found.next().map(|(_, show)| *show)
    })
}

async fn fetch(which: Part) -> Result<Show, SplitLoaderError> {
    match which {
        Part::Table => split::table().await,
        Part::Menu => split::menu().await,
        Part::Help => split::help().await,
        Part::HouseRules => split::house_rules().await,
        Part::Noticing => split::noticing().await,
        Part::Tools => split::tools().await,
        Part::Tour => split::tour().await,
        Part::ProfileForm => split::profile_form().await,
        Part::Host => split::host().await,
        Part::Rules => split::rules().await,
        Part::StackScreen => split::stack_screen().await,
    }
}

/// The split points. What one of them alone reaches is in its part.
#[expect(
    clippy::unnecessary_wraps,
    reason = "what cannot fail here fails where its part of the app cannot be had"
)]
mod split {
    use super::{ENGINE, Engine, IntoAny, Show, SplitLoaderError, view, wasm_split};
    use crate::components::fight;
    use crate::components::host::Host;
    use crate::components::house_rules::HouseList;
    use crate::components::keys::HelpSheet;
    use crate::components::menu::Menu;
    use crate::components::noticing::Noticing;
    use crate::components::profile_form::ProfileForm;
    use crate::components::stack::told;
    use crate::components::tools::Tools;
    use crate::components::tour::Tour;
    use crate::library;
    use crate::screens::fight::Fight;
    use crate::screens::rules::Rules;
    use crate::screens::stack::StackScreen;
    use crate::telling;

    #[wasm_split(table, fallible)]
    pub fn table() -> Result<Show, SplitLoaderError> {
        ENGINE.set(Engine::WHOLE);
        telling::say_more(&fight::MORE);
        Ok(|| view! { <Fight/> }.into_any())
    }

    #[wasm_split(help, fallible)]
    pub fn help() -> Result<Show, SplitLoaderError> {
        Ok(|| view! { <HelpSheet/> }.into_any())
    }

    #[wasm_split(menu, fallible)]
    pub fn menu() -> Result<Show, SplitLoaderError> {
        library::learn();
        Ok(|| view! { <Menu/> }.into_any())
    }

    #[wasm_split(house, fallible)]
    pub fn house_rules() -> Result<Show, SplitLoaderError> {
        Ok(|| view! { <HouseList/> }.into_any())
    }

    #[wasm_split(noticing, fallible)]
    pub fn noticing() -> Result<Show, SplitLoaderError> {
        Ok(|| view! { <Noticing/> }.into_any())
    }

    #[wasm_split(tools, fallible)]
    pub fn tools() -> Result<Show, SplitLoaderError> {
        Ok(|| view! { <Tools/> }.into_any())
    }

    #[wasm_split(tour, fallible)]
    pub fn tour() -> Result<Show, SplitLoaderError> {
        Ok(|| view! { <Tour/> }.into_any())
    }

    #[wasm_split(profile_form, fallible)]
    pub fn profile_form() -> Result<Show, SplitLoaderError> {
        Ok(|| view! { <ProfileForm/> }.into_any())
    }

    #[wasm_split(host, fallible)]
    pub fn host() -> Result<Show, SplitLoaderError> {
        Ok(|| view! { <Host/> }.into_any())
    }

    #[wasm_split(rules, fallible)]
    pub fn rules() -> Result<Show, SplitLoaderError> {
        Ok(|| view! { <Rules/> }.into_any())
    }

    #[wasm_split(stack_screen, fallible)]
    pub fn stack_screen() -> Result<Show, SplitLoaderError> {
        telling::install(&told::TALE);
        Ok(|| view! { <StackScreen/> }.into_any())
    }
}
