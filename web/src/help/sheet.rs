//! The help sheet: every key and its command, a field to change each shortcut, and the switch for
//! single-key shortcuts.

use asalto_text::{SetupText, ShortcutText};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use super::gestures::Gestures;
use crate::browser::document;
use crate::input::shortcuts::custom::{Keys, Taken};
use crate::input::shortcuts::{Key, Shortcut};
use crate::store::Store;
use crate::ui::{flag, part, text};

/// The content of the sheet.
#[component]
pub fn HelpSheet() -> impl IntoView {
    let store = Store::take();
    let fault = RwSignal::new(None::<(char, Taken)>);
    let rows = Shortcut::lines().map(|first| {
        let keys = first.line().flat_map(|one| keys(store, one, fault));
        view! { <dt>{keys.collect::<Vec<_>>()}</dt><dd>{store.label(first.label())}</dd> }
    });
    let on = flag(move || store.settings.single_keys.get());
    let change = move |event| {
        store.settings.set_single_keys(event_target_checked(&event));
    };
    let told = move || {
        let (chosen, taken) = fault.get()?;
        let chosen = chosen.to_ascii_uppercase().to_string();
        let words = match taken {
            Taken::By(own) => {
                let command = Shortcut::of_letter(own)
                    .map(|other| store.text(other.label()))
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

/// Builds the keys of a shortcut.
fn keys(
    store: Store,
    shortcut: Shortcut,
    fault: RwSignal<Option<(char, Taken)>>,
) -> impl Iterator<Item = AnyView> {
    shortcut.keys().iter().filter_map(move |key| {
        Some(match key {
            Key::Letter(letter) => field(store, shortcut, *letter, fault),
            Key::InSetup(other) => view! { <kbd>{store.shortcut(*other)}</kbd>" " }.into_any(),
            Key::WithShift(other) => view! {
                <kbd>{store.label(SetupText::Shift)}</kbd>"+"
                <kbd>{store.shortcut(*other)}</kbd>" "
            }
            .into_any(),
            Key::Named(_, name) => view! { <kbd>{store.label(*name)}</kbd>" " }.into_any(),
            Key::Printed(keys) => view! { <kbd>{*keys}</kbd>" " }.into_any(),
            Key::Unlisted(_) | Key::Beside(_) => return None,
        })
    })
}

/// Builds the field that changes a shortcut. An empty field restores the default.
fn field(
    store: Store,
    shortcut: Shortcut,
    own: char,
    fault: RwSignal<Option<(char, Taken)>>,
) -> AnyView {
    let label = move || {
        let first = own.to_ascii_uppercase().to_string();
        store.text_with(ShortcutText::KeyOf, &[store.text(shortcut.label()), &first])
    };
    let written = move |event: web_sys::Event| {
        let target = event.target();
        let Some(field) = target.and_then(|it| it.dyn_into::<HtmlInputElement>().ok()) else {
            return;
        };
        let keys = store.settings.newest_keys();
        let now = keys.now(own);
        let value = field.value();
        // The previous key may be before or after the new one.
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
        // The field does not show a taken or lowercase key as typed.
        field.set_value(&store.shortcut(shortcut).get_untracked());
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
            aria-label=text(label) prop:value=store.shortcut(shortcut) on:input=written on:focus=select/>
    }
    .into_any()
}
