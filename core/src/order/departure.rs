//! The order of the combatants at one count when one of them left. A tie is broken once, and the
//! result stands even if some of the tied combatants are absent (D35-3, D5E-23, TOW-31).

use super::{Order, Place, PlaceCause};
use crate::combatant::CombatantId;
use crate::rules::Direction;

impl Order {
    /// Removes the place of a combatant that leaves, and saves its order among its equals.
    pub(crate) fn part(&mut self, who: CombatantId, direction: Direction) -> Option<Place> {
        let count = self.place(who)?.count;
        // All places have the same count before the roll, which decides nothing.
        let equal = |place: &&Place| place.count == count && place.why != PlaceCause::BeforeTheRoll;
        let equals: Vec<_> = self.places.iter().filter(equal).cloned().collect();
        // The first departure has saved the whole order if several leave one after the other.
        let told = self.last_among(who).is_some_and(|known| {
            let mut known = known.iter();
            let mut equals = equals.iter();
            equals.all(|place| known.any(|known| known.who == place.who))
        });
        if equals.len() > 1 && !told {
            self.parted.push(equals);
        }
        self.remove(who, direction)
    }

    /// Returns which of two equal combatants comes first, by their saved order.
    pub(crate) fn first_of(&self, one: CombatantId, other: CombatantId) -> Option<CombatantId> {
        let together = self.parted.iter().rev().find_map(|equals| {
            let who = equals.iter().map(|place| place.who);
            let mut both = who.filter(|&who| who == one || who == other);
            both.next().filter(|_| both.next().is_some())
        });
        let before = |first, second| {
            let slower = self.slower_equals(first);
            slower.contains(&second).then_some(first)
        };
        let by_others = || before(one, other).or_else(|| before(other, one));
        together.or_else(by_others)
    }

    /// Returns whether a combatant has stood among its equals before.
    pub(crate) fn has_stood(&self, who: CombatantId) -> bool {
        self.last_among(who).is_some()
    }

    /// Returns the tie-breaker among the equals of a combatant.
    pub(crate) fn broken_by(&self, who: CombatantId) -> Option<PlaceCause> {
        let broken = |why: &PlaceCause| matches!(why, PlaceCause::Lots | PlaceCause::Decided(_));
        let equals = self.last_among(who)?.iter();
        equals.map(|place| place.why).find(broken)
    }

    /// Returns a combatant that has left, and all that came after it among its equals, even by way
    /// of another combatant that has left.
    pub(crate) fn slower_equals(&self, who: CombatantId) -> Vec<CombatantId> {
        let mut slower = vec![who];
        let mut next = 0;
        while let Some(&one) = slower.get(next) {
            for equals in &self.parted {
                let from = equals.iter().skip_while(|place| place.who != one);
                let new = from
                    .map(|place| place.who)
                    .filter(|who| !slower.contains(who));
                slower.extend(new.collect::<Vec<_>>());
            }
            next += 1;
        }
        slower
    }

    /// Returns a combatant and its equals when one of them last left.
    fn last_among(&self, who: CombatantId) -> Option<&[Place]> {
        let mut parted = self.parted.iter().rev();
        let equals = parted.find(|equals| equals.iter().any(|place| place.who == who));
        equals.map(Vec::as_slice)
    }
}
