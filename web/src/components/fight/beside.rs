//! Beside the order: newcomers who may be aware of the fight, and those who have left it.

use asalto_core::Command;
use leptos::prelude::*;

use crate::browser::document;
use crate::shown::part;
use crate::store::Store;
use crate::text::fight::Phrase;

/// The commands by which somebody comes into the fight, as far as they are offered.
#[component]
pub fn Beside() -> impl IntoView {
    let store = Store::take();
    let offered = Memo::new(move |_| {
        let comes = |command: &&Command| {
            matches!(
                command,
                Command::ArriveAware { .. } | Command::BringBack { .. }
            )
        };
        store
            .available
            .with(|available| available.iter().filter(comes).cloned().collect::<Vec<_>>())
    });
    let buttons = move || {
        let buttons = offered.get().into_iter().filter_map(|command| {
            let (phrase, who) = match command {
                Command::ArriveAware { who } => (Phrase::ArrivesAware, who),
                Command::BringBack { who } => (Phrase::BringBack, who),
                _ => return None,
            };
            let words = store.fill(phrase, &[&store.name(who)]);
            let go = move |_| {
                store.dispatch(&command);
                document::focus_soon("go");
            };
            Some(view! { <button on:click=go>{words}</button> })
        });
        buttons.collect::<Vec<_>>()
    };
    part(move || {
        (!offered.with(Vec::is_empty)).then(|| {
            view! { <div class="buttons beside">{part(move || Some(buttons()))}</div> }
        })
    })
}
