//! A combatant by the words of its name, and the result of a search for combatants.

use asalto_core::{CombatantId, Side};

/// A combatant by the words of its name.
pub(super) struct Person {
    pub id: CombatantId,
    pub side: Side,
    /// The words of its name, without its number.
    pub base: Vec<String>,
    /// The number at the end of its name.
    pub number: Option<u32>,
    /// Whether it is dead.
    pub dead: bool,
    /// Whether the words name several.
    pub plural: bool,
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
