//! The parts of the app, which load when they are first needed (docs/decisions/0012). Code that
//! only one part uses adds nothing to the first load.

use std::cell::{Cell, RefCell};

use asalto_core::Engine;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::reactive::part;
use crate::store::Store;
use crate::text::NoticeText;

/// The function that a loaded part provides: it builds the part's view.
type Show = fn() -> AnyView;

/// A part of the app.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The combat screen and the engine that decides its commands.
    Table,
    /// The menu at the top.
    Menu,
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
    /// The connection to a page that shows the app in a frame.
    Host,
    /// The rules to read.
    Rules,
    /// The screen of the TOW turn.
    StackScreen,
}

thread_local! {
    static LOADED: RefCell<Vec<(Part, Show)>> = const { RefCell::new(Vec::new()) };
    static ENGINE: Cell<Engine> = const { Cell::new(Engine::OPENING) };
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

/// Loads a part ahead of time. A failure shows only when the part is needed.
pub fn load_ahead(which: Part) {
    let store = Store::take();
    spawn_local(async move {
        let _ = load(store, which).await;
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
    spawn_local(async move {
        if load(store, which).await.is_ok() {
            then();
        } else {
            store.keeper.warning.set(Some(NoticeText::PartMissing));
            otherwise();
        }
    });
}

/// Loads the menu before the app starts, because it has the code that reads compacted documents.
pub async fn load_menu_first() {
    // If it fails, documents that need it stay untouched.
    let _ = keep(Part::Menu).await;
}

async fn load(store: Store, which: Part) -> Result<Show, SplitLoaderError> {
    if let Some(show) = loaded(which) {
        return Ok(show);
    }
    let show = keep(which).await?;
    if which == Part::Table {
        store.engine.set(ENGINE.get());
        store.push_rows();
    }
    Ok(show)
}

/// Loads a part and remembers its function.
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
        Part::Detection => split::detection().await,
        Part::Tools => split::tools().await,
        Part::Tour => split::tour().await,
        Part::ProfileForm => split::profile_form().await,
        Part::Host => split::host().await,
        Part::Rules => split::rules().await,
        Part::StackScreen => split::stack_screen().await,
    }
}

/// The split points. Code that only one of them reaches goes into its part.
#[expect(
    clippy::unnecessary_wraps,
    reason = "what cannot fail here fails where its part of the app cannot be had"
)]
mod split {
    use super::{ENGINE, Engine, IntoAny, Show, SplitLoaderError, view, wasm_split};
    use crate::components::combat::texts as combat_texts;
    use crate::components::detection::AwarenessCheck;
    use crate::components::host::Host;
    use crate::components::house_rules::HouseList;
    use crate::components::keys::HelpSheet;
    use crate::components::menu::Menu;
    use crate::components::profile_form::ProfileForm;
    use crate::components::stack::texts as stack_texts;
    use crate::components::tools::Tools;
    use crate::components::tour::Tour;
    use crate::library;
    use crate::part_texts;
    use crate::screens::fight::Fight;
    use crate::screens::rules::Rules;
    use crate::screens::stack::StackScreen;

    #[wasm_split(combat, fallible)]
    pub fn table() -> Result<Show, SplitLoaderError> {
        ENGINE.set(Engine::WHOLE);
        part_texts::install(&combat_texts::TEXTS);
        Ok(|| view! { <Fight/> }.into_any())
    }

    #[wasm_split(more, fallible)]
    pub fn help() -> Result<Show, SplitLoaderError> {
        Ok(|| view! { <HelpSheet/> }.into_any())
    }

    #[wasm_split(more, fallible)]
    pub fn menu() -> Result<Show, SplitLoaderError> {
        library::learn();
        Ok(|| view! { <Menu/> }.into_any())
    }

    #[wasm_split(more, fallible)]
    pub fn house_rules() -> Result<Show, SplitLoaderError> {
        Ok(|| view! { <HouseList/> }.into_any())
    }

    #[wasm_split(more, fallible)]
    pub fn detection() -> Result<Show, SplitLoaderError> {
        Ok(|| view! { <AwarenessCheck/> }.into_any())
    }

    #[wasm_split(more, fallible)]
    pub fn tools() -> Result<Show, SplitLoaderError> {
        Ok(|| view! { <Tools/> }.into_any())
    }

    #[wasm_split(more, fallible)]
    pub fn tour() -> Result<Show, SplitLoaderError> {
        Ok(|| view! { <Tour/> }.into_any())
    }

    #[wasm_split(more, fallible)]
    pub fn profile_form() -> Result<Show, SplitLoaderError> {
        Ok(|| view! { <ProfileForm/> }.into_any())
    }

    #[wasm_split(more, fallible)]
    pub fn host() -> Result<Show, SplitLoaderError> {
        Ok(|| view! { <Host/> }.into_any())
    }

    #[wasm_split(more, fallible)]
    pub fn rules() -> Result<Show, SplitLoaderError> {
        Ok(|| view! { <Rules/> }.into_any())
    }

    #[wasm_split(combat, fallible)]
    pub fn stack_screen() -> Result<Show, SplitLoaderError> {
        part_texts::install(&stack_texts::TEXTS);
        Ok(|| view! { <StackScreen/> }.into_any())
    }
}
