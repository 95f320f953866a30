//! The device: app updates, and keeping the screen on.

use asalto_core::Awaiting;
use asalto_text::{NoticeText, SetupText, ToolsText};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::shell;
use crate::store::Store;
use crate::ui::{part, text};

/// Listens for app updates and keeps the screen on during combat.
///
/// It runs from the start, even if nobody opens the menu.
pub fn watch(store: Store) {
    shell::on(shell::UPDATE_READY, move |_| store.update.set(true));
    shell::on(shell::ANNOUNCE, move |words| {
        let words = words.as_string();
        store.announced.set(words.clone().unwrap_or_default());
        store.keeper.told.set(words);
    });
    Effect::new(move |_| {
        let rests = |awaiting: &Awaiting| matches!(awaiting, Awaiting::Setup | Awaiting::Ended);
        let fights = store.view.with(|view| !rests(&view.awaiting));
        if fights {
            shell::send(shell::REQUEST_PERSISTENCE, &JsValue::NULL);
        }
        shell::send(
            shell::KEEP_AWAKE,
            &(fights && store.settings.wake.get()).into(),
        );
    });
}

/// The dot on the menu button that announces an update.
#[component]
pub fn News() -> impl IntoView {
    let store = Store::take();
    let mark = move || {
        let news = store.update.get();
        news.then(|| {
            view! {
                <span class="dot" aria-hidden="true"></span>
                <span class="hidden">{store.label(NoticeText::UpdateReady)}</span>
            }
        })
    };
    view! { {part(mark)} }
}

/// The device section of the menu.
#[component]
pub fn Device() -> impl IntoView {
    let store = Store::take();
    let update = move || {
        store.update.get().then(|| {
            view! {
                <div class="update">
                    <p>{store.label(NoticeText::UpdateReady)}</p>
                    <button on:click=move |_| shell::send(shell::UPDATE_NOW, &JsValue::NULL)>
                        {store.label(NoticeText::UpdateNow)}
                    </button>
                </div>
            }
        })
    };
    view! {
        {part(update)}
        <button class="toggle" data-sign="screen" on:click=move |_| store.settings.stay_awake(!store.settings.wake.get())
            aria-pressed=text(move || store.settings.wake.get().to_string())>
            {store.label(SetupText::KeepScreenOn)}
        </button>
        <button class="toggle" data-sign="dice" on:click=move |_| store.settings.roll_real_dice(!store.settings.real_dice.get())
            aria-pressed=text(move || store.settings.real_dice.get().to_string())>
            {store.label(ToolsText::RealDice)}
        </button>
    }
}
