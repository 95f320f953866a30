//! The fields of numbers in the full form.

use std::ops::RangeInclusive;

use asalto_core::Combatant;
use asalto_core::combatant::NumericField;
use asalto_text::{Text, numeric_field};
use leptos::prelude::*;

use crate::input::number::whole;
use crate::numeric_fields::{Section, of_section};
use crate::store::Store;
use crate::ui::text;

/// Builds the fields of a section.
pub fn numbers(store: Store, draft: RwSignal<Combatant>, section: Section) -> Vec<AnyView> {
    let fields = of_section(section);
    fields.map(|field| of_field(store, draft, field)).collect()
}

fn of_field(store: Store, draft: RwSignal<Combatant>, field: NumericField) -> AnyView {
    let read = move |draft: &Combatant| field.get(draft);
    let write = move |draft: &mut Combatant, number| field.set(draft, number);
    number(
        store,
        draft,
        numeric_field(field).label,
        field.range(),
        read,
        write,
    )
}

/// Builds the field of a number. A text that is no number in the limits stays in the field, with a sentence.
pub fn number(
    store: Store,
    draft: RwSignal<Combatant>,
    label: Text,
    limits: RangeInclusive<i32>,
    read: impl Fn(&Combatant) -> Option<i32> + Copy + Send + Sync + 'static,
    write: impl Fn(&mut Combatant, Option<i32>) + Copy + Send + Sync + 'static,
) -> AnyView {
    let shown = move || {
        let number = draft.with(read);
        number.map(|number| number.to_string()).unwrap_or_default()
    };
    let (low, high) = limits.into_inner();
    let typed = move |event| {
        let text = event_target_value(&event);
        let number = whole(&text).filter(|number| (low..=high).contains(number));
        if number.is_some() || text.trim().is_empty() {
            draft.update(|draft| write(draft, number));
        }
    };
    // An on-screen keyboard of digits alone has no minus.
    let keyboard = if low < 0 { "text" } else { "numeric" };
    view! {
        <label>{store.label(label)}
            <input inputmode=keyboard data-whole data-min=low.to_string() data-max=high.to_string() autocomplete="off"
                maxlength="8" prop:value=text(shown) on:change=typed/>
        </label>
    }
    .into_any()
}
