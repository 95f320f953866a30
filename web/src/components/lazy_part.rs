//! The place of a part of the app, which loads when it is first shown.

use asalto_text::NoticeText;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::network;
use crate::parts::{self, Part, Show};
use crate::store::Store;
use crate::ui::part;

/// The state of loading a part.
#[derive(Clone, Copy)]
enum Loading {
    Begun,
    Done(Show),
    Failed,
}

/// Shows a part as soon as it has loaded, or an error and a button to retry.
pub fn later(which: Part) -> AnyView {
    let store = Store::take();
    let known = parts::loaded(which);
    let state = RwSignal::new(known.map_or(Loading::Begun, Loading::Done));
    let begin = move || {
        state.set(Loading::Begun);
        spawn_local(async move {
            let loading = match parts::load(untrack(|| store.lang()), which).await {
                Ok(show) => Loading::Done(show),
                Err(_) => Loading::Failed,
            };
            // The view may be gone by now.
            state.try_set(loading);
        });
    };
    if known.is_none() {
        begin();
        network::on_return(move || {
            if matches!(state.get_untracked(), Loading::Failed) {
                begin();
            }
        });
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
