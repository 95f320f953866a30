//! The conditions of the rules in use, and the search in them.

use asalto_core::Condition;
use asalto_core::rules::ExhaustionPolicy;
use asalto_text as text;
use leptos::prelude::untrack;

use crate::browser::letters::folded;
use crate::input::conditions;
use crate::storage::own_conditions;
use crate::store::Store;

pub use crate::input::conditions::COMMON;

/// Lists the conditions of the ruleset, the commonest first, and then the game master's own.
pub fn all(store: Store) -> Vec<Condition> {
    let (mut all, own) = named_and_own(store);
    all.extend(own);
    all
}

/// Lists the conditions that the ruleset names or that are customary in it, the commonest first.
fn named(store: Store) -> Vec<Condition> {
    store.with_session(|session| conditions::all(store.lang(), session.encounter().rules()))
}

/// Lists the conditions of the ruleset, and the game master's own that fit the rules, the last used first.
pub fn named_and_own(store: Store) -> (Vec<Condition>, Vec<Condition>) {
    let named = named(store);
    let by_phases = store.is_by_phases();
    let mut own = own_conditions::stored();
    own.retain(|one| {
        let fits = by_phases || !matches!(one, Condition::Psychological(_));
        fits && !named.contains(one)
    });
    (named, own)
}

/// Remembers a condition that someone gets, if it is the game master's own.
pub fn remember(store: Store, condition: &Condition) {
    own_conditions::remember(condition, &untrack(|| named(store)));
}

/// Returns whether exhaustion has levels.
pub fn has_exhaustion(store: Store) -> bool {
    store.with_session(|session| session.encounter().rules().exhaustion != ExhaustionPolicy::None)
}

/// Lists the conditions with a word that begins with the typed text.
pub fn found(store: Store, typed: &str) -> Vec<Condition> {
    let typed = folded(typed.trim());
    let mut all = all(store);
    all.retain(|one| {
        let name = folded(&text::condition(store.lang(), one));
        name.starts_with(&typed) || name.split(' ').any(|word| word.starts_with(&typed))
    });
    all
}
