//! The app's side of `web/shell/frame.js`: the messages to and from a page around the app
//! (docs/decisions/0016).

use asalto_core::{Change, PlayerView, Session};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::shell;
use crate::settings::Theme;
use crate::store::{Lens, Store};
use crate::text::Lang;

/// Listens to the host and sends it each state; shows nothing.
#[component]
pub fn Host() -> impl IntoView {
    let store = Store::take();
    shell::on("asalto:host-state", move |text| {
        let session = text
            .as_string()
            .and_then(|text| Session::from_text(&text).ok());
        if let Some(session) = session {
            store.keeper.keep(&session, Change::Whole);
            store.fall_silent();
            store.present.set(None);
            store.follow(session);
        }
    });
    shell::on("asalto:host-role", move |role| {
        let role = role.as_string().unwrap_or_default();
        store.keeper.follows.set(role != "gm");
        let lens: Option<Lens> = (role == "player").then_some(|view| PlayerView::of(view).into());
        store.lens.set(lens);
        store.push_rows();
    });
    shell::on("asalto:host-language", move |tag| {
        if let Some(lang) = tag.as_string().and_then(|tag| Lang::from_tag(&tag)) {
            store.use_language(lang);
        }
    });
    shell::on("asalto:host-theme", move |key| {
        store
            .settings
            .light(Theme::from_key(&key.as_string().unwrap_or_default()));
    });
    Effect::new(move |_| {
        // Every session has a text form.
        if let Ok(text) = store.with_session(Session::to_text) {
            shell::tell("asalto:host-told", &JsValue::from_str(&text));
        }
    });
}
