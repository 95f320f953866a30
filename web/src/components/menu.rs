//! The menu: the encounters, the language, the light, and taking encounters along.

use leptos::prelude::*;

use crate::browser::storage::Browser;
use crate::components::backup::Backup;
use crate::components::device::Device;
use crate::components::kept::{Kept, tidy};
use crate::library;
use crate::settings::Theme;
use crate::shown::{each, flag, key};
use crate::store::Store;
use crate::text::later::Kept as Words;
use crate::text::{Lang, Word};

/// What the menu holds.
#[component]
pub fn Menu() -> impl IntoView {
    let store = Store::take();
    tidy(store);
    // The list is read again whenever the encounter changes, which is when it may have changed.
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
            Theme::System => Words::ThemeSystem,
            Theme::Dark => Words::ThemeDark,
            Theme::Light => Words::ThemeLight,
        };
        let chosen = move || store.settings.theme.get() == theme;
        view! { <option value=theme.key() selected=flag(chosen)>{store.own(word)}</option> }
    });
    let speak = move |event| {
        if let Some(lang) = Lang::from_tag(&event_target_value(&event)) {
            store.speak(lang);
        }
    };
    let light = move |event| {
        store
            .settings
            .light(Theme::from_key(&event_target_value(&event)));
    };
    view! {
        <div class="menu-body">
            <label>{store.own(Words::Language)}<select on:change=speak>{languages}</select></label>
            <label>{store.own(Words::Theme)}<select on:change=light>{themes}</select></label>
            <Device/>
            <a class="button" href="#rules">{store.label(Word::Rules)}<kbd aria-hidden="true">{store.key('r')}</kbd></a>
            <button id="new-encounter" on:click=move |_| store.begin_another()>{store.own(Words::NewEncounter)}</button>
            <h2>{store.own(Words::Encounters)}</h2>
            <ul class="encounters">
                {each(items, key, |item| view! { <li><Kept item/></li> }.into_any())}
            </ul>
            <Backup/>
        </div>
    }
}
