//! The tiles of damage and healing, which open the bar.

use asalto_text::CombatText;
use leptos::prelude::*;

use crate::input::aim::{AMOUNT, Aim};
use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::ui::{flag, text as shown_text};

/// The two tiles.
#[component]
pub fn Points() -> impl IntoView {
    let store = Store::take();
    let open = store.is_open(AMOUNT);
    let tile = move |heals: bool, shortcut, label| {
        let armed = flag(move || open.get() && store.aim.with(Aim::heals) == heals);
        let press = move |_| {
            if armed.get_untracked() {
                store.close_drawer();
            } else {
                store.ask_amount(heals);
            }
        };
        let class = if heals {
            "tile to-heal"
        } else {
            "tile to-damage"
        };
        view! {
            <button class=class class:armed=armed aria-disabled=shown_text(move || store.watches().to_string()) on:click=press>
                {store.label(label)}<kbd aria-hidden="true">{store.shortcut(shortcut)}</kbd></button>
        }
    };
    view! {
        {tile(false, Shortcut::Damage, CombatText::Damage)}
        {tile(true, Shortcut::Heal, CombatText::Heal)}
    }
}
