//! The names that a command can use in this combat.

use asalto_core::{CombatantId, Condition};
use asalto_text::{self as text, Lang, PickerText};
use leptos::prelude::*;

use crate::browser::letters::folded;
use crate::components::panel::picker;
use crate::input::command_line::Context;
use crate::input::damage_line::Roster;
use crate::store::Store;

/// The conditions of the ruleset, and the names of each in the language in use and in English, in lowercase and
/// without accents.
#[derive(Clone, Debug, Default)]
pub struct KnownNames {
    /// The conditions, the commonest first.
    pub conditions: Vec<Condition>,
    names: Vec<Vec<String>>,
}

impl KnownNames {
    /// Lists the conditions of the ruleset in use.
    pub fn of(store: Store) -> Self {
        let lang = store.lang();
        let conditions = picker::conditions(store);
        let names = conditions
            .iter()
            .map(|condition| {
                let own = folded(&text::condition(lang, condition));
                [own].into_iter().chain(english(lang, condition)).collect()
            })
            .collect();
        Self { conditions, names }
    }

    /// Calls a function with the present context.
    pub fn with<T>(&self, store: Store, then: impl FnOnce(&Context<'_>) -> T) -> T {
        let roster = store.view.with(|view| {
            let all = view.combatants.iter();
            Roster::new(all.map(|one| (one.id, folded(&one.profile.name), one.profile.side)))
        });
        then(&Context {
            lang: store.lang(),
            roster: &roster,
            conditions: &self.names,
            fold: &folded,
        })
    }
}

/// Returns the English name of a condition. Only the texts of one language are loaded, so the named
/// conditions are listed here.
fn english(lang: Lang, condition: &Condition) -> Option<String> {
    let name = match condition {
        Condition::Unconscious => "unconscious",
        Condition::Stunned => "stunned",
        Condition::Paralyzed => "paralyzed",
        Condition::Coma => "coma",
        Condition::Stable => "stable",
        Condition::Dead => "dead",
        Condition::Petrified => "petrified",
        Condition::Incapacitated => "incapacitated",
        Condition::Poisoned => "poisoned",
        Condition::Dazed => "dazed",
        Condition::Prone => "prone",
        Condition::Invisible => "invisible",
        Condition::Custom(name) | Condition::Psychological(name) => {
            return translated(lang, name);
        }
    };
    Some(name.to_owned())
}

/// Returns the English name of a customary condition. It has the same index in the list of each language.
fn translated(lang: Lang, name: &str) -> Option<String> {
    let lists = [
        PickerText::CommonConditions,
        PickerText::OlderConditions,
        PickerText::OfTheMind,
    ];
    lists.into_iter().find_map(|list| {
        let at = lang.text(list).split(',').position(|one| one == name)?;
        let english = Lang::En.text(list).split(',').nth(at)?;
        Some(english.to_owned())
    })
}

/// Lists the combatants that an unclear word may mean.
pub fn candidates(store: Store, word: &str) -> Vec<CombatantId> {
    let first: String = word.chars().take(1).collect();
    store.view.with(|view| {
        let roster = || {
            let all = view.combatants.iter();
            Roster::new(all.map(|one| (one.id, folded(&one.profile.name), one.profile.side)))
        };
        let found = roster().beginning(word);
        if found.is_empty() {
            roster().beginning(&first)
        } else {
            found
        }
    })
}
