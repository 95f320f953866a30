//! The help sheet: every key and what it does, and whether single keys are commands at all.

use leptos::prelude::*;

use crate::parts::{Part, later};
use crate::shown::{flag, part, text};
use crate::store::Store;
use crate::text::Word;

/// A key on the sheet: as it is printed on it, or as a language calls it.
enum Key {
    Printed(&'static str),
    Named(Word),
}

use Key::{Named, Printed};

const KEYS: [(&[Key], Word); 15] = [
    (&[Named(Word::Space), Printed("N")], Word::KeyGo),
    (&[Printed("P")], Word::PreviousTurn),
    (&[Printed("1 – 9")], Word::KeyActions),
    (&[Printed("W")], Word::Delay),
    (&[Printed("E")], Word::ReadyAction),
    (&[Printed("R")], Word::Rules),
    (&[Printed("A")], Word::AddToFight),
    (&[Printed("J"), Printed("K")], Word::KeySelect),
    (&[Printed("D")], Word::Damage),
    (&[Printed("H")], Word::Heal),
    (&[Printed("Z")], Word::Undo),
    (&[Named(Word::Shift), Printed("Z")], Word::Redo),
    (&[Printed("Ctrl"), Printed("Z")], Word::Undo),
    (&[Named(Word::Escape)], Word::KeyEscape),
    (&[Printed("?")], Word::Help),
];

/// The button that opens the sheet, and the sheet, which Escape closes.
#[component]
pub fn Help() -> impl IntoView {
    let store = Store::take();
    let opened = RwSignal::new(false);
    view! {
        <button id="help-open" class="quiet" popovertarget="help" aria-label=store.label(Word::Help)
            on:click=move |_| opened.set(true)>"?"</button>
        <section id="help" class="help" popover="auto" aria-labelledby="help-heading">
            <h2 id="help-heading">{store.label(Word::Help)}</h2>
            {part(move || opened.get().then(|| later(Part::Help)))}
            <button popovertarget="help" popovertargetaction="hide">{store.label(Word::Close)}</button>
        </section>
    }
}

/// What the sheet holds.
#[component]
pub fn HelpSheet() -> impl IntoView {
    let store = Store::take();
    let rows = KEYS.iter().map(|(keys, word)| {
        let keys = keys.iter().map(|key| {
            let name = match key {
                Printed(name) => text(move || (*name).to_owned()),
                Named(word) => store.label(*word),
            };
            view! { <kbd>{name}</kbd>" " }
        });
        view! { <dt>{keys.collect::<Vec<_>>()}</dt><dd>{store.label(*word)}</dd> }
    });
    let on = flag(move || store.settings.single_keys.get());
    let change = move |event| {
        store
            .settings
            .hear_single_keys(event_target_checked(&event));
    };
    view! {
        <dl>{rows.collect::<Vec<_>>()}</dl>
        <label class="check">
            <input type="checkbox" prop:checked=on on:change=change/>
            {store.label(Word::SingleKeys)}
        </label>
    }
}
