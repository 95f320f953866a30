//! The fields of numbers in the full form.

use std::ops::RangeInclusive;

use asalto_core::Combatant;
use asalto_core::combatant::NumericField;
use asalto_text::{Text, numeric_field};
use leptos::prelude::*;

use crate::numeric_fields::{Section, of_section};
use crate::store::Store;
use crate::ui::text;

/// Builds the fields of a section.
pub fn numbers(store: Store, draft: RwSignal<Combatant>, section: Section) -> Vec<AnyView> {
    let fields = of_section(section);
    fields.map(|field| of_field(store, draft, field)).collect()
}

fn of_field(store: Store, draft: RwSignal<Combatant>, field: NumericField) -> AnyView {
    let words = numeric_field(field);
    let limits = (!words.has_sentence()).then(|| field.range());
    let read = move |draft: &Combatant| field.get(draft);
    let write = move |draft: &mut Combatant, number| field.set(draft, number);
    number(store, draft, words.label, limits, read, write)
}

/// Builds the field of a number. Without limits, the core rejects a number out of range when the form is saved.
pub fn number(
    store: Store,
    draft: RwSignal<Combatant>,
    label: Text,
    limits: Option<RangeInclusive<i32>>,
    read: impl Fn(&Combatant) -> Option<i32> + Copy + Send + Sync + 'static,
    write: impl Fn(&mut Combatant, Option<i32>) + Copy + Send + Sync + 'static,
) -> AnyView {
    let shown = move || {
        let number = draft.with(read);
        number.map(|number| number.to_string()).unwrap_or_default()
    };
    let bounds = limits.map(RangeInclusive::into_inner);
    let typed = move |event| {
        let text = event_target_value(&event);
        let number: Option<i64> = text.trim().parse().ok();
        // The browser marks a text that is no whole number, which stays in the field.
        if number.is_none() && !text.trim().is_empty() {
            return;
        }
        // A number beyond all ranges stays beyond them.
        let number = number.map(|number| i32::try_from(number).unwrap_or(i32::MAX));
        // The browser marks a number out of range, which stays in the field.
        let is_marked = |number| bounds.is_some_and(|(low, high)| !(low..=high).contains(&number));
        if number.is_some_and(is_marked) {
            return;
        }
        draft.update(|draft| write(draft, number));
    };
    let (low, high) = bounds.unzip();
    view! {
        <label>{store.label(label)}
            <input type="number" inputmode="numeric" min=low.map(|low| low.to_string()) max=high.map(|high| high.to_string())
                prop:value=text(shown) on:change=typed/>
        </label>
    }
    .into_any()
}
