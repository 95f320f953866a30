//! The state of a combat that most expectations ask for, as words. A tracker of any kind can give it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::expect::{same, same_list, same_set};

/// The state of a combat. A tracker leaves out the fields that it does not know.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    /// The combatants with a place in the order, first to act first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<Place>>,
    /// Single values by their expectation: `turn`, `next`, `round`, `opening`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub values: BTreeMap<String, String>,
    /// Lists in order by their expectation: `awaiting`, `aware`, `surprised`, `stack`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub lists: BTreeMap<String, Vec<String>>,
    /// Lists without an order by their expectation: `flat-footed`, `unable`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub sets: BTreeMap<String, Vec<String>>,
    /// The combatants, each once, those that came later last.
    #[serde(default)]
    pub combatants: Vec<CombatantState>,
}

/// A place in the order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The combatant's name.
    pub name: String,
    /// Its initiative, or `none`.
    pub count: String,
}

/// The state of one combatant.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CombatantState {
    /// Its name.
    pub name: String,
    /// Its id, for statements that name it as `@3`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u32>,
    /// Its numbers by their expectation: `count`, `ac`, `hp`; a missing number is `none`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub values: BTreeMap<String, String>,
    /// Its conditions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conditions: Option<Vec<String>>,
}

/// The single values of a state.
pub const VALUES: [&str; 4] = ["turn", "next", "round", "opening"];
/// Its lists.
pub const LISTS: [&str; 4] = ["awaiting", "aware", "surprised", "stack"];
/// Its lists without an order.
pub const SETS: [&str; 2] = ["flat-footed", "unable"];
/// The values of a combatant.
pub const NUMBERS: [&str; 3] = ["count", "ac", "hp"];

/// The result of comparing an expectation with a state.
#[derive(Debug, PartialEq, Eq)]
pub enum Compared {
    /// It holds, or it does not for this reason.
    Known(Result<(), String>),
    /// The tracker left the field out.
    Missing,
    /// No field of the state answers this expectation.
    Other,
}

impl State {
    /// Compares an expectation with this state.
    pub fn compare(&self, words: &[&str]) -> Compared {
        match words {
            ["order", rest @ ..] => known(self.order.as_ref(), |order| {
                let with_counts = rest.iter().any(|word| is_count(word));
                let found: Vec<_> = order
                    .iter()
                    .flat_map(|one| one.words(with_counts))
                    .collect();
                same_list("order", rest, &found)
            }),
            [kind, wanted] if VALUES.contains(kind) => {
                known(self.values.get(*kind), |found| same(kind, wanted, found))
            }
            [kind, rest @ ..] if LISTS.contains(kind) => {
                known(self.lists.get(*kind), |found| same_list(kind, rest, found))
            }
            [kind, rest @ ..] if SETS.contains(kind) => {
                known(self.sets.get(*kind), |found| same_set(kind, rest, found))
            }
            [kind, name, wanted] if NUMBERS.contains(kind) => self.of(name, |one| {
                known(one.values.get(*kind), |found| {
                    same(kind, wanted.trim_start_matches('+'), found)
                })
            }),
            ["conditions", name, rest @ ..] => self.of(name, |one| {
                known(one.conditions.as_ref(), |found| {
                    same_set("conditions", rest, found)
                })
            }),
            _ => Compared::Other,
        }
    }

    /// Compares with a combatant: the last one of that name, or the one with that id.
    fn of(&self, name: &str, compare: impl Fn(&CombatantState) -> Compared) -> Compared {
        let id = name.strip_prefix('@').and_then(|id| id.parse().ok());
        let named = |one: &&CombatantState| match id {
            Some(id) => one.id == Some(id),
            None => one.name == name,
        };
        match self.combatants.iter().rev().find(named) {
            Some(one) => compare(one),
            None => Compared::Known(Err(format!("{name} is not in the encounter"))),
        }
    }
}

impl Place {
    fn words(&self, with_count: bool) -> Vec<String> {
        let mut words = vec![self.name.clone()];
        words.extend(with_count.then(|| self.count.clone()));
        words
    }
}

fn is_count(word: &str) -> bool {
    word.parse::<i32>().is_ok()
}

fn known<T>(found: Option<&T>, compare: impl FnOnce(&T) -> Result<(), String>) -> Compared {
    found.map_or(Compared::Missing, |found| Compared::Known(compare(found)))
}
