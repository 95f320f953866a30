//! A combatant by the words of its name, and the result of a search for combatants.

use asalto_core::{CombatantId, Side};

/// A combatant by the words of its name.
pub(super) struct Person {
    pub id: CombatantId,
    pub side: Side,
    /// The words of its name, without its number.
    pub base: Vec<String>,
    /// The number at the end of its name, or the one that it has among those of its kind without being named so.
    pub number: Option<u32>,
    /// Whether its name has no number.
    pub bare: bool,
    /// Whether it is dead.
    pub dead: bool,
    /// Whether the words name several.
    pub plural: bool,
}

/// Numbers those without a number among others of their kind that have one: `Goblin` beside `Goblin 2`. The only one is
/// the first, unless another is; otherwise the number is 0, so that a plural names them too.
pub(super) fn number_bare(all: &mut [Person]) {
    for index in 0..all.len() {
        if !all[index].bare {
            continue;
        }
        let kind = || all.iter().filter(|one| one.base == all[index].base);
        if kind().all(|one| one.bare) {
            continue;
        }
        let first = kind().any(|one| !one.bare && one.number == Some(1));
        let alone = kind().filter(|one| one.bare).count() == 1;
        let number = u32::from(alone && !first);
        all[index].number = Some(number);
    }
}

/// Returns those that words for many mean: all but the dead, or all if nobody else is there.
pub(super) fn living(found: &[&Person]) -> Vec<CombatantId> {
    let alive = found.iter().filter(|one| !one.dead).map(|one| one.id);
    let alive: Vec<_> = alive.collect();
    if alive.is_empty() {
        found.iter().map(|one| one.id).collect()
    } else {
        alive
    }
}

/// The combatants that some tokens name, and the number of those tokens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    pub who: Vec<CombatantId>,
    pub used: usize,
    /// Whether it is the whole name of a combatant without a number.
    pub whole: bool,
}

/// The result of a search at a place of the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Search {
    /// The ways to read the tokens, the longest first.
    Found(Vec<Found>),
    /// The tokens may mean several combatants.
    Several(Vec<CombatantId>, usize),
    /// The tokens name a kind, with a number that nobody has.
    Nobody(Vec<CombatantId>, usize),
    /// The tokens are no name.
    None,
}

impl Found {
    /// Returns combatants that are named by their number, their kind or a part of a name.
    pub fn of(who: Vec<CombatantId>, used: usize) -> Self {
        Self {
            who,
            used,
            whole: false,
        }
    }
}
