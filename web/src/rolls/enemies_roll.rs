//! The choice of whether enemies of a kind roll initiative once.

use asalto_text::SetupText;
use leptos::prelude::*;

use crate::components::same_rolls::{commands, rolls_as_one, rolls_once, several};
use crate::store::Store;
use crate::ui::{flag, part, text};

/// The switch. It appears during setup if the ruleset rolls once for identical creatures, and there are several enemies
/// of a kind.
#[component]
pub fn EnemiesRoll() -> impl IntoView {
    let store = Store::take();
    let kinds = Memo::new(move |_| store.view.with(several));
    let matters = flag(move || rolls_once(store) && kinds.with(|kinds| !kinds.is_empty()));
    let on = move || kinds.with(|kinds| kinds.iter().all(|kind| rolls_as_one(kind)));
    let toggle = move |_| {
        let once = !untrack(on);
        store.settings.roll_apart(!once);
        store.dispatch_all(commands(store, kinds.get_untracked(), once));
    };
    part(move || {
        matters.get().then(|| {
            view! {
                <button class="toggle who-rolls" id="enemies-roll" aria-pressed=text(move || on().to_string()) on:click=toggle>
                    {store.label(SetupText::EnemiesRollOnce)}</button>
            }
        })
    })
}
