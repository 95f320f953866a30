//! How those of one count stood to each other when one of them left. A tie is broken once, and what
//! it has decided holds though some of the tied are not there (D35-3, D5E-23, TOW-31).

use super::{Order, Placement, Slot};
use crate::combatant::CombatantId;

impl Order {
    /// Takes away the place of somebody who leaves, and keeps how its equals stood to it.
    pub(crate) fn part(&mut self, who: CombatantId) -> Option<Slot> {
        let count = self.slot(who)?.count;
        // Before the roll all have the same count, which decides nothing.
        let equal = |slot: &&Slot| slot.count == count && slot.why != Placement::BeforeTheRoll;
        let equals: Vec<_> = self.slots.iter().filter(equal).cloned().collect();
        // Of many who leave one after the other the first has told it all.
        let told = self.last_among(who).is_some_and(|known| {
            let mut known = known.iter();
            let mut equals = equals.iter();
            equals.all(|slot| known.any(|known| known.who == slot.who))
        });
        if equals.len() > 1 && !told {
            self.parted.push(equals);
        }
        self.remove(who)
    }

    /// Which of two equals comes first by how they stood to each other, or to others, when they left.
    pub(crate) fn first_of(&self, one: CombatantId, other: CombatantId) -> Option<CombatantId> {
        let together = self.parted.iter().rev().find_map(|equals| {
            let who = equals.iter().map(|slot| slot.who);
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

    /// What broke the tie among those with whom somebody was equal.
    pub(crate) fn broken_by(&self, who: CombatantId) -> Option<Placement> {
        let broken = |why: &Placement| matches!(why, Placement::Lots | Placement::Decided(_));
        let equals = self.last_among(who)?.iter();
        equals.map(|slot| slot.why).find(broken)
    }

    /// Somebody who has left, and all who came after it among its equals, though it was by way of
    /// another who has left.
    pub(crate) fn slower_equals(&self, who: CombatantId) -> Vec<CombatantId> {
        let mut slower = vec![who];
        let mut next = 0;
        while let Some(&one) = slower.get(next) {
            for equals in &self.parted {
                let from = equals.iter().skip_while(|slot| slot.who != one);
                let new = from
                    .map(|slot| slot.who)
                    .filter(|who| !slower.contains(who));
                slower.extend(new.collect::<Vec<_>>());
            }
            next += 1;
        }
        slower
    }

    /// Somebody and its equals when one of them left last.
    fn last_among(&self, who: CombatantId) -> Option<&[Slot]> {
        let mut parted = self.parted.iter().rev();
        let equals = parted.find(|equals| equals.iter().any(|slot| slot.who == who));
        equals.map(Vec::as_slice)
    }
}
