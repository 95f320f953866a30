//! The conditions of the rules in use, and the search in them.

use asalto_core::Condition;
use asalto_core::rules::ExhaustionPolicy;
use asalto_text as text;

use crate::browser::letters::folded;
use crate::input::conditions;
use crate::store::Store;

pub use crate::input::conditions::COMMON;

/// Lists the conditions of the ruleset, the commonest first.
pub fn all(store: Store) -> Vec<Condition> {
    store.with_session(|session| conditions::all(store.lang(), session.encounter().rules()))
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
