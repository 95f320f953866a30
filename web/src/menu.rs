//! The menu: the way home, language, theme, device and files.

use asalto_text::{Lang, MenuText, SetupText};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::backup::Backup;
use crate::components::device::Device;
use crate::components::lazy_part::later;
use crate::input::shortcuts::Shortcut;
use crate::parts::Part;
use crate::storage::settings::Theme;
use crate::store::Store;
use crate::ui::flag;

/// The content of the menu.
#[component]
pub fn Menu() -> impl IntoView {
    let store = Store::take();
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
    let begin = move |_| {
        store.begin_another();
        // The next step is to add combatants.
        document::press(Shortcut::Menu.id());
        document::focus_soon("quick-line");
    };
    view! {
        <div class="menu-body">
            <label>{store.label(MenuText::Language)}<select on:change=speak>{languages}</select></label>
            <label>{store.label(MenuText::Theme)}<select on:change=light>{themes}</select></label>
            <Device/>
            <a class="button" href="#rules">{store.label(SetupText::Rules)}<kbd aria-hidden="true">{store.shortcut(Shortcut::Rules)}</kbd></a>
            {later(Part::PlayersDesk)}
            <button id="new-encounter" on:click=begin>{store.label(MenuText::NewEncounter)}</button>
            <a class="button" href="#/home">{store.label(SetupText::Home)}</a>
            <Backup/>
            <a href="./licenses.txt" target="_blank">{store.label(MenuText::Licenses)}</a>
        </div>
    }
}
