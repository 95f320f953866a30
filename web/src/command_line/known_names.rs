//! The names that a command can use in this combat.

use std::collections::BTreeMap;

use asalto_core::Condition;
use asalto_core::combatant::Base;
use asalto_core::share::DamageShare;
use asalto_text::Lang;
use leptos::prelude::*;

use crate::browser::letters::folded;
use crate::components::panel::picker;
use crate::components::save_bonus;
use crate::components::spell_difficulty::{self, Difficulties};
use crate::content::creatures;
use crate::input::base_words;
use crate::input::command_line::{Context, OtherName, Target};
use crate::input::conditions;
use crate::order::base_name;
use crate::store::Store;

/// The conditions of the ruleset and the game master's own, and the names of each in the language in use and in
/// English, in lowercase and without accents.
#[derive(Clone, Debug)]
pub struct KnownNames {
    /// The conditions, the commonest first.
    pub conditions: Vec<Condition>,
    names: Vec<Vec<String>>,
    /// The other names of the combatants, as soon as the names of creatures have loaded.
    others: Memo<Vec<OtherName>>,
    /// The DCs of the saves against the spells of the combatants.
    difficulties: Memo<Difficulties>,
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
        Self {
            conditions,
            names,
            others: Memo::new(move |_| other_names(store)),
            difficulties: spell_difficulty::followed(store),
        }
    }

    /// Calls a function with the present context of a line.
    pub fn with<T>(&self, store: Store, typed: &str, then: impl FnOnce(&Context<'_>) -> T) -> T {
        let selected = selected(store);
        let rules = store.with_session(|session| session.encounter().rules().vitality);
        let others = self.others.get();
        let difficulties = self.difficulties.get();
        store.view.with(|view| {
            then(&Context {
                lang: store.lang(),
                view,
                conditions: &self.names,
                selected: &selected,
                fold: &folded,
                others: &others,
                difficulties: &difficulties,
                save_bonus: &|kind, who| save_bonus::bonus(store, kind, who),
                below_zero: rules.floor() < 0,
                typed,
            })
        })
    }
}

/// Lists the names of the creatures that the combatants are, where the rules in use have creatures, and the names by the bases
/// of their miniatures. The combatants keep no alias by which they were added: the name is the link (decision 37).
fn other_names(store: Store) -> Vec<OtherName> {
    let lang = store.lang();
    let listed = store.creature_table().is_some();
    let all = store.view.with(|view| {
        let all = view.combatants.iter();
        all.map(|one| (one.id, one.profile.name.clone(), one.profile.base.clone()))
            .collect::<Vec<_>>()
    });
    let mut kinds: BTreeMap<String, Vec<(String, bool)>> = BTreeMap::new();
    let mut others = Vec::new();
    for (who, name, base) in all {
        let kind = base_name::kind(&name);
        let names = kinds.entry(kind.to_owned()).or_insert_with_key(|kind| {
            if listed {
                creatures::other_names(lang, kind)
            } else {
                Vec::new()
            }
        });
        let single = names.iter().filter(|(_, plural)| !plural);
        let single = single.map(|(name, _)| name.as_str()).chain([kind]);
        let by_base = single.flat_map(|kind| by_base(kind, &base, lang));
        let by_base = by_base.map(|name| (name, false, true));
        let names = names.iter().cloned();
        let names = names.map(|(name, plural)| (name, plural, false));
        let of_it = |(name, plural, distinct)| OtherName {
            who,
            name,
            plural,
            distinct,
        };
        others.extend(names.chain(by_base).map(of_it));
    }
    others
}

/// Returns the names of a creature of a kind by the base of its miniature: `red goblin`, `goblin b`.
fn by_base(kind: &str, base: &Base, lang: Lang) -> Vec<String> {
    let mut names = base
        .color
        .map(|color| base_words::colored(kind, color, lang))
        .unwrap_or_default();
    names.extend(base.letter.map(|letter| format!("{kind} {letter}")));
    names
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
