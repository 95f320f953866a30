//! The names that a command can use in this combat.

use asalto_core::Condition;
use asalto_core::share::DamageShare;
use leptos::prelude::*;

use crate::browser::letters::folded;
use crate::components::panel::picker;
use crate::input::command_line::{Context, Target};
use crate::input::conditions;
use crate::store::Store;

/// The conditions of the ruleset and the game master's own, and the names of each in the language in use and in
/// English, in lowercase and without accents.
#[derive(Clone, Debug, Default)]
pub struct KnownNames {
    /// The conditions, the commonest first.
    pub conditions: Vec<Condition>,
    names: Vec<Vec<String>>,
}

impl KnownNames {
    /// Lists the conditions of the ruleset in use and the game master's own.
    pub fn of(store: Store) -> Self {
        let lang = store.lang();
        let conditions = picker::all_conditions(store);
        let names = conditions.iter();
        let names = names
            .map(|one| conditions::names(lang, one, &folded))
            .collect();
        Self { conditions, names }
    }

    /// Calls a function with the present context of a line.
    pub fn with<T>(&self, store: Store, typed: &str, then: impl FnOnce(&Context<'_>) -> T) -> T {
        let selected = selected(store);
        let rules = store.with_session(|session| session.encounter().rules().vitality);
        store.view.with(|view| {
            then(&Context {
                lang: store.lang(),
                view,
                conditions: &self.names,
                selected: &selected,
                fold: &folded,
                below_zero: rules.floor() < 0,
                typed,
            })
        })
    }
}

/// Returns the combatants that a command without names affects: the targets, or else the selected one.
fn selected(store: Store) -> Vec<Target> {
    let mut targets = store.aim.with(|aim| aim.targets().to_vec());
    if targets.is_empty() {
        let one = store.selected.get();
        targets.extend(one.map(|who| (who, DamageShare::Full)));
    }
    store
        .view
        .with(|view| targets.retain(|(who, _)| view.combatant(*who).is_some()));
    targets
}
