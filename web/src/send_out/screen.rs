//! The list of formats, each with its buttons.

use asalto_import::write;
use asalto_import::write::{Separator, TableLanguage};
use asalto_text::{Lang, SendOutText};
use leptos::prelude::*;

use super::campaign_texts::with_campaign_texts;
use super::check_box::check_box;
use super::format::Format;
use super::link::EncounterLink;
use super::outgoing::{hides, outgoing, plan, without_hidden};
use super::paper_report::PaperReport;
use super::report;
use super::sheet::PaperSheet;
use super::title::{entitle, title};
use crate::browser::{sharing, shell};
use crate::components::backup::export::played;
use crate::components::screen_settings::ScreenSettings;
use crate::store::Store;
use crate::ui::{flag, part, text};

/// A way out, as the scripts name it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Download,
    Copy,
    Share,
}

/// The list, or a sentence while nobody takes part.
#[component]
pub fn SendOut() -> impl IntoView {
    let store = Store::take();
    let is_empty = flag(move || store.view.with(|view| view.combatants.is_empty()));
    let has_begun = flag(move || store.view.with(|view| view.round.is_some()));
    let shows_all = RwSignal::new(true);
    let content = move || {
        Some(if is_empty.get() {
            view! { <p class="hint">{store.label(SendOutText::Nobody)}</p> }.into_any()
        } else {
            let formats = Format::ALL.map(|format| item(store, format, shows_all));
            let formats = formats.into_iter().collect::<Vec<_>>();
            let report = move || has_begun.get().then(|| view! { <li><PaperReport/></li> });
            view! { <ul><li><EncounterLink/></li><li><PaperSheet/></li>{part(report)}{formats}</ul> }.into_any()
        })
    };
    view! { <div class="send-out">{part(content)}</div> }
}

fn item(store: Store, format: Format, shows_all: RwSignal<bool>) -> AnyView {
    let (name, hint) = format.words();
    let button = |way, word: SendOutText| {
        let label = text(move || {
            let words = [word, name].map(|text| store.text(text));
            store.text_with(SendOutText::Labelled, &words)
        });
        view! { <button type="button" aria-label=label on:click=move |_| send(store, format, way, shows_all.get_untracked())>{store.label(word)}</button> }
    };
    let may_hide = flag(move || format == Format::Report && store.view.with(hides));
    let hiding = move || {
        may_hide
            .get()
            .then(|| check_box(store, shows_all, SendOutText::WithHiddenAndLog))
    };
    view! {
        <li>
            <h3>{store.label(name)}</h3>
            <p class="hint">{store.label(hint)}</p>
            {part(hiding)}
            <div class="buttons">
                {button(Way::Download, SendOutText::Download)}
                {button(Way::Copy, SendOutText::Copy)}
                {sharing::is_there().then(|| button(Way::Share, SendOutText::Share))}
            </div>
        </li>
    }
    .into_any()
}

fn send(store: Store, format: Format, way: Way, shows_all: bool) {
    let Some(content) = untrack(|| content(store, format, shows_all)) else {
        return;
    };
    let (file, kind) = format.file();
    // The mark of the encoding is for spreadsheets that open the file.
    let content = if way == Way::Download {
        &*content
    } else {
        content.trim_start_matches('\u{feff}')
    };
    let (way, done, failed) = match way {
        Way::Download => ("download", None, None),
        Way::Copy => (
            "copy",
            Some(SendOutText::Copied),
            Some(SendOutText::NotCopied),
        ),
        Way::Share => ("share", None, Some(SendOutText::NotShared)),
    };
    let name = store.text(format.words().0);
    let said = |text: Option<SendOutText>| {
        text.map_or_else(String::new, |text| store.text_with(text, &[name]))
    };
    let file = format!("asalto-{file}");
    let detail = [way, &file, kind, content, &said(done), &said(failed)];
    shell::send(shell::SEND_OUT, &shell::texts(&detail));
}

/// Returns the text of a format. None if the players see nothing of the encounter. A report that does not show all has
/// neither what is hidden from players nor the log, which names it.
fn content(store: Store, format: Format, shows_all: bool) -> Option<String> {
    let sent = || {
        let title = title(store);
        store.with_session(|session| outgoing(session, store.lang(), &title))
    };
    let sent_with_texts = || store.with_session(|session| with_campaign_texts(session, sent()));
    Some(match format {
        Format::ImprovedInitiative => write::improved_initiative(&sent_with_texts()),
        Format::EncounterBlock => write::encounter_block(&plan(sent())),
        Format::Table => {
            // Spreadsheets in Spanish and French expect semicolons.
            let (separator, language) = match store.lang() {
                Lang::En => (Separator::Comma, TableLanguage::English),
                Lang::Es => (Separator::Semicolon, TableLanguage::Spanish),
                Lang::Fr => (Separator::Semicolon, TableLanguage::French),
            };
            write::csv(&sent(), separator, language)
        }
        Format::Report if shows_all || !store.view.with(hides) => {
            write::markdown(&sent_with_texts(), &report::words(store, title(store)))
        }
        Format::Report => {
            let mut told = store.with_session(|session| without_hidden(session, sent()));
            // The names in the title are those in the report.
            let title = entitle(store, &mut told);
            let mut words = report::words(store, title);
            words.log = Vec::new();
            write::markdown(&told, &words)
        }
        Format::PlayersView => {
            let facts = ScreenSettings::signal();
            let facts = facts.with_untracked(|shown| shown.of(store.keeper.opened()));
            // Earlier moments are for the game master alone.
            write::players_view(&played(store).player_screen(&facts)?)
        }
    })
}
