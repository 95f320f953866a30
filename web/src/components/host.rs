//! The other end of `web/shell/frame.js`: what a page around the app says and wants to know
//! (docs/decisions/0016).

use asalto_core::Session;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::shell;
use crate::settings::Theme;
use crate::store::Store;
use crate::text::Lang;

/// Shows nothing; listens to the host and tells it each state.
#[component]
pub fn Host() -> impl IntoView {
    let store = Store::take();
    shell::on("asalto:host-state", move |text| {
        let session = text
            .as_string()
            .and_then(|text| Session::from_text(&text).ok());
        if let Some(session) = session {
            store.keeper.keep(&session);
            store.fall_silent();
            store.present.set(None);
            store.follow(session);
        }
    });
    shell::on("asalto:host-role", move |role| {
        store
            .keeper
            .follows
            .set(role.as_string().as_deref() == Some("follows"));
    });
    shell::on("asalto:host-language", move |tag| {
        if let Some(lang) = tag.as_string().and_then(|tag| Lang::from_tag(&tag)) {
            store.speak(lang);
        }
    });
    shell::on("asalto:host-theme", move |key| {
        store
            .settings
            .light(Theme::from_key(&key.as_string().unwrap_or_default()));
    });
    Effect::new(move |_| {
        // Every session has a notation.
        if let Ok(text) = store.with_session(Session::to_text) {
            shell::tell("asalto:host-told", &JsValue::from_str(&text));
        }
    });
}
