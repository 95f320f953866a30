//! The menu: encounters, language, theme, device and files.

use leptos::prelude::*;

use crate::browser::storage::Browser;
use crate::components::backup::Backup;
use crate::components::campaign::List;
use crate::components::device::Device;
use crate::components::players::Desk;
use crate::components::saved_encounter::{Kept, tidy};
use crate::library;
use crate::reactive::{each, flag, key};
use crate::settings::Theme;
use crate::store::Store;
use crate::text::{Lang, MenuText, SetupText};

/// The content of the menu.
#[component]
pub fn Menu() -> impl IntoView {
    let store = Store::take();
    tidy(store);
    // The list may change with the encounter, so it is read again then.
    let items = move || {
        store.view.track();
        store.keeper.lists.track();
        library::items(&Browser)
    };
    let languages = Lang::ALL.map(|lang| {
        let chosen = move || store.lang() == lang;
        view! { <option value=lang.tag() selected=flag(chosen) lang=lang.tag()>{lang.name()}</option> }
    });
    let themes = Theme::ALL.map(|theme| {
        let word = match theme {
            Theme::System => MenuText::ThemeSystem,
            Theme::Dark => MenuText::ThemeDark,
            Theme::Light => MenuText::ThemeLight,
        };
        let chosen = move || store.settings.theme.get() == theme;
        view! { <option value=theme.key() selected=flag(chosen)>{store.label(word)}</option> }
    });
    let speak = move |event| {
        if let Some(lang) = Lang::from_tag(&event_target_value(&event)) {
            store.use_language(lang);
        }
    };
    let light = move |event| {
        store
            .settings
            .light(Theme::from_key(&event_target_value(&event)));
    };
    view! {
        <div class="menu-body">
            <label>{store.label(MenuText::Language)}<select on:change=speak>{languages}</select></label>
            <label>{store.label(MenuText::Theme)}<select on:change=light>{themes}</select></label>
            <Device/>
            <a class="button" href="#rules">{store.label(SetupText::Rules)}<kbd aria-hidden="true">{store.shortcut('r')}</kbd></a>
            <Desk/>
            <button id="new-encounter" on:click=move |_| store.begin_another()>{store.label(MenuText::NewEncounter)}</button>
            <h2>{store.label(MenuText::Encounters)}</h2>
            <ul class="encounters">
                {each(items, key, |item| view! { <li><Kept item/></li> }.into_any())}
            </ul>
            <List/>
            <Backup/>
            <a href="./licenses.txt" target="_blank">{store.label(MenuText::Licenses)}</a>
        </div>
    }
}
