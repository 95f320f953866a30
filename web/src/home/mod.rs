//! Home: the combat to continue, the saved encounters, samples and tutorials, and files.

mod changes;
mod continue_card;
mod encounter;
mod encounters;
mod ladder;
mod unreadable;

use asalto_text::{HomeText, MenuText, RulebookText, SetupText};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::document;
use crate::components::backup::Backup;
use crate::components::campaign::List;
use crate::components::help_button::HelpButton;
use crate::components::notices::Notices;
use crate::components::samples::{Samples, Tutorial};
use crate::storage::archive::encounters as shelf;
use crate::storage::browser_port::Browser;
use crate::storage::library;
use crate::store::Store;
use crate::store::address::Reading;

use continue_card::Last;
use encounters::Encounters;
use unreadable::Unreadable;

/// The id of the heading, which takes the focus when home opens.
const TOP: &str = "home";

/// The screen.
#[component]
pub fn Home() -> impl IntoView {
    let store = Store::take();
    let reading = Reading::take();
    library::repair(&Browser, crate::browser::clock::now().0);
    // The list may change while closed encounters move to the archive.
    let settles = RwSignal::new(true);
    spawn_local(async move {
        shelf::put_away(move || store.keeper.opened()).await;
        store.keeper.repair_open();
        shelf::repair_list().await;
        store.keeper.lists.update(|lists| *lists += 1);
        // Home may be closed by now.
        settles.try_set(false);
    });
    Effect::new(move |_| document::focus_soon(TOP));
    let begin = move |_| {
        store.begin_another();
        reading.to_table("quick-line");
    };
    view! {
        <main class="home">
            <div class="home-top">
                <button class="quiet" on:click=move |_| reading.leave()>
                    <span aria-hidden="true">"←"</span><span class="text">{store.label(RulebookText::Leave)}</span>
                </button>
                <h1 id=TOP tabindex="-1">{store.label(SetupText::Home)}</h1>
                <HelpButton/>
                <button id="begin" on:click=begin>{store.label(MenuText::NewEncounter)}</button>
            </div>
            <Notices/>
            <div class="home-columns">
                <div class="column">
                    <Last/>
                    <Encounters settles/>
                </div>
                <div class="column">
                    <section class="groups"><List/></section>
                    <section class="ready-made">
                        <h2>{store.label(HomeText::Samples)}</h2>
                        <Tutorial prefix="home-sample"/>
                        <Samples prefix="home-sample"/>
                    </section>
                    <section class="files"><Backup/></section>
                    <Unreadable/>
                </div>
            </div>
        </main>
    }
}
