//! The link that opens the encounter elsewhere, or plays the whole combat, with its code for cameras. No server sees what it
//! holds.

use std::fmt::Write;

use asalto_import::write;
use asalto_text::SendOutText;
use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

use super::campaign_texts::with_campaign_texts;
use super::check_box::check_box;
use super::outgoing::{hides, outgoing, without_hidden};
use super::title::entitle;
use crate::browser::{sharing, shell};
use crate::components::backup::export::played;
use crate::store::Store;
use crate::ui::{flag, part, text};

/// The length from which some apps cut a link that is pasted into a message, in characters.
const LONG: usize = 4000;

/// The longest link, in characters. Browsers open longer ones, but no other app passes them on whole.
const LONGEST: usize = 60_000;

/// The most modules of a code that a camera reads from a screen. Above it there is no code.
const MOST_MODULES: i32 = 125;

/// The modules around a code that have to be light.
const MARGIN: i32 = 4;

/// The link: its buttons, and its code where it fits. The link is made anew when the encounter changes.
#[component]
pub fn EncounterLink() -> impl IntoView {
    let store = Store::take();
    let with_hidden = RwSignal::new(false);
    // Whether the link holds the whole combat, which has to have begun.
    let whole = RwSignal::new(false);
    let has_begun = flag(move || store.view.with(|view| view.round.is_some()));
    let is_whole = flag(move || whole.get() && has_begun.get());
    let link = RwSignal::new(None::<Result<String, NoLink>>);
    let hides = flag(move || store.view.with(hides));
    shell::on_while_shown(shell::LINK_MADE, move |made| {
        let made = made.as_string().ok_or(NoLink::Unsupported);
        link.set(Some(made.and_then(|made| {
            if made.len() > LONGEST {
                return Err(NoLink::TooLong(made.len()));
            }
            Ok(made)
        })));
    });
    Effect::new(move |_| {
        store.view.track();
        let shows_all = with_hidden.get();
        let (mode, text) = if is_whole.get() {
            let replay = replay(store, shows_all);
            let Some(text) = replay else {
                return link.set(Some(Err(NoLink::NothingSeen)));
            };
            (if shows_all { "readonly" } else { "player" }, text)
        } else {
            ("", content(store, shows_all))
        };
        shell::send(shell::MAKE_LINK, &shell::texts(&[mode, &text]));
    });
    let send = move |way: &'static str, done: Option<SendOutText>, failed: SendOutText| {
        let Some(Ok(link)) = link.get_untracked() else {
            return;
        };
        let name = store.text(SendOutText::Link);
        let said = |text: SendOutText| store.text_with(text, &[name]);
        let done = done.map(said).unwrap_or_default();
        let detail = [
            way,
            "asalto-link.txt",
            "text/plain",
            &link,
            &done,
            &said(failed),
        ];
        shell::send(shell::SEND_OUT, &shell::texts(&detail));
    };
    let copy = move |_| {
        send(
            "copy",
            Some(SendOutText::Copied),
            SendOutText::LinkNotCopied,
        );
    };
    let share = move |_| send("share", None, SendOutText::LinkNotCopied);
    let waits = flag(move || !matches!(link.get(), Some(Ok(_))));
    let label = move |word: SendOutText| {
        text(move || {
            let words = [word, SendOutText::Link].map(|text| store.text(text));
            store.text_with(SendOutText::Labelled, &words)
        })
    };
    let sharing = sharing::is_there().then(|| {
        view! { <button type="button" aria-label=label(SendOutText::Share) aria-disabled=text(move || waits.get().to_string()) on:click=share>{store.label(SendOutText::Share)}</button> }
    });
    view! {
        <h3>{store.label(SendOutText::Link)}</h3>
        <p class="hint">{part(move || Some(store.label(if is_whole.get() { SendOutText::ReplayLinkHint } else { SendOutText::LinkHint })))}</p>
        {part(move || has_begun.get().then(|| check_box(store, whole, SendOutText::WholeCombat)))}
        {part(move || is_whole.get().then(|| check_box(store, with_hidden, SendOutText::WithEverything)))}
        {part(move || (hides.get() && !is_whole.get()).then(|| check_box(store, with_hidden, SendOutText::WithHidden)))}
        <div class="buttons">
            <button type="button" aria-label=label(SendOutText::Copy) aria-disabled=text(move || waits.get().to_string()) on:click=copy>{store.label(SendOutText::Copy)}</button>
            {sharing}
        </div>
        {part(move || link.get().map(|link| shown(store, link)))}
    }
}

/// The reason that there is no link.
#[derive(Clone, PartialEq)]
enum NoLink {
    /// The browser can't compress a text.
    Unsupported,
    /// It would have this many characters.
    TooLong(usize),
    /// The players have seen nothing of the combat.
    NothingSeen,
}

/// Returns the log of the combat as a text, with all of it or with what the players have seen.
fn replay(store: Store, shows_all: bool) -> Option<String> {
    let played = played(store);
    let session = if shows_all {
        played
    } else {
        let off_screen = store.off_screen.get_untracked();
        played.for_players_without(&off_screen)?
    };
    session.to_text().ok()
}

/// Returns what the link holds.
fn content(store: Store, with_hidden: bool) -> String {
    let mut sent = store.with_session(|session| {
        let sent = outgoing(session, store.lang(), "");
        if with_hidden {
            with_campaign_texts(session, sent)
        } else {
            without_hidden(session, sent)
        }
    });
    // The names in the title are those in the link.
    entitle(store, &mut sent);
    write::own(&sent)
}

/// Builds the code of a link, and what there is to know about its length.
fn shown(store: Store, link: Result<String, NoLink>) -> AnyView {
    let link = match link {
        Ok(link) => link,
        Err(why) => {
            let words = text(move || match why {
                NoLink::Unsupported => store.text(SendOutText::NoLinks).to_owned(),
                NoLink::NothingSeen => store.text(SendOutText::NothingSeen).to_owned(),
                NoLink::TooLong(length) => {
                    store.text_with(SendOutText::TooLongLink, &[&length.to_string()])
                }
            });
            return view! { <p class="hint">{words}</p> }.into_any();
        }
    };
    let long = link.len() > LONG;
    let length = link.len().to_string();
    let long = long.then(|| {
        let words = text(move || store.text_with(SendOutText::LongLink, &[&length]));
        view! { <p class="hint">{words}</p> }
    });
    view! { {code(store, &link)}{long} }.into_any()
}

/// Draws the code, if a camera can read it.
fn code(store: Store, link: &str) -> Option<AnyView> {
    let code = QrCode::encode_text(link, QrCodeEcc::Low).ok()?;
    let size = code.size();
    if size > MOST_MODULES {
        return None;
    }
    let dark = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let dark = dark.filter(|&(x, y)| code.get_module(x, y));
    let path = dark.fold(String::new(), |mut path, (x, y)| {
        // Writing to a string can't fail.
        let _ = write!(path, "M{} {}h1v1h-1z", x + MARGIN, y + MARGIN);
        path
    });
    let all = size + 2 * MARGIN;
    Some(
        view! {
            <svg class="code" viewBox=format!("0 0 {all} {all}") role="img" aria-label=store.label(SendOutText::Code)>
                <rect width=all.to_string() height=all.to_string() fill="#fff"></rect>
                <path d=path fill="#000" shape-rendering="crispEdges"></path>
            </svg>
        }
        .into_any(),
    )
}
