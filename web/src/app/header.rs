//! The top of the page: the round, undo and redo, and the menu.

use asalto_core::Awaiting;
use asalto_text::{self as text, HomeText, Message, SetupText};
use leptos::prelude::*;

use crate::components::command_field::CommandField;
use crate::components::device::News;
use crate::components::extras::TitleField;
use crate::components::help_button::HelpButton;
use crate::components::lazy_part::later;
use crate::input::shortcuts::Shortcut;
use crate::parts::Part;
use crate::store::{Step, Store, encounter_title};
use crate::ui::{flag, part, put, text};

/// The top of the page.
#[component]
pub fn Header() -> impl IntoView {
    let store = Store::take();
    let round = move || {
        let (round, current, number, of, ruleset) = store.view.with(|view| {
            let all = || view.combatants.iter();
            let number = all().filter(|one| one.passed).count();
            let of = all().filter(|one| one.place.is_some()).count();
            (view.round, view.current, number, of, view.ruleset)
        });
        let round = round.map(|round| store.round(round))?;
        // The strip of phases shows the progress if there are phases.
        let turn = current.filter(|_| !store.is_by_phases());
        let turn = turn.map(|_| store.message(&Message::TurnOf { number, of }));
        Some(view! {
            <p class="round"><strong>{round}</strong><span class="wide">
                {turn.map(|turn| format!(" · {turn}"))}" · "<span>{text::ruleset(store.lang(), ruleset)}</span>
            </span></p>
        })
    };
    // A round in play takes its place.
    let named = encounter_title::of_open(store);
    let plays = flag(move || {
        let view = store.view;
        view.with(|view| view.round.is_some() && view.awaiting != Awaiting::Ended)
    });
    let typed = RwSignal::new(false);
    // Another encounter has another title.
    Effect::new(move |before: Option<u32>| {
        let open = store.keeper.number();
        if before.is_some_and(|before| before != open) {
            put(typed, false);
        }
        open
    });
    let titled = move || {
        if plays.get() {
            return None;
        }
        // The form stays as it is while another tab gives another name.
        if typed.get() {
            return Some(view! { <div class="of-encounter"><TitleField typed/></div> }.into_any());
        }
        let title = named.get()?;
        let title = view! {
            <button class="quiet of-encounter" id=encounter_title::ELEMENT title=store.label(HomeText::Rename)
                on:click=move |_| typed.set(true)><span>{title}</span><span class="icon" data-icon="edit" aria-hidden="true"></span></button>
        };
        Some(title.into_any())
    };
    let can_undo = move || store.with_session(|session| session.cursor() > 0);
    let can_redo = move || store.with_session(|session| session.cursor() < session.entries().len());
    let opened = RwSignal::new(false);
    let toggled = move |_| {
        opened.set(true);
        store.keeper.lists.update(|lists| *lists += 1);
    };
    view! {
        <header class="top">
            <h1>"Asalto"</h1>
            {part(round)}
            {part(titled)}
            <CommandField/>
            <span class="gap"></span>
            <a id="to-home" class="button quiet to-home" href="#/home">{store.label(SetupText::Home)}</a>
            <a id="to-players" class="button quiet" href="#/players" target="asalto-players">{store.label(SetupText::PlayersScreen)}</a>
            <button id="undo" class="quiet" title=store.tooltip(store.label(SetupText::Undo), Shortcut::Undo) on:click=move |_| store.go(Step::Undo)
                aria-disabled=text(move || (store.watches() || !can_undo()).to_string())>
                <span class="icon" data-icon="undo" aria-hidden="true"></span>
                <span class="hidden">{store.label(SetupText::Undo)}</span><kbd aria-hidden="true">{store.shortcut(Shortcut::Undo)}</kbd>
            </button>
            <button id="redo" class="quiet" title=store.tooltip(store.label(SetupText::Redo), Shortcut::Redo) on:click=move |_| store.go(Step::Redo)
                aria-disabled=text(move || (store.watches() || !can_redo()).to_string())>
                <span class="icon" data-icon="redo" aria-hidden="true"></span>
                <span class="hidden">{store.label(SetupText::Redo)}</span><kbd aria-hidden="true">"⇧"{store.shortcut(Shortcut::Redo)}</kbd>
            </button>
            <HelpButton of_table=true/>
            <details class="menu" on:toggle=toggled>
                <summary id=Shortcut::Menu.id() title=store.tooltip(store.label(SetupText::Menu), Shortcut::Menu)><span class="icon" data-icon="more" aria-hidden="true"></span>
                    <span class="hidden">{store.label(SetupText::Menu)}</span><News/><kbd aria-hidden="true">{store.shortcut(Shortcut::Menu)}</kbd></summary>
                {part(move || opened.get().then(|| later(Part::Menu)))}
            </details>
        </header>
    }
}
