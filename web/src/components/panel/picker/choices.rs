//! The chips of the picker: the commonest conditions first, all of them on demand, or those that the typed
//! text finds.

use asalto_core::Condition;
use asalto_core::rules::{ExhaustionPolicy, VitalityPolicy};
use asalto_text::{self as text, PickerText};
use leptos::prelude::*;

use super::Picked;
use crate::browser::letters::folded;
use crate::store::Store;
use crate::ui::{part, text as shown_text};

/// The chips that are shown before “More”.
const COMMON: usize = 9;

/// Lists the conditions of the ruleset, the commonest first. Some are named by the rules, the others by
/// custom.
pub fn all(store: Store) -> Vec<Condition> {
    let vitality = store.with_session(|session| session.encounter().rules().vitality);
    let named = vitality.conditions();
    let custom = match vitality {
        VitalityPolicy::NegativeHitPoints => PickerText::OlderConditions,
        // Here hit points decide nothing, and effects on the mind have their own rule (TOW-33).
        VitalityPolicy::ByCondition => {
            let of_the_mind = store.text(PickerText::OfTheMind).split(',');
            let of_the_mind = of_the_mind.map(|name| Condition::Psychological(name.to_owned()));
            return named.iter().cloned().chain(of_the_mind).collect();
        }
        VitalityPolicy::UnconsciousAtZero
        | VitalityPolicy::DeathSaves(_)
        | VitalityPolicy::OutAtZero
        | VitalityPolicy::OutAtMaximum => PickerText::CommonConditions,
    };
    let first = [Condition::Stunned, Condition::Prone];
    let rest = named.iter().filter(|one| !first.contains(one)).cloned();
    // Where exhaustion has levels, they are set beside the picker.
    let levels = has_exhaustion(store);
    let exhausted = store.text(PickerText::Exhausted);
    let custom = store.text(custom).split(',');
    let custom = custom.filter(|name| !levels || *name != exhausted);
    // Some words of custom are named by the rules of this ruleset.
    let known: Vec<_> = named
        .iter()
        .map(|one| text::condition(store.lang(), one))
        .collect();
    let custom = custom.filter(|name| !known.iter().any(|known| known == name));
    let custom = custom.map(|name| Condition::Custom(name.to_owned()));
    let (often, seldom): (Vec<_>, Vec<_>) = custom
        .enumerate()
        .partition(|(index, _)| *index + 2 < COMMON);
    let of = |part: Vec<(usize, Condition)>| part.into_iter().map(|(_, one)| one);
    first
        .iter()
        .cloned()
        .chain(of(often))
        .chain(rest)
        .chain(of(seldom))
        .collect()
}

/// Returns whether exhaustion has levels.
pub fn has_exhaustion(store: Store) -> bool {
    store.with_session(|session| session.encounter().rules().exhaustion != ExhaustionPolicy::None)
}

/// Lists the conditions that have a word beginning with the typed text.
pub fn found(store: Store, typed: &str) -> Vec<Condition> {
    let typed = folded(typed.trim());
    let mut all = all(store);
    all.retain(|one| {
        let name = folded(&text::condition(store.lang(), one));
        name.starts_with(&typed) || name.split(' ').any(|word| word.starts_with(&typed))
    });
    all
}

/// The chips. Those that the combatant has already are left out.
#[component]
pub fn Choices(picked: Picked) -> impl IntoView {
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
        let mut offered = if searched {
            found(store, &typed)
        } else {
            all(store)
        };
        let held = held.get();
        offered.retain(|one| !held.contains(one));
        let whole = searched || more.get() || offered.len() <= COMMON + 1;
        if !whole {
            offered.truncate(COMMON);
        }
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
fn chip(picked: Picked, condition: Condition) -> AnyView {
    let lang = picked.store.lang();
    let name = text::condition(lang, &condition);
    let own = condition.clone();
    let on = move || picked.named().as_ref() == Some(&own);
    let tap = move |_| {
        picked.of_mind.set(None);
        let other = picked.tapped.get_untracked().as_ref() != Some(&condition);
        picked.tapped.set(other.then(|| condition.clone()));
    };
    view! {
        <button type="button" class="toggle" aria-pressed=shown_text(move || on().to_string()) on:click=tap>{name}</button>
    }
    .into_any()
}
