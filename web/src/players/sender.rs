//! The sender in the window that plays: it sends the players' screens their content.

use std::time::Duration;

use asalto_core::encounter::Stage;
use asalto_core::{Session, Timestamp};
use leptos::prelude::*;

use super::PlayersMessage;
use super::message::send;
use crate::browser::{clock, shell};
use crate::components::screen_settings::ScreenSettings;
use crate::store::Store;

/// Sends each change while a players' screen is open; shows nothing.
#[component]
pub fn Sender() -> impl IntoView {
    let store = Store::take();
    let shown = ScreenSettings::signal();
    let heard = RwSignal::new(true);
    let last = RwSignal::new(None::<PlayersMessage>);
    shell::on(shell::PLAYERS_ASKS, move |_| {
        heard.set(true);
        last.with_untracked(|last| last.as_ref().map(PlayersMessage::send));
    });
    // The other players' screens ask again.
    shell::on(shell::PLAYERS_BYE, move |_| {
        heard.set(false);
        send(&["hello"]);
    });
    let waits = StoredValue::new(false);
    let tell = move || {
        waits.set_value(false);
        untrack(|| send_changes(store, last));
    };
    Effect::new(move |_| {
        store.with_session(|_| ());
        shown.track();
        store.settings.lang.track();
        store.settings.theme.track();
        // Earlier moments are for the game master alone.
        let silent = store.keeper.follows.get() || store.present.get().is_some();
        if heard.get() && !silent && !waits.get_value() {
            waits.set_value(true);
            // The game master's window updates first.
            set_timeout(tell, Duration::ZERO);
        }
    });
}

/// Sends the present, if it differs from the last message.
fn send_changes(store: Store, last: RwSignal<Option<PlayersMessage>>) {
    let encounter = store.keeper.opened();
    let is_over = is_over(store);
    let (facts, message) = ScreenSettings::signal().with(|shown| {
        let message = shown.message_in(encounter, is_over);
        (shown.of(encounter), message.to_owned())
    });
    let screen = store.with_session(|session| session.player_screen(&facts));
    let Some(screen) = screen else { return };
    let told = PlayersMessage {
        at: 0,
        lang: store.lang(),
        theme: store.settings.theme.get(),
        message,
        screen,
    };
    let before = last.get();
    let same = before.as_ref().is_some_and(|before| {
        let at = before.at;
        *before == PlayersMessage { at, ..told.clone() }
    });
    if !same {
        let at = before.map_or_else(|| last_change(store), |_| clock::now());
        let told = PlayersMessage { at: at.0, ..told };
        told.send();
        last.set(Some(told));
    }
}

/// Returns whether the combat is over.
pub(super) fn is_over(store: Store) -> bool {
    store.with_session(|session| session.encounter().stage() == &Stage::Ended)
}

/// Returns the time of the last command with a visible event, which is that of the first message: another window may
/// have played since.
fn last_change(store: Store) -> Timestamp {
    let entries = store.with_session(Session::player_entries);
    let last = entries.as_deref().and_then(<[_]>::last);
    last.map(|entry| entry.at).unwrap_or_default()
}
