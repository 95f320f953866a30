//! The chips of the picker: the commonest conditions first, all of them on demand, or those that the typed
//! text finds.

use asalto_core::Condition;
use asalto_text::{self as text, PickerText};
use leptos::prelude::*;

use super::choice::PickerChoice;
use super::conditions::{COMMON, found, named_and_own};
use crate::store::Store;
use crate::ui::{part, text as shown_text};

/// The number of the game master's own conditions that are shown first.
const OWN: usize = 3;

/// The chips. They leave out the conditions that the combatant already has.
#[component]
pub fn Choices(picked: PickerChoice) -> impl IntoView {
    let store = Store::take();
    let one = store.combatant(picked.id);
    let more = RwSignal::new(false);
    let held = Memo::new(move |_| {
        let conditions = one.with(|one| one.as_ref().map(|one| one.conditions.clone()));
        conditions.unwrap_or_default()
    });
    let offered = move || {
        let typed = picked.typed.get();
        let searched = !typed.trim().is_empty();
        let (mut offered, mut own) = if searched {
            (found(store, &typed), Vec::new())
        } else {
            named_and_own(store)
        };
        let held = held.get();
        offered.retain(|one| !held.contains(one));
        own.retain(|one| !held.contains(one));
        let whole = searched || more.get() || offered.len() + own.len() <= COMMON + 1;
        if !whole {
            offered.truncate(COMMON);
            own.truncate(OWN);
        }
        offered.extend(own);
        let chips: Vec<_> = offered
            .into_iter()
            .map(|condition| chip(picked, condition))
            .collect();
        let rest = (!whole).then(|| {
            view! {
                <button type="button" class="quiet" on:click=move |_| more.set(true)>{store.label(PickerText::More)}</button>
            }
        });
        Some(view! { {chips}{rest} })
    };
    view! {
        <div class="choices" role="group" aria-label=store.label(PickerText::Choices)>{part(offered)}</div>
    }
}

/// A condition to tap. Enter in the search takes the first one.
fn chip(picked: PickerChoice, condition: Condition) -> AnyView {
    let lang = picked.store.lang();
    let name = text::condition(lang, &condition);
    let own = condition.clone();
    let on = move || picked.named().as_ref() == Some(&own);
    let tap = move |_| {
        picked.of_mind.set(None);
        picked.latest.set(None);
        picked.held.set(None);
        let other = picked.tapped.get_untracked().as_ref() != Some(&condition);
        picked.tapped.set(other.then(|| condition.clone()));
    };
    view! {
        <button type="button" class="toggle" aria-pressed=shown_text(move || on().to_string()) on:click=tap>{name}</button>
    }
    .into_any()
}
