//! The help sheet: every key and what it does, another one for each command, and whether single keys
//! are commands at all.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::keys::{Keys, Taken};
use crate::shown::{flag, part, text};
use crate::store::Store;
use crate::text::later::Keys as Words;
use crate::text::{Word, fight, stack};

/// A key on the sheet: as it is printed on it, as a language calls it, held while the next is pressed,
/// or one that may be changed, by the command's own key.
enum Key {
    Printed(&'static str),
    Named(Name),
    Held(Name),
    Own(char),
    Again(char),
}

use Key::{Again, Held, Named, Own, Printed};

/// What a command is called.
#[derive(Clone, Copy)]
enum Name {
    Word(Word),
    Tool(fight::Phrase),
    Sheet(Words),
    Triggers,
}

impl Name {
    fn of(self, store: Store) -> String {
        match self {
            Self::Word(word) => store.word(word).to_owned(),
            Self::Tool(tool) => store.fill(tool, &[]),
            Self::Sheet(words) => store.fill(words, &[]),
            Self::Triggers => store.fill(stack::Phrase::Triggers, &[]),
        }
    }
}

use Name::{Sheet, Tool, Triggers};

const KEYS: [(&[Key], Name); 32] = [
    (
        &[Named(Name::Word(Word::Space)), Own('n')],
        Sheet(Words::Big),
    ),
    (&[Own('p')], Tool(fight::Phrase::PreviousTurn)),
    (&[Again('p')], Name::Word(Word::PrepareRound)),
    (&[Printed("1 – 9")], Sheet(Words::Choose)),
    (&[Printed("0")], Sheet(Words::Further)),
    (&[Own('q')], Sheet(Words::Places)),
    (&[Own('w')], Tool(fight::Phrase::Delay)),
    (&[Own('e')], Tool(fight::Phrase::ReadyAction)),
    (&[Own('u')], Tool(fight::Phrase::TheOutOfTurn)),
    (&[Own('t')], Tool(fight::Phrase::CastSpell)),
    (&[Own('v')], Tool(fight::Phrase::Announce)),
    (&[Own('d')], Tool(fight::Phrase::Damage)),
    (&[Own('h')], Tool(fight::Phrase::Heal)),
    (&[Own('c')], Tool(fight::Phrase::Conditions)),
    (&[Own('f')], Tool(fight::Phrase::Effects)),
    (&[Own('i')], Tool(fight::Phrase::OnTheMind)),
    (&[Own('s')], Tool(fight::Phrase::Save)),
    (&[Own('o')], Tool(fight::Phrase::PlaceInOrder)),
    (&[Own('m')], Tool(fight::Phrase::Mounting)),
    (&[Own('g')], Triggers),
    (&[Own('j'), Own('k')], Sheet(Words::Select)),
    (&[Own('x')], Name::Word(Word::Edit)),
    (
        &[Named(Tool(fight::Phrase::DeleteKey))],
        Name::Word(Word::Remove),
    ),
    (&[Own('a')], Tool(fight::Phrase::AddToFight)),
    (&[Own('b')], Tool(fight::Phrase::EndFight)),
    (&[Own('l')], Tool(fight::Phrase::LogTools)),
    (&[Own('r')], Name::Word(Word::Rules)),
    (&[Own('z'), Printed("Ctrl + Z")], Name::Word(Word::Undo)),
    (
        &[Held(Name::Word(Word::Shift)), Again('z')],
        Name::Word(Word::Redo),
    ),
    (&[Named(Name::Word(Word::Escape))], Sheet(Words::Escape)),
    (&[Own(',')], Name::Word(Word::Menu)),
    (&[Own('?')], Name::Word(Word::Help)),
];

/// What the sheet holds.
#[component]
pub fn HelpSheet() -> impl IntoView {
    let store = Store::take();
    let fault = RwSignal::new(None::<(char, Taken)>);
    let rows = KEYS.iter().map(|(keys, name)| {
        let name = *name;
        let keys = keys.iter().map(|key| match key {
            Printed(key) => view! { <kbd>{*key}</kbd>" " }.into_any(),
            Named(name) => {
                let name = *name;
                view! { <kbd>{text(move || name.of(store))}</kbd>" " }.into_any()
            }
            Held(name) => {
                let name = *name;
                view! { <kbd>{text(move || name.of(store))}</kbd>"+" }.into_any()
            }
            Again(own) => view! { <kbd>{store.key(*own)}</kbd>" " }.into_any(),
            Own(own) => field(store, *own, name, fault),
        });
        view! { <dt>{keys.collect::<Vec<_>>()}</dt><dd>{text(move || name.of(store))}</dd> }
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
                let command = of(own).map(|(_, name)| name.of(store)).unwrap_or_default();
                store.fill(Words::Taken, &[&chosen, &command])
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
            {store.own(Words::Single)}
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
fn field(store: Store, own: char, name: Name, fault: RwSignal<Option<(char, Taken)>>) -> AnyView {
    let label = move || {
        let first = own.to_ascii_uppercase().to_string();
        store.fill(Words::KeyOf, &[&name.of(store), &first])
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
