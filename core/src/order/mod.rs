//! The order: who acts after whom, and why there.

mod arrange;
mod insert;
mod parting;

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::mount::Ride;
use crate::rules::TieBreaker;
use crate::sorted::sort_by_key;

pub(crate) use arrange::{Arrangement, arrange};

/// A place in the order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Slot {
    /// Whose place it is.
    pub who: CombatantId,
    /// The count: the number that is called, which may be zero or negative (D35-7).
    pub count: i32,
    /// What put it before or after its neighbours.
    pub why: Placement,
}

/// Where the game master puts somebody in the order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Seat {
    /// At a count, after those who have it already.
    Count(i32),
    /// Right before somebody, at that one's count.
    Before(CombatantId),
    /// Right after somebody, at that one's count.
    After(CombatantId),
}

/// What decided a place in the order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Placement {
    /// The count alone: nobody else has it (D35-2).
    Count,
    /// A number of the profile, compared between equal counts (D35-4).
    Key,
    /// Lots between equals (D35-5).
    Lots,
    /// Somebody's decision between equals, or dice if they are preferred (D5E-24 to D5E-27).
    Decided(TieBreaker),
    /// The roll it shares: it acts with those for whom it was made (D5E-21).
    Shared,
    /// None yet: the aware act before anybody rolls (D30-5).
    BeforeTheRoll,
    /// The moment at which it acted after delaying (D35-37).
    Delayed,
    /// The count it announced when it delayed (D35-38).
    Announced,
    /// The moment at which it carried out a readied action (D35-57, D35-58).
    Readied {
        /// Whose turn it came before.
        before: CombatantId,
    },
    /// A ruling of the game master.
    Ruled,
    /// The rider whose count it shares (D30-48, D30-49, D35-81).
    Mounted(Ride),
}

impl Placement {
    /// Whether it was chosen in the fight, by acting late or by a ruling, and does not come of a
    /// result (D35-3).
    #[must_use]
    pub fn is_chosen(self) -> bool {
        match self {
            Self::Delayed | Self::Announced | Self::Readied { .. } | Self::Ruled => true,
            Self::Count
            | Self::Key
            | Self::Lots
            | Self::Decided(_)
            | Self::Shared
            | Self::BeforeTheRoll
            | Self::Mounted(_) => false,
        }
    }
}

/// How a tie was decided between combatants whom nothing else sets apart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Tie {
    /// The tied combatants, in the order in which they will act.
    pub order: Vec<CombatantId>,
    /// The faces that decided it, in the order they were rolled.
    pub faces: Vec<u16>,
    /// Who or what decided.
    #[serde(default)]
    pub by: TieBreaker,
}

impl Tie {
    /// What each of the tied rolled, in the order in which they will act; nothing where nobody rolled,
    /// as where lots were drawn (D5E-27, TOW-31).
    ///
    /// Of those who roll together the highest acts first, and equal ones roll again among themselves:
    /// so the order tells whose each face is.
    #[must_use]
    pub fn rolls(&self) -> Vec<Vec<u16>> {
        let mut rolls = vec![Vec::new(); self.order.len()];
        // Of lots there is one less than of those who draw them.
        if self.faces.len() < rolls.len() {
            return rolls;
        }
        let mut faces = self.faces.iter().copied();
        let all = 0..rolls.len();
        let mut together = vec![all];
        while let Some(rivals) = together.pop() {
            let mut rolled: Vec<_> = faces.by_ref().take(rivals.len()).collect();
            sort_by_key(&mut rolled, |&face| Reverse(face));
            // From the last on, so that the first of those who roll again are the next to do so.
            let mut end = rivals.start + rolled.len();
            for equal in rolled.chunk_by(|a, b| a == b).rev() {
                let tied = end - equal.len()..end;
                end = tied.start;
                for (roll, &face) in rolls[tied.clone()].iter_mut().zip(equal) {
                    roll.push(face);
                }
                if equal.len() > 1 {
                    together.push(tied);
                }
            }
        }
        rolls
    }
}

/// A tie that waits for a decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct OpenTie {
    /// The tied combatants by id; one of those who share a roll stands for them all.
    pub tied: Vec<CombatantId>,
    /// Whose decision it is.
    pub by: TieBreaker,
}

/// The places of a fight from first to last, and how many of them the round has passed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Order {
    slots: Vec<Slot>,
    passed: usize,
    /// Those who had the same count each time one of them left, first to act first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    parted: Vec<Vec<Slot>>,
}

impl Order {
    /// The places, first to act first.
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// How many places this round has come to, the current one included.
    pub fn passed(&self) -> usize {
        self.passed
    }

    /// The index of a combatant's place.
    pub fn position(&self, who: CombatantId) -> Option<usize> {
        self.slots.iter().position(|slot| slot.who == who)
    }

    /// A combatant's place.
    pub fn slot(&self, who: CombatantId) -> Option<&Slot> {
        self.slots.iter().find(|slot| slot.who == who)
    }

    /// Whose place comes next in this round.
    pub fn next(&self) -> Option<CombatantId> {
        self.slots.get(self.passed).map(|slot| slot.who)
    }

    pub(crate) fn set(&mut self, slots: Vec<Slot>) {
        // An order of nobody is how it is forgotten.
        if slots.is_empty() {
            self.parted.clear();
        }
        self.passed = self.passed.min(slots.len());
        self.slots = slots;
    }

    /// Starts again from the first place.
    pub(crate) fn rewind(&mut self) {
        self.passed = 0;
    }

    /// Counts a place and all before it as passed.
    pub(crate) fn pass(&mut self, who: CombatantId) -> Option<()> {
        self.passed = self.position(who)? + 1;
        Some(())
    }

    /// Moves a place before another one, at its count, as the next to come.
    pub(crate) fn hand(&mut self, from: CombatantId, to: CombatantId) -> Option<()> {
        let index = self.position(to)?;
        self.position(from).filter(|_| from != to)?;
        let mut slot = self.slots.remove(index);
        let at = self.position(from)?;
        let count = self.slots.get(at)?.count;
        if slot.count != count {
            slot.count = count;
            slot.why = Placement::Ruled;
        }
        self.slots.insert(at, slot);
        self.passed = at;
        Some(())
    }

    /// Puts a place that had come back, as the next to come.
    pub(crate) fn put_back(&mut self, who: CombatantId) -> Option<()> {
        self.passed = self.position(who)?;
        Some(())
    }

    /// Takes a place away; what has been passed stays passed.
    pub(crate) fn remove(&mut self, who: CombatantId) -> Option<Slot> {
        let index = self.position(who)?;
        if index < self.passed {
            self.passed -= 1;
        }
        Some(self.slots.remove(index))
    }

    /// Puts a place in at an index; before the places that have been passed, it is passed too.
    pub(crate) fn insert(&mut self, index: usize, slot: Slot) -> Option<()> {
        if index > self.slots.len() {
            return None;
        }
        if index < self.passed {
            self.passed += 1;
        }
        self.slots.insert(index, slot);
        Some(())
    }
}
