//! The help sheet: every key and what it does, another one for each command, and whether single keys
//! are commands at all.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::keys::{Keys, Taken};
use crate::shown::{flag, part, text};
use crate::store::Store;
use crate::text::Word;
use crate::text::later::Keys as Words;

/// A key on the sheet: as it is printed on it, as a language calls it, or one that may be changed, by
/// the command's own key.
enum Key {
    Printed(&'static str),
    Named(Word),
    Own(char),
    Again(char),
}

use Key::{Again, Named, Own, Printed};

const KEYS: [(&[Key], Word); 15] = [
    (&[Named(Word::Space), Own('n')], Word::KeyGo),
    (&[Own('p')], Word::PreviousTurn),
    (&[Printed("1 – 9")], Word::KeyActions),
    (&[Own('w')], Word::Delay),
    (&[Own('e')], Word::ReadyAction),
    (&[Own('r')], Word::Rules),
    (&[Own('a')], Word::AddToFight),
    (&[Own('j'), Own('k')], Word::KeySelect),
    (&[Own('d')], Word::Damage),
    (&[Own('h')], Word::Heal),
    (&[Own('z')], Word::Undo),
    (&[Named(Word::Shift), Again('z')], Word::Redo),
    (&[Printed("Ctrl"), Printed("Z")], Word::Undo),
    (&[Named(Word::Escape)], Word::KeyEscape),
    (&[Own('?')], Word::Help),
];

/// What the sheet holds.
#[component]
pub fn HelpSheet() -> impl IntoView {
    let store = Store::take();
    let fault = RwSignal::new(None::<(char, Taken)>);
    let rows = KEYS.iter().map(|(keys, word)| {
        let keys = keys.iter().map(|key| match key {
            Printed(name) => view! { <kbd>{*name}</kbd>" " }.into_any(),
            Named(word) => view! { <kbd>{store.label(*word)}</kbd>" " }.into_any(),
            Again(own) => view! { <kbd>{store.key(*own)}</kbd>" " }.into_any(),
            Own(own) => field(store, *own, *word, fault),
        });
        view! { <dt>{keys.collect::<Vec<_>>()}</dt><dd>{store.label(*word)}</dd> }
    });
    let on = flag(move || store.settings.single_keys.get());
    let change = move |event| {
        store
            .settings
            .hear_single_keys(event_target_checked(&event));
    };
    let told = move || {
        let (chosen, taken) = fault.get()?;
        let chosen = chosen.to_ascii_uppercase().to_string();
        let of = |own| KEYS.iter().find(|(keys, _)| is_of(keys, own));
        let words = match taken {
            Taken::By(own) => {
                let command = of(own)
                    .map(|(_, word)| store.word(*word))
                    .unwrap_or_default();
                store.fill(Words::Taken, &[&chosen, command])
            }
            Taken::Always => store.fill(Words::Always, &[&chosen]),
        };
        Some(view! { <p class="fault" role="alert">{words}</p> })
    };
    let changed = flag(move || store.settings.keys.with(|keys| *keys != Keys::default()));
    let reset = move |_| {
        fault.set(None);
        store.settings.press_by(Keys::default());
    };
    view! {
        <p class="hint">{store.own(Words::Hint)}</p>
        <dl>{rows.collect::<Vec<_>>()}</dl>
        {part(told)}
        <label class="check">
            <input type="checkbox" prop:checked=on on:change=change/>
            {store.label(Word::SingleKeys)}
        </label>
        <button class="quiet" aria-disabled=text(move || (!changed.get()).to_string()) on:click=reset>
            {store.own(Words::Reset)}
        </button>
    }
}

fn is_of(keys: &[Key], own: char) -> bool {
    keys.iter().any(|key| matches!(key, Own(of) if *of == own))
}

/// The field in which another key is written for a command; emptied, it is the command's own again.
fn field(store: Store, own: char, word: Word, fault: RwSignal<Option<(char, Taken)>>) -> AnyView {
    let label = move || {
        let first = own.to_ascii_uppercase().to_string();
        store.fill(Words::KeyOf, &[store.word(word), &first])
    };
    let written = move |event: web_sys::Event| {
        let target = event.target();
        let Some(field) = target.and_then(|it| it.dyn_into::<HtmlInputElement>().ok()) else {
            return;
        };
        let keys = store.settings.keys.get_untracked();
        let now = keys.now(own);
        let value = field.value();
        // What was there may stand before or after what was written.
        let mut others = value.chars().filter(|key| key.to_ascii_lowercase() != now);
        let chosen = match others.next() {
            Some(other) => other,
            None if value.is_empty() => own,
            None => now,
        };
        match keys.change(own, chosen) {
            Ok(keys) => {
                fault.set(None);
                store.settings.press_by(keys);
            }
            Err(taken) => fault.set(Some((chosen, taken))),
        }
        // What was written is not what counts where the key is taken, or was small.
        field.set_value(&store.key(own).get_untracked());
        field.select();
    };
    let select = move |event: web_sys::FocusEvent| {
        let target = event.target();
        if let Some(field) = target.and_then(|it| it.dyn_into::<HtmlInputElement>().ok()) {
            field.select();
        }
    };
    view! {
        <input class="key" size="1" autocomplete="off" autocapitalize="characters" spellcheck="false"
            aria-label=text(label) prop:value=store.key(own) on:input=written on:focus=select/>
    }
    .into_any()
}
