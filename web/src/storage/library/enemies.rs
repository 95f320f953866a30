//! The enemies of an encounter, by kind. They name an encounter that has no name.

use asalto_core::Side;
use serde::{Deserialize, Serialize};

use crate::order::base_name::kind;

/// The most kinds that a name lists.
const KINDS: usize = 3;

/// The enemies of the party, in the order in which they joined.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Enemies {
    /// The first kinds, each with the number of its combatants.
    pub kinds: Vec<(String, usize)>,
    /// The number of all other enemies.
    pub more: usize,
    /// Whether the combat is over, all of them are down or dead, and somebody of the party stands.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub beaten: bool,
}

impl Enemies {
    /// Counts the enemies among combatants, by their names and sides.
    ///
    /// ```
    /// use asalto_core::Side;
    /// use asalto_web::storage::library::Enemies;
    /// let all = [("Lidda", Side::PARTY), ("Goblin 1", Side::FOES), ("Goblin 2", Side::FOES)];
    /// assert_eq!(Enemies::of(all).kinds, [("Goblin".to_owned(), 2)]);
    /// ```
    #[must_use]
    pub fn of<'n>(all: impl IntoIterator<Item = (&'n str, Side)>) -> Self {
        let foes = all.into_iter().filter(|(_, side)| *side != Side::PARTY);
        let mut kinds = counted(foes.map(|(name, _)| name));
        let rest = kinds.split_off(kinds.len().min(KINDS));
        Self {
            kinds,
            more: rest.iter().map(|(_, count)| count).sum(),
            beaten: false,
        }
    }

    /// Returns whether there is no enemy.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }
}

/// Counts names by kind, in the order of their first appearance. A name without others of its kind keeps its number.
pub fn counted<'n>(names: impl IntoIterator<Item = &'n str>) -> Vec<(String, usize)> {
    let mut kinds: Vec<(&str, usize)> = Vec::new();
    for name in names {
        match kinds
            .iter_mut()
            .find(|(first, _)| kind(first) == kind(name))
        {
            Some((_, count)) => *count += 1,
            None => kinds.push((name, 1)),
        }
    }
    let told = kinds.into_iter().map(|(first, count)| {
        let name = if count == 1 { first } else { kind(first) };
        (name.to_owned(), count)
    });
    told.collect()
}

#[cfg(test)]
mod tests {
    use super::{Enemies, Side};

    #[test]
    fn enemies_are_counted_by_kind_and_the_party_is_left_out() {
        let foes = ["Goblin 1", "Goblin 2", "Boss", "Wolf 3", "Rat 1", "Rat 2"];
        let foes = foes.map(|name| (name, Side::FOES));
        let all = [("Lidda", Side::PARTY)].into_iter().chain(foes);
        let enemies = Enemies::of(all);
        let kinds = [("Goblin", 2), ("Boss", 1), ("Wolf 3", 1)];
        assert_eq!(
            enemies.kinds,
            kinds.map(|(kind, count)| (kind.to_owned(), count))
        );
        assert_eq!(enemies.more, 2);
        assert!(Enemies::of([("Lidda", Side::PARTY)]).is_empty());
    }
}
