//! The menu, in three groups: language, theme and device; pages and the next encounter; files.

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
            <div class="menu-group">
                <label data-sign="language">{store.label(MenuText::Language)}<select on:change=speak>{languages}</select></label>
                <label data-sign="theme">{store.label(MenuText::Theme)}<select on:change=light>{themes}</select></label>
                <Device/>
            </div>
            <div class="menu-group">
                <button id="new-encounter" data-sign="new" on:click=begin>{store.label(MenuText::NewEncounter)}</button>
                <a class="button" data-sign="home" href="#/home">{store.label(SetupText::Home)}</a>
                <a class="button" data-sign="rules" href="#rules">{store.label(SetupText::Rules)}<kbd aria-hidden="true">{store.shortcut(Shortcut::Rules)}</kbd></a>
                {later(Part::PlayersDesk)}
            </div>
            <div class="menu-group">
                <Backup/>
                <a class="button" data-sign="about" href="./licenses.txt" target="_blank">{store.label(MenuText::Licenses)}</a>
            </div>
        </div>
    }
}
