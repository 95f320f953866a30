//! Whether a condition ends with the concentration of its cause.

use asalto_core::encounter::Concentration;
use asalto_text::PickerText;
use leptos::prelude::*;

use super::choice::PickerChoice;
use crate::store::Store;
use crate::ui::{part, text as shown_text};

/// The switch, while the cause of the chosen condition concentrates.
#[component]
pub fn EndsWithConcentration(picked: PickerChoice) -> impl IntoView {
    let store = Store::take();
    let spell = Memo::new(move |_| {
        let condition = picked.condition()?;
        let source = picked.duration(&condition).1?;
        store.view.with(|view| {
            let held = view.combatant(source)?.concentration.as_ref();
            let held = held.filter(|held| held.holds_effects());
            held.map(|held: &Concentration| held.spell.clone())
        })
    });
    let on = move || {
        let usual = || {
            let condition = picked.condition();
            condition.is_some_and(|condition| condition.usually_ends_with_concentration())
        };
        picked.held.get().unwrap_or_else(usual)
    };
    let set = move |event| picked.held.set(Some(event_target_checked(&event)));
    part(move || {
        spell.get()?;
        let words = move || match spell.get().unwrap_or_default() {
            spell if spell.is_empty() => store.text_with(PickerText::EndsWithConcentration, &[]),
            spell => store.text_with(PickerText::EndsWithConcentrationOn, &[&spell]),
        };
        Some(view! {
            <label class="check" id="ends-with-concentration"><input type="checkbox" prop:checked=on on:change=set/>
                {shown_text(words)}</label>
        })
    })
}
