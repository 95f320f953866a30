//! The page of what comes in.

use asalto_text::{BringInText, IncomingText, RulebookText, SetupText};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::preview::{Destination, Preview, ShownSource};
use super::{add, block, destination, left_out};
use crate::browser::{document, shell};
use crate::components::campaign::ChangeNotice;
use crate::components::help_button::HelpButton;
use crate::components::incoming::Paste;
use crate::components::notices::Notices;
use crate::input::quick_line::MOST;
use crate::store::Store;
use crate::store::address::Reading;
use crate::ui::{each, flag, part, text};

/// The id of the heading, which takes the focus when the page opens.
const TOP: &str = "bring-in";

/// The page.
#[component]
pub fn BringIn() -> impl IntoView {
    let store = Store::take();
    let reading = Reading::take();
    let preview = Preview::open(store);
    let notice = ChangeNotice::new(store);
    document::focus_soon(TOP);
    Effect::new(move |_| {
        let (understood, left_out) = preview.numbers();
        if understood + left_out > 0 {
            let numbers = [understood, left_out].map(|number| number.to_string());
            let numbers = numbers.each_ref().map(|it| &**it);
            let words = store.text_with(BringInText::Understood, &numbers);
            store.announced.set(words);
        }
    });
    let has_rows = flag(move || preview.numbers().0 > 0);
    let is_empty = flag(move || preview.sources.with(Vec::is_empty));
    let sources = move || preview.sources.get();
    view! {
        <main class="home bring-in">
            <div class="home-top">
                <button class="quiet" on:click=move |_| reading.leave()>
                    <span class="icon" data-icon="back" aria-hidden="true"></span><span class="text">{store.label(RulebookText::Leave)}</span>
                </button>
                <h1 id=TOP tabindex="-1">{store.label(SetupText::Import)}</h1>
                <HelpButton/>
            </div>
            <Notices/>
            <div class="home-columns">
                <div class="column">
                    {part(move || is_empty.get().then(|| view! {
                        <p>{store.label(BringInText::Nothing)}</p>
                        <p class="hint">{store.label(IncomingText::Reads)}</p>
                    }))}
                    {each(sources, |shown: &ShownSource| shown.id, move |shown| block::source(preview, shown))}
                </div>
                <div class="column">
                    {part(move || has_rows.get().then(|| destination::choice(preview)))}
                    {notice.shown()}
                    {left_out::list(preview)}
                    <section class="others">
                        <button type="button" on:click=move |_| shell::send(shell::CHOOSE_FILE, &JsValue::NULL)>
                            {store.label(BringInText::Choose)}
                        </button>
                        <Paste id="paste-here"/>
                    </section>
                </div>
            </div>
            {part(move || (!is_empty.get()).then(|| bar(preview, reading, notice, has_rows)))}
        </main>
    }
}

/// Builds the bar with the command.
fn bar(
    preview: Preview,
    reading: Reading,
    notice: ChangeNotice,
    has_rows: Signal<bool>,
) -> AnyView {
    let store = preview.store;
    let command = move || {
        let count = preview.count();
        let (one, many) = match preview.destination.get() {
            Destination::Fight => (BringInText::GoOn, BringInText::GoOn),
            Destination::Encounter | Destination::New => {
                (BringInText::AddOne, BringInText::AddMany)
            }
            Destination::Creatures => (BringInText::SaveOne, BringInText::SaveMany),
            Destination::Party => (BringInText::SaveParty, BringInText::SaveParty),
        };
        let words = if count == 1 { one } else { many };
        store.text_with(words, &[&count.to_string()])
    };
    let said = move || {
        if preview.is_too_much() {
            store.text_with(BringInText::TooMany, &[&MOST.to_string()])
        } else if !has_rows.get() {
            String::new()
        } else if preview.count() > 0 {
            let to = preview.destination.get();
            let joins = matches!(to, Destination::Encounter | Destination::New);
            let staying = preview.staying();
            if staying > 0 {
                return store.text_with(BringInText::OthersStay, &[&staying.to_string()]);
            }
            let keeps = preview.keeps_blocks.get() && !preview.new_blocks().is_empty();
            let said = match to {
                Destination::Fight => BringInText::ToNewHint,
                _ if joins && keeps => BringInText::OneUndoButBlocks,
                _ => BringInText::OneUndo,
            };
            store.text(said).to_owned()
        } else if preview.has_nothing_new() {
            store.text(BringInText::NothingNew).to_owned()
        } else {
            store.text(BringInText::NothingTicked).to_owned()
        }
    };
    let nothing = flag(move || preview.count() == 0 || preview.is_too_much());
    let cancel = move |_| {
        preview.clear();
        reading.leave();
    };
    let go = move || {
        view! {
            <button id="bring-in-add" class="go" aria-describedby="bring-in-said" aria-disabled=text(move || nothing.get().to_string())
                on:click=move |_| add::add(preview, reading, notice)>{text(command)}</button>
        }
    };
    view! {
        <footer class="bar-below">
            <p class="at-rest" id="bring-in-said">{text(said)}</p>
            <button type="button" class="quiet" on:click=cancel>{store.label(BringInText::Cancel)}</button>
            {part(move || has_rows.get().then(go))}
        </footer>
    }
    .into_any()
}
