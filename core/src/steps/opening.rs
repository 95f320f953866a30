//! The opening of combat under the current awareness.

use crate::combatant::{CombatantId, Side};
use crate::encounter::{Encounter, Participant};
use crate::rules::Opening;
use crate::sorted::SortedMap;

/// Returns the opening if combat started now. None without combatants.
pub(crate) fn foresee(encounter: &Encounter) -> Option<Opening> {
    let everyone = encounter.present().count();
    if everyone == 0 {
        return None;
    }
    let opening = encounter.rules().opening;
    let known = CombatantsBySide::of(encounter);
    // Whoever is alert and conscious is not surprised (D5E-86).
    let rules = encounter.rules();
    let is_alert = |one: &Participant| {
        rules.alert().prevents_surprise(&one.profile) && !one.is_unconscious(rules)
    };
    let aware: Vec<_> = encounter
        .present()
        .filter(|one| known.is_aware(one.id, one.profile.side))
        .map(|one| one.id)
        .collect();
    let surprised = encounter
        .present()
        .filter(|one| {
            aware.binary_search(&one.id).is_err()
                && !is_alert(one)
                && (opening.surprises_unnoticed() || known.is_noticed(one.id, one.profile.side))
        })
        .map(|one| one.id)
        .collect();
    Some(opening.open(everyone, aware, surprised))
}

/// The combatants by side, to look up awareness without a look at every pair.
struct CombatantsBySide<'e> {
    encounter: &'e Encounter,
    sides: SortedMap<Side, Vec<CombatantId>>,
}

impl<'e> CombatantsBySide<'e> {
    fn of(encounter: &'e Encounter) -> Self {
        let mut sides = SortedMap::<Side, Vec<CombatantId>>::default();
        for one in encounter.present() {
            sides.entry(one.profile.side).push(one.id);
        }
        Self { encounter, sides }
    }

    /// Whether a combatant is aware of an opponent, or has none (D35-18, AMB-D35-8).
    fn is_aware(&self, who: CombatantId, side: Side) -> bool {
        let awareness = self.encounter.awareness();
        let by_pair = awareness.has_pairs_of(who);
        let mut opponents = self
            .sides
            .iter()
            .filter(|(other, _)| **other != side)
            .peekable();
        opponents.peek().is_none()
            || opponents.any(|(&other, members)| {
                if by_pair {
                    let sees =
                        |&target: &CombatantId| awareness.of_pair((who, side), (target, other));
                    members.iter().any(sees)
                } else {
                    awareness.of_side(side, other)
                }
            })
    }

    /// Whether an opponent is aware of a combatant (D35-18).
    fn is_noticed(&self, who: CombatantId, side: Side) -> bool {
        let awareness = self.encounter.awareness();
        self.sides
            .iter()
            .filter(|(other, _)| **other != side)
            .any(|(&other, members)| {
                let sees =
                    |&observer: &CombatantId| awareness.of_pair((observer, other), (who, side));
                members.iter().any(sees)
            })
    }
}
