//! Choices: one of some things, of the kinds of action, of those who are here.

use asalto_core::{ActionKind, CombatantId};
use leptos::prelude::*;

use crate::shown::{each, text as shown_text};
use crate::store::Store;
use crate::text;

/// A choice among some things by their words, the first of them chosen at first.
pub fn choice<T: Clone + 'static>(
    among: Vec<(T, Signal<String>)>,
    chosen: impl Fn(T) + 'static,
) -> AnyView {
    let (things, words): (Vec<_>, Vec<_>) = among.into_iter().unzip();
    let by_index = move |index: usize| {
        if let Some(one) = things.get(index) {
            chosen(one.clone());
        }
    };
    select(words, Box::new(by_index))
}

/// The same for anything, since every kind of choice would have code of its own.
fn select(words: Vec<Signal<String>>, chosen: Box<dyn Fn(usize)>) -> AnyView {
    let options = words.into_iter().enumerate();
    let options =
        options.map(|(index, words)| view! { <option value=index.to_string()>{words}</option> });
    let options = options.collect::<Vec<_>>();
    let change = move |event| {
        if let Ok(index) = event_target_value(&event).parse() {
            chosen(index);
        }
    };
    view! { <select on:change=change>{options}</select> }.into_any()
}

/// A choice among kinds of action.
pub fn kinds_of_action(
    store: Store,
    kinds: &[ActionKind],
    chosen: impl Fn(ActionKind) + 'static,
) -> AnyView {
    let among = kinds.iter().map(|&kind| {
        let words = move || text::action(store.lang(), kind).to_owned();
        (kind, shown_text(words))
    });
    choice(among.collect(), chosen)
}

/// What stands for nobody in a choice.
pub fn nobody() -> Signal<String> {
    shown_text(|| "—".to_owned())
}

/// Options for some of those who are here. An option stays while others come and go, since the browser
/// keeps the one that is chosen, not its value.
pub fn people(
    who: impl Fn() -> Vec<CombatantId> + Send + Sync + 'static,
    label: impl Fn(CombatantId) -> String + Copy + Send + Sync + 'static,
) -> AnyView {
    each(
        who,
        |who| who.0.into(),
        move |who| {
            view! { <option value=who.0.to_string()>{shown_text(move || label(who))}</option> }
                .into_any()
        },
    )
}

/// Everybody who is here.
pub fn everybody(store: Store) -> Vec<CombatantId> {
    store
        .view
        .with(|view| view.combatants.iter().map(|one| one.id).collect())
}

/// Everybody who is here but one.
pub fn others(store: Store, but: Option<CombatantId>) -> Vec<CombatantId> {
    let mut others = everybody(store);
    others.retain(|one| Some(*one) != but);
    others
}

/// A choice among everybody here but one, or none of them where there are words for that.
pub fn somebody(
    store: Store,
    none: Option<Signal<String>>,
    but: Option<CombatantId>,
    chosen: impl Fn(Option<CombatantId>) + 'static,
) -> AnyView {
    let change = move |event| chosen(event_target_value(&event).parse().ok().map(CombatantId));
    let required = none.is_none();
    let none = none.unwrap_or_else(nobody);
    view! {
        <select required=required on:change=change>
            <option value="">{none}</option>
            {people(move || others(store, but), move |who| store.name(who))}
        </select>
    }
    .into_any()
}
