//! The export of replays, for `<asalto-tracker src>` in a web page (docs/widget.md).

use asalto_core::Session;
use asalto_text::ReplayText;
use leptos::prelude::*;

use crate::browser::shell;
use crate::storage::library;
use crate::storage::library::Slot;
use crate::store::Store;
use crate::ui::{flag, part};

/// The buttons that export the open encounter as a replay: the whole log, or the part that the players saw.
#[component]
pub fn Export() -> impl IntoView {
    let store = Store::take();
    let some = flag(move || store.with_session(|session| session.cursor() > 0));
    let whole = move |_| export("asalto-replay", &played(store));
    // The visible events of a log that loads form a session.
    let seen = move |_| {
        let hidden = store.off_screen.get_untracked();
        if let Some(seen) = played(store).for_players_without(&hidden) {
            export("asalto-replay-players", &seen);
        }
    };
    part(move || {
        some.get().then(|| {
            view! {
                <button data-sign="replay" on:click=whole aria-describedby="export-hint">{store.label(ReplayText::Export)}</button>
                <button data-sign="replay" on:click=seen aria-describedby="export-hint">{store.label(ReplayText::ExportSeen)}</button>
                <p class="hint" id="export-hint">{store.label(ReplayText::ExportHint)}</p>
            }
        })
    })
}

/// Returns the encounter as it was played, even while an earlier moment is on view.
pub fn played(store: Store) -> Session {
    let mut session = untrack(|| store.with_session(Session::clone));
    if let Some(present) = store.present.get_untracked() {
        session.seek(present);
    }
    session.played()
}

/// Offers a session as a file, which the app can also add.
fn export(stem: &str, session: &Session) {
    // Every session has a text form.
    if let Ok(body) = session.to_text() {
        let slot = Slot {
            generation: 1,
            body: &body,
        };
        let key = library::keys_of(1) + "a";
        shell::send(
            shell::DOWNLOAD_TEXT,
            &shell::texts(&[stem, &key, &slot.write()]),
        );
    }
}
