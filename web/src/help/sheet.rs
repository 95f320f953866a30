//! The help sheet: every key and its command, a field to change each shortcut, and the switch for
//! single-key shortcuts.

use asalto_text::{CombatText, SetupText, ShortcutText, TalesOfWarText, Text};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use super::gestures::Gestures;
use crate::browser::document;
use crate::input::shortcuts::{Keys, Taken};
use crate::store::Store;
use crate::ui::{flag, part, text};

/// A key on the sheet: with a fixed label, with a translated name, held with the next key, a
/// shortcut that can be changed, or a shortcut shown again. Shortcuts are named by their default
/// key.
enum Key {
    Printed(&'static str),
    Named(Text),
    Held(Text),
    Own(char),
    Again(char),
}

use Key::{Again, Held, Named, Own, Printed};

const KEYS: [(&[Key], Text); 32] = [
    (
        &[Named(SetupText::Space.text()), Own('n')],
        ShortcutText::Big.text(),
    ),
    (&[Own('/')], SetupText::TypeCommand.text()),
    (&[Own('p')], CombatText::PreviousTurn.text()),
    (&[Again('p')], SetupText::PassPreparationRound.text()),
    (&[Printed("1 – 9")], ShortcutText::Choose.text()),
    (&[Printed("0")], ShortcutText::Further.text()),
    (&[Own('q')], ShortcutText::Places.text()),
    (&[Own('w')], CombatText::Delay.text()),
    (&[Own('e')], CombatText::ReadyAction.text()),
    (&[Own('u')], CombatText::OutOfTurn.text()),
    (&[Own('t')], CombatText::CastSpell.text()),
    (&[Own('v')], CombatText::DeclareAction.text()),
    (&[Own('d')], CombatText::Damage.text()),
    (&[Own('h')], CombatText::Heal.text()),
    (&[Own('c')], CombatText::Conditions.text()),
    (&[Own('s')], CombatText::Save.text()),
    (&[Own('o')], CombatText::PlaceInOrder.text()),
    (&[Own('m')], CombatText::Mounting.text()),
    (&[Own('g')], TalesOfWarText::Triggers.text()),
    (&[Own('j'), Own('k')], ShortcutText::Select.text()),
    (&[Printed("Alt + ↑ ↓")], ShortcutText::MoveRow.text()),
    (&[Own('x')], SetupText::Edit.text()),
    (
        &[Named(CombatText::DeleteKey.text())],
        SetupText::Remove.text(),
    ),
    (&[Own('a')], CombatText::AddCombatants.text()),
    (&[Own('b')], CombatText::EndCombat.text()),
    (&[Own('l')], CombatText::LogTools.text()),
    (&[Own('r')], SetupText::Rules.text()),
    (&[Own('z'), Printed("Ctrl + Z")], SetupText::Undo.text()),
    (
        &[Held(SetupText::Shift.text()), Again('z')],
        SetupText::Redo.text(),
    ),
    (
        &[Named(SetupText::Escape.text())],
        ShortcutText::Escape.text(),
    ),
    (&[Own(',')], SetupText::Menu.text()),
    (&[Own('?')], SetupText::KeysAndHelp.text()),
];

/// The content of the sheet.
#[component]
pub fn HelpSheet() -> impl IntoView {
    let store = Store::take();
    let fault = RwSignal::new(None::<(char, Taken)>);
    let rows = KEYS.iter().map(|(keys, name)| {
        let name = *name;
        let keys = keys.iter().map(|key| match key {
            Printed(key) => view! { <kbd>{*key}</kbd>" " }.into_any(),
            Named(name) => view! { <kbd>{store.label(*name)}</kbd>" " }.into_any(),
            Held(name) => view! { <kbd>{store.label(*name)}</kbd>"+" }.into_any(),
            Again(own) => view! { <kbd>{store.shortcut(*own)}</kbd>" " }.into_any(),
            Own(own) => field(store, *own, name, fault),
        });
        view! { <dt>{keys.collect::<Vec<_>>()}</dt><dd>{store.label(name)}</dd> }
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
                    .map(|(_, name)| store.text(*name))
                    .unwrap_or_default();
                store.text_with(ShortcutText::Taken, &[&chosen, command])
            }
            Taken::Always => store.text_with(ShortcutText::Always, &[&chosen]),
        };
        Some(view! { <p class="fault" role="alert">{words}</p> })
    };
    let changed = flag(move || store.settings.keys.with(|keys| *keys != Keys::default()));
    let reset = move |_| {
        fault.set(None);
        store.settings.press_by(Keys::default());
    };
    let keys = view! {
        <p class="hint">{store.label(ShortcutText::Hint)}</p>
        <dl>{rows.collect::<Vec<_>>()}</dl>
        {part(told)}
        <label class="check">
            <input type="checkbox" prop:checked=on on:change=change/>
            {store.label(ShortcutText::Single)}
        </label>
        <button class="quiet" aria-disabled=text(move || (!changed.get()).to_string()) on:click=reset>
            {store.label(ShortcutText::Reset)}
        </button>
    };
    if !document::is_touched() {
        return keys.into_any();
    }
    view! {
        <Gestures/>
        <details class="all-keys"><summary>{store.label(ShortcutText::Keys)}</summary>{keys}</details>
    }
    .into_any()
}

fn is_of(keys: &[Key], own: char) -> bool {
    keys.iter().any(|key| matches!(key, Own(of) if *of == own))
}

/// Builds the field that changes a shortcut; an empty field restores the default.
fn field(store: Store, own: char, name: Text, fault: RwSignal<Option<(char, Taken)>>) -> AnyView {
    let label = move || {
        let first = own.to_ascii_uppercase().to_string();
        store.text_with(ShortcutText::KeyOf, &[store.text(name), &first])
    };
    let written = move |event: web_sys::Event| {
        let target = event.target();
        let Some(field) = target.and_then(|it| it.dyn_into::<HtmlInputElement>().ok()) else {
            return;
        };
        let keys = store.settings.keys.get_untracked();
        let now = keys.now(own);
        let value = field.value();
        // The previous key may stand before or after the new one.
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
        // A key that is taken, or in lower case, is not shown as typed.
        field.set_value(&store.shortcut(own).get_untracked());
        field.select();
    };
    let select = move |event: web_sys::FocusEvent| {
        let target = event.target();
        if let Some(field) = target.and_then(|it| it.dyn_into::<HtmlInputElement>().ok()) {
            field.select();
        }
    };
    view! {
        <input class="key" size="1" maxlength="8" autocomplete="off" autocapitalize="characters" spellcheck="false"
            aria-label=text(label) prop:value=store.shortcut(own) on:input=written on:focus=select/>
    }
    .into_any()
}
