//! What the app does with the device it is on: a new version, the screen that stays awake.

use asalto_core::Awaiting;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::shell;
use crate::shown::{part, text};
use crate::store::Store;
use crate::text::Word;
use crate::text::later::Tools;

/// Minds the device from the start, whether or not the menu is ever opened: a new version is told of,
/// and the screen stays awake while a fight runs.
pub fn mind(store: Store) {
    shell::on("asalto:update", move |_| store.update.set(true));
    shell::on("asalto:say", move |words| {
        let words = words.as_string();
        store.announced.set(words.clone().unwrap_or_default());
        store.keeper.told.set(words);
    });
    Effect::new(move |_| {
        let rests = |awaiting: &Awaiting| matches!(awaiting, Awaiting::Setup | Awaiting::Ended);
        let fights = store.view.with(|view| !rests(&view.awaiting));
        if fights {
            shell::tell("asalto:persist", &JsValue::NULL);
        }
        shell::tell("asalto:wake", &(fights && store.settings.wake.get()).into());
    });
}

/// The mark at the menu that something new is in it.
#[component]
pub fn News() -> impl IntoView {
    let store = Store::take();
    let mark = move || {
        let news = store.update.get();
        news.then(|| {
            view! {
                <span class="dot" aria-hidden="true"></span>
                <span class="hidden">{store.label(Word::UpdateReady)}</span>
            }
        })
    };
    view! { {part(mark)} }
}

/// The part of the menu about the device.
#[component]
pub fn Device() -> impl IntoView {
    let store = Store::take();
    let update = move || {
        store.update.get().then(|| {
            view! {
                <div class="update">
                    <p>{store.label(Word::UpdateReady)}</p>
                    <button on:click=move |_| shell::tell("asalto:update-now", &JsValue::NULL)>
                        {store.label(Word::UpdateNow)}
                    </button>
                </div>
            }
        })
    };
    view! {
        {part(update)}
        <button class="toggle" on:click=move |_| store.settings.stay_awake(!store.settings.wake.get())
            aria-pressed=text(move || store.settings.wake.get().to_string())>
            {store.label(Word::StayAwake)}
        </button>
        <button class="toggle" on:click=move |_| store.settings.roll_real_dice(!store.settings.real_dice.get())
            aria-pressed=text(move || store.settings.real_dice.get().to_string())>
            {store.own(Tools::RealDice)}
        </button>
    }
}
