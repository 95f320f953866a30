//! Arrivals: newcomers that may be aware of the combat, and combatants that left and may come back.

use asalto_core::Command;
use asalto_text::CombatText;
use leptos::prelude::*;

use crate::browser::document;
use crate::store::Store;
use crate::ui::part;

/// The available commands that bring a combatant into the combat.
#[component]
pub fn Arrivals() -> impl IntoView {
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
            let (text, who) = match command {
                Command::ArriveAware { who } => (CombatText::ArrivesAware, who),
                Command::BringBack { who } => (CombatText::BringBack, who),
                _ => return None,
            };
            let words = store.text_with(text, &[&store.name(who)]);
            let go = move |_| {
                store.dispatch(command.clone());
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
