//! The top of the page: the round, undo and redo, the encounters, the language and the light.

use leptos::prelude::*;

use crate::browser::storage::Browser;
use crate::components::backup::Backup;
use crate::components::device::{Device, News};
use crate::library::{self, Item};
use crate::settings::Theme;
use crate::shown::{flag, part, text};
use crate::store::Store;
use crate::text::{self, Lang, Sentence, Word};

/// The top of the page.
#[component]
pub fn Header() -> impl IntoView {
    let store = Store::take();
    let round = move || {
        let view = store.view.get();
        let round = view.round.map(|round| store.say(&Sentence::Round(round)))?;
        let number = view.combatants.iter().filter(|one| one.passed).count();
        let of = view
            .combatants
            .iter()
            .filter(|one| one.count.is_some())
            .count();
        let turn = view
            .current
            .map(|_| store.say(&Sentence::TurnOf { number, of }));
        Some(view! {
            <p class="round"><strong>{round}</strong><span class="wide">
                " · "{turn}" · "{text::ruleset(store.lang(), view.ruleset)}
            </span></p>
        })
    };
    let can_undo = move || store.with_session(|session| session.cursor() > 0);
    let can_redo = move || store.with_session(|session| session.cursor() < session.entries().len());
    view! {
        <header class="top">
            <h1>"Asalto"</h1>
            {part(round)}
            <span class="gap"></span>
            <button class="quiet" on:click=move |_| store.undo()
                aria-disabled=text(move || (!can_undo()).to_string())>
                <span class="glyph" aria-hidden="true">"↶"</span>
                <span class="text">{store.label(Word::Undo)}</span><kbd aria-hidden="true">"Z"</kbd>
            </button>
            <button class="quiet" on:click=move |_| store.redo()
                aria-disabled=text(move || (!can_redo()).to_string())>
                <span class="glyph" aria-hidden="true">"↷"</span>
                <span class="text">{store.label(Word::Redo)}</span>
            </button>
            <details class="menu" on:toggle=move |_| store.keeper.lists.update(|lists| *lists += 1)>
                <summary>{store.label(Word::Menu)}<News/></summary>
                <Menu/>
            </details>
        </header>
    }
}

#[component]
fn Menu() -> impl IntoView {
    let store = Store::take();
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
            Theme::System => Word::ThemeSystem,
            Theme::Dark => Word::ThemeDark,
            Theme::Light => Word::ThemeLight,
        };
        let chosen = move || store.settings.theme.get() == theme;
        view! { <option value=theme.key() selected=flag(chosen)>{store.label(word)}</option> }
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
            <label>{store.label(Word::Language)}<select on:change=speak>{languages}</select></label>
            <label>{store.label(Word::Theme)}<select on:change=light>{themes}</select></label>
            <Device/>
            <button on:click=move |_| store.begin_another()>{store.label(Word::NewEncounter)}</button>
            <h2>{store.label(Word::Encounters)}</h2>
            <ul class="encounters">
                <For each=items key=Item::clone let:item>
                    <li><Kept item/></li>
                </For>
            </ul>
            <Backup/>
            <p class="keys">{store.label(Word::Keys)}</p>
        </div>
    }
}

/// An encounter that is kept.
#[component]
fn Kept(item: Item) -> impl IntoView {
    let store = Store::take();
    let more = item.count.saturating_sub(item.names.len());
    let names = item.names.join(", ");
    let title = move || {
        store.say(&Sentence::Title {
            names: &names,
            more,
        })
    };
    view! {
        <button class="quiet" on:click=move |_| store.turn_to_kept(item.id)>{text(title)}</button>
    }
}
