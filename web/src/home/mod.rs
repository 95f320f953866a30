//! Home: the combat to continue, the saved encounters, parties, files, and last the samples and tutorials.

mod changes;
mod closed;
mod confirmed;
mod continue_card;
mod encounter;
mod encounters;
mod ladder;
mod other_tabs;
mod recently_deleted;
mod rename;
mod standing;
mod unreadable;

use asalto_text::{HomeText, RulebookText, SetupText};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::document;
use crate::components::backup::Backup;
use crate::components::campaign::List;
use crate::components::extras::TitleTyped;
use crate::components::for_good::ForGood;
use crate::components::help_button::HelpButton;
use crate::components::notices::Notices;
use crate::components::samples::{Samples, Tutorial};
use crate::storage::archive::bin;
use crate::storage::archive::encounters as shelf;
use crate::storage::browser_port::Browser;
use crate::storage::library;
use crate::store::Store;
use crate::store::address::Reading;
use crate::ui::empty;

use closed::Closed;
use continue_card::{Bar, Last};
use encounter::OpenMenu;
use encounters::Encounters;
use recently_deleted::RecentlyDeleted;
use rename::RenameOpen;
use unreadable::Unreadable;

/// The id of the heading, which takes the focus when home opens.
const TOP: &str = "home";

/// The screen, or the field for the title of the open encounter if the header asks for it.
#[component]
pub fn Home() -> impl IntoView {
    match use_context() {
        Some(TitleTyped(renames)) => view! { <RenameOpen renames/> }.into_any(),
        None => view! { <Screen/> }.into_any(),
    }
}

#[component]
fn Screen() -> impl IntoView {
    let store = Store::take();
    let reading = Reading::take();
    library::repair(&Browser, crate::browser::clock::now().0);
    // The list may change while closed encounters move to the archive.
    let settles = RwSignal::new(true);
    spawn_local(async move {
        settle(store).await;
        // Home may be closed by now.
        settles.try_set(false);
    });
    Effect::new(move |_| document::focus_soon(TOP));
    other_tabs::follow(store);
    changes::follow_names(store);
    on_cleanup(move || changes::withdraw(store));
    let menu = RwSignal::new(None);
    provide_context(OpenMenu(menu));
    view! {
        <main class="home" on:pointerdown=move |_| empty(menu)>
            <div class="home-top">
                <button class="quiet" on:click=move |_| reading.leave()>
                    <span class="icon" data-icon="back" aria-hidden="true"></span><span class="text">{store.label(RulebookText::Leave)}</span>
                </button>
                <h1 id=TOP tabindex="-1">{store.label(SetupText::Home)}</h1>
                <HelpButton/>
            </div>
            <Notices/>
            <Closed look=|store| spawn_local(settle(store))/>
            <ForGood/>
            <div class="home-columns">
                <div class="column">
                    <Last/>
                    <Encounters settles/>
                </div>
                <div class="column">
                    <section class="groups"><List/></section>
                    <section class="files"><Backup/></section>
                    <Unreadable/>
                    <section class="ready-made">
                        <h2>{store.label(HomeText::Samples)}</h2>
                        <Tutorial prefix="home-sample"/>
                        <Samples prefix="home-sample"/>
                    </section>
                </div>
            </div>
            <RecentlyDeleted/>
            <Bar/>
        </main>
    }
}

/// Moves closed encounters to the archive, and makes the list true.
async fn settle(store: Store) {
    shelf::put_away(move || store.keeper.opened()).await;
    store.keeper.repair_open();
    shelf::repair_list().await;
    bin::sweep().await;
    store.keeper.lists.update(|lists| *lists += 1);
}
