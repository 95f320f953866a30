//! Awareness: for each pair of combatants, or for a whole side at once.

use serde::{Deserialize, Serialize};

use crate::combatant::{CombatantId, Side};
use crate::sorted::{SortedMap, sort};

/// The awareness of each combatant of each opponent. Everyone is aware until set otherwise.
///
/// A setting for a pair goes before a setting for a side. Awareness is individual (D35-19).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Awareness {
    /// The settings by observing side and observed side.
    sides: Vec<(Side, Side, bool)>,
    /// The settings by observer and observed combatant.
    #[serde(with = "pairs_as_list")]
    pairs: SortedMap<(CombatantId, CombatantId), bool>,
}

impl Awareness {
    /// Whether an observer is aware of another combatant.
    pub fn of_pair(&self, observer: (CombatantId, Side), target: (CombatantId, Side)) -> bool {
        self.pairs
            .get(&(observer.0, target.0))
            .copied()
            .unwrap_or_else(|| self.of_side(observer.1, target.1))
    }

    /// Returns the setting for two sides.
    pub fn of_side(&self, observer: Side, target: Side) -> bool {
        self.sides
            .iter()
            .find(|(from, to, _)| (*from, *to) == (observer, target))
            .is_none_or(|(_, _, aware)| *aware)
    }

    /// Whether any setting exists for a pair of an observer.
    pub(crate) fn has_pairs_of(&self, observer: CombatantId) -> bool {
        let first = self.pairs.first_from(&(observer, CombatantId(0)));
        first.is_some_and(|((other, _), _)| *other == observer)
    }

    pub(crate) fn set_pair(&mut self, observer: CombatantId, target: CombatantId, aware: bool) {
        self.pairs.insert((observer, target), aware);
    }

    pub(crate) fn set_side(&mut self, observer: Side, target: Side, aware: bool) {
        self.sides
            .retain(|(from, to, _)| (*from, *to) != (observer, target));
        self.sides.push((observer, target, aware));
        sort(&mut self.sides);
    }

    /// Removes the pairs that a setting for a side replaces.
    pub(crate) fn forget_pairs(&mut self, of: impl Fn(CombatantId, CombatantId) -> bool) {
        self.pairs
            .retain(|(observer, target)| !of(*observer, *target));
    }
}

/// Writes the pairs as a list, because text formats have no pairs as keys.
mod pairs_as_list {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::combatant::CombatantId;
    use crate::sorted::SortedMap;

    type Pairs = SortedMap<(CombatantId, CombatantId), bool>;

    pub fn serialize<S: Serializer>(pairs: &Pairs, to: S) -> Result<S::Ok, S::Error> {
        pairs
            .iter()
            .map(|((observer, target), aware)| (observer, target, aware))
            .collect::<Vec<_>>()
            .serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Pairs, D::Error> {
        let list = Vec::<(CombatantId, CombatantId, bool)>::deserialize(from)?;
        Ok(list
            .into_iter()
            .map(|(observer, target, aware)| ((observer, target), aware))
            .collect())
    }
}
