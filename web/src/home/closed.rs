//! The notice that the database of the archive can't be opened, so that home may lack what is in it.

use std::time::Duration;

use asalto_text::{HomeText, NoticeText};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::storage::archive;
use crate::storage::archive::DocumentKind;
use crate::storage::campaign::Campaign;
use crate::store::Store;
use crate::ui::{flag, part};

/// The time after which home looks again.
const AGAIN: Duration = Duration::from_secs(5);

/// The notice, as long as it is true. `look` reads everything again: a button does it at once, and home as soon as the database
/// opens.
#[component]
pub fn Closed(look: fn(Store)) -> impl IntoView {
    let store = Store::take();
    let closed = flag(archive::follow_closed);
    // It ends with home.
    let waits = RwSignal::new(());
    Effect::new(move |was: Option<bool>| {
        let is_closed = closed.get();
        if is_closed {
            look_soon(waits);
        } else if was == Some(true) {
            look(store);
            Campaign::read();
        }
        is_closed
    });
    let try_again = move |_| {
        look(store);
        Campaign::read();
        // The same sentence is said again.
        store.announced.set(String::new());
        store.announced.set(store.text(HomeText::Closed).to_owned());
    };
    part(move || {
        closed.get().then(|| {
            view! {
                <div class="notice warning closed"><p role="alert">{store.label(HomeText::Closed)}</p>
                    <button on:click=try_again>{store.label(NoticeText::TryAgain)}</button>
                </div>
            }
        })
    })
}

/// Asks the database again after a while, for as long as it does not open.
fn look_soon(waits: RwSignal<()>) {
    let look = move || {
        if waits.is_disposed() {
            return;
        }
        spawn_local(async move {
            // Its answer says whether the database opens.
            let _labels = archive::ids(DocumentKind::Label).await;
            if archive::is_closed() {
                look_soon(waits);
            }
        });
    };
    set_timeout(look, AGAIN);
}
