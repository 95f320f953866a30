//! Select fields: for any values, for kinds of action and for combatants.

use asalto_core::casting::MagicSource;
use asalto_core::{ActionKind, CombatantId};
use asalto_text::{self as text, combat};
use leptos::prelude::*;

use crate::store::Store;
use crate::ui::{each, text as shown_text};

/// Builds a select of values by their texts; the first one is selected at the start.
pub fn choice<T: Clone + 'static>(
    among: Vec<(T, Signal<String>)>,
    chosen: impl Fn(T) + 'static,
) -> AnyView {
    choice_at(0, among, chosen)
}

/// Builds a select of values by their texts; that with an index is selected at the start.
pub fn choice_at<T: Clone + 'static>(
    start: usize,
    among: Vec<(T, Signal<String>)>,
    chosen: impl Fn(T) + 'static,
) -> AnyView {
    let (things, words): (Vec<_>, Vec<_>) = among.into_iter().unzip();
    let by_index = move |index: usize| {
        if let Some(one) = things.get(index) {
            chosen(one.clone());
        }
    };
    select(start, words, Box::new(by_index))
}

/// Builds the select by index, so that the code is not repeated for each type of value.
fn select(start: usize, words: Vec<Signal<String>>, chosen: Box<dyn Fn(usize)>) -> AnyView {
    let options = words.into_iter().enumerate();
    let options = options.map(|(index, words)| {
        view! { <option value=index.to_string() selected={index == start}>{words}</option> }
    });
    let options = options.collect::<Vec<_>>();
    let change = move |event| {
        if let Ok(index) = event_target_value(&event).parse() {
            chosen(index);
        }
    };
    view! { <select on:change=change>{options}</select> }.into_any()
}

/// Builds a select of kinds of action.
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

/// Builds a select of the sources of a spell.
pub fn magic_sources(store: Store, chosen: impl Fn(MagicSource) + 'static) -> AnyView {
    let sources = [MagicSource::Arcane, MagicSource::Divine];
    let among = sources.map(|source| (source, store.label(combat::magic(source))));
    choice(among.to_vec(), chosen)
}

/// Returns the text of the option that stands for no combatant.
pub fn nobody() -> Signal<String> {
    shown_text(|| "—".to_owned())
}

/// Builds the options of a select of combatants.
///
/// An option keeps its element while others come and go, because the browser keeps the selected
/// element, not its value.
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

/// Lists the combatants present, without second places.
pub fn everyone(store: Store) -> Vec<CombatantId> {
    store
        .view
        .with(|view| view.without_second_places().map(|one| one.id).collect())
}

/// Lists the combatants present, except one.
pub fn others(store: Store, but: Option<CombatantId>) -> Vec<CombatantId> {
    let mut others = everyone(store);
    others.retain(|one| Some(*one) != but);
    others
}

/// Builds a select of the combatants present, except one.
///
/// The choice is optional if there is a text for none.
pub fn combatant_select(
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
            {people(move || others(store, but), move |who| store.name_in_row(who))}
        </select>
    }
    .into_any()
}
